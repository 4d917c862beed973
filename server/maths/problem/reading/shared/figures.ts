import { fact, type RawFact, the } from '../meaning.ts';
import { pointsIn, reference } from '../references.ts';

/** What stands before and behind the only sign of equality. */
function sidesOf(equation: string): [left: string, right: string] | null {
  const [left, right, more] = equation.replaceAll('$', '').split('=');
  return left === undefined || right === undefined || more !== undefined
    ? null
    : [left.replace(/\s/g, ''), right.trim()];
}

/** "AOB = 1.2", ∠AOB = 1.2: the angle at the middle corner. */
export function angleIn(equation: string, at: number): RawFact[] | null {
  const [left, size] = sidesOf(equation) ?? [];
  const labels = left === undefined ? null : /^(?:\\angle|∠)?\{?([A-Z]{3})\}?$/.exec(left);
  return labels ? [fact('equal', the('angle at', ...pointsIn(labels[1]!, at)), size!)] : null;
}

/** "AT = 6√3 cm": the length between two points. */
export function lengthIn(equation: string, unit: string, at: number): RawFact[] | null {
  const [two, size] = sidesOf(equation) ?? [];
  return two !== undefined && /^[A-Z]{2}$/.test(two)
    ? [fact('equal', the('length', reference('segment', two, 'the', at)), { amount: size!, unit })]
    : null;
}
