import type { Text } from '../../../../core/locale.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';

/** A law of mechanics, or a value that was given, as an expression that is zero. */
export interface Law {
  name: Text;
  zero: Expression;
  /** What was said that it rests on. */
  by: readonly Fact[];
}

export type Numbers = Readonly<Record<string, number>>;

/** A situation as equations between letters. */
export interface Model {
  laws: readonly Law[];
  /** Whether values can be those of the situation: no time is negative, no rope pushes. */
  isPossible: (values: Numbers) => boolean;
  /** The same situation looked at in another way, with what was found put in. */
  isConfirmed: (values: Numbers) => boolean;
}

export const law = (en: string, zh: string, zero: Expression, by: readonly Fact[] = []): Law => ({
  name: { en, zh },
  zero,
  by,
});
