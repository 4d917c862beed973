import { exact } from '../../algebra-system/normal/exact.ts';
import { number, product, quotient, sum, symbol } from '../../algebra-system/expressions/expression.ts';
import { idOf } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { numberOf, pieceOf } from './law-tracks.ts';
import { placeOf, type Story, type Told } from './told-story.ts';
import { asNumber, snapped, type Track, type Values } from './world.ts';

/** A place that it passes, with its speed there where that is told. */
interface Mark {
  place: string;
  speed: Term | null;
}

const PLAIN = new Set(['in a line', 'on', 'up', 'down', 'uniformly', 'same way', 'at the start']);

const nameOf = (term: Term | undefined): string | null =>
  typeof term === 'string' ? term : (idOf(term) ?? placeOf(term));

/** The places that a body passes with one acceleration, in their order; null where it moves in another way. */
export function marksOf({
  acts,
  laws,
}: Told): { marks: Mark[]; rate: { term: Term; sign: 1 | -1 } | null } | null {
  const marks: Mark[] = [];
  let rate: { term: Term; sign: 1 | -1 } | null = null;
  let isUniform = false;
  for (const { verb, roles } of laws.length > 0 ? [] : acts) {
    const names = [...roles.keys()].filter((role) => !PLAIN.has(role));
    isUniform ||= roles.has('uniformly');
    if (['move', 'accelerate', 'decelerate', 'climb', 'descend'].includes(verb)) {
      const [only, more] = names.filter((name) => name !== 'points');
      if (
        more !== undefined ||
        (only !== undefined && !['acceleration', 'deceleration', 'rate'].includes(only))
      )
        return null;
      if (only !== undefined) {
        if (rate) return null;
        rate = {
          term: roles.get(only)![0]!,
          sign: only === 'deceleration' || (only === 'rate' && verb === 'decelerate') ? -1 : 1,
        };
        isUniform = true;
      }
    } else if (
      verb !== 'pass' ||
      names.some((name) => !['object', 'through', 'speed', 'points', 'speeds'].includes(name))
    )
      return null;
    const points = roles.get('points')?.[0];
    const places =
      typeof points === 'object' && 'all' in points
        ? points.all
        : [roles.get('object')?.[0] ?? roles.get('through')?.[0]];
    const speeds = roles.get('speeds') ?? [roles.get('speed')?.[0]];
    if (verb !== 'pass' && points === undefined) continue;
    for (const [at, one] of places.entries()) {
      const place = nameOf(one);
      if (place === null || marks.some((mark) => mark.place === place)) return null;
      marks.push({ place, speed: speeds[at] ?? null });
    }
  }
  return marks.length > 1 && isUniform ? { marks, rate } : null;
}

const OWN = new Set(['apart', 'took', 'beyond']);

/** What is told of the places of a run is used by the run. */
export const isOfRun = (story: Story, { relation }: Fact): boolean =>
  OWN.has(relation) && [...story.bodies.values()].some((told) => marksOf(told) !== null);

/** The letters of a run that are not told: its first speed and its acceleration. */
export const runLetters = (story: Story): string[] =>
  [...story.bodies.values()].flatMap((told) => {
    const run = marksOf(told);
    if (!run) return [];
    return [
      ...(run.marks[0]!.speed === null ? [`u_${told.body}`] : []),
      ...(run.rate === null ? [`a_${told.body}`] : []),
    ];
  });

/** The run with its places, and by how much what is told of them is missed. */
export function runTrack(story: Story, told: Told, values: Values): { track: Track; gaps: number[] } | null {
  const run = marksOf(told);
  if (!run || story.bodies.size > 1) return null;
  const { marks } = run;
  const first = marks[0]!;
  const u = first.speed === null ? (values[`u_${told.body}`] ?? null) : numberOf(first.speed, values);
  const size = run.rate ? numberOf(run.rate.term, values) : null;
  const a = run.rate ? size !== null && run.rate.sign * size : (values[`a_${told.body}`] ?? null);
  // It goes on and on to the next place.
  if (u === null || a === null || a === false || u < -1e-9) return null;
  const at = (time: number) => u * time + (a * time * time) / 2;
  const places = new Map([[first.place, 0]]);
  const times = new Map([[first.place, 0]]);
  const gaps: number[] = [];
  let backwards = false;
  for (const [index, { place, speed }] of marks.entries()) {
    if (index === 0) continue;
    const found = placedAt(story, place, marks[index - 1]!.place, { places, times, values });
    const v = speed === null ? null : numberOf(speed, values);
    if (speed !== null && v === null) return null;
    if (found.place !== null && found.time !== null) gaps.push(at(found.time) - found.place);
    if (v !== null && found.place !== null) gaps.push(u * u + 2 * a * found.place - v * v);
    if (v !== null && found.time !== null) gaps.push(u + a * found.time - v);
    const time =
      found.time ??
      (v !== null && a !== 0 ? (v - u) / a : found.place === null ? null : timeAt(u, a, found.place));
    if (time === null) return null;
    backwards ||= u + a * time < -1e-9 || time < times.get(marks[index - 1]!.place)!;
    places.set(place, snapped(found.place ?? at(time)));
    times.set(place, snapped(time));
  }
  if (backwards) gaps.push(1);
  for (const { relation, of } of story.conditions) {
    if (relation !== 'beyond') continue;
    const [place, from] = [nameOf(of[0]), nameOf(of[1])];
    const base = from === null ? undefined : places.get(from);
    const way = place === null || from === null ? null : spacing(story, 'apart', place, from, values);
    if (place === null || base === undefined || way === null) return null;
    places.set(place, base + way);
  }
  const t = symbol(story.clock);
  const law = {
    s: exact(sum(product(asNumber(u), t), quotient(product(asNumber(a), t, t), number(2)))),
    v: exact(sum(asNumber(u), product(asNumber(a), t))),
    a: exact(asNumber(a)),
  };
  const piece = pieceOf(law, story.clock, 0, a < 0 ? Math.max(-u / a, 1e-6) : Infinity, 'run');
  return {
    track: { body: told.body, pieces: [piece], isVertical: false, ground: null, places, marks: new Map() },
    gaps,
  };
}

/** How far apart two places are, or how long it takes from one to the other. */
function spacing(story: Story, relation: string, one: string, other: string, values: Values): number | null {
  for (const fact of story.conditions) {
    const ends = [nameOf(fact.of[0]), nameOf(fact.of[1])];
    if (fact.relation === relation && ends.includes(one) && ends.includes(other))
      return numberOf(fact.of[2], values);
  }
  return null;
}

interface Known {
  places: ReadonlyMap<string, number>;
  times: ReadonlyMap<string, number>;
  values: Values;
}

/** Where a place is and when it is passed, as far as that is told. */
function placedAt(story: Story, place: string, before: string, { places, times, values }: Known) {
  let [where, when]: [number | null, number | null] = [null, null];
  for (const from of [before, ...places.keys()]) {
    const [way, time] = [
      spacing(story, 'apart', place, from, values),
      spacing(story, 'took', place, from, values),
    ];
    if (where === null && way !== null) where = places.get(from)! + way;
    if (when === null && time !== null) when = times.get(from)! + time;
  }
  return { place: where, time: when };
}

function timeAt(u: number, a: number, way: number): number | null {
  if (Math.abs(a) < 1e-12) return u > 0 ? way / u : null;
  const square = u * u + 2 * a * way;
  return square >= 0 ? (Math.sqrt(square) - u) / a : null;
}
