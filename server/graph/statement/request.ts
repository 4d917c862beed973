import { type Keyset } from '../../core/pagination.ts';
import type { Context } from '../../core/context.ts';

/** A filter as Prisma takes it. */
export type Filter = Record<string, unknown>;

/** Which rows a field reads for its arguments and a caller, under the policy's own filter. */
export interface Rows {
  model: string;
  where: Filter;
  /** Their type, where that of the field is abstract. */
  typename?: string;
}

export interface PageOfRows extends Rows {
  keyset: Keyset;
  first: number | null | undefined;
  after: string | null | undefined;
}

/** What a field reads for one request. */
export interface SourceValues {
  rows: Rows | null;
  page: { keyset: Keyset; size: number; after: Filter | null } | null;
}

/** What one request brings to a statement: who asks, and what each source of the document reads. */
export interface StatementRequest {
  ctx: Context;
  sources: readonly SourceValues[];
}
