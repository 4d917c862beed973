import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, ToldGoal } from '../schema/problem.ts';
import { groupMeant } from '../samples/words.ts';
import { DATA, ofGrouped } from '../statistics/asked/grouped.ts';
import { FINDERS } from '../statistics/asked/lists.ts';
import { withUnitOf } from '../statistics/data/in-unit.ts';
import { mixesUnits, sentencesOf } from '../statistics/data/text-units.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { contentOf } from '../statistics/facts/words.ts';
import { sumNamed } from '../reading/records/sums.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import { rounded, working } from '../../writing/rounding.ts';
import { solveWhole } from '../whole-parts.ts';
import { barOf, countedOf } from './charts.ts';
import { changed, kOf, nOf, pooled, summed, type Summed } from './sums.ts';
import { type DataSet, type Records, recordsIn } from './told.ts';

/** What is asked of data that are told in any form. */
export const solveRecords = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, (facts, goals) => solvePart(facts, goals)).map((part, at) =>
    part && problems.some((problem) => mixesUnits(sentencesOf(problem, at))) ? null : part,
  );

interface Answer {
  text: string;
  tex: string;
  steps: Step[];
}

function solvePart(facts: readonly Fact[], goals: readonly ToldGoal[]): SolvedPart | null {
  const records = recordsIn(facts);
  if (!records || goals.length > 4) return null;
  const found = goals.map((goal) => inUnit(goal, answered(goal, records), facts));
  if (!found.every((one) => one !== null)) return null;
  const answer = {
    text: found.map(({ text }) => text).join(', '),
    tex: found.map(({ tex }) => tex).join(',\\quad '),
  };
  const steps = found.flatMap((one) => one.steps);
  return {
    title: { en: 'From what is given', zh: '由已知条件求解' },
    steps: [
      ...new Map(steps.map((one) => [JSON.stringify(one), one])).values(),
      step({ en: 'The answer', zh: '答案' }, answer.tex),
    ],
    answer,
    checks: [
      {
        name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
        passed: true,
      },
    ],
    topic: DATA,
  };
}

const MEASURED_IN = new Set([
  'mean',
  'median',
  'standard deviation',
  'lower quartile',
  'upper quartile',
  'interquartile range',
  'range',
  'mode',
]);

/** The answer in the unit of the data, where it is measured in it. */
function inUnit({ target, verb }: Goal, answer: Answer | null, facts: readonly Fact[]): Answer | null {
  if (!answer || verb !== 'find' || typeof target !== 'object' || !('the' in target)) return answer;
  const [moment, words = ''] = target.of.map(String);
  const isIn =
    target.the === 'record extreme' ||
    (target.the === 'record' && MEASURED_IN.has(moment!) && !/\bnumber\b/.test(words));
  const lettered = facts
    .filter(({ relation }) => relation !== 'amount')
    .map((one): Fact =>
      one.relation === 'letter'
        ? { relation: 'letter', of: [`${String(one.of[0])}⟨${String(one.of[1])}⟩`] }
        : one,
    );
  return isIn ? { ...answer, ...withUnitOf(lettered, answer) } : answer;
}

function answered(goal: Goal, records: Records): Answer | null {
  const { target, verb } = goal;
  if (goal.unit !== undefined || goal.form || goal.terms || goal.exact || (goal.where ?? []).length > 0)
    return null;
  if (typeof target === 'string')
    return verb === 'find' ? ofLetter(target.replace(/[$\s]/g, ''), goal, records) : null;
  if (!('the' in target)) return null;
  const [first = '', second = '', third] = target.of.map(String);
  if (verb === 'show') {
    if (target.the !== 'record letter')
      return target.the === 'record' ? shownSo(first, second, third!, records) : null;
    const found = ofLetter(first, goal, records);
    return found?.text === `${first} = ${second}` ? found : null;
  }
  if (verb !== 'find') return null;
  switch (target.the) {
    case 'record':
      return momentOf(first, second, goal, records, third === 'graph');
    case 'record sum':
      return ofSum(first, goal, records);
    case 'record letter':
      return ofLetter(first, goal, records);
    case 'bar width':
    case 'bar height':
      return barOf(target.the, first, goal, records);
    case 'record count':
      return countedOf([first, second, third!], goal, records);
    case 'record class':
      return ofTable({ the: 'class', of: [first] }, goal, records);
    case 'record extreme':
      return ofTable({ the: 'extreme range', of: [first] }, goal, records);
    default:
      return null;
  }
}

function ofTable(
  target: { the: string; of: string[] },
  goal: Goal,
  { sets, changes }: Records,
): Answer | null {
  const [only, other] = sets;
  const worked = other || changes.length > 0 || !only?.grouped ? null : ofGrouped(goal, target, only.grouped);
  return worked?.isRight ? { ...worked.shown, steps: worked.steps } : null;
}

const PLAIN = new Set(
  contentOf(
    'all both these those this data set sets values value x y z observations results estimate estimates group groups combined together whole now new remaining measurements sample original ' +
      'unit in company person people old mean time times mass masses height heights length lengths age ages score scores mark marks weight weights distance distances number numbers',
  ),
);

/** What the members of two groups are together. */
const TOGETHER = new Set(
  contentOf(
    'pupils students children people adults persons members players employees workers athletes runners customers patients animals plants items competitors teachers swimmers drivers families candidates class school team teams company club',
  ),
);

/** What is measured is what was measured. */
const MEASURED =
  /\b(?:mass|weight|height|length|width|time|age|score|mark|speed|distance|temperature|volume|price|salar|wage|diameter|depth)(?=s|es|ies|y|\b)/g;

/** Of which data something is asked: one set, or all of them together; null where that is not clear. */
function meant(words: string, { sets, changes, words: story }: Records): Summed | DataSet | null {
  const all = `${story} ${sets.map((one) => one.words).join(' ')}`.toLowerCase().replace(/[#\d]+/g, ' ');
  const bare = words.replace(/#\d+/g, ' ');
  const known = new Set(contentOf(all.replace(/['’]s\b/g, '')));
  const isTogether =
    sets.length > 1 && (/\b(?:all|combined|together|whole)\b/.test(words) || words.includes('#'));
  const isKnown = (one: string) =>
    known.has(one) || PLAIN.has(one) || one.length < 2 || (isTogether && TOGETHER.has(one));
  if (!contentOf(bare.replace(/['’]s\b/g, '')).every(isKnown)) return null;
  if ([...bare.matchAll(MEASURED)].some(([one]) => !all.includes(one))) return null;
  const count = Number(/#(\d+)/.exec(words)?.[1] ?? 0);
  const isAll = /\b(?:all|both|combined|together|whole)\b/.test(words);
  const isNow = /\b(?:now|new|remaining)\b/.test(words);
  const [only, other] = sets;
  if (changes.length > 0) {
    const before = other ? null : summed(only!);
    const after = before && changed(before, changes);
    if (!after || (count !== 0 && count !== after.size)) return null;
    return isNow || (count !== 0 && count !== before.size) ? after : null;
  }
  if (/\b(?:now|remaining)\b/.test(words) || (isNow && !/\bnew\b/.test(all))) return null;
  if (!other) return count === 0 || count === (only!.size ?? nOf(only!)) ? only! : null;
  const total = sets.reduce((sum, { size }) => sum + (size ?? Number.NaN), 0);
  if (isAll && (count === 0 || count === total)) return pooled(sets.map(summed));
  if (count === total) return pooled(sets.map(summed));
  const at = groupMeant(
    bare,
    sets.map((one) => one.words),
  );
  const found = at < 0 ? null : sets[at]!;
  return found && !isAll && (count === 0 || count === found.size) ? found : null;
}

function momentOf(
  moment: string,
  words: string,
  goal: Goal,
  records: Records,
  isByGraph = false,
): Answer | null {
  const one = meant(words, records);
  // Of a sample, an estimate may be meant.
  if (!one || (/variance|deviation/.test(moment) && /\brandom\b/.test(records.words))) return null;
  if (!('steps' in one) && one.values) {
    const found = one.values.length > 3 ? FINDERS[moment]?.(one.values) : undefined;
    if (!found || Math.abs(found.value - found.again) > 1e-9 * Math.max(1, Math.abs(found.value)))
      return null;
    return shownAs(found.value, found.steps, goal);
  }
  if (!('steps' in one) && one.grouped) {
    const worked = ofGrouped(goal, { the: isByGraph ? 'graph' : 'of data', of: [moment] }, one.grouped);
    return worked?.isRight ? { ...worked.shown, steps: worked.steps } : null;
  }
  const all = 'steps' in one ? one : summed(one);
  if (!all) return null;
  const value =
    moment === 'mean'
      ? all.mean
      : all.variance === null || all.variance < -1e-9
        ? null
        : moment === 'variance'
          ? all.variance
          : moment === 'standard deviation'
            ? Math.sqrt(Math.max(0, all.variance))
            : null;
  return value === null ? null : shownAs(value, all.steps, goal);
}

function shownAs(value: number, steps: Step[], goal: Goal): Answer | null {
  const shown = shownNumber(value, goal, true);
  return shown && { ...shown, steps };
}

/** "Show that the mean is 42.3, correct to 3 significant figures": found, and the same. */
function shownSo(moment: string, words: string, told: string, records: Records): Answer | null {
  const value = told.split('⟨')[0]!;
  const places = value.split('.')[1]?.length ?? 0;
  const figures = { kind: 'places' as const, digits: places };
  const found = momentOf(moment, words, { verb: 'find', target: '', figures }, records);
  return found?.text === rounded(Number(value), figures) ? { ...found, text: value, tex: value } : null;
}

/** Σ(x − 200)² of data of which enough is known. */
function ofSum(source: string, goal: Goal, { sets, changes }: Records): Answer | null {
  const asked = sumNamed(source);
  const own = sets.filter((one) => one.sums.length === 0 || one.sums[0]!.letter === asked?.letter);
  const one =
    own.length === 1 && changes.length === 0 && (sets.length === 1 || own[0]!.sums.length > 0)
      ? own[0]!
      : null;
  const all = one && summed(one);
  if (!asked || !all || typeof asked.from === 'string') return null;
  const { size, mean, variance } = all;
  if (asked.power === 2 && variance === null) return null;
  const off = mean - asked.from;
  const value = asked.power === 1 ? size * off : size * (variance! + off ** 2);
  const whole = Math.round(value);
  const isWhole = Math.abs(value - whole) < 1e-7 * Math.max(1, Math.abs(value)) && !goal.figures;
  const steps = [
    ...all.steps,
    step(
      asked.power === 1
        ? { en: 'The sum is n times the mean.', zh: '总和等于 n 乘以平均数。' }
        : { en: 'Turn the formula of the variance round.', zh: '把方差公式变形。' },
      asked.power === 1
        ? `${size} \\times ${working(off)} = ${working(value)}`
        : `${size}\\left(${working(variance!)} + ${working(off)}^{2}\\right) = ${working(value)}`,
    ),
  ];
  return isWhole ? { text: String(whole), tex: String(whole), steps } : shownAs(value, steps, goal);
}

/** What was taken off each, or how many there are. */
function ofLetter(letter: string, goal: Goal, { sets, changes }: Records): Answer | null {
  const [only, other] = sets;
  if (!only || other || changes.length > 0) return null;
  const value = letter === 'n' ? nOf(only) : only.sums.some(({ from }) => from === letter) ? kOf(only) : null;
  if (value === null) return null;
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      text: `${letter} = ${shown.text}`,
      tex: `${letter} = ${shown.tex}`,
      steps: [
        step(
          { en: 'The sum of x − k is the sum of x less n times k.', zh: 'Σ(x − k) = Σx − nk。' },
          `${letter} = ${shown.tex}`,
        ),
      ],
    }
  );
}
