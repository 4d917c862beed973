import { constants, FREE_FALL } from '../../../reading/physics/constants.ts';

/** A constant of a law, as a letter that no question has. */
export const constantSymbol = (id: string): string => `${id}⟨constant⟩`;

/** What the constants of nature are; g depends on the paper. */
export const CONSTANT_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(constants)
    .filter(([id]) => id !== 'g')
    .map(([id, { value }]) => [constantSymbol(id), value]),
);

export const G = constantSymbol('g');

/** The acceleration of free fall that a paper uses. */
export const GRAVITY: Readonly<Record<string, number>> = {
  '9702': FREE_FALL.physics,
  '9709': FREE_FALL.mechanics,
  '9231': FREE_FALL.mechanics,
};

/** How a constant is printed. */
export function constantLatex(symbol: string): string | null {
  const id = /^(\w+)⟨constant⟩$/.exec(symbol)?.[1];
  if (id === undefined) return null;
  return constants[id]?.latex ?? id;
}
