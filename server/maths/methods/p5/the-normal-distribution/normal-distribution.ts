import type { Method, Solution, Step } from '../../../writing/method.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { density, normalQuantile, phi } from '../../../algebra-system/numeric/distributions.ts';
import {
  probabilitiesIn,
  type Range,
  rangeIn,
  withoutProbabilities,
} from '../../../reading/statistics/events.ts';
import { exactOrRounded, rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { normalInNotation } from '../../../reading/statistics/normal-model.ts';
import { plainWording, valueIn, withoutPrecision } from '../../../reading/statistics/wording.ts';
import { saysQuantity } from '../../../writing/quantity.ts';

interface Known {
  range: Range;
  chance: number;
}

/** μ and σ, a letter where one is not known; a probability to find, or the ones that are given. */
interface Parameters {
  letter: string;
  mean: number | null;
  deviation: number | null;
  target:
    | { kind: 'chance'; range: Range }
    | { kind: 'bound'; name: string; sign: '<' | '>'; chance: number }
    | { kind: 'parameters'; known: Known[] };
}

const DISTRIBUTED = /\b([A-Z])\s{0,9}~\s{0,9}N\s{0,9}\(\s{0,9}([^,()]{1,300}),\s{0,9}([^,()]{1,300})\)/;
const IN_WORDS =
  /normal(?:ly)? distribut\w{1,40} with (?:a )?mean (?:of |μ = )?(-?[\d.]{1,40}\d|\d|μ)(?: \w{1,40})?,?(?: and)?(?: (?:with )?(?:a )?)(standard deviation|variance) (?:of |σ = )?([\d.]{1,40}\d|\d|σ)|均值为\s{0,9}(-?[\d.]{1,40}\d|\d|μ)\s{0,9}(?:\w{1,40}\s{0,9})?[,和]?\s{0,9},?\s{0,9}(标准差|方差)为\s{0,9}([\d.]{1,40}\d|\d|σ)\s{0,9}的正态分布/i;

/** Words for a probability that is used further, or for an event of several variables. */
const MADE_OF =
  /[-+*/×^²]\s{0,9}P\s{0,9}\(|P\s{0,9}\([^()]{1,60}\)\s{0,9}(?:[-+*/×^²]|squared)|\b(?:independent|pair|two|three|four|five|six|ten|both|all|exactly|each of|expected|observations|\d{1,9} values)\b|独立/i;

export const normalDistribution: Method<Parameters> = {
  id: 'normal-distribution',
  topic: '9709/p5/the-normal-distribution',

  match(question) {
    const text = normalInNotation(question.text) ?? plainWording(question.text);
    if (/approximat|hypothes|significance|confidence|sample|近似|假设|显著|置信|样本|\|/i.test(text))
      return null;
    const read = distributionIn(text);
    if (!read) return null;
    if (MADE_OF.test(text) || saysMore(text)) return null;
    const events = probabilitiesIn(text);
    const unknowns = events.filter(({ value }) => value === null);
    const given = events.filter(({ value }) => value !== null);
    const { letter, mean, deviation } = read;
    if (unknowns.length === 1 && given.length === 0 && mean !== null && deviation !== null) {
      const range = rangeIn(unknowns[0]!.inner, letter);
      return range && range.low !== range.high ? { ...read, target: { kind: 'chance', range } } : null;
    }
    if (unknowns.length > 0 || given.length === 0) return null;
    if (mean !== null && deviation !== null) return given.length === 1 ? boundIn(read, given[0]!) : null;
    const known = given.map(({ inner, value }) => ({ range: rangeIn(inner, letter), chance: value }));
    const unknown = Number(mean === null) + Number(deviation === null);
    // A question for the variance is not answered by σ.
    if (
      /\b(?:find|calculate|determine)\b[^.]{0,40}(?:variance|σ ?\^\{? ?2)|求[^.。]{0,12}(?:方差|σ ?\^)/i.test(
        text,
      )
    )
      return null;
    if (known.length !== unknown || !known.every(isOneSided)) return null;
    return { ...read, target: { kind: 'parameters', known } };
  },

  solve({ letter, mean, deviation, target }, { precision }) {
    const name = `${letter} \\sim N(${mean ?? '\\mu'},\\, ${deviation === null ? '\\sigma^{2}' : `${working(deviation)}^{2}`})`;
    const steps = [step({ en: 'State the distribution.', zh: '写出分布。' }, name)];
    if (target.kind === 'chance') return chanceSolution(steps, mean!, deviation!, target.range, precision);
    if (target.kind === 'bound') {
      const below = target.sign === '<' ? target.chance : 1 - target.chance;
      const z = normalQuantile(below);
      const text = rounded(mean! + z * deviation!, precision);
      steps.push(
        step(
          { en: 'Standardise.', zh: '标准化。' },
          `\\Phi\\left(\\frac{${target.name} - ${working(mean!)}}{${working(deviation!)}}\\right) = ${working(below)}`,
          ['M1'],
        ),
        step(
          { en: 'Find z from the tables.', zh: '查表求 z。' },
          `\\frac{${target.name} - ${working(mean!)}}{${working(deviation!)}} = ${tableValue(z)}`,
          ['B1'],
        ),
        step({ en: 'Solve.', zh: '解出。' }, `${target.name} = ${text}`, ['A1']),
      );
      return {
        title: TITLE,
        steps,
        answer: { text: `${target.name} = ${text}`, tex: `${target.name} = ${text}` },
      };
    }
    return parameterSolution(steps, mean, deviation, target.known, precision);
  },

  /** The area under the density is added up numerically, with the answer in it. */
  verify({ answer }, { mean, deviation, target }) {
    const name = {
      en: 'The area under the normal curve, found numerically, agrees.',
      zh: '对正态曲线下的面积作数值计算，结果一致。',
    };
    if (target.kind === 'chance') {
      const { low, high } = target.range;
      return [
        {
          name,
          passed: saysQuantity(answer.text, area(mean!, deviation!, low, high), '', 1e-6),
        },
      ];
    }
    if (target.kind === 'bound') {
      const below = target.sign === '<' ? target.chance : 1 - target.chance;
      const exact = mean! + deviation! * normalQuantile(below);
      return [
        {
          name,
          passed:
            Math.abs(area(mean!, deviation!, -Infinity, exact) - below) < 1e-8 &&
            isNear(Number(answer.text.split('=')[1]), exact, deviation!),
        },
      ];
    }
    const { centre, spread } = solveParameters(mean, deviation, target.known);
    return [
      {
        name,
        passed:
          spread > 0 &&
          target.known.every(
            ({ range, chance }) => Math.abs(area(centre, spread, range.low, range.high) - chance) < 1e-8,
          ),
      },
    ];
  },
};

const TITLE = { en: 'Normal distribution', zh: '正态分布' };

const isNear = (one: number, other: number, scale: number) =>
  Math.abs(one - other) <= 0.006 * Math.max(Math.abs(other), scale);

/** A condition, another variable or a number of something, beside a distribution in notation. */
const saysMore = (text: string) =>
  DISTRIBUTED.test(text) &&
  /[<>=≠]|\d/.test(withoutProbabilities(withoutPrecision(text).replace(DISTRIBUTED, ' ')));

function distributionIn(
  text: string,
): { letter: string; mean: number | null; deviation: number | null } | null {
  const named = DISTRIBUTED.exec(text);
  const words = named ? null : IN_WORDS.exec(text);
  if (!named && !words) return null;
  const letter =
    named?.[1] ??
    /\b([A-Z]) (?:is|has|服从)|(?:variable|变量)\s*([A-Z])/.exec(text)?.slice(1).find(Boolean) ??
    'X';
  const centre = (named?.[2] ?? words![1] ?? words![4]!).trim();
  const spread = (named?.[3] ?? words![3] ?? words![6]!).trim();
  const isVariance = named !== null || /variance|方差/i.test(words![2] ?? words![5]!);
  const mean = /^[μm]$/.test(centre) ? null : valueIn(centre);
  if (mean === null && !/^[μm]$/.test(centre)) return null;
  if (/^σ(?:\^\{?2\}?)?$/.test(spread)) return { letter, mean, deviation: null };
  const value = valueIn(spread);
  if (value === null || value <= 0) return null;
  return { letter, mean, deviation: isVariance ? Math.sqrt(value) : value };
}

function boundIn(
  read: { letter: string; mean: number | null; deviation: number | null },
  { inner, value: chance }: { inner: string; value: number | null },
): Parameters | null {
  const [, sign, name] = new RegExp(`^\\s*${read.letter}\\s*(<=|>=|<|>)\\s*([a-z])\\s*$`).exec(inner) ?? [];
  if (!sign || !name || chance === null || !(chance > 0 && chance < 1)) return null;
  return { ...read, target: { kind: 'bound', name, sign: sign[0] as '<' | '>', chance } };
}

const isOneSided = (one: { range: Range | null; chance: number | null }): one is Known =>
  one.range !== null &&
  one.chance !== null &&
  one.chance > 0 &&
  one.chance < 1 &&
  Number.isFinite(one.range.low) !== Number.isFinite(one.range.high);

function chanceSolution(
  steps: Step[],
  mean: number,
  deviation: number,
  { low, high, latex }: Range,
  precision: Precision,
): Solution {
  const z = (x: number) => (x - mean) / deviation;
  const ends = [low, high].filter(Number.isFinite);
  const chance = phi(z(high)) - phi(z(low));
  const text = rounded(chance, precision);
  const set = (x: number) =>
    `\\frac{${working(x)} - ${mean < 0 ? `(${working(mean)})` : working(mean)}}{${working(deviation)}} = ${tableValue(z(x))}`;
  const table = (x: number) => `\\Phi(${tableValue(z(x))})`;
  const areas =
    ends.length === 2
      ? `${table(high)} - ${table(low)} = ${tableValue(phi(z(high)), 4)} - ${tableValue(phi(z(low)), 4)}`
      : Number.isFinite(high)
        ? `${table(high)} = ${tableValue(phi(z(high)), 4)}`
        : `1 - ${table(low)} = 1 - ${tableValue(phi(z(low)), 4)}`;
  steps.push(
    step(
      { en: 'Standardise.', zh: '标准化。' },
      ends.map((x) => `z = ${set(x)}`),
      ['M1'],
      { en: 'Z = (X − μ)/σ has the standard normal distribution.', zh: 'Z = (X − μ)/σ 服从标准正态分布。' },
    ),
    step({ en: 'Write the probability in terms of Φ.', zh: '用 Φ 表示概率。' }, areas, ['M1']),
    step({ en: 'Evaluate.', zh: '计算。' }, `P(${latex}) = ${text}`, ['A1']),
  );
  return { title: TITLE, steps, answer: { text, tex: text } };
}

type Precision = Question['precision'];

/** For each given probability: the bound, and its z. */
const lineOf = ({ range, chance }: Known) =>
  Number.isFinite(range.high)
    ? { bound: range.high, z: normalQuantile(chance) }
    : { bound: range.low, z: normalQuantile(1 - chance) };

function solveParameters(
  mean: number | null,
  deviation: number | null,
  known: Known[],
): { centre: number; spread: number } {
  const [first, second] = known.map(lineOf);
  if (deviation !== null) return { centre: first!.bound - first!.z * deviation, spread: deviation };
  if (mean !== null) return { centre: mean, spread: (first!.bound - mean) / first!.z };
  const spread = (first!.bound - second!.bound) / (first!.z - second!.z);
  return { centre: first!.bound - first!.z * spread, spread };
}

function parameterSolution(
  steps: Step[],
  mean: number | null,
  deviation: number | null,
  known: Known[],
  precision: Precision,
): Solution | null {
  const { centre, spread } = solveParameters(mean, deviation, known);
  if (!(spread > 0) || !Number.isFinite(spread) || !Number.isFinite(centre)) return null;
  const [mu, sigma] = [
    mean === null ? '\\mu' : working(mean),
    deviation === null ? '\\sigma' : working(deviation),
  ];
  steps.push(
    step(
      { en: 'Standardise and find z from the tables.', zh: '标准化并查表求 z。' },
      known.map(
        (one) => `\\frac{${working(lineOf(one).bound)} - ${mu}}{${sigma}} = ${tableValue(lineOf(one).z)}`,
      ),
      ['M1', 'B1'],
    ),
    step(
      {
        en: known.length === 2 ? 'Solve the two equations.' : 'Solve the equation.',
        zh: known.length === 2 ? '解方程组。' : '解方程。',
      },
      [],
      ['M1'],
    ),
  );
  const values = [
    ...(mean === null ? [`μ = ${exactOrRounded(centre, precision ?? { kind: 'figures', digits: 3 })}`] : []),
    ...(deviation === null ? [`σ = ${rounded(spread, precision)}`] : []),
  ];
  const tex = values.join(',\\; ').replace('μ', '\\mu').replace('σ', '\\sigma');
  steps.push(step({ en: 'State the values.', zh: '写出结果。' }, tex, ['A1']));
  return { title: TITLE, steps, answer: { text: values.join(', '), tex } };
}

export function area(mean: number, deviation: number, low: number, high: number): number {
  const from = Number.isFinite(low) ? (low - mean) / deviation : -10;
  const to = Number.isFinite(high) ? (high - mean) / deviation : 10;
  return to <= from ? 0 : integral(density, Math.max(from, -10), Math.min(to, 10));
}
