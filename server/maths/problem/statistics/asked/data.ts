import type { Goal, Term } from '../../schema/problem.ts';
import { DATA, groupedIn, ofGrouped } from './grouped.ts';
import type { Grouped } from './read-off.ts';
import { ofLists } from './lists.ts';
import { shownNumber } from '../worked/show.ts';
import { type Summary, firstOf, isTwin, summaryOf } from '../data/summaries.ts';
import type { Worked } from '../worked/worked.ts';
import { changedBy } from '../data/changed.ts';
import type { Model, SumOf } from '../facts/model.ts';
import { sumIn } from '../facts/notation.ts';
import type { Step } from '../../../writing/method.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

/** What is asked of data that are summarised by sums, given in a table or one by one. */
export function ofData(goal: Goal, target: Term, model: Model): Worked | null {
  const { sums, groups, sizes } = model.data;
  // Of a population, a spread is estimated in another way.
  const isEstimate = typeof target === 'object' && 'the' in target && isEstimated(target.of);
  if (typeof target === 'string') {
    if (model.data.shift?.letter === target.replace(/[$\s]/g, '')) return shiftOf(goal, model);
    const asked = sumIn(target);
    return asked && asked.by === null && groups.length === 0 ? sumOf(goal, asked, model) : null;
  }
  if (!('the' in target)) return null;
  if (model.tables.length === 1 && sums.length === 0) {
    const grouped = groupedIn(model.tables[0]!.rows);
    if (!grouped || !agree(grouped, sizes)) return null;
    const worked = ofGrouped(goal, isEstimate ? { ...target, of: asTheyAre(target.of) } : target, grouped);
    return worked && { ...worked, facts: [model.tables[0]!.fact, ...sizes.map(({ fact }) => fact)] };
  }
  if (target.the !== 'of data' || model.tables.length > 0) return null;
  if (model.data.lists.length > 0)
    return sums.length + groups.length > 0 ? null : ofLists(goal, target.of as string[], model);
  if (isEstimate && !/^estimated mean$/.test(String(target.of[0]))) return null;
  if (/variance|deviation/.test(String(target.of[0])) && /population/.test(String(target.of[1] ?? '')))
    return null;
  const [moment, words, count] = asTheyAre(target.of) as string[];
  const all = dataOf(model, words, count === undefined ? null : Number(count));
  if (!all) return null;
  if (moment === 'mean') return moments(goal, all, all.mean, isRight(all, model), []);
  if (all.variance === null || all.variance < 0) return null;
  const isSame = isRight(all, model);
  if (moment === 'sum of squares') {
    const squares = all.size * (all.variance + all.mean ** 2);
    return moments(goal, all, squares, isSame, [
      step(
        { en: 'Turn the formula of the variance round.', zh: '把方差公式变形。' },
        `\\Sigma x^{2} = ${all.size}\\left(${working(all.variance)} + ${working(all.mean)}^{2}\\right) = ${working(squares)}`,
      ),
    ]);
  }
  if (moment === 'variance') return moments(goal, all, all.variance, isSame, []);
  if (moment !== 'standard deviation') return null;
  const root = Math.sqrt(all.variance);
  return moments(goal, all, root, isSame, [
    step(
      { en: 'The standard deviation is the square root of the variance.', zh: '标准差是方差的算术平方根。' },
      `\\sqrt{${working(all.variance)}} = ${working(root)}`,
    ),
  ]);
}

const IS_NOW = /\b(?:now|new|remaining)\b/;

/** The data that are meant; behind a change, those that there are then where they are so called. */
function dataOf(model: Model, words: string | undefined, count: number | null): Summary | null {
  const { changes, groups, sums } = model.data;
  const [only] = groups;
  const whole = groups.length === 1 && sums.length === 0 && model.data.lists.length === 0 ? only! : null;
  if (!whole && changes.length === 0) return summaryOf(model, count);
  const before = whole
    ? {
        ...whole,
        variance: whole.deviation === null ? null : whole.deviation ** 2,
        steps: [],
        facts: [whole.fact],
      }
    : summaryOf(model, null);
  if (changes.length === 0) return before && (count === null || count === before.size) ? before : null;
  const now = before && changedBy(changes, before);
  return now && IS_NOW.test(words ?? '') && (count === null || count === now.size) ? now : null;
}

/** Behind a change, what is found was found of twins of the data before it. */
const isRight = (all: Summary, model: Model): boolean =>
  model.data.changes.length > 0 ||
  (model.data.groups.length === 1 && model.data.sums.length === 0) ||
  isTwin(all, model);

/** The mean is c more than the mean of what is left when c is taken off each. */
function shiftOf(goal: Goal, model: Model): Worked | null {
  const [all, { letter, mean }] = [firstOf(model), model.data.shift!];
  const one = model.data.sums.find(({ power }) => power === 1);
  if (!all || !one) return null;
  const value = mean - one.value / all.size;
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: DATA,
      steps: [
        step(
          {
            en: 'The mean is the mean of the coded values with what was taken off added again.',
            zh: '平均数等于编码后数据的平均数加上所减去的数。',
          },
          `${working(mean)} = ${letter} + \\frac{${one.value}}{${all.size}},\\quad ${letter} = ${working(value)}`,
        ),
      ],
      shown,
      name: letter,
      value,
      isRight: isTwin(all, model) && Math.abs(all.mean - mean) < 1e-9 * Math.max(1, Math.abs(mean)),
      facts: all.facts,
    }
  );
}

const ESTIMATED = /^estimated /;
const isEstimated = ([moment]: readonly Term[]): boolean =>
  typeof moment === 'string' && ESTIMATED.test(moment);
const asTheyAre = (of: readonly Term[]): Term[] =>
  of.map((one) => (typeof one === 'string' ? one.replace(ESTIMATED, '') : one));

const agree = ({ total }: Grouped, sizes: Model['data']['sizes']): boolean =>
  sizes.every(({ size }) => size === total);

function moments(
  goal: Goal,
  { steps, facts }: Summary,
  value: number,
  isRight: boolean,
  more: Step[],
): Worked | null {
  const shown = shownNumber(value, goal, true);
  return shown && { topic: DATA, steps: [...steps, ...more], shown, value, isRight, facts };
}

function sumOf(goal: Goal, asked: Pick<SumOf, 'from' | 'power' | 'letter'>, model: Model): Worked | null {
  const all = firstOf(model);
  if (!all || asked.letter !== model.data.sums[0]!.letter || (asked.power === 2 && all.variance === null))
    return null;
  const { size, mean, variance } = all;
  const value =
    asked.power === 1 ? size * (mean - asked.from) : size * (variance! + (mean - asked.from) ** 2);
  const whole = Math.round(value);
  const isWhole = Math.abs(value - whole) < 1e-7 * Math.max(1, Math.abs(value)) && !goal.figures;
  const shown = isWhole ? { text: String(whole), tex: String(whole) } : shownNumber(value, goal, true);
  const way =
    asked.power === 1
      ? step(
          { en: 'The sum is n times the mean.', zh: '总和等于 n 乘以平均数。' },
          `${size} \\times (${working(mean)} - ${asked.from}) = ${working(value)}`,
        )
      : step(
          { en: 'Turn the formula of the variance round.', zh: '把方差公式变形。' },
          `n\\left(\\sigma^{2} + (\\bar{x} - ${asked.from})^{2}\\right) = ${size}\\left(${working(variance!)} + ${working(mean - asked.from)}^{2}\\right) = ${working(value)}`,
        );
  return (
    shown && {
      topic: DATA,
      steps: [...all.steps, way],
      shown,
      value,
      isRight: isTwin(all, model),
      facts: all.facts,
    }
  );
}
