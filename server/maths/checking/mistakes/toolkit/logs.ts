import { call, type Expression } from '../../../algebra-system/expressions/expression.ts';

/** What a logarithm is taken of, or null. */
export function logOf(one: Expression): Expression | null {
  if (one.kind === 'log') return one.of;
  return one.kind === 'call' && one.name === 'ln' ? one.of : null;
}

/** The same logarithm of something else. */
export function withLog(log: Expression, of: Expression): Expression {
  return log.kind === 'log' ? { ...log, of } : call('ln', of);
}
