import type { StatementRequest } from './request.ts';

/** A value that travels beside the text of a statement. The same object is the same parameter. */
export class Param {
  readonly type: string;
  readonly value: (request: StatementRequest) => unknown;

  constructor(type: string, value: (request: StatementRequest) => unknown) {
    this.type = type;
    this.value = value;
  }
}

/** A piece of SQL with its parameters. */
export type Sql = readonly (string | Param)[];

/** SQL as a template: what stands in it is SQL again, or a parameter; never a string. */
export function sql(texts: TemplateStringsArray, ...pieces: (Sql | Param)[]): Sql {
  return texts.flatMap((text, index) => {
    const piece = pieces[index];
    if (piece === undefined) return [text];
    return piece instanceof Param ? [text, piece] : [text, ...piece];
  });
}

/** Names out of the schema, numbers, and texts of ours, as they stand. */
export const raw = (text: string): Sql => [text];

export function joined(pieces: readonly Sql[], separator: string): Sql {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [separator, ...piece]));
}

/** The text of a statement and its parameters in the order of their numbers. */
export function written(statement: Sql): { text: string; params: Param[] } {
  const numbers = new Map<Param, number>();
  const pieces = statement.map((piece) => {
    if (!(piece instanceof Param)) return piece;
    if (!numbers.has(piece)) numbers.set(piece, numbers.size + 1);
    return `$${numbers.get(piece)}::${piece.type}`;
  });
  return { text: pieces.join(''), params: [...numbers.keys()] };
}

/** What cannot be said in SQL, so that an operation is no statement; the executor answers it then. */
export class Unsupported extends Error {}

/** Stands in a response for a value that SQL cannot make; JSON never holds this character as it is. */
export const UNANSWERED = '\u0001';
