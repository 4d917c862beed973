import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Inequality } from './question-equations.ts';
import { type Defined, definitionOf, domainOf } from './function-definitions.ts';

/** The domain of each function, by its name. */
export type Domains = ReadonlyMap<string, Inequality>;

/** "f(x) = x² for x ≥ 0": a condition belongs to the function before it; null where there is none before it, or two. */
export function domainsOf(formulas: readonly string[]): Domains | null {
  const domains = new Map<string, Inequality>();
  let last: Defined | null = null;
  for (const formula of formulas) {
    const defined = definitionOf(formula);
    const domain = defined ? null : domainOf(formula, last?.letter ?? 'x');
    if (domain && (!last || domains.has(last.name))) return null;
    if (domain) domains.set(last!.name, domain);
    last = defined ?? last;
  }
  return domains;
}

const POINTS = Array.from({ length: 241 }, (_, index) => (index - 120) * 0.37 + 0.01);

/** Whether every value that goes into a function lies where the function is defined. */
export function isDefinedWith(
  domains: Domains,
  { outer, inner, argument }: { outer: Defined; inner: Defined | null; argument: Expression },
): boolean {
  const allows = ({ name }: Defined, x: number) => {
    const domain = domains.get(name);
    return !domain || isWithin(domain, x);
  };
  const first = inner ?? outer;
  const letter = symbolsOf(argument)[0];
  const given = letter ? POINTS.map((x) => evaluate(argument, { [letter]: x })) : [evaluate(argument)];
  const taken = given.filter((x) => allows(first, x));
  if (taken.length === 0) return false;
  return (
    inner === null ||
    taken
      .map((x) => evaluate(inner.of, { [inner.letter]: x }))
      .every((value) => !Number.isFinite(value) || allows(outer, value))
  );
}

function isWithin({ right, sign }: Inequality, x: number): boolean {
  const end = evaluate(right);
  if (x === end) return sign.endsWith('=');
  return sign.startsWith('>') ? x > end : x < end;
}
