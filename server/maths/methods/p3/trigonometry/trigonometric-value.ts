import { wordingOf, equationOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { isCircular } from '../../../techniques/trigonometry/sine-cosine.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  type FunctionName,
  mapParts,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { isWhole } from '../../../algebra-system/numbers/rational.ts';
import { rationalOf } from '../../../algebra-system/normal/normal.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Known {
  letter: string;
  name: FunctionName;
  value: Expression;
  quadrant: number;
}
interface Parameters {
  target: Expression;
  known: Known | null;
}

const PLAIN = [
  /^find (?:value of )?#(?: (?:exactly|without using calculator))?$/,
  /^(?:不用计算器)?(?:find )?(?:求)? ?# 的(?:精确)?值$/u,
];
const GIVEN = [
  /^(?:given that|given|if) #(?: (?:and|where))?(?: (?:# )?(?:is )?(?:acute|obtuse)(?: angle)?)?(?: #)? (?:find|evaluate)(?: value of)? #(?: without using calculator)?$/,
  /^(?:已知|若) ?#(?: ?且? ?(?:# ?)?(?:为|是)(?:锐角|钝角))? ?求 ?# ?(?:的(?:精确)?值)?$/u,
];
const OTHER_ANGLES: FunctionName[] = ['arcsin', 'arccos', 'arctan'];

export const trigonometricValue: Method<Parameters> = {
  id: 'trigonometric-value',
  topic: '9709/p3/trigonometry',
  match(question) {
    const { say, formulas } = wordingOf(question);
    if (PLAIN.some((form) => form.test(say)) && formulas.length === 1 && !question.precision) {
      const target = expressionOf(formulas[0]!);
      return target && symbolsOf(target).length === 0 && contains(target, isTurn) && inOwnUnit(target)
        ? { target, known: null }
        : null;
    }
    if (!GIVEN.some((form) => form.test(say))) return null;
    const target = formulas.length >= 2 ? expressionOf(formulas.at(-1)!) : null;
    const known = knownOf(formulas[0]!, question);
    return target && known && symbolsOf(target).join() === known.letter && contains(target, isCircular)
      ? { target, known }
      : null;
  },
  solve({ target, known }) {
    const value = known ? valueOf(target, known) : exact(target);
    if (
      !value ||
      contains(value, (part) => isTurn(part) || (part.kind === 'call' && part.name === 'degrees'))
    )
      return null;
    if (!Number.isFinite(evaluate(value))) return null;
    const steps = known ? knownSteps(known, target, value) : plainSteps(target, value);
    return {
      title: { en: 'Exact trigonometric value', zh: '三角函数的精确值' },
      steps,
      answer: { text: toText(value), tex: toLatex(value) },
    };
  },
  verify({ answer }, { target, known }) {
    const angle = known && angleIn(known);
    const expected = evaluate(target, known ? { [known.letter]: angle! } : {});
    const own = evaluate(expression(answer.text));
    const fits =
      !known ||
      Math.abs(evaluate(call(known.name, symbol('t')), { t: angle! }) - evaluate(known.value)) < 1e-12;
    return [
      {
        name: {
          en: 'The decimal value of the angle gives the same result.',
          zh: '用角的小数值检验，结果相同。',
        },
        passed: fits && Math.abs(expected - own) <= 1e-10 * Math.max(1, Math.abs(own)),
      },
    ];
  },
};

function isTurn(one: Expression): boolean {
  return isCircular(one) || (one.kind === 'call' && OTHER_ANGLES.includes(one.name));
}

/** sin 30 without a sign of degrees is thirty radians: nothing exact is known of it. */
function inOwnUnit(one: Expression): boolean {
  return !contains(
    one,
    (part) => isCircular(part) && part.kind === 'call' && part.of.kind === 'number' && part.of.value.n !== 0n,
  );
}

function knownOf(formula: string, question: Question): Known | null {
  const equation = equationOf(formula);
  if (
    !equation ||
    equation.left.kind !== 'call' ||
    !isCircular(equation.left) ||
    equation.left.of.kind !== 'symbol'
  )
    return null;
  const letter = equation.left.of.name;
  const value = evaluate(equation.right);
  if (symbolsOf(equation.right).length > 0 || !Number.isFinite(value)) return null;
  const quadrant = quadrantOf(question, letter);
  return quadrant === null
    ? null
    : { letter, name: equation.left.name, value: exact(equation.right), quadrant };
}

function quadrantOf({ lower, interval }: Question, letter: string): number | null {
  const words = [/\bacute\b|锐角/.test(lower) ? 1 : 0, /\bobtuse\b|钝角/.test(lower) ? 2 : 0].filter(
    (one) => one > 0,
  );
  if (words.length === 1 && !interval) return words[0]!;
  if (words.length > 0 || interval?.letter !== letter) return null;
  const [from, to] = [evaluate(interval.from), evaluate(interval.to)].map((end) => end / (Math.PI / 2)) as [
    number,
    number,
  ];
  const quadrant = Math.floor(from + 1e-9);
  return quadrant >= 0 && quadrant < 4 && to <= quadrant + 1 + 1e-9 ? quadrant + 1 : null;
}

/** sin and cos of the known angle; null where there is no such angle in the quadrant. */
function pairOf({ name, value, quadrant }: Known): { sine: Expression; cosine: Expression } | null {
  const [up, across] = [quadrant <= 2 ? 1 : -1, quadrant === 1 || quadrant === 4 ? 1 : -1];
  const withSign = (one: Expression, sign: number) => exact(sign < 0 ? negative(one) : one);
  const inverse = name === 'sec' || name === 'cosec' || name === 'cot';
  const own = inverse ? exact(quotient(number(1), value)) : value;
  const size = evaluate(own);
  if (name === 'tan' || name === 'cot') {
    if (Math.sign(size) !== up * across) return null;
    const cosine = withSign(quotient(number(1), root(sum(number(1), power(own, 2)))), across);
    return { sine: exact(product(own, cosine)), cosine };
  }
  if (Math.abs(size) > 1) return null;
  const other = root(difference(number(1), power(own, 2)));
  if (name === 'sin' || name === 'cosec')
    return Math.sign(size) === up ? { sine: own, cosine: withSign(other, across) } : null;
  return Math.sign(size) === across ? { sine: withSign(other, up), cosine: own } : null;
}

function valueOf(target: Expression, known: Known): Expression | null {
  const pair = pairOf(known);
  if (!pair) return null;
  try {
    return exact(replaced(target, known.letter, pair));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function replaced(
  one: Expression,
  letter: string,
  pair: { sine: Expression; cosine: Expression },
): Expression {
  if (one.kind === 'symbol' && one.name === letter) throw new RangeError('the angle itself');
  if (!isCircular(one) || one.kind !== 'call' || !symbolsOf(one.of).includes(letter))
    return mapParts(one, (part) => replaced(part, letter, pair));
  const coefficients = coefficientsOf(one.of, letter);
  const times = coefficients?.length === 2 ? rationalOf(coefficients[1]!) : null;
  if (!times || !isWhole(times) || times.n < 1n || times.n > 3n) throw new RangeError('multiple');
  let { sine, cosine } = pair;
  for (let count = 1n; count < times.n; count += 1n)
    [sine, cosine] = [
      sum(product(sine, pair.cosine), product(cosine, pair.sine)),
      difference(product(cosine, pair.cosine), product(sine, pair.sine)),
    ].map(exact) as [Expression, Expression];
  const shift = tidy(coefficients![0]!);
  const [s, c] = [exact(call('sin', shift)), exact(call('cos', shift))];
  const [sin, cos] = [
    sum(product(sine, c), product(cosine, s)),
    difference(product(cosine, c), product(sine, s)),
  ].map(exact) as [Expression, Expression];
  const table: Partial<Record<FunctionName, Expression>> = {
    sin,
    cos,
    tan: quotient(sin, cos),
    cot: quotient(cos, sin),
    sec: quotient(number(1), cos),
    cosec: quotient(number(1), sin),
  };
  return table[one.name]!;
}

function angleIn({ name, value, quadrant }: Known): number {
  const size = evaluate(value);
  const low = ((quadrant - 1) * Math.PI) / 2;
  // Halving: each function is monotonic inside a quadrant.
  const f = (t: number) => evaluate(call(name, symbol('t')), { t });
  let [from, to] = [low + 1e-13, low + Math.PI / 2 - 1e-13];
  const rises = f(from + 0.5) < f(from + 0.6);
  for (let count = 0; count < 200; count += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < size === rises) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

function knownSteps(known: Known, target: Expression, value: Expression): Step[] {
  const pair = pairOf(known)!;
  const x = symbol(known.letter);
  return [
    step(
      { en: 'Find the sine and the cosine from sin² + cos² = 1', zh: '由 sin² + cos² = 1 求正弦和余弦' },
      [
        `${toLatex(call(known.name, x))} = ${toLatex(known.value)}`,
        `\\sin ${toLatex(x)} = ${toLatex(pair.sine)},\\quad \\cos ${toLatex(x)} = ${toLatex(pair.cosine)}`,
      ],
      ['M1', 'A1'],
      {
        en: `The angle lies in quadrant ${known.quadrant}, which decides the signs.`,
        zh: `角在第 ${known.quadrant} 象限，由此确定符号。`,
      },
    ),
    step(
      { en: 'Substitute these into the required expression', zh: '代入所求' },
      [`${toLatex(target)} = ${toLatex(value)}`],
      ['M1', 'A1'],
    ),
  ];
}

function plainSteps(target: Expression, value: Expression): Step[] {
  const lines: string[] = [];
  const visit = (one: Expression): void => {
    if (one.kind === 'call' && isTurn(one)) lines.push(...lineOf(one));
    else mapParts(one, (part) => (visit(part), part));
  };
  visit(target);
  return [
    step(
      { en: 'Use the related acute angle, or angles whose values are known', zh: '化为锐角，或用已知角的值' },
      lines,
      ['M1'],
      {
        en: 'The values at 30°, 45° and 60° come from an equilateral and a right-angled isosceles triangle.',
        zh: '30°、45°、60° 的值来自等边三角形与等腰直角三角形。',
      },
    ),
    step({ en: 'Write down the value', zh: '写出结果' }, [`${toLatex(target)} = ${toLatex(value)}`], ['A1']),
  ];
}

function lineOf(one: Extract<Expression, { kind: 'call' }>): string[] {
  const known = `${toLatex(one)} = ${toLatex(exact(one))}`;
  if (!isCircular(one)) return [known];
  const degrees = Math.round((evaluate(one.of) * 180) / Math.PI);
  const acute = Math.abs(((degrees + 90) % 180) - 90);
  if (acute % 15 !== 0 || acute % 30 === 0 || acute === 45) return [known];
  const [a, b, sign] = acute === 15 ? [45, 30, '-'] : [45, 30, '+'];
  return [
    `${acute}^{\\circ} = ${a}^{\\circ} ${sign} ${b}^{\\circ}`,
    COMPOUND[one.name as 'sin'] ?? '',
    known,
  ].filter(Boolean);
}

const COMPOUND = {
  sin: '\\sin(A \\pm B) = \\sin A\\cos B \\pm \\cos A\\sin B',
  cos: '\\cos(A \\pm B) = \\cos A\\cos B \\mp \\sin A\\sin B',
  tan: '\\tan(A \\pm B) = \\frac{\\tan A \\pm \\tan B}{1 \\mp \\tan A\\tan B}',
};
