import { asLatex, FOUR_FIGURES, rounded, tableValue } from '../../writing/rounding.ts';
import {
  call,
  type Expression,
  negative,
  number,
  root,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import type { Step } from '../../writing/method.ts';
import { absolute, rational, rationalNear } from '../../algebra-system/numbers/rational.ts';
import type { Polynomial } from '../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { polynomialIn, quadraticSteps } from '../algebra/quadratics.ts';
import { realRoots } from '../algebra/real-roots.ts';
import { degrees, inOneFunction, polynomialInTangent } from './sine-cosine.ts';
import { step } from '../../writing/step.ts';

/** A simple equation that is left after the identities: function of the base angle = value. */
export interface Simple {
  name: 'sin' | 'cos' | 'tan';
  value: number;
  /** For R sin(u + α): added to the base angle. */
  shift: number;
}

/** The equation in sines and cosines taken apart into simple ones, with the lines that do it; null where no rule fits. */
export function simpleEquations(
  p: Map<string, number>,
  u: Expression,
  names: Set<string>,
): { simple: Simple[]; steps: Step[] } | null {
  const prefersTangent =
    [...names].every((name) => ['tan', 'cot', 'sec', 'cosec'].includes(name)) &&
    (names.has('tan') || names.has('cot'));
  const tangent = polynomialInTangent(p);
  if (prefersTangent && tangent && tangent.length > 1) return ofPolynomial('tan', tangent, u);
  const [plainSine, withCosine] = inOneFunction('sin', p);
  const [plainCosine, withSine] = inOneFunction('cos', p);
  const isShort = (list: number[], other: number[]) => other.length === 0 && list.length > 1;
  const choices = [
    ...(isShort(plainSine, withCosine) ? [{ name: 'sin' as const, list: plainSine }] : []),
    ...(isShort(plainCosine, withSine) ? [{ name: 'cos' as const, list: plainCosine }] : []),
  ];
  // The function that the question uses itself, where both would do.
  const chosen = choices.find(({ name }) => names.has(name)) ?? choices[0];
  if (chosen) return ofPolynomial(chosen.name, chosen.list, u);
  if (plainSine.length === 0 && withCosine.length > 0) return ofProduct('cos', 'sin', withCosine, u);
  if (plainCosine.length === 0 && withSine.length > 0) return ofProduct('sin', 'cos', withSine, u);
  if (tangent && tangent.length > 1) return withCosineFactor(ofPolynomial('tan', tangent, u), p, tangent, u);
  const [a, b, d] = ['1,0', '0,1', '0,0'].map((key) => p.get(key) ?? 0) as [number, number, number];
  const isLinear = [...p.keys()].every((key) => ['1,0', '0,1', '0,0'].includes(key));
  return isLinear && a !== 0 && b !== 0 ? ofHarmonic(a, b, -d, u) : null;
}

function ofPolynomial(
  name: Simple['name'],
  list: number[],
  u: Expression,
): { simple: Simple[]; steps: Step[] } | null {
  const of = call(name, u);
  const values = valuesOf(list);
  if (!values) return null;
  const exactList = exactPolynomial(list);
  const degreeOf = list.length - 1;
  const line = exactList && `${toLatex(polynomialIn(exactList, of))} = 0`;
  const steps: Step[] = [];
  if (degreeOf > 1)
    steps.push(
      step(
        {
          en: `Use identities to write everything in terms of one function`,
          zh: '用恒等式化为同一个三角函数',
        },
        [line ?? `${toLatex(of)}:\\; ${list.map(fourFigures).join(',\\; ')}`],
        ['M1', 'A1'],
        IDENTITY[name],
      ),
    );
  if (degreeOf === 2 && exactList) steps.push(...quadraticSteps(exactList, of));
  const known = values.map((value) => `${toLatex(of)} = ${valueTex(value)}`);
  if (degreeOf !== 2 || !exactList)
    steps.push(
      step(
        {
          en: degreeOf === 1 ? 'Find the value of the function' : 'Factorise and solve',
          zh: degreeOf === 1 ? '求出三角函数的值' : '因式分解求解',
        },
        [known.join(',\\quad ') || '\\text{—}'],
        ['M1', 'A1'],
      ),
    );
  return { simple: values.map((value) => ({ name, value, shift: 0 })), steps };
}

/** Dividing by the cosine loses the angles where it is zero, if it was a factor. */
function withCosineFactor(
  solution: ReturnType<typeof ofPolynomial>,
  p: Map<string, number>,
  tangent: number[],
  u: Expression,
): ReturnType<typeof ofPolynomial> {
  const top = Math.max(...[...p.keys()].map((key) => degrees(key)[0] + degrees(key)[1]));
  if (!solution || tangent.length - 1 === top) return solution;
  const factor = step(
    { en: 'The cosine is a common factor: it may be zero', zh: '余弦是公因式：可能为零' },
    [`${toLatex(call('cos', u))} = 0`],
    ['M1'],
  );
  return {
    simple: [{ name: 'cos', value: 0, shift: 0 }, ...solution.simple],
    steps: [factor, ...solution.steps],
  };
}

const IDENTITY = {
  sin: { en: 'cos² = 1 − sin², and cos 2u = 1 − 2 sin² u.', zh: 'cos² = 1 − sin²，cos 2u = 1 − 2 sin² u。' },
  cos: { en: 'sin² = 1 − cos², and cos 2u = 2 cos² u − 1.', zh: 'sin² = 1 − cos²，cos 2u = 2 cos² u − 1。' },
  tan: { en: 'sin/cos = tan, and sec² = 1 + tan².', zh: 'sin/cos = tan，sec² = 1 + tan²。' },
};

/** first · B(second) = 0 */
function ofProduct(
  first: 'sin' | 'cos',
  second: 'sin' | 'cos',
  list: number[],
  u: Expression,
): { simple: Simple[]; steps: Step[] } | null {
  const values = list.length > 1 ? valuesOf(list) : [];
  const inner = exactPolynomial(list);
  if (!values || !inner) return null;
  const [one, other] = [call(first, u), call(second, u)];
  const steps = [
    step(
      {
        en: 'Use identities, write everything on one side and take out the common factor',
        zh: '用恒等式，移到一边并提取公因式',
      },
      [`${toLatex(one)}\\left(${toLatex(polynomialIn(inner, other))}\\right) = 0`],
      ['M1', 'A1'],
      { en: 'Dividing by the factor would lose solutions.', zh: '直接约去该因式会丢解。' },
    ),
    step(
      { en: 'Set each factor equal to zero', zh: '令每个因式为零' },
      [`${toLatex(one)} = 0`, ...values.map((value) => `${toLatex(other)} = ${valueTex(value)}`)],
      ['A1'],
    ),
  ];
  return {
    simple: [
      { name: first, value: 0, shift: 0 },
      ...values.map((value) => ({ name: second, value, shift: 0 })),
    ],
    steps,
  };
}

/** a sin u + b cos u = d */
function ofHarmonic(a: number, b: number, d: number, u: Expression): { simple: Simple[]; steps: Step[] } {
  const size = Math.hypot(a, b);
  const shift = Math.atan2(b, a);
  const alpha = `${shift < 0 ? '-' : '+'} ${tableValue((Math.abs(shift) * 180) / Math.PI, 2)}^{\\circ}`;
  return {
    simple: [{ name: 'sin', value: d / size, shift }],
    steps: [
      step(
        { en: 'Write the left-hand side as a single sine', zh: '把左边化为一个正弦' },
        [
          `R = \\sqrt{${valueTex(a)}^2 + ${valueTex(b)}^2} = ${valueTex(size)}`
            .replaceAll(/\{(-[^}]{0,300}?)\^2/g, '{\\left($1\\right)^2')
            .replaceAll(/\+ (-[^ ]*?)\^2/g, '+ \\left($1\\right)^2'),
          `${valueTex(size)}\\sin\\left(${toLatex(u)} ${alpha}\\right) = ${valueTex(d)}`,
        ],
        ['M1', 'A1'],
        {
          en: 'R sin(u + α) = R cos α sin u + R sin α cos u: compare the coefficients.',
          zh: 'R sin(u + α) = R cos α sin u + R sin α cos u，比较系数。',
        },
      ),
      step(
        { en: 'Divide', zh: '两边相除' },
        [`\\sin\\left(${toLatex(u)} ${alpha}\\right) = ${valueTex(d / size)}`],
        ['M1'],
      ),
    ],
  };
}

export function exactPolynomial(list: number[]): Polynomial | null {
  const lead = list.find((value) => value !== 0) ?? 1;
  const direct = list.map((value) => rationalNear(value, 200));
  const all = direct.every((value) => value !== null)
    ? direct
    : list.map((value) => rationalNear(value / lead, 200));
  return all.every((value) => value !== null) ? (all as Polynomial) : null;
}

function valuesOf(list: number[]): number[] | null {
  const known = exactPolynomial(list);
  if (known) return realRoots(known)?.map(({ value }) => value) ?? null;
  const [c, b, a] = list;
  if (list.length === 2) return [-c! / b!];
  if (list.length !== 3) return null;
  const under = b! * b! - 4 * a! * c!;
  if (Math.abs(under) < 1e-12) return [-b! / (2 * a!)];
  return under < 0 ? [] : [(-b! - Math.sqrt(under)) / (2 * a!), (-b! + Math.sqrt(under)) / (2 * a!)];
}

const fourFigures = (value: number) => asLatex(rounded(value, FOUR_FIGURES));

/** A fraction or a plain surd where the number is one, else four figures. */
export function valueTex(value: number): string {
  const fraction = Math.abs(value) < 1e-13 ? rational(0) : rationalNear(value, 60);
  if (fraction) return toLatex(number(fraction));
  const square = rationalNear(value * value, 200);
  if (!square) return fourFigures(value);
  const surd = exact(root(number(absolute(square))));
  return toLatex(value < 0 ? negative(surd) : surd);
}
