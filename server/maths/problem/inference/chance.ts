import type { Fact } from '../schema/problem.ts';
import type { Found } from '../statistics/laws/known.ts';

/** A value with the facts that it rests on. */
export interface Chance extends Found {
  topic: string;
  facts: Fact[];
  /** False for what is a short decimal or a fraction by itself. */
  isRounded?: boolean;
  /** Its letter, or what is shown instead of the number. */
  name?: string;
  shown?: { text: string; tex: string };
}
