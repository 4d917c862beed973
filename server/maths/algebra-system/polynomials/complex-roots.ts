import { type Complex, complex, modulus, opposite, over, plus, polar, times } from '../numbers/complex.ts';
import { toNumber } from '../numbers/rational.ts';
import type { Polynomial } from './polynomial.ts';

/** All complex roots in decimals (Durand–Kerner), for checks; null where they do not settle. */
export function complexRoots(p: Polynomial): Complex[] | null {
  const lead = toNumber(p.at(-1)!);
  const coefficients = p.map((one) => complex(toNumber(one) / lead));
  const value = (z: Complex) =>
    coefficients.reduceRight((total, one) => plus(times(total, z), one), complex(0));
  const reach = 1 + Math.max(...coefficients.slice(0, -1).map(modulus));
  let roots = Array.from({ length: p.length - 1 }, (_, at) =>
    polar(reach, 0.4 + (2 * Math.PI * at) / (p.length - 1)),
  );
  for (let round = 0; round < 500; round += 1) {
    const next = [...roots];
    for (const [at, root] of roots.entries()) {
      const others = next.filter((_, index) => index !== at).map((other) => plus(root, opposite(other)));
      next[at] = plus(root, opposite(over(value(root), others.reduce(times, complex(1)))));
    }
    const moved = Math.max(...next.map((one, at) => modulus(plus(one, opposite(roots[at]!)))));
    roots = next;
    if (moved < 1e-14 * reach) return roots;
  }
  return roots.every((root) => modulus(value(root)) < 1e-9 * reach) ? roots : null;
}
