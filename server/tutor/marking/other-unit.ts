import { sameDimension, type Unit } from '../../maths/algebra-system/numbers/units.ts';
import type { Comparison } from './value-sets.ts';

const NUMBER =
  /^\s{0,9}(?:[a-zα-ω]\s{0,9}=)?\s{0,9}(-?\d{1,15})(?:\.(\d{1,15}))?(?:\s{0,9}(?:\*|×|\\times)\s{0,9}10\^\{?(-?\d{1,3})\}?)?\s{0,9}$/i;

/** The number, and half a unit of its last figure; zeros at the end of a whole number may be no figures. */
function numberIn(text: string): { value: number; slack: number } | null {
  const [, whole, decimals = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const zeros = decimals ? 0 : whole.length - whole.replace(/(?<!0)0+$/, '').length;
  const scale = 10 ** Number(exponent);
  return {
    value: Number(`${whole}.${decimals || 0}`) * scale,
    slack: 0.5 * 10 ** (zeros - decimals.length) * scale,
  };
}

/** 45 km/h where ours is 13 m/s, each to the figures that it shows; undefined where the units are of other things. */
export function compareInOther(
  [ours, unit]: [string, Unit],
  [typed, other]: [string, Unit],
): Comparison | 'overPrecise' | undefined {
  if (!sameDimension(unit.dimension, other.dimension)) return undefined;
  const [known, given] = [numberIn(ours), numberIn(typed)];
  if (!known || !given || unit.offset !== 0 || other.offset !== 0) return null;
  const worth = other.scale / unit.scale;
  const apart = Math.abs(known.value - given.value * worth);
  const slack = given.slack * worth;
  const noise = 1e-9 * Math.abs(known.value);
  if (apart <= noise) return 'same';
  if (apart <= slack + noise && known.slack <= slack) return 'rounded';
  if (apart <= known.slack + noise && slack < known.slack && ours.includes('.')) return 'overPrecise';
  return apart <= slack + known.slack + noise ? null : 'wrong';
}
