import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Area, Look, Numbers } from '../values/area.ts';
import type { Value } from '../values/value.ts';
import { COMPLEX } from '../complex/complex.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { MATRICES } from '../matrices/matrices.ts';
import { PLANE } from '../plane/plane.ts';
import { POLYNOMIALS } from '../polynomials/polynomials.ts';
import { ROOTS } from '../roots/roots.ts';
import { SERIES } from '../series/series.ts';
import { SPACE } from '../space/space.ts';

/** Every area; where several know a name, the first that can say something of it does. */
const AREAS: readonly Area[] = [MATRICES, SPACE, COMPLEX, ROOTS, PLANE, SERIES, POLYNOMIALS];

/** What the areas have under a name: the first answer of those that know it. */
export const lookUp = <Of extends unknown[], Found>(
  tables: (area: Area) => Record<string, (...of: Of) => Found>,
  name: string,
): ((...of: Of) => Found | null) | null => {
  const known = AREAS.flatMap((one) => (Object.hasOwn(tables(one), name) ? [tables(one)[name]!] : []));
  if (known.length === 0) return null;
  return (...of) => {
    for (const one of known) {
      const found = one(...of);
      if (found !== null && found !== false) return found;
    }
    return null;
  };
};

/** What a formula is worth to the first area whose things it speaks of. */
export function formulaIn(one: Expression, look: Look): Value | null {
  for (const { formula } of AREAS) {
    const found = formula?.(one, look) ?? null;
    if (found) return found;
  }
  return null;
}

/** The same in numbers. */
export function numericFormulaIn(one: Expression, numbers: Numbers): Numeric | null {
  for (const { numeric } of AREAS) {
    const found = numeric.formula?.(one, numbers) ?? null;
    if (found) return found;
  }
  return null;
}

/** The topic of what these words are about: of the area that knows most of them. */
export function topicOf(names: readonly string[]): string {
  const known = ({ properties, relations, forms = {} }: Area) =>
    names.filter((name) => [properties, relations, forms].some((table) => Object.hasOwn(table, name))).length;
  const areas = [PLANE, ...AREAS.filter((one) => one !== PLANE)];
  return areas.reduce((best, one) => (known(one) > known(best) ? one : best)).topic;
}
