import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';

/** What u₂₀ or S₂₀ is worth; null for another name. */
export type Sequence = (name: string, index: number) => number | null;

const SUM = /S_\{?n\}?\s{0,3}=\s{0,3}([^=$,;.，。；]{1,60})/;

/** The one progression of a question, by its first term and its step, or by what the sum of n terms is. */
export function sequenceIn(text: string, values: ReadonlyMap<string, number[]>): Sequence | null {
  const [, formula] = SUM.exec(text) ?? [];
  if (formula) return bySum(formula);
  const one = (...names: string[]) => {
    const found = names.flatMap((name) => values.get(name) ?? []);
    return found.length > 0 && found.every((value) => Math.abs(value - found[0]!) < 1e-9)
      ? found[0]!
      : undefined;
  };
  const first = one('a', 'a_1');
  const isArithmetic = /arithmetic|等差/i.test(text);
  const isGeometric = /geometric|等比/i.test(text);
  const step = isArithmetic ? one('d', 'd_1') : one('r', 'r_1', 'q', 'q_1');
  if (first === undefined || step === undefined || isArithmetic === isGeometric) return null;
  return (name, index) => {
    if (index < 1) return null;
    if (name === 'S')
      return isArithmetic
        ? (index / 2) * (2 * first + (index - 1) * step)
        : step === 1
          ? first * index
          : (first * (1 - step ** index)) / (1 - step);
    return isArithmetic ? first + (index - 1) * step : first * step ** (index - 1);
  };
}

function bySum(formula: string): Sequence | null {
  const parsed = parseExpression(formula);
  if (!parsed.ok || symbolsOf(parsed.value).join() !== 'n') return null;
  const sum = (n: number) => evaluate(parsed.value, { n });
  return (name, index) => {
    if (index < 1) return null;
    return name === 'S' ? sum(index) : index === 1 ? sum(1) : sum(index) - sum(index - 1);
  };
}
