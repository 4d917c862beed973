import { expect, test } from 'vitest';
import { DIMENSIONLESS, parseUnit } from '#server/maths/algebra-system/numbers/units.ts';
import { KINDS } from '#server/maths/problem/kinds/kinds.ts';
import { constants } from '#server/maths/reading/physics/constants.ts';
import { isHomogeneous } from '#server/maths/techniques/physics/check.ts';
import type { Term } from '#server/maths/techniques/physics/relation.ts';

const isNothing = (side: Term) => side.kind === 'number' && side.value === 0;

test('both sides of every law of a kind of thing measure the same', () => {
  const uneven = [...KINDS.values()].flatMap(({ name, laws, properties: known }) =>
    laws
      .filter(
        ({ relation, properties }) =>
          !isNothing(relation.right) &&
          !isHomogeneous(relation, (id) => {
            const property = properties.get(id);
            if (property !== undefined) return known.get(property)!.dimension;
            const unit = id === 'me' ? 'kg' : constants[id]!.unit;
            return parseUnit(unit)?.dimension ?? DIMENSIONLESS;
          }),
      )
      .map((law) => `${name}: ${law.name.en}`),
  );
  expect(uneven).toEqual([]);
});
