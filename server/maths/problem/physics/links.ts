import type { Fact, Term, Thing } from '../schema/problem.ts';
import { kindNamed } from '../kinds/kinds.ts';

const equal = (a: Term, b: Term): Fact => ({ relation: 'equal', of: [a, b] });

const isOf = (kind: string, { kind: whole }: Thing): boolean => whole.split(' + ').includes(kind);

const WAVES = ['wave', 'electromagnetic wave'];
const PATTERNS = ['double slit', 'grating'];
const OF_LIGHT = ['photon', 'photoelectric emission'];

/** The wavelength of a pattern is that of the only light that there is, and so is that of its photons. */
function ofPatterns(things: readonly Thing[]): Fact[] {
  const [wave, another] = things.filter((one) => WAVES.some((kind) => isOf(kind, one)));
  if (!wave || another) return [];
  return things
    .filter(
      ({ kind }) =>
        PATTERNS.includes(kind) || (isOf('electromagnetic wave', wave) && OF_LIGHT.includes(kind)),
    )
    .map(({ id }) =>
      equal({ the: 'wavelength', of: [{ thing: id }] }, { the: 'wavelength', of: [{ thing: wave.id }] }),
    );
}

/** What holds between things that were spoken of together. */
export const linksOf = (things: readonly Thing[]): Fact[] =>
  things.every(({ kind }) => kindNamed(kind)) ? ofPatterns(things) : [];
