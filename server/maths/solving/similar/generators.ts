import type { Text } from '../../../core/locale.ts';
import { type RandomNumbers, typedPolynomial as typed } from './random-numbers.ts';

/** What a similar question keeps of the first one. */
export interface Shape {
  /** The answer of the first, as text. */
  answer: string;
  /** The first question in lower case. */
  question: string;
}

/** Draws the numbers of a question of one kind; null where the first asks for more than this kind does. */
export type Generator = (shape: Shape, draw: RandomNumbers) => Text | null;

const ask = (en: string, zh: string, formula: string, end = ''): Text => ({
  en: `${en} ${formula}${end}`,
  zh: `${zh} ${formula}${end}`,
});

const OTHER = /sqrt|√|sin|cos|tan|sec|cot|ln|log|e\^|exp|\/|frac|÷/;
/** Nothing but whole powers of the letter. */
const isPolynomial = (question: string) => !OTHER.test(question) && !/\^ ?[{(]? ?-/.test(question);

const linear: Generator = (_, draw) => {
  const [root, a, c] = [draw.some(-9, 9), draw.whole(2, 9), draw.whole(0, 3)];
  const b = draw.some(-12, 12);
  return ask('Solve', '解方程', `${typed([b, a + c])} = ${typed([b + a * root, c])}`);
};

const quadratic: Generator = ({ answer, question }, draw) => {
  if (/≈|significant|decimal|有效|小数/.test(question)) return null;
  const bySquare = /completing the square|配方/.test(question);
  const [p, q] = [draw.some(-7, 7), draw.some(-7, 7)];
  if (answer === 'none' || p === q) return null;
  const isSurd = /sqrt/.test(answer);
  const coefficients = isSurd ? [p * p - draw.one([2, 3, 5, 6, 7, 10]), -2 * p, 1] : [p * q, -p - q, 1];
  return bySquare
    ? {
        en: `Solve ${typed(coefficients)} = 0 by completing the square`,
        zh: `用配方法解方程 ${typed(coefficients)} = 0`,
      }
    : ask('Solve', '解方程', `${typed(coefficients)} = 0`);
};

const inequality: Generator = ({ answer }, draw) => {
  const [p, gap] = [draw.whole(-6, 5), draw.whole(1, 6)];
  if (!/^[^<>]*[<>][^<>]*[<>][^<>]*$|or/.test(answer)) return null;
  const sign = draw.one(['<', '>', '<=', '>=']);
  return ask('Solve the inequality', '解不等式', `${typed([p * (p + gap), -2 * p - gap, 1])} ${sign} 0`);
};

const modulusEquation: Generator = ({ question }, draw) => {
  if (question.split('|').length !== 3) return null;
  const [a, b, c] = [draw.whole(2, 5), draw.some(-9, 9), draw.whole(1, 9)];
  return ask('Solve', '解方程', `|${typed([b, a])}| = ${c}`);
};

const simultaneous: Generator = ({ answer, question }, draw) => {
  if (/sqrt|or/.test(answer) || /\^|[²³]|xy/.test(question)) return null;
  const [x, y] = [draw.some(-6, 6), draw.some(-6, 6)];
  const [a, b, c, d] = [draw.whole(1, 5), draw.some(-5, 5), draw.whole(1, 5), draw.some(-5, 5)];
  if (a * d === b * c) return null;
  const side = (m: number, n: number) => `${typed([0, m])}${typedAfter(n, 'y')} = ${m * x + n * y}`;
  return {
    en: `Solve the simultaneous equations ${side(a, b)} and ${side(c, d)}`,
    zh: `解方程组 ${side(a, b)}，${side(c, d)}`,
  };
};

const typedAfter = (value: number, letter: string) => {
  const size = Math.abs(value) === 1 ? '' : Math.abs(value);
  return ` ${value < 0 ? '-' : '+'} ${size}${letter}`;
};

const completedSquare: Generator = (_, draw) => {
  const [half, rest] = [draw.some(-6, 6), draw.some(-9, 9)];
  const formula = typed([half * half + rest, 2 * half, 1]);
  return {
    en: `Express ${formula} in the form (x + a)^2 + b`,
    zh: `把 ${formula} 写成 (x + a)^2 + b 的形式`,
  };
};

const cubicOf = (draw: RandomNumbers) => [
  draw.some(-9, 9),
  draw.some(-9, 9),
  draw.whole(-6, 6),
  draw.one([1, 2, 3, 4, 5]),
];

const derivative: Generator = ({ answer, question }, draw) =>
  !isPolynomial(question.replace(/d\^?2?y ?\/ ?dx|\\frac\{dy\}\{dx\}/g, '')) ||
  /d\^2|''/.test(answer) ||
  /first principles|second|二阶|定义/.test(question)
    ? null
    : ask('Differentiate', '求导：', typed(cubicOf(draw)));

const product: Generator = ({ question }, draw) => {
  if (/second|二阶/.test(question)) return null;
  const [power, a] = [draw.whole(2, 4), draw.whole(2, 5)];
  const other = draw.one([`e^(${a}x)`, `sin(${a}x)`, `cos(${a}x)`]);
  return ask('Differentiate', '求导：', `x^${power} ${other}`);
};

const antiderivative: Generator = ({ question }, draw) => {
  if (!isPolynomial(question)) return null;
  const [a, b, c] = [draw.whole(1, 4), draw.some(-5, 5), draw.some(-9, 9)];
  return ask('Integrate', '求积分：', typed([c, 2 * b, 3 * a]));
};

const definite: Generator = ({ question }, draw) => {
  if (!isPolynomial(question.replace(/π/g, '/'))) return null;
  const [a, b, from, span] = [draw.whole(1, 3), draw.some(-4, 4), draw.whole(0, 2), draw.whole(1, 3)];
  return ask('Evaluate', '计算', `∫_${from}^${from + span} (${typed([2 * b, 0, 3 * a])}) dx`);
};

const parts: Generator = ({ question }, draw) => {
  if (!/e\^|sin|cos/.test(question) || /ln|\^2|²/.test(question)) return null;
  const a = draw.whole(2, 6);
  return ask('Find', '求', `∫ x ${draw.one([`e^(${a}x)`, `cos(${a}x)`, `sin(${a}x)`])} dx`);
};

/** Turning points at whole numbers. */
const stationary: Generator = ({ question }, draw) => {
  if (/[<>≤≥]/.test(question) || !isPolynomial(question)) return null;
  const [p, gap] = [draw.whole(-4, 3), 2 * draw.whole(1, 2)];
  const q = p + gap;
  const formula = typed([draw.whole(-9, 9), 6 * p * q, -3 * (p + q), 2]);
  return {
    en: `Find the coordinates of the stationary points of y = ${formula}`,
    zh: `求曲线 y = ${formula} 的驻点坐标`,
  };
};

const tangentOrNormal: Generator = ({ question }, draw) => {
  const isNormal = /normal|法线/.test(question);
  if (isNormal === /tangent|切线/.test(question) || !isPolynomial(question)) return null;
  const [a, b, x] = [draw.whole(1, 3), draw.some(-5, 5), draw.some(-3, 3)];
  const formula = typed([draw.some(-6, 6), b, a]);
  return {
    en: `Find the equation of the ${isNormal ? 'normal' : 'tangent'} to the curve y = ${formula} at the point where x = ${x}`,
    zh: `求曲线 y = ${formula} 在 x = ${x} 处的${isNormal ? '法线' : '切线'}方程`,
  };
};

const remainder: Generator = ({ question }, draw) => {
  if (/show|证明|说明/.test(question)) return null;
  const [cubic, root] = [cubicOf(draw), draw.some(-3, 3)];
  return {
    en: `Find the remainder when ${typed(cubic)} is divided by ${typed([-root, 1])}`,
    zh: `求 ${typed(cubic)} 除以 ${typed([-root, 1])} 的余数`,
  };
};

const exponential: Generator = ({ question }, draw) => {
  if (question.split('^').length !== 2 || !/\d\^x/.test(question)) return null;
  const [base, value] = [draw.one([2, 3, 5, 6, 7]), draw.whole(10, 60)];
  const isPower = Number.isInteger(Math.round((Math.log(value) / Math.log(base)) * 1e9) / 1e9);
  return isPower ? null : ask('Solve', '解方程', `${base}^x = ${value}`);
};

const SINES = ['1/2', '-1/2', 'sqrt(3)/2', '-sqrt(3)/2', 'sqrt(2)/2', '-sqrt(2)/2'];
const TANGENTS = ['1', '-1', 'sqrt(3)', '-sqrt(3)'];

const trigonometric: Generator = ({ question }, draw) => {
  const name = draw.one(['sin', 'cos', 'tan']);
  const value = draw.one(name === 'tan' ? TANGENTS : SINES);
  const inRadians = /π|\bpi\b/.test(question);
  const range = inRadians ? '0 ≤ x ≤ 2π' : '0° ≤ x ≤ 360°';
  return { en: `Solve ${name} x = ${value} for ${range}`, zh: `解方程 ${name} x = ${value}，其中 ${range}` };
};

const binomial: Generator = ({ answer, question }, draw) => {
  const [n, power, a, b] = [draw.whole(4, 7), draw.whole(2, 3), draw.whole(1, 3), draw.some(-3, 3)];
  return /x/.test(answer) || /\/|independent|constant|常数|frac|\^-/.test(question)
    ? null
    : {
        en: `Find the coefficient of x^${power} in the expansion of (${typed([a, b])})^${n}`,
        zh: `求 (${typed([a, b])})^${n} 展开式中 x^${power} 的系数`,
      };
};

/** One kind of question for each method that has one. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  'linear-equation': linear,
  quadratic,
  'polynomial-inequality': inequality,
  'modulus-equation': modulusEquation,
  simultaneous,
  'completed-square': completedSquare,
  'differentiate-power': derivative,
  'differentiate-product': product,
  'integrate-power': antiderivative,
  'definite-integral': definite,
  'integrate-parts': parts,
  'stationary-points': stationary,
  'tangent-normal': tangentOrNormal,
  'remainder-theorem': remainder,
  'exponential-equation': exponential,
  'trigonometric-equation': trigonometric,
  'binomial-expansion': binomial,
};
