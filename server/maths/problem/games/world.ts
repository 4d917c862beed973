import { plus, type Rational, rational, toNumber, ZERO } from '../../algebra-system/numbers/rational.ts';
import { eventOf, measureOf, testOf } from '../draws/conditions.ts';
import { chanceAgain, chanceOf, type Event, type Face, outcomesOf } from '../draws/experiment.ts';
import { drawsOf, TELLING, type ToldDraws } from '../draws/told.ts';
import { stemsOf } from '../draws/words.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { fractionIn, thrownTogether, turnsUntil, withSorts } from './settled.ts';

/** What a number that comes out of a game may be, each with its probability. */
export interface Variable {
  values: number[];
  chances: Rational[];
  draws: ToldDraws | null;
  measure: Term;
  /** How likely each trial is to end it, where it waits. */
  waits: Rational | null;
}

export interface World {
  draws: ToldDraws | null;
  variables: Map<string, Variable>;
  events: Map<string, { event: Event; draws: ToldDraws }>;
  known: Term[];
  /** E(X) = 4, as it was told. */
  holds: string[];
  /** A trial is one throw, as far as anything is thrown: of several together, nobody waits for one of them. */
  isOneThrow: boolean;
}

const DEVICES = new Set([
  'contents',
  'wheel',
  'numbered',
  'device',
  'odds',
  'odds of',
  'odds of one',
  'some are',
]);
const DEEDS = new Set(['thrown', 'turn', 'put back']);
const TOLD = new Set([...TELLING, 'some are', 'odds of one']);
const SAID = new Set(['the results are shown', 'table']);

interface Definition {
  fact: Fact;
  before: readonly Fact[];
  era: readonly Fact[];
}

/** All that is told of games, one after another; null where a fact is not understood. */
export function worldOf(facts: readonly Fact[]): World | null {
  let era: Fact[] = [];
  const definitions: Definition[] = [];
  const [known, holds, counts]: [Term[], string[], string[][]] = [[], [], []];
  const costs: string[] = [];
  let until: Fact | null = null;
  let awaited: string[] | null = null;
  for (const one of facts) {
    const { relation, of } = one;
    if (relation === 'anew') era = era.filter((fact) => DEVICES.has(fact.relation));
    else if (TOLD.has(relation)) era.push(one);
    else if (relation === 'repeated') continue;
    else if (['counts', 'event is', 'waits', 'first of'].includes(relation))
      definitions.push({
        fact: until && relation === 'waits' ? { relation, of: [...of, ...until.of] } : one,
        before: [...era],
        era,
      });
    else if (relation === 'case') {
      const last = definitions.find(({ fact }) => fact.relation === 'counts' && fact.of[0] === of[0]);
      const told = last?.fact.of[1];
      // What it is in one case takes the place of what it is in all others.
      const cases =
        told === undefined ? [] : isCases(told) ? (told as { of: Term[] }).of : ['otherwise', told];
      const next: Fact = {
        relation: 'counts',
        of: [of[0]!, { the: 'cases', of: [...cases, of[1]!, of[2]!] }],
      };
      if (last) last.fact = next;
      else definitions.push({ fact: next, before: [...era], era });
    } else if (relation === 'so many devices') counts.push(of.map(String));
    else if (relation === 'known event') known.push(of[0]!);
    else if (relation === 'holds') holds.push(String(of[0]));
    else if (relation === 'equal' && of.every((side) => typeof side === 'string')) holds.push(of.join(' = '));
    else if (relation === 'costs') costs.push(String(of[0]));
    else if (relation === 'draw until') {
      const turns = era.some((one) => DEEDS.has(one.relation)) ? null : turnsUntil(era, of.map(String));
      if (!turns) return null;
      era.push(turns);
      awaited = of.map(String);
    } else if (relation === 'counts until') {
      // What is counted are those that are taken, and no others.
      if (!awaited || stemsOf(String(of[1])).join(' ') !== stemsOf(awaited[0]!).join(' ')) return null;
      const first: Term = { the: 'first of', of: [{ the: 'kind', of: [awaited[1]!] }] };
      definitions.push({ fact: { relation: 'counts', of: [of[0]!, first] }, before: [...era], era });
    } else if (relation === 'until') {
      until = one;
      definitions.push({ fact: { relation: 'waits', of: ['wait', ...of] }, before: [...era], era });
    } else if (relation !== 'scene' || !SAID.has(String(of[0]))) return null;
  }
  const world: World = {
    draws: told(era, false),
    variables: new Map(),
    events: new Map(),
    known,
    holds,
    isOneThrow: isOneThrow(era),
  };
  if (!paidFor(costs, definitions)) return null;
  const areSoMany = counts.every(
    ([n, noun]) =>
      facts.filter((one) => one.relation === 'device' && one.of[1] === noun).length === Number(n),
  );
  return areSoMany && definitions.every((one) => define(one, world)) ? world : null;
}

/** What is left of a prize when the game is paid for. */
function paidFor(costs: readonly string[], definitions: Definition[]): boolean {
  const won = definitions.filter(({ fact }) => fact.of[0] === 'gain');
  const [cost, other] = costs;
  if (other !== undefined || (cost !== undefined && won.length === 0)) return false;
  for (const one of won) {
    const prize = one.fact.of[1]!;
    if (cost === undefined)
      definitions.push({ ...one, fact: { relation: 'counts', of: ['winnings', prize] } });
    else
      one.fact = {
        relation: 'counts',
        of: ['gain', { the: 'minus', of: [prize, { the: 'worth', of: [cost] }] }],
      };
  }
  return true;
}

const isOneThrow = (era: readonly Fact[]): boolean =>
  era.every(({ relation, of }) => relation !== 'thrown' || of[0] === '1');

const isCases = (term: Term | undefined): boolean =>
  typeof term === 'object' && 'the' in term && term.the === 'cases';

/** What was told is drawn or thrown, those of several that are biased being apart. */
function told(facts: readonly Fact[], mayBeOne: boolean): ToldDraws | null {
  const settled = withSorts(facts);
  return settled && drawsOf(thrownTogether(settled), mayBeOne);
}

function define({ fact, before, era }: Definition, world: World): boolean {
  const name = String(fact.of[0]);
  if ((world.variables.has(name) && name !== 'wait') || world.events.has(name)) return false;
  if (fact.relation === 'waits') return defineWait(fact, before, world);
  // What is thrown or taken again behind it may change what is counted.
  const isBehind = era.slice(before.length).some(({ relation }) => DEEDS.has(relation));
  const own = told(before, false);
  if (own && isBehind) return false;
  const draws = own ?? told(era, true);
  const what = fact.of[1];
  if (fact.relation === 'first of') return defineFirst(name, what, draws, before, world);
  if (!draws || what === undefined) return false;
  if (fact.relation === 'event is') {
    const event = eventIn(what, draws, world);
    if (!event) return false;
    world.events.set(name, { event, draws });
    return true;
  }
  const variable = variableOf(what, draws);
  if (!variable) return false;
  world.variables.set(name, variable);
  return true;
}

export function variableOf(what: Term, draws: ToldDraws): Variable | null {
  const measure = measureOf(what, draws);
  const outcomes = measure && outcomesOf(draws);
  if (!outcomes) return null;
  const all = new Map<number, Rational>();
  for (const { outcome, chance } of outcomes)
    all.set(measure(outcome), plus(all.get(measure(outcome)) ?? ZERO, chance));
  if (
    [...all.keys()].some(
      (value) => !Number.isFinite(value) || !Number.isInteger(Math.round(value * 1e9) / 1e7),
    )
  )
    return null;
  const values = [...all.keys()].toSorted((a, b) => a - b);
  const isSame = values.every((value) => {
    const again = chanceAgain(draws, (outcome) => measure(outcome) === value);
    return again !== null && Math.abs(again - toNumber(all.get(value)!)) < 1e-9;
  });
  return isSame && values.length > 1
    ? { values, chances: values.map((value) => all.get(value)!), draws, measure: what, waits: null }
    : null;
}

export const chanceOfFirst = (chance: Rational): Variable => ({
  values: [],
  chances: [],
  draws: null,
  measure: '',
  waits: chance,
});

/** How many times it takes until an event comes out. */
function defineFirst(
  name: string,
  what: Term | undefined,
  draws: ToldDraws | null,
  before: readonly Fact[],
  world: World,
): boolean {
  const isHit = typeof what === 'object' && 'the' in what && what.the === 'hit';
  if (!isHit && !isOneThrow(before)) return false;
  const event = isHit || !draws ? null : eventIn(what, draws, world);
  const outcomes = draws && event && outcomesOf(draws);
  const again = event && chanceAgain(draws!, event);
  const chance = isHit
    ? chanceOfHit(what.of[0]!, '', before)
    : outcomes && event
      ? chanceOf(outcomes, event)
      : null;
  if (!chance || toNumber(chance) <= 0 || toNumber(chance) >= 1) return false;
  if (!isHit && Math.abs((again ?? Number.NaN) - toNumber(chance)) > 1e-9) return false;
  world.variables.set(name, chanceOfFirst(chance));
  return true;
}

/** How many throws it takes until one of some faces comes up. */
function defineWait({ of }: Fact, era: readonly Fact[], world: World): boolean {
  const [name, given, , hit, noun = ''] = of;
  const chance = given
    ? fractionIn(String(given))
    : hit === undefined
      ? null
      : chanceOfHit(hit, String(noun), era);
  if (!chance) return false;
  world.variables.set(String(name), { values: [], chances: [], draws: null, measure: '', waits: chance });
  return true;
}

/** The chance of one of these faces in a single throw. */
function chanceOfHit(hit: Term, noun: string, era: readonly Fact[]): Rational | null {
  const devices = era.filter(
    ({ relation, of: [, sort] }) => relation === 'device' && (noun === '' || sort === noun),
  );
  const isPlain = era.every(({ relation }) => relation === 'device' || !DEVICES.has(relation));
  const kinds = new Set(
    devices.map((one) =>
      one.of
        .slice(2)
        .join(' ')
        .replace(/^(?:red|blue|green|first|second) /, ' '),
    ),
  );
  if (kinds.size !== 1 || !isPlain || devices.some((one) => one.of[2] === 'biased')) return null;
  const draws = drawsOf([{ relation: 'device', of: ['1', ...devices[0]!.of.slice(1)] }], true);
  if (!draws || typeof hit !== 'object' || !('the' in hit)) return null;
  const { faces } = draws.pools[0]!;
  const values = hit.the === 'hits' ? hit.of.map(Number) : [];
  if (!values.every((one) => faces.some(({ value }) => value === one))) return null;
  const test = hit.the === 'hits' ? ({ value }: Face) => values.includes(value!) : testOf(hit, draws);
  const good = test ? faces.filter(test).length : 0;
  return good > 0 && good < faces.length ? rational(good, faces.length) : null;
}

/** An event of what is drawn, or told by what a variable is. */
export function eventIn(term: Term | undefined, draws: ToldDraws, world: World): Event | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const [first, second] = term.of;
  if (term.the === 'both' || term.the === 'or') {
    const events = term.of.map((one) => eventIn(one, draws, world));
    if (!events.every((one) => one !== null)) return null;
    return term.the === 'both'
      ? (outcome) => events.every((one) => one(outcome))
      : (outcome) => events.some((one) => one(outcome));
  }
  if (term.the === 'measure' && isScore(first) && world.variables.has('score'))
    return eventIn({ the: 'variable is', of: ['score', second!] }, draws, world);
  if (term.the !== 'variable is') return eventOf(term, draws);
  const variable = world.variables.get(String(first));
  return variable?.draws && sameDraws(variable.draws, draws)
    ? eventOf({ the: 'measure', of: [variable.measure, second!] }, draws)
    : null;
}

/** "The score", where one was told of. */
export const isScore = (term: Term | undefined): boolean =>
  term === 'score' ||
  (typeof term === 'object' && 'the' in term && term.the === 'score' && term.of.length === 0);

export const sameDraws = (a: ToldDraws, b: ToldDraws): boolean =>
  JSON.stringify(a.turns) === JSON.stringify(b.turns) && a.pools.length === b.pools.length;
