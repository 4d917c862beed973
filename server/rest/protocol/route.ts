import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type * as v from 'valibot';
import type { Context } from '../../core/context.ts';
import type { RestRefusal } from './problems.ts';

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
  first(): number;
}

export interface Parameter {
  name: string;
  description: string;
  required?: true;
  schema: Record<string, unknown>;
  /** The graph's enum whose words it takes. */
  enumName?: string;
  /** How many rows a page has unless it says so. */
  rows?: number;
}

/** The names of an operation's variables, with values that nobody has looked at. */
export type Unvalidated<Variables> = { [Name in keyof Variables]: unknown };

/** What is said of every row. */
interface Described {
  summary: string;
  /** What OpenAPI calls it, where the name of its document is not enough. */
  name?: string;
  query?: Parameter[];
}

/** Something of JSON: the document is asked once, and what it selects is the answer. */
export interface AnswerRow<Result, Variables> extends Described {
  /** What the answer has beyond what the document selects, and with null what it lacks. */
  described?: Record<string, Record<string, unknown> | null>;
  /** Whether it is done for people who are not signed in: where not said, what only reads. */
  guests?: boolean;
  /** The graph's input type that the body follows, or the variables that it holds, with what their types do not say. */
  body?: string | Record<string, Record<string, unknown>>;
  /** What stands for fields of the body that are left out. */
  defaults?: (language: Context['language']) => Record<string, unknown>;
  /** Whatever the request says stands in these: the operation's own types judge it. */
  variables(request: RestRequest): Unvalidated<Variables>;
  /** The answer within the graph's result; null is 404, a refusal its own status. */
  result(data: Result): unknown;
  /** Whether If-Match is for the graph to judge, which knows the version at the moment of the change. */
  versioned?: true;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 204;
  /** Where a created thing is found. */
  location?: (result: { id: string }) => string;
}

/** A subscription, told as events while it goes on, or whole at its end. */
export interface EventsRow<Body, Result, Variables> extends Described {
  name: string;
  /** Reads the JSON body. */
  body: v.GenericSchema<unknown, Body>;
  variables(body: Body): Unvalidated<Variables>;
  /** Whether the body asks for events; the header Accept may do so too. */
  wantsEvents(body: Body): boolean;
  writer(context: Context): EventWriter<Result>;
  /** The components of the description that the body, the answer and a refusal follow. */
  components: { body: string; reply: string; refusal: string };
}

/** Makes events of what a subscription tells, and of all of it one answer. */
export interface EventWriter<Result> {
  /** What to tell of it at once, if anything. */
  event(data: Result): object | null;
  /** Why there is no whole answer at the end. */
  refusal(): RestRefusal | null;
  whole(): object;
  /** The event that ends it. */
  last(): object;
  refused(refusal: RestRefusal): object;
}

/** A file on its way in. */
export interface ArrivingFile {
  name: string;
  body: AsyncIterable<Buffer>;
  /** What the sender says of its size. */
  length: number | null;
  idempotencyKey: string | null;
  /** Whether the sender can no longer be told what became of it. */
  isDisconnected: () => boolean;
}

/** A body that is taken as it comes: files travel as they are, not inside JSON. */
export interface UploadRow extends Described {
  name: string;
  receive(context: Context, file: ArrivingFile): Promise<{ url: string } & Record<string, unknown>>;
  /** The component of the description that the answer follows. */
  component: string;
  refusals: number[];
}

export interface Span {
  from: number;
  to: number;
}

/** A file on its way out. */
export interface ShownFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
  /** Whether browsers may show it by themselves. */
  isShown: boolean;
  read(span?: Span): Promise<NodeJS.ReadableStream>;
}

/** A file, or a part of it. */
export interface FileRow extends Described {
  name: string;
  open(context: Context, id: string): Promise<ShownFile>;
  refusals: number[];
}

interface Address {
  method: Method;
  path: string;
}

export interface AnswerRoute extends Address {
  kind: 'answer';
  document: DocumentNode;
  row: AnswerRow<unknown, Record<string, unknown>>;
}

export interface EventsRoute extends Address {
  kind: 'events';
  document: DocumentNode;
  row: EventsRow<unknown, unknown, Record<string, unknown>>;
}

export interface UploadRoute extends Address {
  kind: 'upload';
  row: UploadRow;
}

export interface FileRoute extends Address {
  kind: 'file';
  row: FileRow;
}

export type Route = AnswerRoute | EventsRoute | UploadRoute | FileRoute;

/** One row of the table: a path, the document that does the work, and how one becomes the other. */
export function route<Result, Variables extends object>(
  method: Method,
  path: string,
  document: TypedDocumentNode<Result, Variables>,
  row: AnswerRow<Result, Variables>,
): AnswerRoute {
  return { kind: 'answer', method, path, document, row };
}

export function events<Body, Result, Variables extends object>(
  path: string,
  document: TypedDocumentNode<Result, Variables>,
  row: EventsRow<Body, Result, Variables>,
): EventsRoute {
  return { kind: 'events', method: 'POST', path, document, row };
}

export const upload = (path: string, row: UploadRow): UploadRoute => ({
  kind: 'upload',
  method: 'POST',
  path,
  row,
});

export const file = (path: string, row: FileRow): FileRoute => ({ kind: 'file', method: 'GET', path, row });
