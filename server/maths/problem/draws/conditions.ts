import type { Term } from '../schema/problem.ts';
import type { Event, Experiment, Face, Outcome } from './experiment.ts';
import { valueTest } from './values.ts';
import { stemsOf } from './words.ts';

type Test = (face: Face) => boolean;
type Asked = Exclude<Term, string> & { the: string; of: Term[] };

const isAsked = (term: Term | undefined): term is Asked =>
  typeof term === 'object' && 'the' in term && !term.where;

/** What a phrase says of what came out; null where that is not understood of these things. */
export function eventOf(term: Term | undefined, experiment: Experiment): Event | null {
  if (!isAsked(term)) return null;
  const { the, of } = term;
  const size = experiment.turns.length;
  switch (the) {
    case 'both':
      return joined(of, experiment);
    case 'of taken':
      return isOfTaken(String(of[0]), String(of[1]), experiment) ? eventOf(of[2], experiment) : null;
    case 'count':
      return countEvent(of, experiment);
    case 'alike':
      return size > 1 && isGraded(String(of[0]), experiment) ? (all) => classesOf(all, of[0]!) === 1 : null;
    case 'unlike':
      return size > 1 && isGraded(String(of[0]), experiment)
        ? (all) => classesOf(all, of[0]!) === all.length
        : null;
    case 'one of each':
      return kindsIn(experiment).size === size && size > 1
        ? (all) => new Set(all.map(({ kinds }) => kinds.join(' '))).size === size
        : null;
    case 'at':
      return placeEvent(Number(of[0]), of[1], experiment);
    case 'mix':
      return mixEvent(of, experiment);
    case 'measure':
      return measureEvent(of, experiment);
    case 'of one':
      return ofOneEvent(String(of[0]), of[1], experiment);
    case 'compare':
      return compareEvent(of, experiment);
    case 'or': {
      const events = of.map((one) => eventOf(one, experiment));
      return events.every((one) => one !== null) ? (all) => events.some((one) => one(all)) : null;
    }
    case 'denied': {
      const event = eventOf(of[0], experiment);
      return event && ((all) => !event(all));
    }
    case 'from':
      return fromEvent(String(of[0]), of[1], experiment);
    case 'of two':
      return size === 2 ? eventOf(of[0], experiment) : null;
    case 'count of':
      return countOfNamed(of, experiment);
    default:
      return null;
  }
}

/** "The ball from box A is blue": the only one that is taken from it. */
function fromEvent(name: string, one: Term | undefined, experiment: Experiment): Event | null {
  const { pools, turns } = experiment;
  const words = stemsOf(name);
  const at = onlyIndex(
    turns.map(({ pool }) => words.every((word) => pools[pool]!.name.split(' ').includes(word))),
  );
  const test = at === null ? null : testOf(one, experiment);
  return test && ((outcome) => test(outcome[at!]!));
}

/** "At least one of the biased coins shows a head": of those alone that go by the name. */
function countOfNamed([name, n, sign, count, one]: readonly Term[], experiment: Experiment): Event | null {
  const { pools, turns } = experiment;
  const words = stemsOf(String(name));
  const own = turns.flatMap(({ pool }, at) =>
    words.every((word) => pools[pool]!.name.split(' ').includes(word)) ? [at] : [],
  );
  if (own.length === 0 || (n !== '' && Number(n) !== own.length)) return null;
  const event = countEvent([sign!, count!, one!], { ...experiment, turns: own.map((at) => turns[at]!) });
  return event && ((outcome) => event(own.map((at) => outcome[at]!)));
}

function joined(terms: readonly Term[], experiment: Experiment): Event | null {
  const events = terms.map((one) => eventOf(one, experiment));
  return events.every((one) => one !== null) ? (outcome) => events.every((one) => one(outcome)) : null;
}

/** "The three balls": as many as are taken, and of this name. */
export function isOfTaken(count: string, noun: string, { pools, turns }: Experiment): boolean {
  const names = new Set(pools.flatMap(({ nouns }) => [...nouns, ...ANY_NOUNS]));
  return (count === '' || Number(count) === turns.length) && stemsOf(noun).every((word) => names.has(word));
}

const ANY_NOUNS = ['number', 'score', 'throw', 'roll', 'toss', 'spin', 'draw', 'item', '数', '次'];

const kindsIn = ({ pools }: Experiment): Set<string> =>
  new Set(pools.flatMap(({ faces }) => faces.map(({ kinds }) => kinds.join(' '))));

/** Whether things are told apart by colour or by number, as the phrase does. */
function isGraded(by: string, { pools, turns }: Experiment): boolean {
  const faces = turns.flatMap(({ pool }) => pools[pool]!.faces);
  return by === 'value'
    ? faces.every(({ value }) => value !== null)
    : faces.every(({ value, kinds }) => value === null && kinds.length > 0);
}

const classesOf = (all: Outcome, by: Term): number =>
  new Set(all.map(({ kinds, value }) => (by === 'value' ? String(value) : kinds.join(' ')))).size;

/** What one thing is said to be: a colour or a number of some sort. */
export function testOf(term: Term | undefined, experiment: Experiment): Test | null {
  if (!isAsked(term)) return null;
  if (term.the === 'kind') return kindTest(String(term.of[0]), experiment);
  if (term.the === 'not') {
    const inner = testOf(term.of[0], experiment);
    return inner && ((face) => !inner(face));
  }
  const test = term.the === 'value' ? valueTest(term.of.map(String)) : null;
  const faces = experiment.turns.flatMap(({ pool }) => experiment.pools[pool]!.faces);
  return test && faces.every(({ value }) => value !== null) ? ({ value }) => test(value!) : null;
}

function kindTest(words: string, { pools }: Experiment): Test | null {
  const nouns = new Set(pools.flatMap((pool) => pool.nouns));
  const wanted = stemsOf(words).filter((word) => !nouns.has(word));
  const test: Test = ({ kinds }) => wanted.every((word) => kinds.includes(word));
  const faces = pools.flatMap((pool) => pool.faces);
  return wanted.length > 0 && faces.some(test) && !faces.every(test) ? test : null;
}

/** "The biased coin shows a tail": of the one thing that goes by the name. */
function ofOneEvent(name: string, one: Term | undefined, experiment: Experiment): Event | null {
  const { pools, turns } = experiment;
  const words = stemsOf(name);
  const at = onlyIndex(
    turns.map(({ pool }) => words.every((word) => pools[pool]!.name.split(' ').includes(word))),
  );
  const test = at === null ? null : testOf(one, { ...experiment, turns: [turns[at]!], pools });
  return test && ((outcome) => test(outcome[at!]!));
}

function countEvent([sign, n, one]: readonly Term[], experiment: Experiment): Event | null {
  const test = testOf(one, experiment);
  const size = experiment.turns.length;
  const limits = valueTest(sign === 'all' ? ['=', String(size)] : [String(sign), String(n)]);
  if (!test || !limits || (sign !== 'all' && !(Number(n) >= 0 && Number(n) <= size))) return null;
  return (outcome) => limits(outcome.filter(test).length);
}

function placeEvent(at: number, one: Term | undefined, experiment: Experiment): Event | null {
  const test = testOf(one, experiment);
  const place = at < 0 ? experiment.turns.length + at : at - 1;
  return test && place >= 0 && place < experiment.turns.length ? (outcome) => test(outcome[place]!) : null;
}

/** Two red and one blue, which is all that is taken. */
function mixEvent(groups: readonly Term[], experiment: Experiment): Event | null {
  const parts = groups.map((one) =>
    isAsked(one) ? { count: Number(one.of[0]), test: kindTest(String(one.of[1]), experiment) } : null,
  );
  if (!parts.every((one) => one?.test)) return null;
  const total = parts.reduce((before, one) => before + one!.count, 0);
  if (total !== experiment.turns.length) return null;
  return (outcome) => parts.every((one) => outcome.filter(one!.test!).length === one!.count);
}

const numbersIn = (outcome: Outcome): number[] => outcome.map(({ value }) => value!);

/** What the numbers that came out make: their sum, the largest of them; null where there is no such number. */
export function measureOf(
  term: Term | undefined,
  experiment: Experiment,
): ((outcome: Outcome) => number) | null {
  if (!isAsked(term)) return null;
  const { the, of } = term;
  const { pools, turns } = experiment;
  if (the === 'of taken')
    return isOfTaken(String(of[0]), String(of[1]), experiment) ? measureOf(of[2], experiment) : null;
  if (the === 'number of') {
    const test = testOf(of[0], experiment);
    return test && ((outcome) => outcome.filter(test).length);
  }
  if (the === 'either') {
    const [condition, one, other] = [
      eventOf(of[0], experiment),
      measureOf(of[1], experiment),
      measureOf(of[2], experiment),
    ];
    return condition && one && other && ((outcome) => (condition(outcome) ? one : other)(outcome));
  }
  if (the === 'worth') {
    const value = Number(String(of[0]).replace('−', '-'));
    return Number.isFinite(value) ? () => value : null;
  }
  if (the === 'multiple') {
    const inner = measureOf(of[1], experiment);
    return inner && ((outcome) => Number(of[0]) * inner(outcome));
  }
  if (of.length === 2 && ['sum', 'product', 'difference'].includes(the)) {
    const [one, other] = [measureOf(of[0], experiment), measureOf(of[1], experiment)];
    if (!one || !other || turns.length < 2) return null;
    if (the === 'sum') return (outcome) => one(outcome) + other(outcome);
    return the === 'product'
      ? (outcome) => one(outcome) * other(outcome)
      : (outcome) => Math.abs(one(outcome) - other(outcome));
  }
  if (the === 'first of') {
    const test = testOf(of[0], experiment);
    return test && ((outcome) => (outcome.some(test) ? outcome.findIndex(test) + 1 : Number.NaN));
  }
  if (the === 'score of any') return (outcome) => outcome[0]!.value ?? Number.NaN;
  if (the === 'score') return scoreOf(String(of[0] ?? ''), experiment);
  if (the === 'cases') return casesOf(of, experiment);
  if (the === 'minus') {
    const [one, other] = [measureOf(of[0], experiment), measureOf(of[1], experiment)];
    return one && other && ((outcome) => one(outcome) - other(outcome));
  }
  if (turns.some(({ pool }) => pools[pool]!.faces.some(({ value }) => value === null))) return null;
  switch (the) {
    case 'sum':
      return turns.length > 1 ? (outcome) => numbersIn(outcome).reduce((a, b) => a + b, 0) : null;
    case 'product':
      return turns.length > 1 ? (outcome) => numbersIn(outcome).reduce((a, b) => a * b, 1) : null;
    case 'difference':
      return turns.length === 2 ? (outcome) => Math.abs(outcome[0]!.value! - outcome[1]!.value!) : null;
    case 'greatest':
      return turns.length > 1 ? (outcome) => Math.max(...numbersIn(outcome)) : null;
    case 'least':
      return turns.length > 1 ? (outcome) => Math.min(...numbersIn(outcome)) : null;
    default:
      return null;
  }
}

/** A condition and what it is then, and so on: of each outcome just one holds, or what is so otherwise. */
function casesOf(of: readonly Term[], experiment: Experiment): ((outcome: Outcome) => number) | null {
  const pairs = of.flatMap((_, at) => (at % 2 === 0 ? [[of[at]!, of[at + 1]!] as const] : []));
  const all = pairs.map(([condition, worth]) => ({
    event: condition === 'otherwise' ? null : eventOf(condition, experiment),
    isElse: condition === 'otherwise',
    measure: measureOf(worth, experiment),
  }));
  if (!all.every(({ event, isElse, measure }) => (event || isElse) && measure)) return null;
  const last = all.filter(({ isElse }) => isElse);
  return last.length > 1
    ? null
    : (outcome) => {
        const [one, other] = all.filter(({ event }) => event?.(outcome));
        return other ? Number.NaN : ((one ?? last[0])?.measure!(outcome) ?? Number.NaN);
      };
}

/** "The score on the red die", "the first score"; the score of the only throw. */
function scoreOf(which: string, { pools, turns }: Experiment): ((outcome: Outcome) => number) | null {
  const isNumber = (at: number) => pools[turns[at]!.pool]!.faces.every(({ value }) => value !== null);
  if (which === '') return turns.length === 1 && isNumber(0) ? ([one]) => one!.value! : null;
  const at = /^\d+$/.test(which)
    ? Number(which) - 1
    : onlyIndex(
        turns.map(({ pool }) => stemsOf(which).every((word) => pools[pool]!.name.split(' ').includes(word))),
      );
  return at !== null && at >= 0 && at < turns.length && isNumber(at)
    ? (outcome) => outcome[at]!.value!
    : null;
}

function onlyIndex(matches: boolean[]): number | null {
  const at = matches.indexOf(true);
  return at >= 0 && matches.lastIndexOf(true) === at ? at : null;
}

function measureEvent([one, wanted]: readonly Term[], experiment: Experiment): Event | null {
  const measure = measureOf(one, experiment);
  const test = isAsked(wanted) && wanted.the === 'value' ? valueTest(wanted.of.map(String)) : null;
  return measure && test && ((outcome) => test(measure(outcome)));
}

function compareEvent([sign, one, other]: readonly Term[], experiment: Experiment): Event | null {
  const [first, second] = [measureOf(one, experiment), measureOf(other, experiment)];
  if (!first || !second) return null;
  return sign === '>'
    ? (outcome) => first(outcome) > second(outcome)
    : (outcome) => first(outcome) === second(outcome);
}
