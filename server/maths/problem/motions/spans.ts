import { intervalIn } from '../planning/told/told.ts';
import type { Fact } from '../schema/problem.ts';
import { type Scene, timesOf } from './happenings.ts';
import { numberOf } from './law-tracks.ts';
import { eventIn } from './story.ts';
import { endOf, startOf, type Track, zerosOf } from './world.ts';

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
      return time === null ? null : [start, start + time];
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
