import { parseUnit, sameDimension, type Unit } from '../../maths/algebra-system/numbers/units.ts';

export interface UnitAfter extends Unit {
  typed: string;
}

/** The unit that stands after the number of an answer, or null; degrees are told by their own sign. */
export function unitAfter(answer: string): UnitAfter | null {
  const [, typed] = /\d\s{0,9}([a-zA-ZΩµμ%][^\d=]{0,20}(?:\d[^\d=]{0,9}){0,4})$/u.exec(answer.trim()) ?? [];
  const unit = typed ? parseUnit(typed) : null;
  return typed && unit ? { ...unit, typed } : null;
}

/** m/s and m s⁻¹. */
export const sameUnit = (one: Unit, other: Unit): boolean =>
  one.scale === other.scale && one.offset === other.offset && sameDimension(one.dimension, other.dimension);
