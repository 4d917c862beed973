import { number } from '../../../algebra-system/expressions/expression.ts';
import { type Fact, type Term } from '../../schema/problem.ts';
import { steepness } from '../told/angles.ts';
import { propertyIn } from '../told/told.ts';

/** Rough or smooth, and how steep, from every phrase that names the surface. */
export function surfaceIn(facts: readonly Fact[]) {
  const said = facts.flatMap(({ relation, of }) => {
    const terms = relation === 'on' ? [of[1]] : relation === 'go' ? of.slice(2).flatMap(within) : [];
    return terms.flatMap((one) => {
      const property = propertyIn(one);
      return property?.name === 'surface' ? [property.of] : [];
    });
  });
  const isSmoothFloor = facts.some(
    ({ relation, of }) =>
      relation === 'go' && of.some((one) => propertyIn(one)?.name === 'on a smooth floor'),
  );
  const steep: Term[] = [
    ...said.map(([angle]) => angle!).filter((angle) => angle !== ''),
    ...(isSmoothFloor ? ['0'] : []),
    ...facts.flatMap(({ relation, of }) => (relation === 'inclination' ? [of[0]!] : [])),
  ];
  const textures = new Set([
    ...said.map(([, how]) => String(how)),
    ...(isSmoothFloor ? ['smooth'] : []),
    ...facts.flatMap(({ relation, of }) => (relation === 'texture' ? [String(of[0])] : [])),
  ]);
  textures.delete('');
  const angles = new Map(steep.map((one) => [JSON.stringify(one), one]));
  if (angles.size !== 1 || textures.size > 1) return null;
  const [angle] = angles.values();
  const hasFriction = facts.some(
    ({ relation, of }) => relation === 'equal' && propertyIn(of[0])?.name === 'friction',
  );
  const texture = [...textures][0] ?? (hasFriction ? 'rough' : null);
  const isFlat = angle === '0';
  const slope = isFlat ? { sine: number(0), cosine: number(1) } : steepness(angle, facts);
  return slope && texture ? { slope, isFlat, isRough: texture === 'rough' } : null;
}

export const within = (term: Term): Term[] => propertyIn(term)?.of ?? [];

/** Every angle that a fact speaks of. */
export const anglesIn = ({ of }: Fact): Term[] =>
  of.flatMap((one) => [one, ...within(one), ...within(one).flatMap(within)]);
