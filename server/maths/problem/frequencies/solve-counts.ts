import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Fact, Goal } from '../schema/problem.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { modelOf } from '../statistics/facts/take.ts';
import { contingencyIn, expectedOf, independence } from '../statistics/tests/independence.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { tellingIn } from '../statistics/facts/words.ts';
import { COUNTS, fitTest, letterAsked } from './fit.ts';
import { type Counts, countsIn, meanOf } from './told-counts.ts';

const KNOWN = new Set(['size', 'count', 'table', 'law', 'scene', 'words', 'amount', 'letter']);

/** What is asked of counts: expected frequencies, and how well they go with a law or with independence. */
export function ofCounts(goal: Goal, facts: readonly Fact[]): Outcome | null {
  const all = [...facts, ...(goal.where ?? [])];
  if (!all.every(({ relation }) => KNOWN.has(relation))) return null;
  const { target } = goal;
  if (goal.verb === 'show') return shownLetter(goal, all);
  if (goal.verb !== 'find') return null;
  if (typeof target !== 'string' && !('the' in target)) return null;
  const [first, second] = typeof target === 'string' ? [target] : target.of.map(String);
  const what = typeof target === 'string' ? 'letter' : target.the;
  if (what === 'association' || what === 'expected cell') return ofTwoWays(goal, what, first!, second, all);
  const counts = countsIn(all);
  if (!counts) return null;
  const level = levelIn(first!);
  if (what === 'fit') return level === null ? null : fitTest(goal, counts, level);
  if (what === 'count mean') return meanAsked(goal, counts, first);
  return what === 'letter' ? letterOf(goal, counts, first!.replaceAll('$', '').trim()) : null;
}

function levelIn(percent: string): number | null {
  const level = numberOf(plain(percent).replace(/\\?%$/, ''));
  return level !== null && level > 0 && level <= 20 ? level / 100 : null;
}

/** "Show that a = 50": a letter in the row of expected frequencies. */
function shownLetter(goal: Goal, facts: readonly Fact[]): Outcome | null {
  const { target } = goal;
  const isEquation = typeof target === 'object' && 'the' in target && target.the === 'statement:holds';
  const [, letter, value] = isEquation
    ? (/^([a-z]) ?= ?(\d+(?:\.\d+)?)$/.exec(plain(String(target.of[0]))) ?? [])
    : [];
  const counts = letter ? countsIn(facts) : null;
  const places = value?.split('.')[1]?.length ?? 0;
  const found = counts && letterOf({ ...goal, figures: { kind: 'places', digits: places } }, counts, letter!);
  return found?.shown.text === `${letter} = ${value}` ? found : null;
}

function letterOf(goal: Goal, counts: Counts, letter: string): Outcome | null {
  const value = letterAsked(letter, counts);
  if (value === null) return null;
  const isShort = Math.abs(value * 100 - Math.round(value * 100)) < 1e-7;
  const figures = goal.figures ?? (isShort ? undefined : ({ kind: 'places', digits: 2 } as const));
  const shown = shownNumber(value, { ...goal, ...(figures && { figures }) }, true);
  const total = counts.observed.reduce((a, b) => a + b, 0);
  return (
    shown && {
      topic: COUNTS,
      steps: [
        step(
          {
            en: 'An expected frequency is the total times the probability.',
            zh: '期望频数等于总数乘以概率。',
          },
          `${letter} = ${total} \\times ${working(value / total)} = ${shown.tex}`,
        ),
      ],
      shown: { text: `${letter} = ${shown.text}`, tex: `${letter} = ${shown.tex}` },
      isRight: true,
    }
  );
}

function meanAsked(goal: Goal, counts: Counts, told: string | undefined): Outcome | null {
  const value = meanOf(counts.classes, counts.observed);
  const shown = value === null ? null : shownNumber(value, goal, true);
  if (value === null || !shown || (told !== undefined && Math.abs(Number(told) - value) > 1e-9)) return null;
  const total = counts.observed.reduce((a, b) => a + b, 0);
  return {
    topic: COUNTS,
    steps: [
      step(
        { en: 'Weigh each value by its frequency.', zh: '各值按频数加权。' },
        `\\frac{${counts.classes.map(({ low }, at) => `${low} \\times ${counts.observed[at]!}`).join(' + ')}}{${total}} = ${working(value)}`,
      ),
    ],
    shown,
    isRight: true,
  };
}

/** Counts by two kinds. */
function ofTwoWays(
  goal: Goal,
  what: string,
  first: string,
  told: string | undefined,
  facts: readonly Fact[],
): Outcome | null {
  const model = modelOf(
    facts.flatMap((one): Fact[] =>
      one.relation === 'table'
        ? [one]
        : one.relation === 'size'
          ? [{ relation: 'size', of: [one.of[0]!, ''] }]
          : [],
    ),
  );
  if (!model) return null;
  if (what === 'association') {
    const level = levelIn(first);
    return level === null
      ? null
      : independence(goal, { name: 'chi-squared', of: 'independence', level, sign: '', value: 0 }, model);
  }
  const table = contingencyIn(model);
  const names = facts.flatMap((one) =>
    one.relation === 'table' ? (JSON.parse(String(one.of[0])) as string[][]) : [],
  );
  if (!table || names.length < 3) return null;
  const [header, ...body] = names as [string[], ...string[][]];
  const columns = header.slice(-table.rows[0]!.length);
  const row = named(first, body.map(([name]) => name!).slice(0, table.rows.length));
  const column = named(first, columns);
  if (row < 0 || column < 0 || header.length < columns.length) return null;
  const value = expectedOf(table.rows)[row]![column]!;
  const shown = shownNumber(value, goal, true);
  if (!shown || (told !== undefined && Math.abs(Number(told) - value) > 1e-9)) return null;
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  const own = table.rows[row]!;
  return {
    topic: COUNTS,
    steps: [
      step(
        {
          en: 'Expected frequency: row total × column total ÷ grand total.',
          zh: '期望频数：行合计 × 列合计 ÷ 总数。',
        },
        `\\frac{${sum(own)} \\times ${sum(table.rows.map((one) => one[column]!))}}{${sum(table.rows.flat())}} = ${shown.tex}`,
      ),
    ],
    shown,
    isRight: true,
  };
}

/** The name of which all that tells it from the others is said; −1 where that is not clear. */
function named(words: string, names: readonly string[]): number {
  const sets = names.map((name) => new Set([...tellingIn(name), ...(name.match(/\d+/g) ?? [])]));
  const said = new Set([...tellingIn(words), ...(words.match(/\d+/g) ?? [])]);
  const found = sets.flatMap((own, at) =>
    own.size > 0 && [...own].every((word) => said.has(word)) ? [at] : [],
  );
  return found.length === 1 ? found[0]! : -1;
}
