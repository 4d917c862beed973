import { intervalIn, propertyIn } from '../planning/told/told.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { measured, placeOn, type Scene, timesOf, trackOf } from './happenings.ts';
import {
  aboveAsked,
  extremeAsked,
  type Found,
  found,
  gapAsked,
  lawAsked,
  spanOf,
  timeLines,
} from './spans.ts';
import { eventIn, placeOf } from './told-story.ts';
import { endOf, type Fn, pieceAt, startOf, type Track, valueAt, wayBetween, zerosOf } from './world.ts';

/** What a goal wants, where everything told is so; null where that is not understood. */
export function foundIn(scene: Scene, { target, where: said = [], terms }: Goal): Found | null {
  const where = [...said, ...((target as { where?: Fact[] }).where ?? [])].filter(
    ({ relation }) => relation !== 'by energy',
  );
  const moments = where.map((fact) => momentIn(scene, fact));
  if (!moments.every((one) => one !== null) || moments.length > 1) return null;
  const moment = moments[0] ?? null;
  if (typeof target === 'string') return moment ? null : letterOf(scene, target);
  if (terms?.includes(scene.story.clock) && measured(scene, target)) return lawAsked(scene, [target], moment);
  const property = propertyIn(target);
  if (!property) return null;
  const { name, of } = property;
  const asked = ASKED[name];
  if (asked) return asked(scene, of, moment);
  return valueOf(scene, target, moment, false);
}

/** "When t = 4" and "for 0 ≤ t ≤ 6" as what happens. */
function momentIn({ story }: Scene, fact: Fact): Fact | null {
  if (fact.relation === 'when') return eventIn(fact.of[0]);
  if (fact.relation !== 'holds' || typeof fact.of[0] !== 'string') return null;
  if (intervalIn(fact, story.clock)) return { relation: 'within', of: [fact.of[0]] };
  const [letter, value, more] = fact.of[0].split('=').map((one) => one.trim());
  return letter === story.clock && value && more === undefined ? { relation: 'clock', of: [value] } : null;
}

function letterOf(scene: Scene, letter: string): Found | null {
  const own = scene.story.times.get(letter);
  if (own) return timeBetween(scene, letter, own);
  if (letter === scene.story.clock) {
    const times = scene.story.timed && timesOf(scene, scene.story.timed);
    return times?.length === 1 ? { ...found(times, ''), letter } : null;
  }
  const value = scene.values[letter];
  return value === undefined || scene.story.letters.has(letter) ? null : { ...found([value], ''), letter };
}

function timeBetween(
  scene: Scene,
  letter: string,
  { event, from }: { event: Fact; from: Fact | null },
): Found | null {
  const times = timesOf(scene, event);
  const starts = from ? timesOf(scene, from) : [0];
  return times?.length === 1 && starts?.length === 1 && times[0]! > starts[0]!
    ? { ...found([times[0]! - starts[0]!], ''), letter }
    : null;
}

type Asked = (scene: Scene, of: readonly Term[], moment: Fact | null) => Found | null;

const ASKED: Record<string, Asked> = {
  times: timesAsked,
  size: (scene, [q], moment) => (q === undefined ? null : valueOf(scene, q, moment, true)),
  extreme: extremeAsked,
  way(scene, [x], moment) {
    const track = trackOf(scene, x);
    const span = track && spanOf(scene, moment ?? { relation: 'whole', of: [] }, track);
    const way = span && wayBetween(track, span[0], span[1]);
    return way === null || !span || !track ? null : found([way], 'm', turningLines(scene, track, span));
  },
  'average speed'(scene, [x], moment) {
    const track = trackOf(scene, x);
    const span = track && spanOf(scene, moment ?? { relation: 'whole', of: [] }, track);
    const way = span && wayBetween(track, span[0], span[1]);
    return way === null || !span ? null : found([way / (span[1] - span[0])], 'm s^-1');
  },
  'average velocity'(scene, [x], moment) {
    const track = trackOf(scene, x);
    const span = track && spanOf(scene, moment ?? { relation: 'whole', of: [] }, track);
    const [from, to] = (span ?? []).map((time) => pieceAt(track!, time)?.s(time));
    return span && from !== undefined && to !== undefined
      ? found([(to - from) / (span[1] - span[0])], 'm s^-1')
      : null;
  },
  gap(scene, [x, y], moment) {
    const times = moment && timesOf(scene, moment);
    const [one, other] = [trackOf(scene, x), trackOf(scene, y)];
    if (!one || !other || one === other || times?.length !== 1) return null;
    const [a, b] = [pieceAt(one, times[0]!), pieceAt(other, times[0]!)];
    return a && b ? found([Math.abs(a.s(times[0]!) - b.s(times[0]!))], 'm') : null;
  },
  'greatest gap': gapAsked,
  apart(scene, [p, q]) {
    const places = [placeOf(p), placeOf(q)];
    const [track, more] = [...scene.world.tracks.values()].filter(({ places: own }) =>
      places.every((one) => one !== null && own.has(one)),
    );
    if (!track || (more && more.places !== track.places && scene.world.tracks.size > 1)) return null;
    return found([Math.abs(track.places.get(places[0]!)! - track.places.get(places[1]!)!)], 'm');
  },
  'apart at'(scene, [e]) {
    const event = eventIn(e);
    const track = event && trackOf(scene, event.of[0]);
    const times = event && timesOf(scene, event);
    if (!track || times?.length !== 2) return null;
    const [a, b] = times.map((time) => pieceAt(track, time)!.s(time));
    return found([Math.abs(a! - b!)], 'm', timeLines(scene, times));
  },
  lasts(scene, [e]) {
    const event = eventIn(e);
    const track =
      event?.relation === 'while' ? trackOf(scene, event.of[0]) : [...scene.world.tracks.values()][0];
    const span = event && track ? spanOf(scene, event, track) : null;
    return span && span[1] > span[0] ? found([span[1] - span[0]], 's') : null;
  },
  'meeting height'(scene, [p]) {
    const bodies = [...scene.world.tracks.keys()];
    if (bodies.length !== 2) return null;
    const all = bodies.map((thing) => ({ the: 'height', of: [{ thing }, ...(p === undefined ? [] : [p])] }));
    return ASKED.same!(scene, all, { relation: 'meet', of: [] });
  },
  kind: kindAsked,
  'rate in'(scene, [x, e], moment) {
    const track = trackOf(scene, x);
    const event = eventIn(e);
    const span = track && event && !moment ? spanOf(scene, event, track) : null;
    const piece = span && pieceAt(track!, (span[0] + span[1]) / 2);
    const isWhole = piece && piece.kind !== '' && piece.from <= span[0] + 1e-6 && piece.to >= span[1] - 1e-6;
    return isWhole ? found([piece.a((span[0] + span[1]) / 2)], 'm s^-2') : null;
  },
  named: (scene, [letter], moment) =>
    letter === undefined || !moment ? null : valueOf(scene, letter, moment, false),
  same(scene, all, moment) {
    const each = all.map((one) => valueOf(scene, one, moment, false));
    const [first] = each;
    return first && each.every((one) => one && Math.abs(one.values[0]! - first.values[0]!) < 1e-6)
      ? first
      : null;
  },
  each(scene, [q], moment) {
    const quant = q === undefined ? null : measured(scene, q);
    const times = moment && timesOf(scene, moment);
    if (!quant || !times || times.length < 2 || times.length > 3) return null;
    const values = times.map((time) => valueAt(quant.track, quant.of, time));
    return values.every(Number.isFinite) ? found(values, quant.unit, timeLines(scene, times)) : null;
  },
  'whole time'(scene, of) {
    const [track, more] = [...scene.world.tracks.values()];
    if (!track || more || !Number.isFinite(endOf(track))) return null;
    const [from, to] = of.map((place) => placeOn(track, place));
    const ends = [
      pieceAt(track, startOf(track))!.s(startOf(track)),
      pieceAt(track, endOf(track))!.s(endOf(track)),
    ];
    if (of.length === 2 && (from !== ends[0] || to === null || Math.abs(to! - ends[1]!) > 1e-6)) return null;
    return found([endOf(track) - startOf(track)], 's');
  },
  'time above': aboveAsked,
  'law of': lawAsked,
  limit(scene, [q]) {
    const quant = q === undefined ? null : measured(scene, q);
    const last = quant?.track.pieces.at(-1);
    if (!quant || !last || Number.isFinite(last.to)) return null;
    const [near, far] = [1e5, 1e7].map(quant.of(last)) as [number, number];
    return Math.abs(far - near) < 1e-4 * Math.max(1, Math.abs(far))
      ? found([Math.round(far * 1e4) / 1e4], quant.unit)
      : null;
  },
};

/** Of the one stretch on which it gains or loses speed, or keeps it. */
function kindAsked(scene: Scene, [x, kind, name]: readonly Term[], moment: Fact | null): Found | null {
  const track = trackOf(scene, x);
  const own = track?.pieces.filter((piece) => piece.kind === kind) ?? [];
  const [only, more] = own;
  if (!only || more || moment) return null;
  return name === 'speed'
    ? found([Math.abs(only.v(only.from))], 'm s^-1')
    : found([Math.abs(only.a(only.from))], 'm s^-2');
}

const turningLines = (scene: Scene, track: Track, [from, to]: readonly [number, number]): string[] =>
  timeLines(
    scene,
    (zerosOf(track, ({ v }) => v, from, to) ?? []).filter((one) => one > from + 1e-6 && one < to - 1e-6),
  );

function valueOf(scene: Scene, target: Term, moment: Fact | null, isSize: boolean): Found | null {
  if (propertyIn(target)?.name === 'deceleration' && moment === null) return null;
  const quant = measured(scene, target);
  if (!quant || !moment)
    return quant && !moment ? constantOf(quant.track, quant.of, quant.unit, isSize) : null;
  const times = timesOf(scene, moment);
  if (!times || times.length === 0) return null;
  const values = times.map((time) => {
    const value = valueAt(quant.track, quant.of, time);
    return isSize ? Math.abs(value) : value;
  });
  const [first, ...others] = values;
  const isOne = others.every((one) => Math.abs(one - first!) < 1e-6);
  return isOne && Number.isFinite(first) ? found([first!], quant.unit, timeLines(scene, times)) : null;
}

/** The same all the time: a constant acceleration. */
function constantOf(
  track: Track,
  of: (piece: Track['pieces'][number]) => Fn,
  unit: string,
  isSize: boolean,
): Found | null {
  const driven =
    track.pieces.length > 1 ? track.pieces.filter(({ kind }) => kind === 'accelerate') : track.pieces;
  const [only, more] = driven;
  if (!only || more || unit !== 'm s^-2') return null;
  const [one, other] = [of(only)(only.from + 0.11), of(only)(only.from + 0.37)];
  return Math.abs(one - other) < 1e-9 && !track.isVertical
    ? found([isSize ? Math.abs(one) : one], unit)
    : null;
}

function timesAsked(
  scene: Scene,
  [count, second, third]: readonly Term[],
  moment: Fact | null,
): Found | null {
  const isLater = second === 'later';
  const event = eventIn(isLater ? third : second);
  const span = event && moment ? spanFor(scene, event, moment) : null;
  const every = event && (!moment || span) ? timesOf(scene, event) : null;
  if (!event || !every) return null;
  const all = span ? every.filter((time) => time >= span[0] - 1e-7 && time <= span[1] + 1e-7) : every;
  const starts = [...scene.world.tracks.values()].map(startOf);
  const start = Math.min(...starts);
  const own = trackOf(scene, event.of[0]);
  // Since when a time counts is told where not all start at once.
  const isFirst = own !== null && event.relation !== 'meet' && startOf(own) === start;
  if (starts.some((one) => one !== start) && count !== 'begin' && !isFirst) return null;
  const later = all.filter((time) => time > start + 1e-6);
  const isFromRest = later.length < all.length;
  if (count === 'first' || count === 'one') {
    const [first, ...others] = later;
    return first !== undefined && (count === 'first' || others.length === 0) ? found([first], 's') : null;
  }
  if (count === 'begin') {
    const from = own && event.relation !== 'meet' ? startOf(own) : start;
    const [first] = all.filter((time) => time > from + 1e-6);
    return first !== undefined && (event.relation !== 'meet' || starts.every((one) => one === start))
      ? found([first - from], 's')
      : null;
  }
  const times = isLater ? later : all;
  if (times.length === 0) return null;
  if (count === '2' || count === '3') return times.length === Number(count) ? found(times, 's') : null;
  if (!isLater && isFromRest && event.relation === 'rest') return null;
  return found(times, 's');
}

function spanFor(scene: Scene, event: Fact, moment: Fact): [number, number] | null {
  const track = trackOf(scene, event.of[0]);
  return track && spanOf(scene, moment, track);
}
