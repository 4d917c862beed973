import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { angleOf } from './told.ts';

/** The cosine and the sine of one angle belong together. */
function valuesOf(names: readonly string[], seed: number): Record<string, number> {
  const plain = [...new Set(names.map((name) => angleOf(name) ?? name))];
  const angles = new Set(names.map(angleOf));
  const own = new Map(
    plain.map((name, at) => [name, (angles.has(name) ? 0.3 : 1) * (seed + 0.37 * (at + name.length))]),
  );
  const valueOf = (name: string): number => {
    const angle = angleOf(name);
    if (angle === null) return own.get(name)!;
    return name.startsWith('cos') ? Math.cos(own.get(angle)!) : Math.sin(own.get(angle)!);
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

export function areEqual(one: Expression, other: Expression): boolean {
  return [0.3, 0.7, 1.1].every((seed) => {
    const values = valuesOf([...symbolsOf(one), ...symbolsOf(other)], seed);
    const [a, b] = [evaluate(one, values), evaluate(other, values)];
    return Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b));
  });
}
