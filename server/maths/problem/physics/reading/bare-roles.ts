import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { type RawProperty, the } from '../../reading/meaning.ts';
import type { Quantity } from '../../schema/problem.ts';
import type { Chunk } from './chunk.ts';
import { isRebounding, type Place } from './owners.ts';

/** What an amount is of that stands without the name of a quantity: "moves at 5 m/s for 3 s", "a 12 V battery". */
export function bareRole(place: Place, { unit }: Quantity): { role: string; of: RawProperty[] } | null {
  const { chunks, at, subject, last } = place;
  const own = parseUnit(unit);
  if (!own) return null;
  const is = (other: string) => sameDimension(own.dimension, parseUnit(other)!.dimension);
  const [before, next] = [chunks[at - 1], chunks[at + 1]];
  const of = subject ? [subject] : [];

  for (const one of [next, before])
    if (one?.is === 'measure') {
      const role = one.says[0]!;
      return is(role === 'weight' ? 'N' : 'm') ? { role, of: last ? [last] : of } : null;
    }
  const noun = nounBehind(chunks, at);
  if (noun) {
    const usual = USUAL_OF_THINGS.find(([other]) => is(other))?.[1];
    return usual
      ? {
          role: usual === 'emf' && !/batter|cell|电池/.test(noun) ? 'potential difference' : usual,
          of: [the(noun)],
        }
      : null;
  }
  if (is('m s^-1'))
    return {
      role: place.acts.has('after')
        ? 'speed after collision'
        : isRebounding(place)
          ? 'rebound speed'
          : speedOf(place),
      of,
    };
  if (is('m s^-2')) return { role: place.acts.has('decelerates') ? 'deceleration' : 'acceleration', of };
  if (is('s')) return { role: 'time', of: [] };
  if (unit === '°' && chunks.some((one) => 'word' in one && /order/.test(one.word)))
    return { role: 'angle of diffraction', of: [] };
  if (unit === '°' && place.acts.has('begins')) return { role: 'angle of projection', of };
  if (unit === '°' && place.acts.has('inclined')) return { role: 'slope angle', of: [] };
  if (is('m') && place.acts.has('extends')) return { role: 'extension', of };
  if (is('m')) return place.acts.has('moves') ? { role: 'distance', of } : null;
  const isRated = place.acts.has('rated');
  if (isRated && is('W')) return { role: 'power', of };
  if (isRated && is('V')) return { role: 'potential difference', of };
  const usual = USUAL.find(([other]) => is(other))?.[1];
  return usual ? { role: usual, of } : null;
}

const USUAL: readonly [string, string][] = [
  ['A', 'current'],
  ['Hz', 'frequency'],
];

const USUAL_OF_THINGS: readonly [string, string][] = [
  ['kg', 'mass'],
  ['Ω', 'resistance'],
  ['V', 'emf'],
  ['W', 'power'],
];

/** "A 6.0 Ω resistor". */
function nounBehind(chunks: readonly Chunk[], at: number): string | null {
  let to = at + 1;
  const hasOf = chunks[to]?.is === 'of';
  while (['of', 'adjective'].includes(chunks[to]?.is ?? '')) to += 1;
  const one = chunks[to];
  if (one?.is !== 'noun' || (to === at + 1 && hasOf)) return null;
  return one.noun;
}

/** "From 5 m/s to 9 m/s"; a stone is thrown with its first speed. */
export const speedOf = (place: Place): string =>
  endOf(place) ?? (place.acts.has('begins') ? 'initial speed' : 'speed');

/** "From a speed of", "to a speed of": the speed at the beginning, or at the end. */
export function endOf({ chunks, at, acts }: Place): string | null {
  if (!acts.has('accelerates') && !acts.has('decelerates')) return null;
  let before = at - 1;
  while (chunks[before]?.is === 'article') before -= 1;
  const link = chunks[before];
  const word = link && 'word' in link ? link.word : '';
  if (/^(?:from|从|由)$/.test(word)) return 'initial speed';
  return /^(?:to|到)$/.test(word) ? 'final speed' : null;
}
