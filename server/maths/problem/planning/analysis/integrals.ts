import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  has,
  mapParts,
  number,
  power,
  product,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { gathered, termsOf } from '../../../algebra-system/normal/terms.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { isValueOf, valueBetween } from '../../../techniques/integration/integral-steps.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { spelledOut } from '../scope/definitions.ts';
import { type Scope, use } from '../scope/scope.ts';
import { formWith, lettersOfForm } from './linear-forms.ts';
import { rewritten } from './rewritten.ts';
import { bare, check, type AnswerLine, type Operator, type Worked } from './operator.ts';

export const INTEGRATION = '9709/p3/integration';

export type Integral = Extract<Expression, { kind: 'integral' }>;

export function expressionIn(term: Term | undefined): Expression | null {
  const statement = typeof term === 'string' ? statementIn(term) : null;
  return statement?.kind === 'expression' ? statement.value : null;
}

interface Wanted {
  integral: Integral;
  by: string | null;
}

/** The integral that is asked for: written out, or by the letter that stands for it. */
function integralOf({ target }: Goal, scope: Scope): Wanted | null {
  const isValue = typeof target === 'object' && 'the' in target && target.the === 'value';
  const one = expressionIn(isValue ? target.of[0] : target);
  const said = isValue ? target.of[1] : undefined;
  const by = typeof said === 'string' ? said : null;
  if (one?.kind === 'symbol') return lettered(one.name, by, scope);
  const written = (isValue || one?.kind === 'integral') && one && spelledOut(one, scope);
  return written && written.kind === 'integral' ? { integral: written, by } : null;
}

/** I, which was said to be an integral. */
function lettered(letter: string, by: string | null, scope: Scope): Wanted | null {
  const definition = use(scope, ({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    return (
      statement?.kind === 'relation' &&
      statement.signs.join('') === '=' &&
      statement.sides[0]!.kind === 'symbol' &&
      statement.sides[0]!.name === letter &&
      statement.sides[1]!.kind === 'integral'
    );
  });
  const statement = definition && statementIn(definition.of[0] as string);
  const written = statement?.kind === 'relation' ? spelledOut(statement.sides[1]!, scope) : null;
  return written?.kind === 'integral' ? { integral: written, by: by ?? substitutionSaid(scope) } : null;
}

/** "Using the substitution x = 3 sin θ", said in a part before. */
const substitutionSaid = (scope: Scope): string | null => {
  const said = scope.facts.find(({ relation }) => relation === 'substitution');
  return typeof said?.of[0] === 'string' ? said.of[0] : null;
};

/** A definite integral: by a method of the engine, or by the substitution that is named. */
export const integrate: Operator = (goal, scope, answerLine) => {
  if (goal.verb !== 'find' || goal.terms) return null;
  const wanted = integralOf(goal, scope);
  if (!wanted || wanted.integral.from === null || wanted.integral.to === null) return null;
  const { integral, by } = wanted;
  if (symbolsOf(integral.of).some((letter) => letter !== integral.by)) return null;
  const worked =
    byMethod(integral, by, answerLine) ??
    bySubstitution(integral, by) ??
    byRewriting(integral, scope.facts, answerLine);
  if (!worked) return null;
  const value = expressionIn(worked.answer.text);
  if (!value || symbolsOf(value).length > 0) return null;
  if (goal.figures && !goal.exact && !Number.isInteger(evaluate(value))) return null;
  return goal.form ? inForm(worked, value, goal, scope) : worked;
};

/** "Show that the integral is ln p + qπ, where p and q are to be found": p and q. */
export const lettersOfIntegral: Operator = ({ verb, target, where = [] }, scope, answerLine) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'letters')
    return null;
  const [of, form] = target.of;
  const shape = expressionIn(form);
  const value = integrate({ verb: 'find', target: { the: 'value', of: [of!] } }, scope, answerLine);
  const shown = value && expressionIn(value.answer.text);
  const known: Scope = { ...scope, facts: [...scope.facts, ...where] };
  const letters = shape && shown ? lettersOfForm(shown, shape, known) : null;
  if (!value || !shape || !letters) return null;
  const written = symbolsOf(shape)
    .map((letter) => ({ letter, one: letters[letter]! }))
    .map(({ letter, one }) => ({
      text: `${letter} = ${toText(one)}`,
      tex: `${letter} = ${toLatex(one)}`,
    }));
  return {
    ...value,
    steps: [
      ...value.steps,
      step(
        { en: 'Compare with the form that is asked for.', zh: '与所要求的形式比较。' },
        written.map(({ tex }) => tex),
      ),
    ],
    answer: {
      text: written.map(({ text }) => text).join(', '),
      tex: written.map(({ tex }) => tex).join(',\\quad '),
    },
  };
};

function byMethod(integral: Integral, by: string | null, answerLine: AnswerLine): Worked | null {
  const text = `$${toLatex(integral)}$`;
  const named = by && answerLine(`Use the substitution $${bare(by)}$ to find the exact value of ${text}.`);
  return named || answerLine(`Find the exact value of ${text}.`);
}

/** As it was shown to be the same before, or by the addition formulas. */
function byRewriting(integral: Integral, facts: readonly Fact[], answerLine: AnswerLine): Worked | null {
  for (const of of rewritten(integral.of, integral.by, facts)) {
    const same = { ...integral, of };
    const worked = byMethod(same, null, answerLine);
    if (worked)
      return {
        ...worked,
        steps: [
          step({ en: 'Write the integrand in another way.', zh: '把被积函数改写。' }, [
            `${toLatex(integral)} = ${toLatex(same)}`,
          ]),
          ...worked.steps,
        ],
      };
  }
  return null;
}

function inForm(worked: Worked, value: Expression, { form }: Goal, scope: Scope): Worked | null {
  const shape = expressionIn(bare(form!));
  const letters = shape && lettersOfForm(value, shape, scope);
  if (!shape || !letters) return null;
  const shown = formWith(shape, letters);
  return {
    ...worked,
    steps: [
      ...worked.steps,
      step({ en: 'Write it in the form that is asked for.', zh: '写成所要求的形式。' }, [toLatex(shown)]),
    ],
    answer: { text: toText(shown), tex: toLatex(shown) },
  };
}

/** sin 2x and cos 2x in terms of x. */
function withoutDoubleAngles(one: Expression): Expression {
  const inner = mapParts(one, withoutDoubleAngles);
  if (inner.kind !== 'call' || (inner.name !== 'sin' && inner.name !== 'cos')) return inner;
  const half = gathered(quotient(inner.of, number(2)));
  if (half.kind !== 'symbol') return inner;
  return inner.name === 'sin'
    ? product(number(2), call('sin', half), call('cos', half))
    : difference(product(number(2), power(call('cos', half), 2)), number(1));
}

/** The substitution carried out: u = k c + m, with c a function of x, and the rest of the integrand in c. */
function bySubstitution(integral: Integral, by: string | null): Worked | null {
  const statement = by === null ? null : statementIn(bare(by));
  const [left, inner] = statement?.kind === 'relation' ? statement.sides : [];
  const { of, by: x, from, to } = integral;
  if (left?.kind !== 'symbol' || !inner || !has(inner, x) || !from || !to) return null;
  const u = left.name;
  const terms = termsOf(inner);
  const varying = terms.filter((term) => has(fromTerms([term]), x));
  if (varying.length !== 1) return null;
  const core = fromTerms([{ ...varying[0]!, coefficient: { n: 1n, d: 1n } }]);
  const free = fromTerms(terms.filter((term) => term !== varying[0]));
  const level = quotient(difference(symbol(u), free), number(varying[0]!.coefficient));
  const rest = gathered(quotient(withoutDoubleAngles(of), differentiate(inner, x)));
  const inU = replaced(rest, core, level);
  const primitive = has(inU, x) ? null : antiderivative(inU, u);
  const ends = [from, to].map((end) => exact(substitute(inner, x, end))) as [Expression, Expression];
  const between = primitive && valueBetween(primitive.value, u, ends);
  if (!between) return null;
  const f = realFunction(of, x);
  return {
    title: { en: 'Integration by substitution', zh: '换元积分' },
    steps: [
      step({ en: 'Differentiate the substitution.', zh: '对代换式求导。' }, [
        `\\frac{\\mathrm{d}${u}}{\\mathrm{d}${x}} = ${toLatex(differentiate(inner, x))}`,
      ]),
      step(
        {
          en: 'Write the integral in the new letter, with its limits.',
          zh: '写成新变量的积分，并变换积分限。',
        },
        [toLatex({ kind: 'integral', of: gathered(inU), by: u, from: ends[0], to: ends[1] })],
      ),
      between.step,
    ],
    answer: { text: toText(between.value), tex: toLatex(between.value) },
    checks: [
      check(
        'Simpson’s rule gives the same value.',
        '辛普森法则得到相同的数值。',
        isValueOf(evaluate(between.value), f, [evaluate(from), evaluate(to)]),
      ),
    ],
    topic: INTEGRATION,
  };
}

function replaced(one: Expression, core: Expression, by: Expression): Expression {
  return same(one, core) ? by : mapParts(one, (part) => replaced(part, core, by));
}

const same = (a: Expression, b: Expression): boolean => toText(a) === toText(b);
