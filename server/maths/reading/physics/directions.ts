import { parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import type { Given } from './given.ts';

export const SLOWS =
  /\b(?:decelerat\w*|retard\w*|brak(?:es?|ed|ing)|slow(?:s|ed|ing)?(?! (?:speed|neutrons?))|deceleration)\b|减速|刹车|制动|变慢/i;
const QUICKENS = /\b(?:accelerat(?:es?|ed|ing)|speeds? up|speeding up)\b|(?<!匀)加速(?!度)|匀加速/i;
const ACCELERATION = parseUnit('m s^-2')!.dimension;

/** "Slows at 0.5 m s⁻²" is a deceleration, whatever it is called; null where the words speak of both. */
export function withDecelerations(givens: Given[], text: string): Given[] | null {
  const isRate = ({ dimension, label }: Given) =>
    sameDimension(dimension, ACCELERATION) && label.kind !== 'constant';
  if (!SLOWS.test(text) || !givens.some(isRate)) return givens;
  if (QUICKENS.test(text)) return null;
  return givens.map((given) =>
    isRate(given) && given.value > 0 && !given.implied
      ? { ...given, label: { kind: 'name', text: 'deceleration' } }
      : given,
  );
}
