import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { boundsOf, conditionsOn } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { step } from '../../../writing/step.ts';
import { asRatioOfLogarithms } from './logarithms.ts';
import { bare, figuresText, type Operator, type Worked } from './operator.ts';
import { relationOf } from './equations.ts';

/** "The values of x for which", and x alone. */
export function letterAsked({ verb, target }: Goal): string | null {
  if (verb !== 'find') return null;
  const asked =
    typeof target === 'object' &&
    'the' in target &&
    (['values', 'possible values'].includes(target.the) || (target.the === 'times' && target.of.length === 1))
      ? target.of[0]!
      : target;
  return typeof asked === 'string' && /^\\?[a-zA-Z]+$/.test(asked) ? asked : null;
}

/** An equation in this letter alone, which is no more than that. */
function isEquationIn({ relation, of: [text] }: Fact, letter: string): boolean {
  if (relation !== 'holds' || typeof text !== 'string') return false;
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.signs.length !== 1 || statement.signs[0] !== '=')
    return false;
  const letters = new Set(statement.sides.flatMap(symbolsOf));
  const isDefined = statement.sides.some((side) =>
    contains(side, ({ kind }) => ['derivative', 'integral', 'rate'].includes(kind)),
  );
  return !isDefined && letters.size === 1 && letters.has(letter.replace(/^\\/, ''));
}

/** "Find x", where one equation says what x is: it is solved as such, and the conditions choose among its roots. */
export const solveSingle: Operator = (goal, scope, answerLine) => {
  const letter = letterAsked(goal);
  if (letter === null || goal.terms) return null;
  const said = [...scope.facts, ...(goal.where ?? []), ...conditionsIn(goal.target)];
  const equations = [...new Set(said)].filter((one) => isEquationIn(one, letter));
  const [equation, another] = equations;
  if (!equation || another) return null;
  const name = letter.replace(/^\\/, '');
  const relation = relationOf({ verb: 'solve', target: equation.of[0]! }, scope);
  if (!relation) return null;
  const bounds = boundsOf(scope, name);
  const range = bounds && isTrigonometric(scope, equation) ? rangeText(scope, name) : '';
  const answered = answerLine(
    `Solve the equation $${statementLatex(relation)}$${range}${figuresText(goal)}.`,
  );
  const conditions = conditionsOn(scope, [name]);
  if (!answered || !conditions) return null;
  const roots = answered.answer.text.split(' or ').map((text) => {
    const statement = statementIn(text);
    const value = statement?.kind === 'relation' && statement.signs[0] === '=' ? statement.sides[1]! : null;
    return value && Number.isFinite(evaluate(value)) ? { text, value } : null;
  });
  if (!roots.every((one) => one !== null)) return null;
  const kept = roots.filter(({ value }) => conditions.every((holds) => holds({ [name]: value })));
  if (kept.length === 0) return null;
  if (kept.length < roots.length && (goal.figures || answered.answer.say)) return null;
  scope.used.add(equation);
  if (goal.form) return kept.length === 1 ? inForm(answered, name, kept[0]!.value, goal, said, scope) : null;
  if (goal.exact && /\d\.\d/.test(answered.answer.text)) return null;
  if (kept.length === roots.length) return answered;
  const tex = answered.answer.tex.split(',\\; ');
  if (tex.length !== roots.length) return null;
  return {
    ...answered,
    answer: {
      text: kept.map(({ text }) => text).join(' or '),
      tex: tex.filter((_, at) => kept.includes(roots[at]!)).join(',\\; '),
    },
  };
};

/** "In the form ln a/ln b". */
function inForm(
  answered: Worked,
  name: string,
  value: Expression,
  { form }: Goal,
  facts: readonly Fact[],
  { used }: Scope,
): Worked | null {
  const [, above, below] =
    /^\\d?frac\{\\ln([a-z])\}\{\\ln([a-z])\}$/.exec(bare(form ?? '').replaceAll(' ', '')) ?? [];
  const shown = above && below ? asRatioOfLogarithms(value) : null;
  if (!above || !below || !shown || Math.abs(evaluate(shown) - evaluate(value)) > 1e-9) return null;
  const conditions = conditionsOn({ facts, used }, [above, below]);
  const letters = { [above]: insideOf(shown.numerator), [below]: insideOf(shown.denominator) };
  if (!conditions?.every((holds) => holds(letters))) return null;
  return {
    ...answered,
    steps: [
      ...answered.steps,
      step({ en: 'Write it in the form that is asked for.', zh: '写成所要求的形式。' }, [
        `${name} = ${toLatex(shown)}`,
      ]),
    ],
    answer: { text: `${name} = ${toText(shown)}`, tex: `${name} = ${toLatex(shown)}` },
  };
}

const insideOf = (one: Expression): Expression => (one.kind === 'call' ? one.of : one);

const conditionsIn = (target: Term): Fact[] =>
  (typeof target === 'object' && 'the' in target && target.where) || [];

const isTrigonometric = (_: Scope, { of: [text] }: Fact): boolean => /sin|cos|tan|sec|cot/.test(String(text));

function rangeText({ facts, used }: Scope, letter: string): string {
  const range = facts.filter(({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    return (
      statement?.kind === 'relation' &&
      statement.signs.every((sign) => sign !== '=') &&
      statement.sides.flatMap(symbolsOf).every((one) => one === letter)
    );
  });
  for (const one of range) used.add(one);
  return range.length > 0
    ? ` for ${range.map(({ of }) => `$${String(of[0]).replaceAll('$', '')}$`).join(', ')}`
    : '';
}
