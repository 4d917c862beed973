import type { Text } from '../../../core/locale.ts';
import { type Dice, typedPolynomial as typed } from './dice.ts';

/** What a similar question keeps of the first one. */
export interface Shape {
  /** The answer of the first, as text. */
  answer: string;
  /** The first question in lower case. */
  question: string;
}

/** Draws the numbers of a question of one kind; null where the first asks for more than this kind does. */
export type Maker = (shape: Shape, dice: Dice) => Text | null;

const ask = (en: string, zh: string, formula: string, end = ''): Text => ({
  en: `${en} ${formula}${end}`,
  zh: `${zh} ${formula}${end}`,
});

const OTHER = /sqrt|√|sin|cos|tan|sec|cot|ln|log|e\^|exp|\/|frac|÷/;
/** Nothing but whole powers of the letter. */
const isPolynomial = (question: string) => !OTHER.test(question) && !/\^ ?[{(]? ?-/.test(question);

const linear: Maker = (_, dice) => {
  const [root, a, c] = [dice.some(-9, 9), dice.whole(2, 9), dice.whole(0, 3)];
  const b = dice.some(-12, 12);
  return ask('Solve', '解方程', `${typed([b, a + c])} = ${typed([b + a * root, c])}`);
};

const quadratic: Maker = ({ answer, question }, dice) => {
  if (/≈|significant|decimal|有效|小数/.test(question)) return null;
  const bySquare = /completing the square|配方/.test(question);
  const [p, q] = [dice.some(-7, 7), dice.some(-7, 7)];
  if (answer === 'none' || p === q) return null;
  const isSurd = /sqrt/.test(answer);
  const coefficients = isSurd ? [p * p - dice.one([2, 3, 5, 6, 7, 10]), -2 * p, 1] : [p * q, -p - q, 1];
  return bySquare
    ? {
        en: `Solve ${typed(coefficients)} = 0 by completing the square`,
        zh: `用配方法解方程 ${typed(coefficients)} = 0`,
      }
    : ask('Solve', '解方程', `${typed(coefficients)} = 0`);
};

const inequality: Maker = ({ answer }, dice) => {
  const [p, gap] = [dice.whole(-6, 5), dice.whole(1, 6)];
  if (!/^[^<>]*[<>][^<>]*[<>][^<>]*$|or/.test(answer)) return null;
  const sign = dice.one(['<', '>', '<=', '>=']);
  return ask('Solve the inequality', '解不等式', `${typed([p * (p + gap), -2 * p - gap, 1])} ${sign} 0`);
};

const modulusEquation: Maker = ({ question }, dice) => {
  if (question.split('|').length !== 3) return null;
  const [a, b, c] = [dice.whole(2, 5), dice.some(-9, 9), dice.whole(1, 9)];
  return ask('Solve', '解方程', `|${typed([b, a])}| = ${c}`);
};

const simultaneous: Maker = ({ answer, question }, dice) => {
  if (/sqrt|or/.test(answer) || /\^|[²³]|xy/.test(question)) return null;
  const [x, y] = [dice.some(-6, 6), dice.some(-6, 6)];
  const [a, b, c, d] = [dice.whole(1, 5), dice.some(-5, 5), dice.whole(1, 5), dice.some(-5, 5)];
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

const completedSquare: Maker = (_, dice) => {
  const [half, rest] = [dice.some(-6, 6), dice.some(-9, 9)];
  const formula = typed([half * half + rest, 2 * half, 1]);
  return {
    en: `Express ${formula} in the form (x + a)^2 + b`,
    zh: `把 ${formula} 写成 (x + a)^2 + b 的形式`,
  };
};

const cubicOf = (dice: Dice) => [
  dice.some(-9, 9),
  dice.some(-9, 9),
  dice.whole(-6, 6),
  dice.one([1, 2, 3, 4, 5]),
];

const derivative: Maker = ({ answer, question }, dice) =>
  !isPolynomial(question.replace(/d\^?2?y ?\/ ?dx|\\frac\{dy\}\{dx\}/g, '')) ||
  /d\^2|''/.test(answer) ||
  /first principles|second|二阶|定义/.test(question)
    ? null
    : ask('Differentiate', '求导：', typed(cubicOf(dice)));

const product: Maker = ({ question }, dice) => {
  if (/second|二阶/.test(question)) return null;
  const [power, a] = [dice.whole(2, 4), dice.whole(2, 5)];
  const other = dice.one([`e^(${a}x)`, `sin(${a}x)`, `cos(${a}x)`]);
  return ask('Differentiate', '求导：', `x^${power} ${other}`);
};

const antiderivative: Maker = ({ question }, dice) => {
  if (!isPolynomial(question)) return null;
  const [a, b, c] = [dice.whole(1, 4), dice.some(-5, 5), dice.some(-9, 9)];
  return ask('Integrate', '求积分：', typed([c, 2 * b, 3 * a]));
};

const definite: Maker = ({ question }, dice) => {
  if (!isPolynomial(question.replace(/π/g, '/'))) return null;
  const [a, b, from, span] = [dice.whole(1, 3), dice.some(-4, 4), dice.whole(0, 2), dice.whole(1, 3)];
  return ask('Evaluate', '计算', `∫_${from}^${from + span} (${typed([2 * b, 0, 3 * a])}) dx`);
};

const parts: Maker = ({ question }, dice) => {
  if (!/e\^|sin|cos/.test(question) || /ln|\^2|²/.test(question)) return null;
  const a = dice.whole(2, 6);
  return ask('Find', '求', `∫ x ${dice.one([`e^(${a}x)`, `cos(${a}x)`, `sin(${a}x)`])} dx`);
};

/** Turning points at whole numbers. */
const stationary: Maker = ({ question }, dice) => {
  if (/[<>≤≥]/.test(question) || !isPolynomial(question)) return null;
  const [p, gap] = [dice.whole(-4, 3), 2 * dice.whole(1, 2)];
  const q = p + gap;
  const formula = typed([dice.whole(-9, 9), 6 * p * q, -3 * (p + q), 2]);
  return {
    en: `Find the coordinates of the stationary points of y = ${formula}`,
    zh: `求曲线 y = ${formula} 的驻点坐标`,
  };
};

const tangentOrNormal: Maker = ({ question }, dice) => {
  const isNormal = /normal|法线/.test(question);
  if (isNormal === /tangent|切线/.test(question) || !isPolynomial(question)) return null;
  const [a, b, x] = [dice.whole(1, 3), dice.some(-5, 5), dice.some(-3, 3)];
  const formula = typed([dice.some(-6, 6), b, a]);
  return {
    en: `Find the equation of the ${isNormal ? 'normal' : 'tangent'} to the curve y = ${formula} at the point where x = ${x}`,
    zh: `求曲线 y = ${formula} 在 x = ${x} 处的${isNormal ? '法线' : '切线'}方程`,
  };
};

const remainder: Maker = ({ question }, dice) => {
  if (/show|证明|说明/.test(question)) return null;
  const [cubic, root] = [cubicOf(dice), dice.some(-3, 3)];
  return {
    en: `Find the remainder when ${typed(cubic)} is divided by ${typed([-root, 1])}`,
    zh: `求 ${typed(cubic)} 除以 ${typed([-root, 1])} 的余数`,
  };
};

const exponential: Maker = ({ question }, dice) => {
  if (question.split('^').length !== 2 || !/\d\^x/.test(question)) return null;
  const [base, value] = [dice.one([2, 3, 5, 6, 7]), dice.whole(10, 60)];
  const isPower = Number.isInteger(Math.round((Math.log(value) / Math.log(base)) * 1e9) / 1e9);
  return isPower ? null : ask('Solve', '解方程', `${base}^x = ${value}`);
};

const SINES = ['1/2', '-1/2', 'sqrt(3)/2', '-sqrt(3)/2', 'sqrt(2)/2', '-sqrt(2)/2'];
const TANGENTS = ['1', '-1', 'sqrt(3)', '-sqrt(3)'];

const trigonometric: Maker = ({ question }, dice) => {
  const name = dice.one(['sin', 'cos', 'tan']);
  const value = dice.one(name === 'tan' ? TANGENTS : SINES);
  const inRadians = /π|\bpi\b/.test(question);
  const range = inRadians ? '0 ≤ x ≤ 2π' : '0° ≤ x ≤ 360°';
  return { en: `Solve ${name} x = ${value} for ${range}`, zh: `解方程 ${name} x = ${value}，其中 ${range}` };
};

const binomial: Maker = ({ answer, question }, dice) => {
  const [n, power, a, b] = [dice.whole(4, 7), dice.whole(2, 3), dice.whole(1, 3), dice.some(-3, 3)];
  return /x/.test(answer) || /\/|independent|constant|常数|frac|\^-/.test(question)
    ? null
    : {
        en: `Find the coefficient of x^${power} in the expansion of (${typed([a, b])})^${n}`,
        zh: `求 (${typed([a, b])})^${n} 展开式中 x^${power} 的系数`,
      };
};

/** One kind of question for each method that has one. */
export const MAKERS: Readonly<Record<string, Maker>> = {
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
