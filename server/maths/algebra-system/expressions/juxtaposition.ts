import type { Expression } from './expression.ts';

/** A function, a root or a bracket ends the argument of the function before it. */
export function endsArgument(one: Expression): boolean {
  if (one.kind === 'power') return endsArgument(one.base);
  return (
    one.kind === 'sum' ||
    one.kind === 'log' ||
    (one.kind === 'call' && !['abs', 'degrees', 'factorial'].includes(one.name))
  );
}

/** e^2 followed by x without a sign would be read as e^(2x). */
export const needsSignAfter = (before: Expression): boolean =>
  before.kind === 'power' && (before.base.kind === 'constant' || before.base.kind === 'number');

/** p(x) typed side by side would be read as a function p of x. */
export function readsAsFunction(before: Expression, after: string): boolean {
  return before.kind === 'symbol' && after.startsWith('(');
}

export function isQuotient(one: Expression): boolean {
  return (
    one.kind === 'quotient' ||
    (one.kind === 'number' && one.value.d !== 1n && !one.typed?.includes('.')) ||
    one.kind === 'derivative'
  );
}
