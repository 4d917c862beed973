import type { Text } from '../../core/locale.ts';

/** A doubt that many students have, with the reason that answers it. */
export interface Doubt {
  /** What the problem on the table, its topic or the message speaks of. */
  of: RegExp;
  /** What is asked. */
  asks: RegExp;
  say: Text;
}
