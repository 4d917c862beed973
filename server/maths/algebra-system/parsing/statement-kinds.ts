import type { Expression } from '../expressions/expression.ts';

export type Sign = '=' | '<' | '>' | '<=' | '>=' | '!=' | '~=';

/** What a line of mathematics says. "x = 2 or x = 3", "x = 1, y = 2" and "x = 2 ± √3" are lists. */
export type Statement =
  | { kind: 'expression'; value: Expression }
  | { kind: 'relation'; sides: Expression[]; signs: Sign[] }
  | { kind: 'list'; joined: 'or' | 'and'; items: Statement[] };
