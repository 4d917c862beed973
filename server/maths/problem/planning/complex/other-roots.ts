import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { type Complex, modulus, opposite, plus } from '../../../algebra-system/numbers/complex.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { type Polynomial, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Look } from '../values/area.ts';
import { pairIn, pairOf, type Pair } from './formula.ts';
import { exactRoots } from './polynomial-roots.ts';

type Written = (one: Expression) => Expression | null;

interface Known {
  polynomial: Polynomial;
  /** The root that was named, as it was typed. */
  root: Expression;
}

/** The polynomial and the root of it that was spoken of; null where several were. */
function knownRoot(facts: readonly Fact[], written: Written): Known | null {
  const said = facts.filter(({ relation }) => relation === 'root');
  const [value, equation] = said[0]?.of ?? [];
  if (said.length !== 1 || typeof value !== 'string' || typeof equation !== 'string') return null;
  const [one, root] = [statementIn(equation), statementIn(value)];
  if (one?.kind !== 'relation' || one.signs.join() !== '=' || root?.kind !== 'expression') return null;
  let whole = written(difference(one.sides[0]!, one.sides[1]!));
  for (const { relation, of } of facts) {
    const [letter, worth] = of;
    const known = relation === 'equal' && typeof worth === 'string' ? statementIn(worth) : null;
    if (whole && typeof letter === 'string' && known?.kind === 'expression')
      whole = substitute(whole, letter, known.value);
  }
  whole &&= exact(whole);
  const [letter, another] = whole ? symbolsOf(whole) : [];
  const polynomial = whole && letter && !another ? polynomialOf(whole, letter) : null;
  return polynomial && { polynomial, root: root.value };
}

/** The only root that was spoken of, where it is not real and the equation has real coefficients. */
export function knownRootIn({ facts, formula, use }: Look): Pair | null {
  const said = facts.filter(({ relation }) => relation === 'root');
  const [value, equation] = said[0]?.of ?? [];
  const [one, whole] = [value, equation].map((text) => (typeof text === 'string' ? statementIn(text) : null));
  if (said.length !== 1 || one?.kind !== 'expression' || whole?.kind !== 'relation') return null;
  const isReal = whole.sides.every(
    (side) => !contains(side, (part) => part.kind === 'constant' && part.name === 'i'),
  );
  const root = pairIn(formula(one.value));
  if (!root || !isReal || root.some((part) => symbolsOf(part).length > 0) || evaluate(root[1]) === 0)
    return null;
  use(({ relation }) => relation === 'root');
  return root;
}

/** The roots of an equation beside the one that is known. */
export function otherRootsOf(look: Look): Pair[] | null {
  const known = knownRoot(look.facts, look.written);
  const root = known && pairOf(known.root, look);
  const all = known && exactRoots(known.polynomial);
  if (!root || !all) return null;
  const at = { re: evaluate(root[0]), im: evaluate(root[1]) };
  const isIt = ([re, im]: Pair) => Math.hypot(evaluate(re) - at.re, evaluate(im) - at.im) < 1e-9;
  if (all.filter(isIt).length !== 1) return null;
  look.use(({ relation }) => relation === 'root');
  return all.filter((one) => !isIt(one));
}

/** The same in decimals. */
export function otherRootsNear(
  facts: readonly Fact[],
  written: Written,
  root: Complex | null,
): Complex[] | null {
  const known = knownRoot(facts, written);
  const all = known && complexRoots(known.polynomial);
  if (!all || !root || Number.isNaN(root.re)) return null;
  const isIt = (one: Complex) => modulus(plus(one, opposite(root))) < 1e-6;
  return all.filter(isIt).length === 1 ? all.filter((one) => !isIt(one)) : null;
}
