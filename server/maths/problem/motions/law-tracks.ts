import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  substitute,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { antiderivative } from '../../techniques/integration/antiderivative.ts';
import { expressionOf } from '../planning/told/told.ts';
import type { Act } from '../planning/journeys/tale.ts';
import type { Term } from '../schema/problem.ts';
import { placeOf, type Story, type Told } from './told-story.ts';
import { asNumber, inLetters, type Piece, snapped, type Track, type Values, zerosOf } from './world.ts';

/** Where and how fast a body is when the clock is zero, and where it stops. */
interface Start {
  speed: Expression | null;
  place: string | null;
  stop: { place: string | null } | null;
  /** For how long it moves. */
  end: number | null;
}

/** Its displacement is from a place where it does not start. */
export const isPlacedElsewhere = (story: Story, { body, laws, acts }: Told): boolean =>
  laws[0]?.of !== 'displacement' &&
  story.clockFrom === null &&
  placeNamed(story, body) !== null &&
  !acts.some(({ roles }) =>
    ['from rest', 'from', 'at', 'object', 'through'].some((role) => (roles.get(role)?.length ?? 0) > 0),
  );

const placeNamed = (story: Story, body: string): string | null =>
  [...story.named.values()].find((one) => one.body === body && one.name === 'displacement')?.place ?? null;

const PLAIN = new Set(['in a line', 'on', 'at the start', 'same way', 'uniformly none']);

/** A body of which a quantity is given for each time; null where it stays open. */
export function lawTrack(story: Story, told: Told, values: Values): Track | null {
  const start = startIn(told, values);
  if (!start) return null;
  const laws = told.laws.toSorted((x, y) => x.from - y.from);
  const origin =
    laws[0]!.of === 'displacement'
      ? (laws[0]!.place ?? start.place ?? story.clockFrom)
      : (start.place ?? story.clockFrom);
  if (story.clockFrom && start.place && story.clockFrom !== start.place && laws[0]!.of !== 'displacement')
    return null;
  const track: Track = {
    body: told.body,
    pieces: [],
    isVertical: false,
    ground: null,
    places: new Map(),
    marks: new Map(),
  };
  const elsewhere = isPlacedElsewhere(story, told) ? placeNamed(story, told.body) : null;
  if (elsewhere && values.s_0 === undefined) return null;
  const zero = elsewhere ?? origin;
  if (zero) track.places.set(zero, 0);
  for (const [at, law] of laws.entries()) {
    const before = track.pieces.at(-1) ?? null;
    const next = laws[at + 1];
    // Of one time two laws would tell two things.
    if (next && Number.isFinite(law.to) && law.to > next.from + 1e-9) return null;
    const gap = next ? Math.min(law.to, next.from) : law.to;
    if (before && Math.abs(before.to - law.from) > 1e-9) return null;
    const given = known(law.sign === 1 ? law.expression : negative(law.expression), values, story.clock);
    const of = given && formulas(given, law.of, story.clock, before, before ? null : start, law.from, values);
    if (!of) return null;
    track.pieces.push(pieceOf(of, story.clock, law.from, gap));
  }
  const [first] = track.pieces;
  if (!first || first.from > 1e3) return null;
  // The place is known where the clock starts.
  if (first.from > 0 && laws[0]!.of !== 'displacement') track.places.clear();
  if (start.end !== null) {
    const last = track.pieces.at(-1)!;
    if (!(start.end > last.from) || last.to < start.end - 1e-9) return null;
    last.to = start.end;
  }
  return start.stop ? stopped(track, start.stop.place) : track;
}

/** Letters with the values that were found for them. */
export function known(one: Expression, values: Values, clock: string): Expression | null {
  let found = one;
  for (const letter of symbolsOf(one)) {
    if (letter === clock) continue;
    const value = values[letter];
    if (value === undefined) return null;
    found = substitute(found, letter, asNumber(value));
  }
  return exact(found);
}

function formulas(
  given: Expression,
  of: 'displacement' | 'velocity' | 'acceleration',
  clock: string,
  before: Piece | null,
  start: Start | null,
  from: number,
  values: Values,
): Record<'s' | 'v' | 'a', Expression> | null {
  if (of === 'displacement') {
    const v = exact(differentiate(given, clock));
    return { s: given, v, a: exact(differentiate(v, clock)) };
  }
  const first = start?.speed ? evaluate(start.speed) : values.v_0;
  const v = of === 'velocity' ? given : integrated(given, clock, from, before ? before.v(from) : first);
  const s = v && integrated(v, clock, from, before ? before.s(from) : (values.s_0 ?? 0));
  return v && s && { s, v, a: of === 'velocity' ? exact(differentiate(given, clock)) : given };
}

/** The antiderivative that has this value there. */
function integrated(of: Expression, clock: string, at: number, value: number | undefined): Expression | null {
  const found = value === undefined ? null : antiderivative(of, clock);
  if (!found) return null;
  const there = inLetters(found.value, clock)(at === 0 ? 1e-13 : at);
  const shift = snapped(value! - (at === 0 ? snapped(there) : there));
  if (!Number.isFinite(shift)) return null;
  return shift === 0 ? exact(found.value) : exact(sum(found.value, asNumber(shift)));
}

export function pieceOf(
  law: Record<'s' | 'v' | 'a', Expression>,
  clock: string,
  from: number,
  to: number,
  kind = '',
): Piece {
  const [s, v, a] = [law.s, law.v, law.a].map((one) => inLetters(one, clock)) as [
    Piece['s'],
    Piece['v'],
    Piece['a'],
  ];
  return {
    from,
    to,
    s,
    v,
    a,
    law,
    kind,
    lines: (['s', 'v', 'a'] as const).map((name) => `${name} = ${toLatex(law[name])}`),
  };
}

function startIn(told: Told, values: Values): Start | null {
  const start: Start = { speed: null, place: null, stop: null, end: null };
  for (const act of told.acts) if (!readAct(start, act, values)) return null;
  return start;
}

const STARTS = new Set(['start', 'leave', 'move', 'pass', 'release', 'project', 'rest']);

function readAct(start: Start, { verb, roles }: Act, values: Values): boolean {
  const left = [...roles.keys()].filter((role) => !PLAIN.has(role));
  if (verb === 'stop') {
    if (start.stop || left.some((role) => role !== 'at' && role !== 'object')) return false;
    start.stop = { place: placeOf(roles.get('at')?.[0] ?? roles.get('object')?.[0]) };
    return true;
  }
  if (!STARTS.has(verb)) return false;
  for (const role of left) {
    const of = roles.get(role)!;
    if (role === 'from rest') {
      if (start.speed) return false;
      start.speed = asNumber(0);
      if (of[0] !== undefined) start.place = placeOf(of[0]);
    } else if (role === 'from' || role === 'at' || role === 'object' || role === 'through')
      start.place ??= placeOf(of[0]);
    else if (role === 'speed') {
      const value = numberOf(of[0], values);
      if (value === null || start.speed) return false;
      start.speed = asNumber(value);
    } else if (role === 'time') {
      const value = numberOf(of[0], values);
      if (value === null || start.end !== null) return false;
      start.end = value;
    } else if (role === 'to place' || role === 'between') {
      // From where to where it goes is told by its law.
      if (role === 'between') start.place ??= placeOf(of[0]);
    } else return false;
  }
  if (verb === 'rest') start.speed = asNumber(0);
  if (verb === 'pass' && start.place === null) return false;
  return true;
}

export function numberOf(term: Term | undefined, values: Values): number | null {
  const value = expressionOf(term);
  const found = value ? evaluate(value, values) : NaN;
  return Number.isFinite(found) ? found : null;
}

/** It stops for good where its velocity is zero again. */
function stopped(track: Track, place: string | null): Track | null {
  const first = track.pieces[0]!.from;
  const rests = zerosOf(track, ({ v }) => v)?.filter((one) => one > first + 1e-6);
  const [end] = rests ?? [];
  if (end === undefined) return null;
  const pieces = track.pieces
    .filter(({ from }) => from < end - 1e-9)
    .map((one) => ({ ...one, to: Math.min(one.to, end) }));
  const places = new Map(track.places);
  if (place) {
    if (places.has(place)) return null;
    places.set(place, pieces.at(-1)!.s(end));
  }
  return { ...track, pieces, places };
}
