import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';

const TIME = parseUnit('s')!.dimension;
const LENGTH = parseUnit('m')!.dimension;
const SPEED = parseUnit('m s^-1')!.dimension;
const ACCELERATION = parseUnit('m s^-2')!.dimension;

const measures =
  (dimension: typeof TIME) =>
  (term: RawTerm): boolean => {
    if (typeof term !== 'object' || !('amount' in term)) return false;
    const unit = parseUnit(term.unit);
    return unit !== null && sameDimension(unit.dimension, dimension);
  };

export const isTime = measures(TIME);
export const isLength = measures(LENGTH);
export const isSpeed = measures(SPEED);
export const isAcceleration = measures(ACCELERATION);

export const equalTo = (name: string, value: RawTerm, of: RawTerm = SELF): RawFact =>
  fact('equal', the(name, of), value);

/** Evidence that a thing is of one more kind. */
export const also = (...kinds: string[]): RawFact[] => kinds.map((kind) => fact('also', SELF, kind));

/** "With a speed of 12 m/s", said of a throw: the properties that it has there. */
export const renamed = (facts: RawFact[], names: Readonly<Record<string, string>>): RawFact[] =>
  facts.map(({ relation, of: [left, ...rest] }) => ({
    relation,
    of: [
      typeof left === 'object' && 'the' in left ? { ...left, the: names[left.the] ?? left.the } : left!,
      ...rest,
    ],
  }));
