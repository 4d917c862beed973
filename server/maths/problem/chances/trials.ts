import { isBound, NEAR, nearChance, sizeBound, sizePart } from './sizes.ts';
import { toNumber } from '../../algebra-system/numbers/rational.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { Reading } from '../reading/read-problem.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { wantedOf } from '../statistics/asked/groups.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { contentOf, speaksOf } from '../statistics/facts/words.ts';
import { geometric } from '../statistics/laws/counted.ts';
import { type Found, isClose } from '../statistics/laws/known.ts';
import { step } from '../../writing/step.ts';
import { valueOf } from './told.ts';
import { clauseOf } from '../statistics/facts/clauses.ts';

const NOTHING: Solved = { part: null, found: [] };

const isTrial = (target: Term | undefined): target is { the: string; of: Term[] } =>
  typeof target === 'object' &&
  'the' in target &&
  (target.the === 'trials' || target.the === 'first' || (isBound(target.the) && isTrial(target.of[3])));

export const wantsTrials = ({ goals }: Pick<Reading, 'goals'>): boolean =>
  goals.length === 1 && isTrial(goals[0]!.target);

interface Trial {
  p: number;
  words: string;
  /** What was told of them before: who plays, and where. */
  scenes: string;
  /** How many there are, and of what. */
  sample: { size: number; words: string } | null;
  used: Set<Fact>;
  /** What the size of the sample is called. */
  letter: string | null;
}

/** How many of several independent trials succeed, or which is the first. */
export function solveTrials({ facts, goals, own = 0 }: Reading): Solved {
  const [goal] = goals;
  if (!goal || !isTrial(goal.target) || goal.verb !== 'find' || goal.unit !== undefined) return NOTHING;
  const said = [...(goal.where ?? []), ...conditionsIn(goal.target)];
  const by = said.length === 1 && NEAR.has(said[0]!.relation) ? said[0]!.relation : '';
  const isApproximate = by !== '';
  if (said.length > 0 && !isApproximate) return NOTHING;
  const trial = trialOf(facts);
  if (!trial || facts.some((one, at) => at >= own && !trial.used.has(one))) return NOTHING;
  if (isBound(goal.target.the)) {
    const [first, sign, value, term] = goal.target.of;
    const inner = term as { the: string; of: Term[] };
    const size = inner.the === 'trials' ? trial.letter : null;
    // The letter that is asked for is that of the sample.
    if (inner.the !== 'trials' || (size && first !== '' && size !== first)) return NOTHING;
    const bound = sizeBound(goal.target.the, String(sign), valueOf(String(value)), (n) =>
      countOf(
        ['', ...inner.of.slice(1)],
        { ...trial, sample: { size: n, words: trial.sample?.words ?? '' } },
        by,
      ),
    );
    return bound ? { part: sizePart(bound, String(first), by), found: [] } : NOTHING;
  }
  const found =
    goal.target.the === 'first' ? firstOf(goal.target.of, trial) : countOf(goal.target.of, trial, by);
  return found && isClose(found) && !(goal.target.the === 'first' && isApproximate)
    ? { part: partOf(goal, found, isApproximate), found: [] }
    : NOTHING;
}

function trialOf(facts: readonly Fact[]): Trial | null {
  const trial: Trial = { p: Number.NaN, words: '', scenes: '', sample: null, used: new Set(), letter: null };
  for (const one of facts) {
    const [first, second, third] = one.of.map(String);
    if (one.relation === 'scene') {
      if (trial.words !== '' && first !== 'the results are shown') return null;
      trial.scenes += ` ${first}`;
    } else if (one.relation === 'event') {
      const value = valueOf(first!);
      if (trial.words !== '' || third !== undefined || !value) return null;
      trial.p = toNumber(value);
      trial.words = second!;
    } else if (one.relation === 'sample' || one.relation === 'size') {
      if (trial.sample && trial.sample.size === Number(first)) continue;
      trial.sample = { size: Number(first), words: second! };
    } else if (one.relation === 'sample size') {
      trial.letter = first!;
      trial.sample = { size: Number.NaN, words: second! };
    } else if (one.relation === 'until' || one.relation === 'waits') {
      // Of another part, where nothing is waited for in this one.
      continue;
    } else return null;
    trial.used.add(one);
  }
  return trial.words !== '' && trial.p > 0 && trial.p < 1 ? trial : null;
}

/** The chance of what a clause says: of success, or of failure where one of the two is denied. */
function chanceOf(clause: string, { words, p }: Trial): number | null {
  const [mention, told] = [clauseOf(clause), clauseOf(words)];
  const isOf = mention.words.length > 0 && mention.words.every((word) => told.words.includes(word));
  // "The eggs are brown": that they are eggs says nothing of it.
  const isLatin = !/[\u4e00-\u9fff]/.test(words);
  const own =
    isLatin && told.words.length > 1 && !/^(?:not )?it /.test(words) ? told.words.slice(1) : told.words;
  const says = mention.words.some((word) => own.includes(word));
  if (dropsAttribute(mention.words, words)) return null;
  return isOf && says ? (mention.isDenied === told.isDenied ? p : 1 - p) : null;
}

/** "A car", where a red car was told of. */
function dropsAttribute(mentioned: readonly string[], told: string): boolean {
  const all = told.split(' ');
  const isSaid = (word: string | undefined) =>
    clauseOf(word ?? '').words.some((one) => mentioned.includes(one));
  return all.some(
    (word, at) =>
      at > 1 &&
      /^an?$/.test(all[at - 1]!) &&
      // Adults in a town own a dog.
      !/^(?:in|at|of|from|on|for)$/.test(all[at - 2]!) &&
      contentOf(word).length > 0 &&
      !isSaid(word) &&
      isSaid(all[at + 1]),
  );
}

function countOf([n, of, count, clause]: readonly Term[], trial: Trial, by: string): Found | null {
  const p = chanceOf(String(clause), trial);
  const size = n === '' ? trial.sample?.size : Number(n);
  if (p === null || size === undefined || !Number.isInteger(size) || size < 1 || size > 100_000) return null;
  if (n !== '' && trial.sample && trial.sample.size !== size) return null;
  const words = `${String(of)} ${trial.sample?.words ?? ''}`.replace(DONE, '');
  if (isOfThoseAlone(words, String(clause))) return null;
  if (
    !speaksOf(
      words.replace(
        /\b(?:period|days?|games?|attempts?|throws?|shots?|occasions?|trials?|times|mornings?)\b/g,
        '',
      ),
      `${trial.words} ${trial.scenes}`,
    )
  )
    return null;
  const span = wantedOf(count!, size);
  return span && nearChance(size, p, span, by);
}

/** "Adults who own a bicycle": of those alone a sample is none of the population. */
function isOfThoseAlone(words: string, clause: string): boolean {
  const wanted = contentOf(clause.replace(/^not /, ''));
  const said = new Set(contentOf(words));
  const behind = new Set(contentOf(WHO.exec(words)?.[1] ?? ''));
  return (
    (wanted.length > 0 && wanted.every((word) => said.has(word))) || wanted.some((word) => behind.has(word))
  );
}

const WHO = /\b(?:who|which|that|whose|with|without|having|those)\b(.*)/;

/** "Twelve seeds are planted": what is done with them is the trial. */
const DONE =
  /\b(?:is|are|was|were) (?:then |now |each )?(?:chosen|selected|taken|picked|planted|tested|sown|inspected|examined|observed|made|asked|bought|sampled)\b(?: at random| randomly)?/g;

const nounOf = (word: string): string => word.replace(/s$/, '');

function firstOf([sign, ordinal, clause, place]: readonly Term[], trial: Trial): Found | null {
  const [k, words] = [Number(ordinal), String(clause)];
  // "The first day on which it snows is the 4th day": days are what is counted.
  const counted = nounOf(String(place).split(' ')[0]!);
  const bare = words.split(' ').filter((word) => nounOf(word) !== counted);
  const p = chanceOf(bare.join(' '), trial);
  if (p === null || !(k >= 1) || !/^(?:[a-z]+|次)$/.test(counted)) return null;
  const known = geometric(p);
  const low = sign === '=' ? k : sign === '>' ? k + 1 : 1;
  const high = sign === '=' ? k : sign === '>' ? Infinity : k - 1;
  if (high < low) return null;
  return known.chance({ low, high, hasLow: true, hasHigh: high !== Infinity }, `X ${sign} ${k}`);
}

function partOf(goal: Goal, { value, steps }: Found, isApproximate: boolean): SolvedPart | null {
  const shown = shownNumber(value, goal, true);
  return (
    shown && {
      title: { en: 'Independent trials', zh: '独立重复试验' },
      steps: [...steps, step({ en: 'The answer', zh: '答案' }, shown.tex)],
      answer: { text: shown.text, tex: shown.tex },
      checks: [
        {
          name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
          passed: true,
        },
      ],
      topic: isApproximate ? '9709/p5/the-normal-distribution' : '9709/p5/discrete-random-variables',
    }
  );
}
