import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  substitute,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { integral, zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { probabilitiesIn, type Range, rangeIn } from '../../../reading/statistics/events.ts';
import {
  exactOrRounded,
  fractionLatex,
  fractionOrRounded,
  fractionText,
  rounded,
} from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { vocabulary } from '../../../reading/statistics/vocabulary.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';

interface Parameters {
  density: Expression;
  from: number;
  to: number;
  letter: string | null;
  target: { kind: 'unknown' | 'mean' | 'variance' | 'median' } | { kind: 'chance'; range: Range };
}

const DENSITY =
  /\bf\s{0,9}\(\s{0,9}x\s{0,9}\)\s{0,9}=\s{0,9}(?:\\begin\{cases\}\s{0,9})?(.{1,300}?)\s{0,9},?\s{0,9}&?\s{0,9}(?:for|where|when|if|其中|当|\()?\s{0,9}(-?[\d./]{1,40})\s{0,9}(?:<=|<)\s{0,9}x\s{0,9}(?:<=|<)\s{0,9}([\d./]{0,40}\s{0,9}(?:\\pi|π)|[\d./]{1,40})/u;

const isPlain = vocabulary(
  'density function pdf p d f median otherwise elsewhere zero time times taken lifetime length mass height seconds minutes hours days weeks years metres cm kg modelled model',
  '密度函中位其他他',
);

export const continuousRandomVariable: Method<Parameters> = {
  id: 'continuous-random-variable',
  topic: '9231/p4/continuous-random-variables',

  match(question) {
    const text = plainWording(question.text);
    const match = DENSITY.exec(text);
    if (!match || !/random variable|probability density|\bpdf\b|p\.d\.f|\bX\b|随机变量|概率密度/.test(text))
      return null;
    const parsed = parseExpression(match[1]!);
    const [from, to] = [valueIn(match[2]!), valueIn(match[3]!.replace(/\.$/, ''))];
    if (!parsed.ok || from === null || to === null || from >= to) return null;
    const letters = symbolsOf(parsed.value).filter((one) => one !== 'x');
    if (letters.length > 1 || /f\s*\(\s*x\s*\)\s*=.*f\s*\(\s*x\s*\)\s*=/.test(text)) return null;
    const rest = text
      .replace(match[0], ' ')
      .replace(/(?:and )?(?:f\(x\) = )?0 (?:otherwise|elsewhere)|其他(?:情况)?(?:为|时)?\s*0/i, ' ');
    if (!isPlain(rest, ['X', 'x', ...letters])) return null;
    const target = targetIn(rest, letters[0] ?? null);
    return target && { density: parsed.value, from, to, letter: letters[0] ?? null, target };
  },

  solve(parameters) {
    const { from, to, letter, target } = parameters;
    const read = resolveConstant(parameters);
    if (!read) return null;
    const { density, value } = read;
    const steps: Step[] = [];
    const bounds = `\\int_{${set(from)}}^{${set(to)}}`;
    if (letter)
      steps.push(
        step(
          { en: 'The total area under the density function is 1.', zh: '密度函数曲线下的总面积为 1。' },
          `${bounds} ${toLatex(parameters.density)} \\,dx = 1`,
          ['M1'],
        ),
        step(
          { en: 'Integrate and solve.', zh: '积分并求解。' },
          `${letter} = ${fractionLatex(present(value))}`,
          ['A1'],
        ),
      );
    const title = { en: 'Continuous random variable', zh: '连续型随机变量' };
    const done = (text: string, tex = fractionLatex(text)) => ({ title, steps, answer: { text, tex } });
    if (target.kind === 'unknown')
      return done(`${letter} = ${present(value)}`, `${letter} = ${fractionLatex(present(value))}`);
    const f = (x: number) => evaluate(density, { x });
    const shown = toLatex(density);
    const mean = integral((x) => x * f(x), from, to);
    if (target.kind === 'mean' || target.kind === 'variance')
      steps.push(
        step(
          { en: 'Integrate x·f(x).', zh: '对 x·f(x) 积分。' },
          `E(X) = ${bounds} x\\left(${shown}\\right) dx = ${fractionLatex(present(mean))}`,
          ['M1', 'A1'],
        ),
      );
    if (target.kind === 'mean') return done(present(mean));
    if (target.kind === 'variance') {
      const square = integral((x) => x * x * f(x), from, to);
      const text = present(square - mean * mean);
      steps.push(
        step(
          { en: 'Integrate x²·f(x).', zh: '对 x²·f(x) 积分。' },
          `E(X^{2}) = ${bounds} x^{2}\\left(${shown}\\right) dx = ${fractionLatex(present(square))}`,
          ['M1'],
        ),
        step(
          { en: 'Subtract the square of the mean.', zh: '减去期望的平方。' },
          `\\operatorname{Var}(X) = ${fractionLatex(text)}`,
          ['M1', 'A1'],
        ),
      );
      return done(text);
    }
    if (target.kind === 'median') {
      const [median, ...others] = zerosIn((m) => integral(f, from, m) - 0.5, from, to, { steps: 60 });
      if (median === undefined || others.length > 0) return null;
      const text = exactOrRounded(median);
      steps.push(
        step(
          { en: 'Half of the area is below the median.', zh: '中位数以下的面积为一半。' },
          `\\int_{${set(from)}}^{m} ${shown} \\,dx = \\frac{1}{2}`,
          ['M1'],
        ),
        step({ en: 'Integrate and solve for m.', zh: '积分并解出 m。' }, `m = ${text}`, ['M1', 'A1']),
      );
      return done(text);
    }
    if (target.kind !== 'chance') return null;
    const [low, high] = within(target.range, from, to);
    if (low >= high) return null;
    const text = present(integral(f, low, high));
    steps.push(
      step(
        { en: 'Integrate the density function over the required range.', zh: '在所求范围内对密度函数积分。' },
        `P(${target.range.latex}) = \\int_{${set(low)}}^{${set(high)}} ${shown} \\,dx = ${fractionLatex(text)}`,
        ['M1', 'A1'],
      ),
    );
    return done(text);
  },

  /** Thin strips of the area: their total is 1, none is negative, and they give the same answer. */
  verify({ answer }, parameters) {
    const { from, to, target } = parameters;
    const read = resolveConstant(parameters);
    const claimed = valueIn(answer.text.split('=').at(-1)!);
    if (!read || claimed === null) return [];
    const strips = 20_000;
    const width = (to - from) / strips;
    const bars = Array.from({ length: strips }, (_, index) => {
      const x = from + (index + 0.5) * width;
      return { x, area: evaluate(read.density, { x }) * width };
    });
    const sum = (weigh: (x: number) => number) =>
      bars.reduce((total, { x, area }) => total + weigh(x) * area, 0);
    const mean = sum((x) => x);
    const known = () => {
      if (target.kind === 'chance') {
        const [low, high] = within(target.range, from, to);
        return sum((x) => Number(x > low && x < high));
      }
      return { unknown: read.value, mean, variance: sum((x) => (x - mean) ** 2), median: claimed }[
        target.kind
      ];
    };
    const value = known();
    const half = target.kind === 'median' ? sum((x) => Number(x < claimed)) : 0.5;
    return [
      {
        name: {
          en: 'The density function is never negative and its total area is 1.',
          zh: '密度函数非负，且总面积为 1。',
        },
        passed: bars.every(({ area }) => area >= -1e-12) && Math.abs(sum(() => 1) - 1) < 1e-4,
      },
      {
        name: { en: 'Adding thin strips gives the same result.', zh: '用窄条求和，结果相同。' },
        passed:
          Math.abs(value - claimed) <= 5e-3 * Math.max(1e-3, Math.abs(value)) && Math.abs(half - 0.5) < 5e-3,
      },
    ];
  },
};

const present = (value: number) => fractionOrRounded(value, 3000);

const set = (value: number) => {
  const near = Math.abs(value / Math.PI - Math.round(value / Math.PI)) < 1e-9 && value !== 0;
  return near
    ? `${Math.round(value / Math.PI) === 1 ? '' : Math.round(value / Math.PI)}\\pi`
    : fractionLatex(fractionOrRounded(value, 1000));
};

const within = ({ low, high }: Range, from: number, to: number): [number, number] => [
  Math.max(low, from),
  Math.min(high, to),
];

/** The density with its unknown constant put in. */
function resolveConstant({
  density,
  from,
  to,
  letter,
}: Parameters): { density: Expression; value: number } | null {
  const area = (k: number) =>
    integral((x) => evaluate(density, letter ? { x, [letter]: k } : { x }), from, to);
  if (!letter) return Math.abs(area(0) - 1) < 1e-6 ? { density, value: 0 } : null;
  const [none, one, three] = [area(0), area(1), area(3)];
  if (
    ![none, one, three].every(Number.isFinite) ||
    Math.abs(three - none - 3 * (one - none)) > 1e-7 ||
    Math.abs(one - none) < 1e-9
  )
    return null;
  const value = (1 - none) / (one - none);
  const exact = fractionText(value, 3000);
  const parsed = exact ? parseExpression(exact) : null;
  return { density: substitute(density, letter, parsed?.ok ? parsed.value : decimal(value)), value };
}

function decimal(value: number): Expression {
  const parsed = parseExpression(rounded(value, { kind: 'places', digits: 12 }));
  return parsed.ok ? parsed.value : number(0);
}

function targetIn(rest: string, letter: string | null): Parameters['target'] | null {
  const events = probabilitiesIn(rest);
  const mean = /\bE\s*\(\s*X\s*\)|\bmean\b|expected value|期望|均值/i.test(rest);
  const variance = /\b(?:Var|D)\s*\(\s*X\s*\)|\bvariance\b|方差/i.test(rest);
  const median = /\bmedian\b|中位数/i.test(rest);
  const asksForLetter =
    letter !== null &&
    new RegExp(
      `(?:find|calculate|determine|value of|求|计算)[^.]{0,300}?(?<![A-Za-z(])${letter}(?![A-Za-z(])`,
      'i',
    ).test(rest);
  if (/mode|cumulative|quartile|percentile|E\(X\^|standard deviation|众数|分布函数|四分位|标准差/i.test(rest))
    return null;
  if (Number(mean) + Number(variance) + Number(median) + Number(asksForLetter) + events.length !== 1)
    return null;
  if (mean) return { kind: 'mean' };
  if (variance) return { kind: 'variance' };
  if (median) return { kind: 'median' };
  if (asksForLetter) return { kind: 'unknown' };
  const range = events[0]!.value === null ? rangeIn(events[0]!.inner, 'X') : null;
  return range && { kind: 'chance', range };
}
