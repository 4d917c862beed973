import type { Act } from '../planning/journeys/tale.ts';
import { propertyIn } from '../planning/told/told.ts';
import { numberOf } from './law-tracks.ts';
import { push, type Run, take } from './stages.ts';
import { placeOf } from './told-story.ts';
import { type Track, zerosOf } from './world.ts';

const FREE = new Set(['raised', 'ground', 'on the ground', 'start']);

/** Thrown or dropped: it moves under gravity alone until it lands. */
export function addFlight(run: Run, act: Act, others: ReadonlyMap<string, Track>): boolean {
  const { track } = run;
  if (track.pieces.length > 0 || run.stage || run.isDropped) return false;
  const [up, down] = [take(act, 'upwards'), take(act, 'downwards')];
  take(act, 'freely');
  const speed = act.verb === 'project' ? numberOf(take(act, 'speed')?.[0], run.values) : 0;
  const rest = take(act, 'from rest');
  const from = rest?.[0] ?? take(act, 'from')?.[0] ?? take(act, 'at')?.[0];
  const [height, above, same] = [take(act, 'height'), take(act, 'above'), take(act, 'same place')];
  if (speed === null || (act.verb === 'project' && (!up === !down || rest))) return false;
  const property = propertyIn(from);
  // At the top of a slope, or on a string: it does not fall.
  if (property && !FREE.has(property.name) && !(property.name === 'top' && property.of.length === 0))
    return false;
  const place = property?.name === 'raised' ? placeOf(property.of[0]) : placeOf(from);
  const [first] = others.values();
  const raised =
    property?.name === 'raised'
      ? property.of[1]
      : placeOf(height?.[1]) === 'ground'
        ? height?.[0]
        : undefined;
  if (raised !== undefined) {
    const high = numberOf(raised, run.values);
    if (high === null) return false;
    if (first && first.ground === null) return false;
    [run.s, track.ground] = [high, 0];
  } else if (property?.name === 'ground' || property?.name === 'on the ground') track.ground = 0;
  else if (first) {
    const base = above ?? height;
    const to = base ? placeOf(base[1]) : place;
    const here =
      to === first.body
        ? first.pieces[0]!.s(first.pieces[0]!.from)
        : (to !== null && first.places.get(to)) || (to !== null && first.places.has(to)) || same
          ? (first.places.get(to ?? '') ?? first.pieces[0]!.s(first.pieces[0]!.from))
          : null;
    const more = base ? numberOf(base[0], run.values) : 0;
    if (here === null || more === null || typeof here !== 'number') return false;
    [run.s, track.ground] = [here + more, first.ground];
  } else if (act.verb !== 'project' && place === null) return false;
  track.isVertical = true;
  if (place && place !== 'ground') track.places.set(place, run.s);
  track.places.set('start', run.s);
  if (track.ground !== null) track.places.set('ground', 0);
  run.v = speed;
  if (act.verb !== 'project' || down) run.sign = -1;
  run.isDropped = act.verb !== 'project';
  return run.isDropped || fly(run);
}

export function fly(run: Run): boolean {
  if (run.v === null) return false;
  push(run, run.v, -run.sign * run.story.g, Infinity);
  run.isFree = true;
  return true;
}

/** What goes up and down ends where it lands. */
export function landed({ track }: Run): boolean {
  const last = track.pieces.at(-1)!;
  if (!track.isVertical || track.ground === null || Number.isFinite(last.to)) return true;
  const landing = zerosOf(track, ({ s }) => s, last.from + 1e-6)?.[0];
  if (landing === undefined) return false;
  last.to = landing;
  return true;
}

/** "It hits the sea 3 s later": how far below that is follows. */
export function addLanding(run: Run, act: Act): boolean {
  const { track } = run;
  const place = placeOf(take(act, 'object')?.[0]);
  const time = numberOf((take(act, 'after') ?? take(act, 'time'))?.[0], run.values);
  const last = track.pieces.at(-1);
  if (act.verb !== 'reach' || place !== 'ground' || time === null || !last || track.ground !== null)
    return false;
  last.to = run.time + time;
  track.places.set('ground', last.s(last.to));
  return last.s(last.to) < last.s(run.time);
}
