import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  difference,
  type Expression,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { agree, realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { integrate } from '../analysis/integrals.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import { use, valueOf } from '../scope/scope.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { CURVE_OPERATORS } from './curves.ts';
import { POLAR_OPERATORS } from '../polar/polar-operators.ts';
import { expressionIn, sidesIn, worked } from '../working/worked.ts';

const shown = (found: Worked, left: string, printed: Expression): Worked => ({
  ...found,
  steps: [
    ...found.steps,
    step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [`${left}${toLatex(printed)}`]),
  ],
  answer: { text: toText(printed), tex: toLatex(printed) },
});

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-10 * Math.max(1, Math.abs(a));

/** "Show that the length of C is 4/3": it is worked out, and has to be that. */
const valueShown: Operator = ({ verb, target, where }, scope, answerLine) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement:equal')
    return null;
  const [left, right] = target.of;
  const printed = expressionIn(right);
  if (typeof left !== 'object' || !('the' in left) || !printed || symbolsOf(printed).length > 0) return null;
  const goal: Goal = { verb: 'find', target: left, ...(where && { where }) };
  for (const operator of [...CURVE_OPERATORS, ...POLAR_OPERATORS]) {
    const found = operator(goal, scope, answerLine);
    const value = found && expressionIn(found.answer.text);
    if (found && value) return isNear(evaluate(value), evaluate(printed)) ? shown(found, '', printed) : null;
  }
  return null;
};

/** "Show that ∫ … = …". */
const integralShown: Operator = ({ verb, target }, scope, answerLine) => {
  const sides = verb === 'show' ? sidesOf(target) : null;
  if (!sides || sides[0].kind !== 'integral' || symbolsOf(sides[1]).length > 0) return null;
  const text = textOf(target);
  const left = text.slice(0, text.indexOf('='));
  const found = integrate({ verb: 'find', target: { the: 'value', of: [left] } }, scope, answerLine);
  const value = found && expressionIn(found.answer.text);
  if (!found || !value || !isNear(evaluate(value), evaluate(sides[1]))) return null;
  use(scope, ({ relation }) => relation === 'substitution');
  return shown(found, `${toLatex(sides[0])} = `, sides[1]);
};

const textOf = (target: Term): string => {
  const text = typeof target === 'object' && 'the' in target ? target.of[0] : '';
  return typeof text === 'string' ? text.replaceAll('$', '') : '';
};

const sidesOf = (target: Term): [Expression, Expression] | null =>
  typeof target === 'object' && 'the' in target && target.the === 'statement:holds'
    ? sidesIn(target.of[0])
    : null;

/** "Show that sin 5θ = 16 sin⁵θ − …", and the other way about. */
const multipleShown: Operator = ({ verb, target }, _scope, answerLine) => {
  const sides = verb === 'show' ? sidesOf(target) : null;
  const [letter, another] = sides ? [...new Set(sides.flatMap(symbolsOf))] : [];
  if (!sides || !letter || another || !sides.every(isWave)) return null;
  const found = lineOf(sides[0], letter, answerLine);
  const value = found && expressionIn(found.answer.text);
  if (!found || !value) return null;
  const [own, printed] = [value, sides[1]].map((one) => realFunction(one, letter)) as [
    (x: number) => number,
    (x: number) => number,
  ];
  return agree(own, printed, 'multiple angles') &&
    agree(realFunction(sides[0], letter), printed, 'multiple angles, left')
    ? {
        ...shown(found, `${toLatex(sides[0])} = `, sides[1]),
        answer: {
          text: `${toText(sides[0])} = ${toText(sides[1])}`,
          tex: `${toLatex(sides[0])} = ${toLatex(sides[1])}`,
        },
      }
    : null;
};

const isWave = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'call' && ['sin', 'cos', 'tan'].includes(part.name));

/** cos 5θ by powers of cos θ, cosⁿ θ by multiple angles. */
function lineOf(one: Expression, letter: string, answerLine: AnswerLine): Worked | null {
  const tex = toLatex(one);
  const theta = letter === 'theta' ? '\\theta' : letter;
  if (one.kind === 'call')
    return (
      ['cos', 'sin', 'tan']
        .filter((name) => name === one.name || one.name === 'sin')
        .map((name) => answerLine(`Express $${tex}$ in terms of $\\${name} ${theta}$.`))
        .find((found) => found !== null) ?? null
    );
  return (
    ['cosines', 'sines']
      .map((name) => answerLine(`Express $${tex}$ in terms of ${name} of multiples of $${theta}$.`))
      .find((found) => found !== null) ?? null
  );
}

/** Two fractions that are the same once they are brought to one denominator. */
const identityShown: Operator = ({ verb, target }, scope) => {
  const sides = verb === 'show' ? sidesOf(target) : null;
  const letters = sides ? [...new Set(sides.flatMap(symbolsOf))] : [];
  if (
    !sides ||
    letters.length !== 1 ||
    sides.some((side) => contains(side, isBeyond)) ||
    !sides.some(isFraction)
  )
    return null;
  const [left, right] = sides.map((side) => writtenOut(side, definitionsIn(scope)));
  const rest = left && right ? fractionOf(difference(left, right), letters[0]!) : null;
  if (!left || !right || !rest || rest.above.some(({ n }) => n !== 0n)) return null;
  const [a, b] = [left, right].map((one) => realFunction(one, letters[0]!)) as [
    (x: number) => number,
    (x: number) => number,
  ];
  return worked(
    { en: 'Show that the two sides are the same', zh: '证明两边相等' },
    '9231/p1/summation-of-series',
    [
      step({ en: 'Bring the left side to one denominator and simplify.', zh: '把左边通分并化简。' }, [
        `${toLatex(sides[0])} = ${toLatex(sides[1])}`,
      ]),
    ],
    {
      text: `${toText(sides[0])} = ${toText(sides[1])}`,
      tex: `${toLatex(sides[0])} = ${toLatex(sides[1])}`,
    },
    [
      check(
        'Both sides agree for many numbers.',
        '两边在大量数值处相等。',
        agree(a, b, 'identity of fractions'),
      ),
    ],
  );
};

const isBeyond = (part: Expression): boolean =>
  !['number', 'symbol', 'sum', 'product', 'quotient', 'power', 'negative'].includes(part.kind);
const isFraction = (one: Expression): boolean => contains(one, ({ kind }) => kind === 'quotient');

/** dy/dx and d²y/dx² along a curve with a parameter. */
const alongPath: Operator = ({ verb, target, terms, form, figures }, scope) => {
  const isShown = verb === 'show';
  const text = isShown ? textOf(target) : typeof target === 'string' ? target : '';
  if (form || figures || (verb !== 'find' && !isShown)) return null;
  const sides = isShown ? sidesIn(text) : null;
  const one = isShown ? sides?.[0] : expressionIn(text);
  if (one?.kind !== 'derivative' || one.of !== 'y' || one.by !== 'x' || (one.order !== 1 && one.order !== 2))
    return null;
  const paths = scope.things.flatMap(({ id, kind }) =>
    kind === 'curve' ? (valueOf({ thing: id }, scope) ?? []) : [],
  );
  const [path] = paths;
  if (path?.is !== 'path' || paths.length > 1) return null;
  const { letter, x, y } = path;
  if (terms && terms.join() !== letter) return null;
  const speed = differentiate(x, letter);
  const first = exact(quotient(differentiate(y, letter), speed));
  const value = one.order === 1 ? first : exact(quotient(differentiate(first, letter), speed));
  if (symbolsOf(value).some((each) => each !== letter)) return null;
  const at = (t: number) => {
    const h = 1e-3;
    const [fx, fy] = [x, y].map((each) => realFunction(each, letter)) as [
      (t: number) => number,
      (t: number) => number,
    ];
    const slope = (s: number) => (fy(s + h) - fy(s - h)) / (fx(s + h) - fx(s - h));
    return one.order === 1 ? slope(t) : (slope(t + h) - slope(t - h)) / (fx(t + h) - fx(t - h));
  };
  const own = realFunction(value, letter);
  const places = [0.37, 0.61, 0.83, 1.27].filter((t) => Number.isFinite(at(t)) && Number.isFinite(own(t)));
  const isTrue =
    places.length > 1 && places.every((t) => Math.abs(at(t) - own(t)) < 1e-2 * Math.max(1, Math.abs(own(t))));
  if (sides && !agree(own, realFunction(sides[1], letter), 'derivative along a path')) return null;
  const printed = sides ? sides[1] : value;
  const name = toLatex(one);
  for (const fact of scope.facts)
    if (fact.relation === 'holds' && String(fact.of[0]).includes(letter)) scope.used.add(fact);
  return worked(
    { en: 'Parametric differentiation', zh: '参数方程求导' },
    '9231/p2/differentiation',
    [
      step({ en: 'Divide the derivatives with respect to the parameter.', zh: '把对参数的导数相除。' }, [
        `\\frac{\\mathrm{d}y}{\\mathrm{d}x} = ${toLatex(first)}`,
        ...(one.order === 2 ? [`${name} = ${toLatex(printed)}`] : []),
      ]),
    ],
    { text: toText(printed), tex: toLatex(printed) },
    [check('Points of the curve nearby give the same.', '曲线上邻近的点给出相同的结果。', isTrue)],
  );
};

/** "Express cos 5θ in terms of cos θ". */
const multiples: Operator = (goal, _scope, answerLine) => {
  const { verb, target, form } = goal;
  if (verb !== 'express' || typeof target !== 'string' || !form || goal.terms || goal.figures) return null;
  const one = expressionIn(target);
  const [letter, another] = one ? symbolsOf(one) : [];
  if (!one || !letter || another || !isWave(one)) return null;
  if (form === 'multiples') return one.kind === 'call' ? null : lineOf(one, letter, answerLine);
  if (!form.startsWith('in terms of ')) return null;
  return answerLine(
    `Express $${toLatex(one)}$ in terms of $${form.slice('in terms of '.length).replaceAll('$', '')}$.`,
  );
};

/** "As a single logarithm": an integral that is one. */
const singleLogarithm: Operator = (goal, scope, answerLine) => {
  if (goal.form !== 'single logarithm') return null;
  const { form: _form, ...rest } = goal;
  const found = integrate(rest, scope, answerLine);
  const value = found && expressionIn(found.answer.text);
  if (!found || !value) return null;
  const parts = value.kind === 'product' ? value.factors : [value];
  const logs = parts.filter((one) => one.kind === 'call' && one.name === 'ln');
  return logs.length === 1 && parts.every((one) => logs.includes(one) || !contains(one, isFunction))
    ? found
    : null;
};

const isFunction = (one: Expression): boolean => one.kind === 'call';

export const SHOW_OPERATORS: Operator[] = [
  singleLogarithm,
  valueShown,
  integralShown,
  multipleShown,
  identityShown,
  alongPath,
  multiples,
];
