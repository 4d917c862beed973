import type { GraphQLField } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Row } from './row.ts';
import type { Filter, PageOfRows, Rows, StatementRequest } from './request.ts';
import type { Param, Sql } from './sql.ts';

/** Where a field is read: in a row, for a caller. */
export interface Place {
  row: Row;
  ctx: Context;
  /** A parameter; one for all places where the same function makes it. */
  param: (type: string, value: (request: StatementRequest) => unknown) => Param;
  /** Whether one of the rows that a relation leads to is among these. */
  exists: (relation: string, filter: (ctx: Context) => Filter) => Sql;
  /** Reads rows once for the whole statement, under this name. */
  once: (name: string, query: Sql) => void;
  /** JSON of what a post says, left to the executor where it is too long; a response with whole texts is charged by its length. */
  text: (value: Sql, isWhole?: boolean) => Sql;
}

/**
 * How a field is read as SQL. A column or a relation that the schema exposes says so itself; whatever else can be read
 * so declares it beside the resolver, which does the same for operations that are no statement.
 */
export type Declaration =
  /** SQL for a value of the field's scalar type; NULL is null. */
  | { value: (place: Place) => Sql }
  /** SQL for the text of a JSON value; never NULL. */
  | { json: (place: Place) => Sql }
  /** An object out of the same row, where a condition holds; null for callers who get none. */
  | { object: (place: Place) => Sql | null }
  /** An object out of columns of the same row, by the names of its fields. */
  | { columns: Record<string, string> }
  /** SQL for a `jsonb` that keeps the object as the graph writes it; NULL is null. */
  | { kept: (place: Place) => Sql }
  /** The one row that a relation leads to, where it is among these, and where a condition holds. */
  | { relation: string; where?: (ctx: Context) => Filter; when?: (place: Place) => Sql | null }
  /** The row that the arguments name; null where they name none. */
  | { one: (args: never, ctx: Context) => Rows | null }
  /** A connection; `through` is the relation from the row that it stands in. */
  | { page: (args: never, ctx: Context) => PageOfRows; through?: string }
  /** Part of a connection, which writes it, or of what is kept as the graph writes it. */
  | { part: 'connection' | 'kept' };

/** Declares how a field is read as SQL. */
export const bySql = (declaration: Declaration) => ({ extensions: { sql: declaration } });

export type Exposed = Declaration | { column: string };

/** What a field declares, or what follows from the column or the relation that it exposes. */
export function declarationOf({ extensions }: GraphQLField<unknown, unknown>): Exposed | null {
  if (extensions['sql']) return extensions['sql'] as Declaration;
  const column = extensions['pothosExposedField'];
  if (typeof column === 'string') return { column };
  const relation = extensions['pothosPrismaRelationField'] as { name: string } | undefined;
  const { query } = (extensions['pothosOptions'] ?? {}) as { query?: unknown };
  return relation && !query ? { relation: relation.name } : null;
}
