import type { Goal, Term } from '../../schema/problem.ts';
import { shownNumber } from '../worked/show.ts';
import { type Class, type Grouped, isReadOff, readOff } from './read-off.ts';
import type { Worked } from '../worked/worked.ts';
import { numberOf, plain } from '../facts/notation.ts';
import type { Step } from '../../../writing/method.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

export const DATA = '9709/p5/representation-of-data';

/** A table of two rows, or of two columns, with classes and how often they occur. */
export function groupedIn(rows: string[][]): Grouped | null {
  const upright =
    rows.length === 2
      ? rows
      : rows.every((row) => row.length === 2)
        ? [0, 1].map((at) => rows.map((row) => row[at]!))
        : null;
  if (!upright || upright[0]!.length !== upright[1]!.length || upright[0]!.length < 3) return null;
  const [head, counts] = upright as [string[], string[]];
  if (/^(?:cumulative frequenc|累积频数|累计频数)/i.test(counts[0]!))
    return cumulativeIn(head.slice(1), counts.slice(1));
  if (
    !/^(?:frequency|number of|人数|频数|.*数$)/i.test(counts[0]!) ||
    /\bage|年龄|cumulative|累积|percent|density/i.test(`${head[0]} ${counts[0]}`)
  )
    return null;
  const frequencies = counts.slice(1).map((cell) => numberOf(plain(cell.replace(/\$/g, ''))));
  const ends = head.slice(1).map((cell) => classIn(plain(cell.replace(/\$/g, ''))));
  if (
    !frequencies.every((one) => one !== null && Number.isInteger(one) && one >= 0) ||
    !ends.every((one) => one !== null)
  )
    return null;
  const classes = ends.map((one, at) => ({ ...one!, frequency: frequencies[at]! }));
  const isContinuous = classes.every(({ from, to }) => from < to);
  if (!isContinuous && classes.some(({ from, to }) => from !== to)) return null;
  const filled = isContinuous ? withoutGaps(classes) : classes;
  return (
    filled && {
      classes: filled,
      isContinuous,
      total: frequencies.reduce<number>((sum, one) => sum + one!, 0),
    }
  );
}

const bareCell = (cell: string): string => plain(cell.replace(/\$/g, '')).replace(/\s+/g, '');

/** "t ≤ 10, t ≤ 20, …": the first class begins at zero where that makes it no wider than the others. */
function cumulativeIn(head: readonly string[], counts: readonly string[]): Grouped | null {
  const ends = head.map((cell) => /^(?:[a-zA-Z]?(?:<=|<|≤))(\d+(?:\.\d+)?)$/.exec(bareCell(cell))?.[1]);
  const sums = counts.map((cell) => numberOf(bareCell(cell)));
  if (!ends.every((one) => one !== undefined) || !sums.every((one) => one !== null && Number.isInteger(one)))
    return null;
  const points = ends.map((end, at) => ({ end: Number(end), sum: sums[at]! }));
  const [first, ...others] = points as [(typeof points)[0], ...typeof points];
  const widths = others.map(({ end }, at) => end - points[at]!.end);
  const isRising = others.every(({ sum }, at) => sum >= points[at]!.sum) && widths.every((one) => one > 0);
  if (!isRising || first.sum < 0 || (first.sum > 0 && first.end > Math.max(...widths))) return null;
  const all = first.sum > 0 && first.end > 0 ? [{ end: 0, sum: 0 }, ...points] : points;
  if (all[0]!.sum !== 0) return null;
  const classes = all.slice(1).map(({ end, sum }, at): Class => {
    const before = all[at]!;
    return { from: before.end, to: end, frequency: sum - before.sum, label: `${before.end} - ${end}` };
  });
  return { classes, isContinuous: true, total: points.at(-1)!.sum, isCumulative: true };
}

function classIn(text: string): Omit<Class, 'frequency'> | null {
  const bare = text.replace(/\s+/g, '').replace(/[–—−]/g, '-');
  const range = /^(-?[\d.]+)(<=|<)([a-zA-Z])(<=|<)(-?[\d.]+)$/.exec(bare);
  if (range) return { from: Number(range[1]), to: Number(range[5]), label: text };
  const dashed = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(bare);
  if (dashed) return { from: Number(dashed[1]), to: Number(dashed[2]), label: text };
  const value = /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
  return value === null ? null : { from: value, to: value, label: text };
}

/** 10–19, 20–29: each class reaches half a unit beyond what is printed. */
function withoutGaps(classes: Class[]): Class[] | null {
  const gaps = classes.slice(1).map(({ from }, at) => from - classes[at]!.to);
  if (gaps.every((gap) => Math.abs(gap) < 1e-12)) return classes;
  const [gap] = gaps;
  if (gaps.some((one) => Math.abs(one - gap!) > 1e-9) || gap! < 0) return null;
  return classes.map((one) => ({ ...one, from: one.from - gap! / 2, to: one.to + gap! / 2 }));
}

export function ofGrouped(goal: Goal, target: Term, grouped: Grouped): Omit<Worked, 'facts'> | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  if (target.the === 'class') return classOf(String(target.of[0]), grouped);
  if (target.the === 'extreme range') return rangeOf(goal, String(target.of[0]), grouped);
  if (target.the === 'graph') return readOff(goal, String(target.of[0]), grouped);
  if (target.the !== 'of data') return null;
  const [asked, , count] = target.of as string[];
  if (count !== undefined && Number(count) !== grouped.total) return null;
  if (asked === 'frequency densities') return densities(grouped);
  return momentsOf(goal, asked!, grouped);
}

function momentsOf(goal: Goal, asked: string, grouped: Grouped): Omit<Worked, 'facts'> | null {
  if (grouped.isCumulative && isReadOff(asked)) return readOff(goal, asked, grouped);
  const { classes, total } = grouped;
  const middle = ({ from, to }: Class) => (from + to) / 2;
  const sum = classes.reduce((before, one) => before + middle(one) * one.frequency, 0);
  const squares = classes.reduce((before, one) => before + middle(one) ** 2 * one.frequency, 0);
  const mean = sum / total;
  const variance = squares / total - mean ** 2;
  const data = classes.flatMap((one) => Array.from({ length: one.frequency }, () => middle(one)));
  const again = data.reduce((a, b) => a + b, 0) / data.length;
  const spread = data.reduce((before, x) => before + (x - again) ** 2, 0) / data.length;
  const value =
    asked === 'mean'
      ? mean
      : asked === 'variance'
        ? variance
        : asked === 'standard deviation'
          ? Math.sqrt(variance)
          : null;
  if (value === null) return null;
  const isRight =
    Math.abs(mean - again) < 1e-9 * Math.max(1, Math.abs(mean)) &&
    Math.abs(variance - spread) < 1e-7 * Math.max(1, variance);
  const steps: Step[] = [
    step(
      { en: 'Each class is represented by its mid-value.', zh: '各组用组中值代表。' },
      `\\bar{x} = \\frac{\\Sigma fx}{\\Sigma f} = \\frac{${working(sum)}}{${total}} = ${working(mean)}`,
    ),
    ...(asked === 'mean'
      ? []
      : [
          step(
            {
              en: 'The variance is the mean square less the square of the mean.',
              zh: '方差等于平方的平均数减去平均数的平方。',
            },
            `\\sigma^{2} = \\frac{\\Sigma fx^{2}}{\\Sigma f} - \\bar{x}^{2} = \\frac{${working(squares)}}{${total}} - ${working(mean)}^{2} = ${working(variance)}`,
          ),
        ]),
  ];
  const shown = shownNumber(value, goal, true);
  return shown && { topic: DATA, steps, shown, value, isRight };
}

function densities({ classes, isContinuous }: Grouped): Omit<Worked, 'facts'> | null {
  if (!isContinuous) return null;
  const all = classes.map(({ from, to, frequency }) => frequency / (to - from));
  const text = all.map((one) => exactOrRounded(one));
  const isRight = classes.every(
    ({ from, to, frequency }, at) => Math.abs(all[at]! * (to - from) - frequency) < 1e-9,
  );
  return {
    topic: DATA,
    steps: [
      step(
        { en: 'Frequency density = frequency ÷ class width.', zh: '频率密度 = 频数 ÷ 组距。' },
        classes.map(
          ({ from, to, frequency }, at) => `${frequency} \\div ${working(to - from)} = ${text[at]!}`,
        ),
      ),
    ],
    shown: { text: text.join(', '), tex: text.join(',\\; ') },
    isRight,
  };
}

const SHARES: Record<string, number> = { 'lower quartile': 0.25, median: 0.5, 'upper quartile': 0.75 };

/** The class in which so much of the data lies below; null where it falls on a boundary. */
function classAt(share: number, { classes, total }: Grouped): Class | null {
  let before = 0;
  for (const one of classes) {
    const after = before + one.frequency;
    const at = share * total;
    if (Math.abs(after - at) < 0.76) return null;
    if (at < after) return at - before < 0.001 ? null : one;
    before = after;
  }
  return null;
}

function classOf(moment: string, grouped: Grouped): Omit<Worked, 'facts'> | null {
  const share = SHARES[moment];
  const found = share === undefined ? null : classAt(share, grouped);
  if (!found) return null;
  return {
    topic: DATA,
    steps: [
      step(
        {
          en: 'Add up the frequencies until this share of the data is reached.',
          zh: '累加频数，直到达到这一比例。',
        },
        `${share} \\times ${grouped.total} = ${working(share! * grouped.total)}`,
      ),
    ],
    shown: { text: found.label, tex: found.label.replace(/<=/g, '\\leqslant ') },
    isRight: isFromTop(share!, grouped, found),
  };
}

/** Whether the class is met as well where the frequencies are added up from the largest class down. */
function isFromTop(share: number, { classes, total }: Grouped, found: Class): boolean {
  let above = 0;
  for (const one of classes.toReversed()) {
    above += one.frequency;
    if ((1 - share) * total < above) return one === found;
  }
  return false;
}

/** The quartiles may lie anywhere in their classes. */
function rangeOf(goal: Goal, which: string, grouped: Grouped): Omit<Worked, 'facts'> | null {
  const [low, high] = [classAt(0.25, grouped), classAt(0.75, grouped)];
  if (!low || !high || !grouped.isContinuous) return null;
  const value = which === 'greatest' ? high.to - low.from : high.from - low.to;
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      topic: DATA,
      steps: [
        step(
          {
            en: 'Find the classes of the quartiles and take their ends.',
            zh: '找出两个四分位数所在的组，取其端点。',
          },
          which === 'greatest'
            ? `${high.to} - ${low.from} = ${working(value)}`
            : `${high.from} - ${low.to} = ${working(value)}`,
        ),
      ],
      shown,
      value,
      isRight: value > 0 && isFromTop(0.25, grouped, low) && isFromTop(0.75, grouped, high),
    }
  );
}
