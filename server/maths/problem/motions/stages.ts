import {
  difference,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import type { Act } from '../planning/journeys/tale.ts';
import { pieceOf } from './law-tracks.ts';
import type { Story } from './told-story.ts';
import { asNumber, snapped, type Track, type Values } from './world.ts';

/** A stretch with one acceleration, as far as it was told. */
export interface Stage {
  kind: string;
  v: number | null;
  a: number | null;
  t: number | null;
  d: number | null;
  place: string | null;
  /** It is said to have one acceleration, whatever that is. */
  isEven: boolean;
}

export interface Run {
  story: Story;
  values: Values;
  track: Track;
  clock: string;
  time: number;
  s: number;
  v: number | null;
  stage: Stage | null;
  count: number;
  /** Below zero: it comes down. */
  sign: 1 | -1;
  /** It was let go and nothing else was said of it yet. */
  isDropped: boolean;
  /** From where to where it goes in all. */
  ends: (string | null)[];
  /** It comes down again until it lands. */
  isFree: boolean;
}

export const newStage = (kind: string): Stage => ({
  kind,
  v: null,
  a: null,
  t: null,
  d: null,
  place: null,
  isEven: false,
});

/** What is said of how, which is then read. */
export const take = ({ roles }: Act, name: string) => {
  const found = roles.get(name);
  roles.delete(name);
  return found;
};

/** Works out the stretch and goes on behind it. */
export function close(run: Run, isLast: boolean): boolean {
  const { stage } = run;
  if (!stage) return false;
  run.stage = null;
  run.count += 1;
  const u = run.v;
  if (u === null || (stage.a === null && !stage.isEven)) return false;
  const known = solved(u, stage) ?? withOpenTime(run, u, stage, isLast);
  if (!known) return false;
  const { a, t } = known;
  if (stage.kind === 'accelerate' && a < -1e-9) return false;
  if (stage.kind === 'decelerate' && a > 1e-9) return false;
  if (!(t > 0)) return false;
  push(
    run,
    u,
    a,
    run.time + t,
    stage.kind === 'move' && a !== 0 ? (a > 0 ? 'accelerate' : 'decelerate') : stage.kind,
  );
  const size = Number.isFinite(t) ? t : 0;
  run.s = snapped(run.s + run.sign * (u * size + (a * size * size) / 2));
  run.v = snapped(u + a * size);
  run.time = snapped(run.time + size);
  if (run.v < -1e-9) return false;
  if (!Number.isFinite(t)) return isLast;
  if (stage.place) {
    if (run.track.places.has(stage.place) && Math.abs(run.track.places.get(stage.place)! - run.s) > 1e-6)
      return false;
    run.track.places.set(stage.place, run.s);
  }
  return true;
}

function solved(
  u: number,
  { v, a, t, d }: Pick<Stage, 'v' | 'a' | 't' | 'd'>,
): { a: number; t: number } | null {
  const fits = (one: { a: number; t: number }) =>
    (v === null || Math.abs(u + one.a * one.t - v) < 1e-6) &&
    (d === null || Math.abs(u * one.t + (one.a * one.t ** 2) / 2 - d) < 1e-6)
      ? one
      : null;
  if (a !== null && t !== null) return fits({ a, t });
  if (v !== null && t !== null) return fits({ a: (v - u) / t, t });
  if (d !== null && t !== null) return fits({ a: (2 * (d - u * t)) / t ** 2, t });
  if (a !== null && v !== null && a !== 0) return fits({ a, t: (v - u) / a });
  if (v !== null && d !== null && u + v > 0)
    return fits({ a: (v * v - u * u) / (2 * d), t: (2 * d) / (u + v) });
  if (a !== null && d !== null) {
    if (a === 0) return u > 0 ? fits({ a, t: d / u }) : null;
    const square = u * u + 2 * a * d;
    return square >= 0 ? fits({ a, t: (Math.sqrt(square) - u) / a }) : null;
  }
  return null;
}

/** How long it goes on is not told: for good, or a letter that something else decides. */
function withOpenTime(
  run: Run,
  u: number,
  { a, v, t, d }: Stage,
  isLast: boolean,
): { a: number; t: number } | null {
  const speed = run.values[`V_${run.track.body}_${run.count}`];
  if (speed !== undefined && v === null && a === null) return solved(u, { v: speed, a, t, d });
  const time = run.values[`T_${run.track.body}_${run.count}`];
  if (time !== undefined) {
    if (a !== null) return { a, t: time };
    return v === null ? null : { a: (v - u) / time, t: time };
  }
  return isLast && a !== null && v === null ? { a, t: Infinity } : null;
}

export function push(
  { track, clock, time, s, sign }: Run,
  u: number,
  a: number,
  to: number,
  kind = '',
): void {
  const t = time === 0 ? symbol(clock) : difference(symbol(clock), asNumber(time));
  const [from, start, rate] = [s, sign * u, sign * a].map(asNumber) as [
    ReturnType<typeof asNumber>,
    ReturnType<typeof asNumber>,
    ReturnType<typeof asNumber>,
  ];
  track.pieces.push(
    pieceOf(
      {
        s: exact(sum(from, product(start, t), quotient(product(rate, t, t), number(2)))),
        v: exact(sum(start, product(rate, t))),
        a: exact(rate),
      },
      clock,
      time,
      to,
      kind,
    ),
  );
}

/** The places where it starts and ends. */
export function named({ track, ends: [from, to] }: Run): boolean {
  const last = track.pieces.at(-1)!;
  const set = (place: string | null | undefined, at: number): boolean => {
    if (!place) return true;
    const known = track.places.get(place);
    track.places.set(place, at);
    return known === undefined || Math.abs(known - at) < 1e-6;
  };
  return set(from, 0) && (!to || (Number.isFinite(last.to) && set(to, last.s(last.to))));
}

/** "The brakes are then applied": what was before is over. */
export function addMark(run: Run, act: Act): boolean {
  const name = take(act, 'mark')?.[0];
  if (typeof name !== 'string' || (run.stage && !close(run, false))) return false;
  run.track.marks.set(name, run.time);
  return true;
}
