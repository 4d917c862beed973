import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  number,
  power,
  product,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { modulusOf, multiplied, type Pair, pairIn, pairOf } from '../complex/formula.ts';
import { lookOf, type Scope, valueOf } from '../scope/scope.ts';
import type { Term } from '../../schema/problem.ts';
import type { Explain } from './property.ts';
import { pairTex, tex } from './number-tex.ts';

const pairFor = (term: Term | undefined, scope: Scope): Pair | null =>
  term === undefined ? null : pairIn(valueOf(term, scope));

const isPlain = (pair: Pair): boolean => pair.every((one) => symbolsOf(one).length === 0);

const modulus: Explain = ({ of: [z] }, scope) => {
  const pair = pairFor(z, scope);
  return pair && isPlain(pair) ? [...cartesian(z!, pair, scope), modulusStep(pair)] : [];
};

function modulusStep(pair: Pair): Step {
  const [re, im] = pair.map((one) => raised(one, '2'));
  return step({ en: 'The modulus', zh: '模' }, [`\\sqrt{${re} + ${im}} = ${tex(modulusOf(pair))}`]);
}

const raised = (one: Expression, n: string): string =>
  /^\d+$/.test(tex(one)) ? `${tex(one)}^{${n}}` : `\\left(${tex(one)}\\right)^{${n}}`;

const QUARTERS = [
  ['the first quadrant', '第一象限'],
  ['the second quadrant', '第二象限'],
  ['the third quadrant', '第三象限'],
  ['the fourth quadrant', '第四象限'],
] as const;

/** Which quadrant a number lies in; null on an axis. */
function quarterOf(pair: Pair): number | null {
  const [x, y] = pair.map((one) => evaluate(one)) as [number, number];
  if (Math.abs(x) < 1e-12 || Math.abs(y) < 1e-12) return null;
  return y > 0 ? (x > 0 ? 0 : 1) : x < 0 ? 2 : 3;
}

const argument: Explain = ({ of: [z] }, scope) => {
  const pair = pairFor(z, scope);
  return pair && isPlain(pair) ? [...cartesian(z!, pair, scope), ...argumentSteps(pair)] : [];
};

function argumentSteps([re, im]: Pair): Step[] {
  const quarter = quarterOf([re, im]);
  if (quarter === null)
    return [step({ en: 'It lies on an axis of the Argand diagram.', zh: '它在复平面的坐标轴上。' })];
  const [en, zh] = QUARTERS[quarter]!;
  return [
    step({ en: `It lies in ${en}; the acute angle with the real axis`, zh: `它在${zh}；与实轴所成的锐角` }, [
      `\\tan\\alpha = \\frac{${tex(positive(im))}}{${tex(positive(re))}}`,
    ]),
  ];
}

const positive = (one: Expression): Expression => (evaluate(one) < 0 ? exact(product(number(-1), one)) : one);

/** What a number is as x + iy, where it was said to be something else. */
function cartesian(z: Term, pair: Pair, scope: Scope): Step[] {
  if (typeof z !== 'string') return [];
  const steps = ofQuotient(z, scope);
  return steps.length > 0
    ? steps
    : [step({ en: 'In the form x + iy', zh: '写成 x + iy 的形式' }, [pairTex(pair)])];
}

/** A quotient is multiplied by the conjugate of what stands below. */
function ofQuotient(text: string, scope: Scope): Step[] {
  const statement = statementIn(text);
  const value = statement?.kind === 'expression' ? statement.value : null;
  if (value?.kind !== 'quotient') return [];
  const look = lookOf(scope);
  const [above, below] = [pairOf(value.numerator, look), pairOf(value.denominator, look)];
  if (!above || !below || ![above, below].every(isPlain) || rationalValue(exact(below[1]))?.n === 0n)
    return [];
  const conjugate: Pair = [below[0], exact(product(number(-1), below[1]))];
  const whole = multiplied(above, conjugate)!;
  return [
    step(
      {
        en: 'Multiply above and below by the conjugate of the denominator.',
        zh: '分子、分母同乘分母的共轭复数。',
      },
      [
        `\\frac{\\left(${pairTex(above)}\\right)\\left(${pairTex(conjugate)}\\right)}{\\left(${pairTex(below)}\\right)\\left(${pairTex(conjugate)}\\right)} = \\frac{${pairTex(whole)}}{${tex(sum(power(below[0], 2), power(below[1], 2)))}}`,
      ],
    ),
  ];
}

/** The number itself: its quotient taken apart, or its power. */
export function complexLines(target: Term, form: string | undefined, scope: Scope): Step[] {
  const pair = pairFor(target, scope);
  if (!pair || !isPlain(pair) || (typeof target === 'object' && !isComplex(target, scope))) return [];
  const said = definitionOf(target, scope);
  if (/e\^|mathrm\{e\}|cos/.test(form ?? ''))
    return [...(said ? ofQuotient(said, scope) : []), modulusStep(pair), ...argumentSteps(pair)];
  return said === null ? [] : [...ofQuotient(said, scope), ...ofPower(said, scope)];
}

const isComplex = (term: Term, scope: Scope): boolean =>
  typeof term === 'object' &&
  'thing' in term &&
  scope.things.some(({ id, kind }) => id === term.thing && kind === 'complex');

/** What a complex number was said to be, as it was typed. */
function definitionOf(target: Term, scope: Scope): string | null {
  if (typeof target === 'string') return target;
  if (!('thing' in target)) return null;
  for (const { relation, of } of scope.facts) {
    const [left, right] = of;
    const isIt =
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'value' &&
      typeof left.of[0] === 'object' &&
      'thing' in left.of[0] &&
      left.of[0].thing === target.thing;
    if (isIt && typeof right === 'string') return right;
    const statement = relation === 'holds' && typeof left === 'string' ? statementIn(left) : null;
    const [side] = statement?.kind === 'relation' && statement.signs.join() === '=' ? statement.sides : [];
    if (side?.kind === 'symbol' && side.name === target.thing)
      return (left as string).split('=').slice(1).join('=');
  }
  return null;
}

function ofPower(text: string, scope: Scope): Step[] {
  const statement = statementIn(text);
  const value = statement?.kind === 'expression' ? statement.value : null;
  const to = value?.kind === 'power' ? rationalValue(value.exponent) : null;
  const base = value?.kind === 'power' ? pairOf(value.base, lookOf(scope)) : null;
  if (!to || to.d !== 1n || to.n < 3n || !base || !isPlain(base)) return [];
  const n = String(to.n);
  return [
    modulusStep(base),
    ...argumentSteps(base),
    step(
      {
        en: 'The modulus is raised to the power, the argument is multiplied by it.',
        zh: '模取乘方，辐角乘以指数。',
      },
      [
        `\\left(${tex(modulusOf(base))}\\right)^{${n}}\\left(\\cos ${n}\\theta + \\mathrm{i}\\sin ${n}\\theta\\right)`,
      ],
    ),
  ];
}

const squareRoots: Explain = ({ of: [z] }, scope) => {
  const pair = pairFor(z, scope);
  if (!pair || !isPlain(pair)) return [];
  const [re, im] = pair;
  const square = exact(product(power(im, 2), number({ n: 1n, d: 4n })));
  return [
    step(
      {
        en: 'Write the root as x + iy and compare the two parts of its square.',
        zh: '设平方根为 x + iy，比较平方的实部与虚部。',
      },
      [`x^{2} - y^{2} = ${tex(re)},\\quad 2xy = ${tex(im)}`],
    ),
    step({ en: 'Eliminate y.', zh: '消去 y。' }, [
      `${tex(difference(difference(power(symbol('x'), 4), product(re, power(symbol('x'), 2))), square))} = 0`,
      `x^{2} = ${tex(exact(product(number({ n: 1n, d: 2n }), sum(modulusOf(pair), re))))}`,
    ]),
  ];
};

/** Of an equation of the second degree, by the formula. */
const complexRoots: Explain = ({ of: [text] }, scope) => {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return [];
  const whole = difference(statement.sides[0]!, statement.sides[1]!);
  const [letter, another] = symbolsOf(whole);
  const hasParts = contains(whole, (part) => part.kind === 'call');
  const all = letter && !another && !hasParts ? coefficientsOf(whole, letter) : null;
  const pairs = all?.map((one) => pairOf(tidy(one), lookOf(scope)));
  if (pairs?.length !== 3 || !pairs.every((one) => one !== null)) return [];
  const [c, b, a] = pairs as [Pair, Pair, Pair];
  const square = multiplied(b, b)!;
  const four = multiplied([number(4), number(0)], multiplied(a, c))!;
  const under: Pair = [exact(difference(square[0], four[0])), exact(difference(square[1], four[1]))];
  return [
    step({ en: 'Use the formula for the roots of a quadratic.', zh: '用一元二次方程求根公式。' }, [
      `b^{2} - 4ac = ${pairTex(under)}`,
    ]),
  ];
};

/** The lines of what is found of complex numbers. */
export const COMPLEX_LINES: Record<string, Explain> = {
  modulus,
  argument,
  'square roots': squareRoots,
  'complex roots': complexRoots,
};
