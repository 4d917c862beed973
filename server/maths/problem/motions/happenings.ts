import { idOf, propertyIn } from '../planning/told/told.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { numberOf } from './law-tracks.ts';
import { eventIn, placeOf, type Story } from './told-story.ts';
import {
  extremeOf,
  endOf,
  type Fn,
  type Piece,
  pieceAt,
  startOf,
  type Track,
  type Values,
  type World,
  zerosOf,
} from './world.ts';

/** All that is known when something is looked for. */
export interface Scene {
  world: World;
  story: Story;
  values: Values;
}

export const trackOf = ({ world }: Scene, term: Term | undefined): Track | null =>
  world.tracks.get(idOf(term) ?? '') ?? null;

/** Where a place is on the line of a body. */
export function placeOn(track: Track, term: Term | undefined): number | null {
  const property = propertyIn(term);
  if (property?.name === 'middle') {
    const ends = property.of.map((one) => placeOn(track, one));
    return ends.every((one) => one !== null) ? ends.reduce((sum, one) => sum + one, 0) / ends.length : null;
  }
  const place = placeOf(term);
  return place === null
    ? null
    : (track.places.get(place) ?? (place === 'start' ? track.pieces[0]!.s(startOf(track)) : null));
}

/** What a letter stands for, as it would be said. */
function namedIn(story: Story, letter: string): { name: string; of: Term[] } | null {
  const named = story.named.get(letter);
  return named
    ? {
        name: named.name,
        of: [{ thing: named.body }, ...(named.place === null ? [] : [{ thing: named.place }])],
      }
    : null;
}

/** A quantity of a body on a piece of its way; null where it is not known from where it is measured. */
export function measured(
  { world, story }: Scene,
  term: Term | undefined,
): { track: Track; of: (piece: Piece) => Fn; unit: string; name: string } | null {
  const property = typeof term === 'string' ? namedIn(story, term) : propertyIn(term);
  const track = property ? (world.tracks.get(idOf(property.of[0]) ?? '') ?? null) : null;
  if (!property || !track) return null;
  const base = property.of[1] === undefined ? null : placeOn(track, property.of[1]);
  if (property.of[1] !== undefined && base === null) return null;
  const give = (of: (piece: Piece) => Fn, unit: string) => ({ track, of, unit, name: property.name });
  switch (property.name) {
    case 'velocity':
      return give(({ v }) => v, 'm s^-1');
    case 'speed':
      return give(
        ({ v }) =>
          (time) =>
            Math.abs(v(time)),
        'm s^-1',
      );
    case 'acceleration':
      return give(({ a }) => a, 'm s^-2');
    case 'deceleration':
      return give(
        ({ a }) =>
          (time) =>
            -a(time),
        'm s^-2',
      );
    case 'displacement': {
      const zero = base ?? originOf(track);
      return zero === null
        ? null
        : give(
            ({ s }) =>
              (time) =>
                s(time) - zero,
            'm',
          );
    }
    case 'distance':
      return base === null
        ? null
        : give(
            ({ s }) =>
              (time) =>
                Math.abs(s(time) - base),
            'm',
          );
    case 'height': {
      const zero = base ?? (track.ground === null ? null : 0);
      return zero === null || !track.isVertical
        ? null
        : give(
            ({ s }) =>
              (time) =>
                s(time) - zero,
            'm',
          );
    }
    default:
      return null;
  }
}

/** Without a word from where, displacements are from where it starts or from O. */
const originOf = ({ places }: Track): number | null => (places.size > 0 ? 0 : null);

/** When something happens, ascending; null where that is not understood. */
export function timesOf(scene: Scene, event: Fact): number[] | null {
  const { relation, of } = event;
  const track = trackOf(scene, of[0]);
  const behind = (all: number[] | null, one: Track) =>
    all?.filter((time) => time > startOf(one) + 1e-6) ?? null;
  switch (relation) {
    case 'clock': {
      const value = numberOf(of[0], { ...scene.values, ...Object.fromEntries(scene.story.letters) });
      return value === null ? null : [value];
    }
    case 'now':
      return scene.story.timed ? timesOf(scene, scene.story.timed) : null;
    case 'rest': {
      const all = track && zerosOf(track, ({ v }) => v);
      if (!track || !all) return null;
      if (of[1] === 'later') return behind(all, track);
      return of[1] === 'first' ? (behind(all, track)?.slice(0, 1) ?? null) : all;
    }
    case 'turns': {
      const all =
        track &&
        behind(
          zerosOf(track, ({ v }) => v),
          track,
        );
      return all?.filter((time) => turnsAt(track!, time)) ?? null;
    }
    case 'at':
      return track && timesAt(track, of[1], of[2] ?? 'pass');
    case 'off': {
      const base = track && placeOn(track, of[2]);
      const size = numberOf(of[1], scene.values);
      if (!track || base === null || size === null) return null;
      return zerosOf(
        track,
        ({ s }) =>
          (time) =>
            Math.abs(s(time) - base) - size,
      );
    }
    case 'height': {
      const base = track && (of[2] === undefined ? heightZero(track) : placeOn(track, of[2]));
      const size = numberOf(of[1], scene.values);
      if (!track?.isVertical || base === null || size === null) return null;
      return zerosOf(
        track,
        ({ s }) =>
          (time) =>
            s(time) - base - size,
      );
    }
    case 'value': {
      const quant = measured(scene, of[0]);
      const size = numberOf(of[1], scene.values);
      return quant && size !== null
        ? zerosOf(quant.track, (piece) => (time) => quant.of(piece)(time) - size)
        : null;
    }
    case 'extreme': {
      const quant = measured(scene, of[1]);
      const best = quant && extremeOf(quant.track, quant.of, of[0] === 'greatest' ? 1 : -1, null);
      return best ? [best.time] : null;
    }
    default:
      return otherTimes(scene, event);
  }
}

/** When bodies meet, start or go equally fast, and how long after something it is. */
function otherTimes(scene: Scene, { relation, of }: Fact): number[] | null {
  const track = trackOf(scene, of[0]);
  switch (relation) {
    case 'meet':
      return meetings(scene, of.length > 0 ? of : bodiesOf(scene));
    case 'nth': {
      const inner = eventIn(of[0]);
      const times = inner ? timesOf(scene, inner) : null;
      const own = times?.[Number(of[1]) - 1];
      return own === undefined ? null : [own];
    }
    case 'same speed': {
      const [one, other] = [trackOf(scene, of[0]), trackOf(scene, of[1])];
      if (!one || !other) return null;
      const from = Math.max(startOf(one), startOf(other));
      const to = Math.min(endOf(one), endOf(other));
      return zerosOf(
        one,
        ({ v }) =>
          (time) =>
            v(time) - (pieceAt(other, time)?.v(time) ?? NaN),
        from,
        to,
      );
    }
    case 'mark': {
      const time = track?.marks.get(String(of[1]));
      return time === undefined ? null : [time];
    }
    case 'starts':
      return track && [startOf(track)];
    case 'after': {
      const time = numberOf(of[0], scene.values);
      const inner = eventIn(of[1]);
      const own = inner?.relation === 'at' && inner.of[2] === 'any' ? trackOf(scene, inner.of[0]) : null;
      const since = own && inner ? sinceAt(scene, own, inner.of[1]!) : null;
      if (own) return time === null || since === null ? null : [since + time];
      const from = of[1] === undefined ? [startOfAll(scene)] : inner ? timesOf(scene, inner) : null;
      return time !== null && from?.length === 1 ? [from[0]! + time] : null;
    }
    default:
      return null;
  }
}

/** Since when it has left a place: it starts there, or is there once. */
export function sinceAt(scene: Scene, track: Track, place: Term): number | null {
  const base = placeOn(track, place);
  const start = startOf(track);
  if (base !== null && Math.abs(track.pieces[0]!.s(start) - base) < 1e-7) return start;
  const times = timesOf(scene, { relation: 'at', of: [{ thing: track.body }, place, 'any'] });
  return times?.length === 1 ? times[0]! : null;
}

/** The two that there are. */
const bodiesOf = ({ world }: Scene): Term[] =>
  world.tracks.size === 2 ? [...world.tracks.keys()].map((thing) => ({ thing })) : [];

export const startOfAll = ({ world }: Scene): number => Math.min(...[...world.tracks.values()].map(startOf));

const heightZero = (track: Track): number | null => (track.ground === null ? null : 0);

const turnsAt = (track: Track, time: number): boolean => {
  const [before, after] = [pieceAt(track, time - 1e-4), pieceAt(track, time + 1e-4)];
  return before !== null && after !== null && before.v(time - 1e-4) * after.v(time + 1e-4) < 0;
};

function timesAt(track: Track, place: Term | undefined, how: Term): number[] | null {
  const name = placeOf(place);
  if (name === 'highest') {
    const top = zerosOf(track, ({ v }) => v);
    return track.isVertical ? (top?.filter((time) => time > startOf(track) + 1e-6) ?? null) : null;
  }
  const base = placeOn(track, place);
  if (base === null) return null;
  const all = zerosOf(
    track,
    ({ s }) =>
      (time) =>
        s(time) - base,
  );
  if (how === 'first') return all?.filter((time) => time > startOf(track) + 1e-6).slice(0, 1) ?? null;
  return how === 'any' ? all : (all?.filter((time) => time > startOf(track) + 1e-6) ?? null);
}

/** When two bodies are at one place, after both have started. */
export function meetings({ world }: Scene, [x, y]: readonly Term[]): number[] | null {
  const [one, other] = [x, y].map((term) => world.tracks.get(idOf(term) ?? ''));
  if (!one || !other || one === other) return null;
  const from = Math.max(startOf(one), startOf(other));
  const all = zerosOf(
    one,
    (piece) => (time) => {
      const its = pieceAt(other, time);
      return its ? piece.s(time) - its.s(time) : 1;
    },
    from,
    Math.min(endOf(one), endOf(other)),
  );
  return all?.filter((time) => time > from + 1e-6) ?? null;
}
