import type { Expression } from '../../expressions/expression.ts';
import type { TokenCursor } from './token-cursor.ts';

/** What the rule of one construct needs of the parser: whatever may stand inside the construct. */
export interface Parser extends TokenCursor {
  /** Bars | that wait for their second one. */
  openBars: number;
  /** Integrals that wait for their dx. */
  openIntegrals: number;
  sum(): Expression;
  atom(): Expression;
  /** Reads a raised or lowered run of characters. */
  script(text: string): Expression;
}
