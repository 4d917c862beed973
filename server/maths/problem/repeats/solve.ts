import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { contentOf } from '../statistics/facts/words.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { solvedOf } from '../statistics/worked/solved.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { agreed } from '../whole-parts.ts';
import { type Chance, chanceOf, featureOf, isItsVerb, type Known } from './events.ts';
import { countChance, firstChance, meanOf, whyNear } from './chances.ts';

/** Works out how many of several independent trials are so, and which is the first that is. */
export function solveRepeats(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map(partsOf);
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

const KNOWN = new Set(['share', 'rest', 'taken', 'until', 'independent', 'scene']);

/** What was told up to a part. */
interface Told {
  chances: Chance[];
  /** How many were taken last, and what they are. */
  taken: { size: number; words: string } | null;
  until: string | null;
  known: Known;
}

function partsOf(problem: Problem): (SolvedPart | null)[] {
  const pieces: (readonly Fact[])[] = [problem.facts];
  let isWhole = problem.unread.length === 0;
  let near: Goal | null = null;
  let behind: readonly Fact[] = [];
  return problem.parts.map((part) => {
    const end = Math.max(...part.goals.map(({ span }) => span?.[0] ?? 0));
    // What stands behind a request is told for the parts behind it.
    const isBehind = ({ span }: { span?: readonly [number, number] }) =>
      part.goals.length > 0 && (span?.[0] ?? 0) > end;
    pieces.push([...behind, ...part.given, ...part.facts.filter((one) => !isBehind(one))]);
    behind = part.facts.filter(isBehind);
    isWhole &&= part.unread.every(({ asks }) => asks);
    const before = near;
    near =
      part.goals.find(({ where }) => where?.some(({ relation }) => relation === 'approximation')) ?? near;
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0 || part.goals.length === 0) return null;
    const told = toldIn(pieces, problem.text);
    const ways = [part.goals, ...part.otherwise.map(({ goals }) => goals)];
    return told && agreed(ways.map((goals) => solvePart(goals, told, before)));
  });
}

const valueOf = (text: string): number => {
  const bare = text.replace(/[$\s]/g, '');
  const [, percent] = /^([\d.]{1,9})\\?%$/.exec(bare) ?? [];
  const [, top, bottom] =
    /^\\[dt]?frac\{?(\d{1,6})\}?\{?(\d{1,6})\}?$/.exec(bare) ?? /^(\d{1,6})\/(\d{1,6})$/.exec(bare) ?? [];
  if (percent !== undefined) return Number(percent) / 100;
  return top !== undefined ? Number(top) / Number(bottom) : (numberOf(plain(bare)) ?? Number.NaN);
};

function toldIn(pieces: readonly (readonly Fact[])[], text: string): Told | null {
  const all = pieces.flat();
  if (!all.every(({ relation }) => KNOWN.has(relation))) return null;
  const of = (relation: string) =>
    all.filter((one) => one.relation === relation).map((one) => one.of.map(String));
  const shares = of('share').map(([p, f]) => ({ p: valueOf(p!), feature: featureOf(f!) }));
  const rests = of('rest').map(([f]) => featureOf(f!));
  const untils = [...new Set(of('until').map(([f]) => f!))];
  const total = shares.reduce((sum, { p }) => sum + p, 0);
  if (shares.length === 0 || rests.length > 1 || untils.length > 1 || (rests.length > 0 && !(total < 1)))
    return null;
  const features = [...shares, ...rests.map((feature) => ({ p: 1 - total, feature }))];
  if (!features.every(({ p, feature }) => feature !== null && p > 0 && p < 1)) return null;
  const chances = features.map(({ p, feature }): Chance => ({ ...feature!, p }));
  const last = pieces.findLast((facts) => facts.some(({ relation }) => relation === 'taken')) ?? [];
  const taken = [
    ...new Set(
      last.filter(({ relation }) => relation === 'taken').map((one) => one.of.map(String).join('~')),
    ),
  ];
  if (taken.length > 1) return null;
  const [size, words] = taken[0]?.split('~') ?? [];
  return {
    chances,
    taken: size === undefined ? null : { size: Number(size), words: words ?? '' },
    until: untils[0] ?? null,
    known: { units: new Set(), names: namesIn(text) },
  };
}

/** Names: words in capitals that no sentence begins with. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<=[a-z,] )[A-Z][a-z]{1,20}(?:['’]s)?/g)].flatMap(([word]) => contentOf(word)));

const UNITS = new Set(
  contentOf('days weeks months years mornings evenings occasions times throws attempts games trials shots'),
);

/** Whether those that were taken are those of which something was told. */
function isOfStory(words: string, { chances }: Told, text: string): boolean {
  const own = contentOf(words);
  const story = new Set(contentOf(text));
  const said = new Set(chances.flatMap((one) => one.words));
  const [first] = own;
  return own.every((word) => story.has(word)) && (first === undefined || said.has(first) || UNITS.has(first));
}

function solvePart(goals: readonly Goal[], told: Told, near: Goal | null): SolvedPart | null {
  const outcomes = goals.map((goal) => outcomeOf(goal, told, near));
  return outcomes.every((one) => one !== null) && outcomes.every(({ isRight }) => isRight)
    ? solvedOf({ en: 'Independent trials', zh: '独立重复试验' }, outcomes)
    : null;
}

const ofTarget = (target: Term): string[] =>
  typeof target === 'object' && 'the' in target ? target.of.map(String) : [];

/** With the trials of a goal: those that it names, or those that were told of. */
function trialsOf(
  named: string | undefined,
  told: Told,
): { size: number; p: (f: string) => number | null } | null {
  const [size, words] = named?.split('~') ?? [String(told.taken?.size ?? ''), told.taken?.words ?? ''];
  if (!/^\d{1,5}$/.test(size!)) return null;
  const story = told.chances.map(({ raw }) => raw).join(' ');
  if (
    !isOfStory(
      words!,
      told,
      `${story} ${[...UNITS].join(' ')} ${[...told.known.names].join(' ')} ${told.taken?.words ?? ''}`,
    )
  )
    return null;
  const known: Known = { units: new Set(contentOf(words!)), names: told.known.names };
  return {
    size: Number(size),
    p(f) {
      const feature = featureOf(f);
      return feature && chanceOf(feature, told.chances, known);
    },
  };
}

function outcomeOf(goal: Goal, told: Told, near: Goal | null): Outcome | null {
  const { target, verb, where } = goal;
  if (verb !== 'find' || goal.form || goal.terms || typeof target !== 'object' || !('the' in target))
    return null;
  const isNear = (where ?? []).some(({ relation }) => relation === 'approximation');
  const [range, f, named] = ofTarget(target);
  if (target.the === 'times') {
    const trials = trialsOf(named, told);
    const p = trials?.p(f!);
    if (!trials || p === null || p === undefined) return null;
    return countChance(
      goal,
      trials.size,
      p,
      range === 'all' ? `${trials.size}-${trials.size}` : range!,
      isNear,
    );
  }
  if (target.the === 'why near' && near) {
    const [, other, names] = ofTarget(near.target);
    const trials = trialsOf(names, told);
    const p = trials?.p(other!);
    return trials && p !== null && p !== undefined ? whyNear(trials.size, p) : null;
  }
  if (target.the === 'mean wait' || target.the === 'mean count') {
    const isWait = target.the === 'mean wait';
    const trials = isWait ? null : trialsOf(undefined, told);
    const p = isWait ? (told.until === null ? null : firstP(range!, told, '')) : (trials?.p(range!) ?? null);
    return p === null ? null : meanOf(goal, p, trials?.size ?? null);
  }
  if (target.the === 'first' && !isNear) {
    const [times, unit = ''] = range!.split('~');
    const p = firstP(f!, told, unit);
    return p === null ? null : firstChance(goal, p, times!);
  }
  return null;
}

function firstP(f: string, { chances, until, known }: Told, unit: string): number | null {
  const feature = featureOf(f === '' ? (until ?? '') : f);
  if (!feature || (f === '' && until === null)) return null;
  const [one, another] = chances;
  const found = chanceOf(feature, chances, { ...known, units: new Set(contentOf(unit)) });
  if (found !== null || !one || another || !isItsVerb(feature, one, known)) return found;
  return feature.isDenied === one.isDenied ? one.p : 1 - one.p;
}
