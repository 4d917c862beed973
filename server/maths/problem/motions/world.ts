import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, number } from '../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../algebra-system/numbers/rational.ts';
import { zerosIn } from '../../algebra-system/numeric/roots.ts';

export type Fn = (time: number) => number;
export type Values = Readonly<Record<string, number>>;

/** How a body moves for a time. */
export interface Piece {
  from: number;
  to: number;
  s: Fn;
  v: Fn;
  a: Fn;
  /** The same as formulas in the time since the clock was zero. */
  law: Record<'s' | 'v' | 'a', Expression> | null;
  /** Whether it gains or loses speed, or keeps it, as it was told. */
  kind: string;
  /** Lines that say how it was found. */
  lines: string[];
}

/** A body on its line; upwards is positive where it goes up and down. */
export interface Track {
  body: string;
  pieces: Piece[];
  isVertical: boolean;
  /** How high above the ground its zero is. */
  ground: number | null;
  places: Map<string, number>;
  /** When things happen to it that have a name: its brakes are applied. */
  marks: Map<string, number>;
}

export interface World {
  tracks: Map<string, Track>;
  g: number;
}

export const EPS = 1e-7;
const FAR = 600;

export const startOf = ({ pieces }: Track): number => pieces[0]!.from;
export const endOf = ({ pieces }: Track): number => pieces.at(-1)!.to;

export function pieceAt({ pieces }: Track, time: number): Piece | null {
  return pieces.find(({ from, to }) => time >= from - EPS && time <= to + EPS) ?? null;
}

/** A quantity at a time; NaN where two pieces meet and it is not the same in both. */
export function valueAt(track: Track, of: (piece: Piece) => Fn, time: number): number {
  const [first, ...others] = track.pieces
    .filter(({ from, to }) => time >= from - EPS && time <= to + EPS)
    .map((piece) => of(piece)(time));
  const isOne = others.every((one) => Math.abs(one - first!) < 1e-5 * Math.max(1, Math.abs(one)));
  return first === undefined || !isOne ? NaN : first;
}

/** Where f(piece) is zero while a body moves, ascending; null where it is zero all the while. */
export function zerosOf(
  track: Track,
  of: (piece: Piece) => Fn,
  from = -Infinity,
  to = Infinity,
): number[] | null {
  const all: number[] = [];
  for (const piece of track.pieces) {
    const [start, end] = [Math.max(piece.from, from), Math.min(piece.to, to)];
    if (!(start <= end)) continue;
    const f = of(piece);
    const found = zerosWithin(f, start, end);
    if (!found) return null;
    all.push(...found);
  }
  return all
    .toSorted((x, y) => x - y)
    .filter((one, at, sorted) => at === 0 || one - sorted[at - 1]! > 1e-6)
    .map(snapped);
}

function zerosWithin(f: Fn, from: number, end: number): number[] | null {
  const to = Math.min(end, from + FAR);
  if (to - from < EPS) return Math.abs(f(from)) < EPS ? [from] : [];
  if ([0.13, 0.41, 0.77].every((part) => Math.abs(f(from + part * (to - from))) < 1e-12)) return null;
  const near = Math.min(to, from + 60);
  const found = zerosIn(f, from, near, { steps: 3000 });
  if (near < to) found.push(...zerosIn(f, near, to, { steps: 3000 }));
  // An end that is a zero may lie a hair outside.
  for (const edge of [from, to]) if (Math.abs(f(edge)) < 1e-9 && Number.isFinite(edge)) found.push(edge);
  return found.toSorted((x, y) => x - y).filter((one, at, all) => at === 0 || one - all[at - 1]! > 1e-6);
}

/** A short fraction where it is one but for what floating point leaves. */
export function snapped(value: number): number {
  for (let below = 1; below <= 360; below += 1) {
    const above = Math.round(value * below);
    if (Math.abs(value - above / below) < 1e-9 * Math.max(1, Math.abs(value))) return above / below;
  }
  return value;
}

export const asNumber = (value: number): Expression => number(rationalOfDecimal(plain(value)));

const plain = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(15) : text;
};

export const inLetters =
  (one: Expression, clock: string): Fn =>
  (time) =>
    evaluate(one, { [clock]: time });

/** The way from one time to another, back and forth added; null where it does not move then. */
export function wayBetween(track: Track, from: number, to: number): number | null {
  const whole = from >= startOf(track) - EPS && to <= endOf(track) + EPS && from <= to;
  if (!whole || !Number.isFinite(to)) return null;
  let way = 0;
  for (const piece of track.pieces) {
    const [start, end] = [Math.max(piece.from, from), Math.min(piece.to, to)];
    if (!(start < end)) continue;
    const turns = zerosWithin(piece.v, start, end) ?? [];
    const ends = [start, ...turns.filter((one) => one > start + EPS && one < end - EPS), end];
    for (let at = 1; at < ends.length; at += 1) way += Math.abs(piece.s(ends[at]!) - piece.s(ends[at - 1]!));
  }
  return way;
}

/** By small steps: the place follows from the velocity and that from the acceleration. */
export function isFollowed({ pieces }: Track): boolean {
  return pieces.every(({ from, to, s, v, a }) => {
    const end = Math.min(to, from + 12);
    const steps = 4000;
    const size = (end - from) / steps;
    let [place, speed] = [s(from), v(from)];
    const isRough = !Number.isFinite(a(from)) || Math.abs(a(from + 1e-6)) > 1e3;
    for (let step = 0; step < steps; step += 1) {
      const [now, middle, next] = [0, 0.5, 1].map((part) => from + (step + part) * size) as [
        number,
        number,
        number,
      ];
      place += (size * (v(now) + 4 * v(middle) + v(next))) / 6;
      if (!isRough) speed += (size * (a(now) + 4 * a(middle) + a(next))) / 6;
    }
    const isNear = (x: number, y: number) => Math.abs(x - y) < 2e-4 * Math.max(1, Math.abs(y));
    return isNear(place, s(end)) && (isRough || isNear(speed, v(end)));
  });
}

/** Where a quantity is greatest or least while a body moves; null where it has no such value. */
export function extremeOf(
  track: Track,
  of: (piece: Piece) => Fn,
  sign: 1 | -1,
  within: readonly [number, number] | null,
): { time: number; value: number } | null {
  const [from, to] = within ?? [startOf(track), endOf(track)];
  let best: { time: number; value: number } | null = null;
  for (const piece of track.pieces) {
    const [start, end] = [Math.max(from, piece.from), Math.min(to, piece.to)];
    if (!(start <= end)) continue;
    const f = of(piece);
    const last = Number.isFinite(end) ? end : start + 300;
    const steps = 12_000;
    const size = (last - start) / steps;
    for (let at = 0; at <= steps; at += 1) {
      const time = start + at * size;
      const value = f(time);
      if (!Number.isFinite(value)) return null;
      if (!best || sign * value > sign * best.value + 1e-12) best = { time, value };
    }
    // Where it still grows at the end of what was looked at, nothing is greatest.
    if (!Number.isFinite(end) && best && best.time > last - 10 * size) return null;
  }
  return best && refined(track, of, sign, best, [from, to]);
}

function refined(
  track: Track,
  of: (piece: Piece) => Fn,
  sign: 1 | -1,
  { time }: { time: number; value: number },
  [from, to]: readonly [number, number],
): { time: number; value: number } | null {
  const f = (at: number) => {
    const piece = pieceAt(track, at);
    return piece ? sign * of(piece)(at) : -Infinity;
  };
  let [low, high] = [Math.max(from, time - 0.05), Math.min(to, time + 0.05)];
  for (let round = 0; round < 90; round += 1) {
    const [a, b] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
    if (f(a) < f(b)) low = a;
    else high = b;
  }
  const middle = (low + high) / 2;
  const candidates = [
    middle,
    from,
    to,
    ...track.pieces.flatMap((piece) => [piece.from, piece.to]),
    Math.round(middle * 360) / 360,
    Math.round(middle * 1000) / 1000,
  ].filter((at) => Number.isFinite(at) && at >= from - EPS && at <= to + EPS && Math.abs(at - middle) < 0.06);
  const [best] = candidates.toSorted((x, y) => f(y) - f(x) || 0);
  if (best === undefined) return null;
  const edges = [from, to, ...track.pieces.flatMap((piece) => [piece.from, piece.to])];
  const nice =
    candidates.find((at) => edges.includes(at) && f(best) - f(at) < 1e-6) ??
    candidates.find((at) => at !== middle && f(best) - f(at) < 1e-10) ??
    best;
  return { time: nice, value: sign * f(nice) };
}
