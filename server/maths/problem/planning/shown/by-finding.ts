import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { shownAnswer } from './shown-answer.ts';
import { expressionIn, shownFact, sidesIn } from '../working/worked.ts';
import type { Worked as SolvedPart } from '../analysis/operator.ts';

const ROOTS = /\\?(?:alpha|beta|gamma|delta)|[αβγδ]/;
const MATRIX = /\\mathbf/;

interface Claim {
  /** What the left side is as a thing to be found, in the ways in which that may be asked. */
  targets: Term[];
  right: string;
  left: string | null;
}

/** "Show that α² + β² + γ² = 6": the left side is found, and has to be the right one. */
export function shownByFinding(goal: Goal, find: (goal: Goal) => SolvedPart | null): SolvedPart | null {
  const fact = shownFact(goal);
  const claim = fact && claimIn(fact);
  if (!fact || !claim) return null;
  const { form: _form, terms: _terms, figures: _figures, exact: _exact, ...rest } = goal;
  const printed = expressionIn(claim.right);
  const letters = printed ? symbolsOf(printed) : [];
  for (const target of claim.targets) {
    const found =
      find({ ...rest, verb: 'find', target }) ??
      (letters.length > 0 ? find({ ...rest, verb: 'find', target, terms: letters }) : null);
    if (!found) continue;
    if (!isWorth(found.answer.text, claim, find, rest)) return null;
    const whole = shownAnswer(fact.relation === 'stationary' ? stationary(claim) : fact, []);
    // The value alone is what is worked out.
    const answer =
      whole && printed && fact.relation === 'holds' && !MATRIX.test(claim.left ?? '')
        ? { ...whole, text: toText(printed) }
        : whole;
    return (
      answer && {
        ...found,
        steps: [
          ...found.steps,
          step({ en: 'This is what was to be shown.', zh: '即为所证。' }, answer.tex ? [answer.tex] : []),
        ],
        answer,
      }
    );
  }
  return null;
}

const stationary = ({ right }: Claim): Fact => ({ relation: 'holds', of: [`\\frac{dy}{dx} = ${right}`] });

function claimIn({ relation, of }: Fact): Claim | null {
  const [left, right] = of;
  if (relation === 'stationary' && left)
    return { targets: [{ the: 'derivative at', of: ['\\frac{dy}{dx}', left] }], right: '0', left: null };
  if (relation === 'equal' && typeof right === 'string' && typeof left === 'object')
    return { targets: [left], right, left: null };
  if (relation !== 'holds' || typeof left !== 'string' || of.length !== 1) return null;
  const text = left.replaceAll('$', '');
  const [one, other, third] = text.split('=');
  if (!one || !other || third !== undefined || /[<>≤≥]|\\[lg]e/.test(text)) return null;
  if (MATRIX.test(one))
    return { targets: [{ the: 'value of matrix', of: [one] }, one], right: other, left: one };
  const sides = sidesIn(text);
  if (!sides || symbolsOf(sides[0]).length === 0 || sides.some(isOfDerivatives)) return null;
  return {
    targets: ROOTS.test(one) ? [{ the: 'symmetric value', of: [one.trim()] }, one.trim()] : [one.trim()],
    right: other,
    left: one,
  };
}

const isOfDerivatives = (one: Expression): boolean =>
  contains(one, ({ kind }) => kind === 'derivative' || kind === 'rate');

function isWorth(
  text: string,
  { right, left }: Claim,
  find: (goal: Goal) => SolvedPart | null,
  rest: Omit<Goal, 'verb' | 'target'>,
): boolean {
  if (left !== null && MATRIX.test(left)) {
    const other = find({ ...rest, verb: 'find', target: { the: 'value of matrix', of: [right] } });
    return other !== null && other.answer.text === text;
  }
  const body = text.includes(' = ') ? text.slice(text.indexOf(' = ') + 3) : text;
  const statement = statementIn(body);
  const printed = expressionIn(right);
  return statement?.kind === 'expression' && printed !== null && isSame(statement.value, printed);
}

const SAMPLES = [3, 5, 7, 4];

function isSame(one: Expression, other: Expression): boolean {
  const letters = [...new Set([one, other].flatMap(symbolsOf))];
  const gaps = SAMPLES.map((start) => {
    const values = Object.fromEntries(letters.map((letter, at) => [letter, start + at]));
    const [a, b] = [evaluate(one, values), evaluate(other, values)];
    return Math.abs(a - b) / Math.max(1, Math.abs(a));
  });
  return gaps.every((gap) => gap < 1e-9);
}
