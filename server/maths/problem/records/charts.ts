import type { Goal } from '../schema/problem.ts';
import type { Grouped } from '../statistics/asked/read-off.ts';
import { countBelow } from '../statistics/asked/read-off.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { contentOf } from '../statistics/facts/words.ts';
import type { Step } from '../../writing/method.ts';
import { step } from '../../writing/step.ts';
import { working } from '../../writing/rounding.ts';
import type { Records } from './told.ts';

interface Found {
  text: string;
  tex: string;
  steps: Step[];
}

const nameOf = (text: string): string =>
  plain(text.replace(/\$/g, '')).replace(/\s/g, '').replace(/[–—−]/g, '-');

function onlyOf({ sets, changes }: Records): Grouped | null {
  const [only, other] = sets;
  return other || changes.length > 0 ? null : (only?.grouped ?? null);
}

const classNamed = (name: string, { classes }: Grouped) =>
  classes.find(({ label }) => nameOf(label) === nameOf(name));

/** A bar is as wide as its class and its area goes with its frequency, by the one that is measured. */
export function barOf(what: string, name: string, goal: Goal, records: Records): Found | null {
  const grouped = onlyOf(records);
  const [bar, another] = records.bars;
  if (!grouped?.isContinuous || !bar || another) return null;
  const [known, asked] = [bar.name, name].map((one) => classNamed(one, grouped));
  const [width, height] = [bar.width, bar.height].map((one) => numberOf(plain(one.split('⟨')[0]!)));
  const units = [bar.width, bar.height].map((one) => one.split('⟨')[1]?.replace('⟩', ''));
  if (!known || !asked || !width || !height || known.frequency === 0) return null;
  const [own, other] = [known, asked].map(({ from, to }) => to - from);
  const newWidth = (width * other!) / own!;
  const area = (width * height * asked.frequency) / known.frequency;
  const value = what === 'bar width' ? newWidth : area / newWidth;
  const again =
    what === 'bar width'
      ? (other! * width) / own!
      : (height * (asked.frequency / other!)) / (known.frequency / own!);
  const shown = shownNumber(value, goal, true);
  const unit = units[what === 'bar width' ? 0 : 1];
  if (!shown || Math.abs(value - again) > 1e-9 * Math.max(1, value)) return null;
  return {
    text: unit === undefined ? shown.text : `${shown.text} ${unit}`,
    tex: unit === undefined ? shown.tex : `${shown.tex}\\;\\text{${unit}}`,
    steps: [
      step(
        {
          en: 'The width of a bar is proportional to the width of its class, and its area to its frequency.',
          zh: '矩形的宽与组距成正比，面积与频数成正比。',
        },
        [
          `\\frac{${working(width)}}{${working(own!)}} \\times ${working(other!)} = ${working(newWidth)}`,
          `\\frac{${working(width)} \\times ${working(height)}}{${known.frequency}} \\times ${asked.frequency} = ${working(area)}`,
        ],
      ),
    ],
  };
}

/** How many are more or less than a value, read off the graph. */
export function countedOf([sign, told, words]: string[], goal: Goal, records: Records): Found | null {
  const grouped = onlyOf(records);
  const value = numberOf(plain(told!.split('⟨')[0]!));
  const known = new Set(contentOf(`${records.words} ${records.sets[0]?.words ?? ''}`));
  if (!grouped?.isContinuous || value === null || !contentOf(words!).every((one) => known.has(one)))
    return null;
  const [first, last] = [grouped.classes[0]!, grouped.classes.at(-1)!];
  if (value < first.from || value > last.to || goal.figures) return null;
  const below = countBelow(value, grouped);
  const count = Math.round(sign === '<' ? below : grouped.total - below);
  return {
    text: String(count),
    tex: String(count),
    steps: [
      step(
        {
          en: 'Read off the graph how many are below it.',
          zh: '从图上读出小于该值的个数。',
        },
        sign === '<'
          ? working(below)
          : `${grouped.total} - ${working(below)} = ${working(grouped.total - below)}`,
      ),
    ],
  };
}
