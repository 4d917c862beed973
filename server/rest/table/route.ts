import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Context } from '../../core/context.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a request brings, before the graph has looked at it. */
export interface RestRequest {
  params: Record<string, string>;
  query: Query;
  /** The JSON body, its keys in camelCase. */
  body: Record<string, unknown>;
  idempotencyKey: string | null;
  /** The version that If-Match names; one that there never is for a tag of something else. */
  version: number | null;
  language: Context['language'];
}

/** The query string with the conversions that the table needs. */
export interface Query {
  text(name: string): string | undefined;
  flag(name: string): boolean | undefined;
  /** One of these words in any case, as the graph spells it. */
  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined;
  first(): number;
}

export interface Parameter {
  name: string;
  description: string;
  required?: true;
  schema: Record<string, unknown>;
}

/** The names of an operation's variables, with values that nobody has looked at. */
export type Unread<Variables> = { [Name in keyof Variables]: unknown };

export interface Row<Result, Variables> {
  summary: string;
  /** What OpenAPI calls it, where the name of its document is not enough. */
  name?: string;
  /** What the answer has beyond what the document selects, and with null what it lacks. */
  described?: Record<string, Record<string, unknown> | null>;
  /** Whether it is done for people who are not signed in: where not said, what only reads. */
  guests?: boolean;
  query?: Parameter[];
  /** The graph's input type that the body follows, or a schema of its own. */
  body?: string | Record<string, unknown>;
  /** What stands for fields of the body that are left out. */
  defaults?: (language: Context['language']) => Record<string, unknown>;
  /** Whatever the request says stands in these: the operation's own types judge it. */
  variables: (request: RestRequest) => Unread<Variables>;
  /** The answer within the graph's result; null is 404, a refusal its own status. */
  result: (data: Result) => unknown;
  /** Whether If-Match is for the graph to judge, which knows the version at the moment of the change. */
  versioned?: true;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 204;
  /** Where a created thing is found. */
  location?: (result: { id: string }) => string;
}

export interface Route {
  method: Method;
  path: string;
  document: TypedDocumentNode<unknown, never>;
  row: Row<never, Record<string, unknown>>;
}

/** One row of the table: a path, the document that does the work, and how one becomes the other. */
export function route<Result, Variables>(
  method: Method,
  path: string,
  document: TypedDocumentNode<Result, Variables>,
  row: Row<Result, Variables>,
): Route {
  return { method, path, document: document as never, row: row as never };
}
