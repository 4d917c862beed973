import { mapParts, type Expression, symbol } from '../../../algebra-system/expressions/expression.ts';
import { type Equation, equation } from '../network/equation.ts';

/** Letters that were told to be the same, and the equations with one of them for all. */
export interface Alike {
  equations: Equation[];
  /** The equation of `equations` for each as it was told. */
  told: ReadonlyMap<Equation, Equation>;
  nameOf: (letter: string) => string;
  same: readonly Equation[];
}

/** "The final velocity of one part is the initial velocity of the next": one letter stands for both. */
export function alikeIn(equations: readonly Equation[]): Alike {
  const above = new Map<string, string>();
  const nameOf = (letter: string): string => {
    const next = above.get(letter);
    return next === undefined ? letter : nameOf(next);
  };
  const same = equations.filter(
    ({ left, right, by }) => by && left.kind === 'symbol' && right.kind === 'symbol',
  );
  for (const { left, right } of same) {
    const [a, b] = [left, right].map((side) =>
      nameOf((side as Extract<Expression, { kind: 'symbol' }>).name),
    ) as [string, string];
    if (a !== b) above.set(a, b);
  }
  const told = new Map<Equation, Equation>();
  const renamed = equations
    .filter((one) => !same.includes(one))
    .map((one) => {
      const made = one.symbols.some((letter) => above.has(letter))
        ? { ...equation(renamedIn(one.left, nameOf), renamedIn(one.right, nameOf), one), group: one.group }
        : one;
      told.set(made, one);
      return made;
    });
  return { equations: renamed, told, nameOf, same };
}

export const renamedIn = (one: Expression, nameOf: (letter: string) => string): Expression =>
  one.kind === 'symbol' ? symbol(nameOf(one.name)) : mapParts(one, (part) => renamedIn(part, nameOf));
