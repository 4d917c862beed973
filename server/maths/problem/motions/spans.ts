import { type Expression, has } from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { idOf, intervalIn, propertyIn } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { measured, meetings, placeOn, type Scene, sinceAt, timesOf, trackOf } from './happenings.ts';
import { numberOf } from './law-tracks.ts';
import { eventIn } from './told-story.ts';
import { endOf, extremeOf, type Fn, pieceAt, startOf, type Track, zerosOf } from './world.ts';

/** From when to when; null where that is not understood. */
export function spanOf(scene: Scene, { relation, of }: Fact, track: Track): [number, number] | null {
  const start = startOf(track);
  const one = (event: Fact | null): number | null => {
    if (!event) return null;
    if (event.relation === 'starts' || event.relation === 'clock') return timesOf(scene, event)?.[0] ?? null;
    const times = timesOf(scene, event);
    const later = times?.filter((time) => time > start + 1e-6) ?? [];
    return later[0] ?? (times?.length === 1 ? times[0]! : null);
  };
  switch (relation) {
    case 'first': {
      const time = numberOf(of[0], scene.values);
      const from = of[1] === undefined ? start : sinceAt(scene, track, of[1]);
      return time === null || from === null ? null : [from, from + time];
    }
    case 'from to': {
      const [from, to] = [one(eventIn(of[0])), one(eventIn(of[1]))];
      return from === null || to === null || !(from < to) ? null : [from, to];
    }
    case 'within': {
      const ends = intervalIn({ relation: 'holds', of: [...of] }, scene.story.clock);
      return ends && ends.every(Number.isFinite) ? ends : null;
    }
    case 'until': {
      const event = eventIn(of[0]);
      const end = one(event);
      return end === null || end <= start ? null : [start, end];
    }
    case 'between': {
      const event = eventIn(of[0]);
      const times = event && timesOf(scene, event);
      return times?.length === 2 ? [times[0]!, times[1]!] : null;
    }
    case 'between rests': {
      const times = zerosOf(track, ({ v }) => v);
      return times?.length === 2 ? [times[0]!, times[1]!] : null;
    }
    case 'sign': {
      const quant = measured(scene, of[0]);
      const times = quant && zerosOf(quant.track, quant.of);
      if (!quant || !times || quant.track !== track) return null;
      const ends = [start, ...times, endOf(track)];
      const sign = of[1] === 'negative' ? -1 : 1;
      const own = ends.slice(1).flatMap((end, at): [number, number][] => {
        const from = ends[at]!;
        const middle = Number.isFinite(end) ? (from + end) / 2 : from + 1;
        const piece = end - from > 1e-6 ? pieceAt(track, middle) : null;
        return piece && sign * quant.of(piece)(middle) > 0 ? [[from, end]] : [];
      });
      return own.length === 1 && Number.isFinite(own[0]![1]) ? own[0]! : null;
    }
    case 'while': {
      const own = track.pieces.filter(({ kind }) => kind === of[1]);
      return own.length === 1 && Number.isFinite(own[0]!.to) ? [own[0]!.from, own[0]!.to] : null;
    }
    case 'whole':
      return Number.isFinite(endOf(track)) ? [start, endOf(track)] : null;
    default:
      return null;
  }
}

export interface Found {
  values: number[];
  unit: string;
  letter: string | null;
  /** A formula that is asked for. */
  formula: Expression | null;
  lines: string[];
}

export const found = (values: number[], unit: string, lines: string[] = []): Found => ({
  values,
  unit,
  letter: null,
  formula: null,
  lines,
});

export const timeLines = ({ story }: Scene, times: readonly number[]): string[] =>
  times.map((time) => `${story.clock} = ${Number(time.toPrecision(6))}`);

export function extremeAsked(scene: Scene, [kind, q]: readonly Term[], moment: Fact | null): Found | null {
  const quant = q === undefined ? null : measured(scene, q);
  if (!quant) return null;
  const span = moment ? spanOf(scene, moment, quant.track) : null;
  if (moment && !span) return null;
  const best = extremeOf(quant.track, quant.of, kind === 'greatest' ? 1 : -1, span);
  return best && found([best.value], quant.unit, timeLines(scene, [best.time]));
}

export function gapAsked(scene: Scene, [x, y]: readonly Term[], moment: Fact | null): Found | null {
  const [one, other] = [trackOf(scene, x), trackOf(scene, y)];
  if (!one || !other || one === other) return null;
  const from = Math.max(startOf(one), startOf(other));
  const [first] = meetings(scene, [x!, y!]) ?? [];
  // Before they meet for the first time, unless another time is said.
  const end = moment ? (moment.relation === 'until' ? first : null) : null;
  if (end === null || end === undefined || eventIn(moment!.of[0])?.relation !== 'meet') return null;
  const gap = (piece: Track['pieces'][number]) => (time: number) => {
    const its = pieceAt(other, time);
    return its ? Math.abs(piece.s(time) - its.s(time)) : NaN;
  };
  const best = extremeOf(one, gap, 1, [from, end]);
  return best && found([best.value], 'm', timeLines(scene, [best.time]));
}

/** For how long a quantity is more than a value. */
export function aboveAsked(scene: Scene, [q, size]: readonly Term[], moment: Fact | null): Found | null {
  const quant = q === undefined ? null : measured(scene, q);
  const level = numberOf(size, scene.values);
  if (!quant || level === null || moment) return null;
  const { track } = quant;
  const crossings = zerosOf(track, (piece) => (time) => quant.of(piece)(time) - level);
  if (!crossings) return null;
  const ends = [startOf(track), ...crossings, ...(Number.isFinite(endOf(track)) ? [endOf(track)] : [])];
  let total = 0;
  for (let at = 1; at < ends.length; at += 1) {
    const middle = (ends[at]! + ends[at - 1]!) / 2;
    if (quant.of(pieceAt(track, middle)!)(middle) > level) total += ends[at]! - ends[at - 1]!;
  }
  const isOpenEnd =
    !Number.isFinite(endOf(track)) && quant.of(track.pieces.at(-1)!)((ends.at(-1) ?? 0) + 1) > level;
  return total > 0 && !isOpenEnd ? found([total], 's', timeLines(scene, crossings)) : null;
}

const lettered = ({ story }: Scene, letter: string): { name: string; of: Term[] } | null => {
  const named = story.named.get(letter);
  return named
    ? {
        name: named.name,
        of: [{ thing: named.body }, ...(named.place === null ? [] : [{ thing: named.place }])],
      }
    : null;
};

/** A quantity as a formula in the time. */
export function lawAsked(scene: Scene, [q]: readonly Term[], moment: Fact | null): Found | null {
  const property = typeof q === 'string' ? lettered(scene, q) : q === undefined ? null : propertyIn(q);
  const track = property ? (scene.world.tracks.get(idOf(property.of[0]) ?? '') ?? null) : null;
  const letter = { displacement: 's', velocity: 'v', acceleration: 'a', distance: 's' }[
    property?.name ?? ''
  ] as 's' | 'v' | 'a' | undefined;
  if (!track || !letter || !property) return null;
  if (
    letter === 's' &&
    (property.of[1] === undefined ? track.places.size === 0 : placeOn(track, property.of[1]) !== 0)
  )
    return null;
  const span =
    moment?.relation === 'within'
      ? intervalIn({ relation: 'holds', of: [...moment.of] }, scene.story.clock)
      : null;
  if (moment && !span) return null;
  const pieces = track.pieces.filter(
    ({ from, to }) => !span || (from >= span[0] - 1e-9 && to <= span[1] + 1e-9),
  );
  const [only, more] = pieces;
  const formula = only?.law?.[letter];
  if (!formula || more || (span && only.from !== Math.max(0, span[0]))) return null;
  if (property.name === 'distance' && !isPositive(only[letter], only.from, only.to)) return null;
  return has(formula, scene.story.clock)
    ? { ...found([], ''), formula, lines: [`${letter} = ${toLatex(formula)}`] }
    : null;
}

const isPositive = (f: Fn, from: number, to: number): boolean =>
  Array.from({ length: 200 }, (_, at) => f(from + ((Math.min(to, from + 50) - from) * at) / 199)).every(
    (one) => one > -1e-9,
  );
