import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type * as v from 'valibot';
import type { Context } from '../../core/context.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Deprecation } from './deprecation.ts';
import type { RestRefusal } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request before the graph has validated it. */
export interface RestRequest {
  params: Record<string, string>;
  query: Query;
  /** The JSON body, its keys in camelCase. */
  body: Record<string, unknown>;
  idempotencyKey: string | null;
  /** The version in If-Match; -1 for a foreign tag. */
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
  /** Default number of rows of a page, and the greatest. */
  rows?: number;
  most?: number;
}

/** The variables of an operation with unvalidated values. */
export type Unvalidated<Variables> = { [Name in keyof Variables]: unknown };

/** The description of every row. */
interface Described {
  summary: string;
  /** What OpenAPI calls it, where the name of its document is not enough. */
  name?: string;
  query?: Parameter[];
  /** Where it is on its way out: what every answer says of it. */
  deprecated?: Deprecation;
}

/** A JSON answer: the document is executed once, and its result is the answer. */
export interface AnswerRow<Result, Variables> extends Described {
  /** Fields of the answer that the document does not select; null for selected fields that it lacks. */
  described?: Record<string, Record<string, unknown> | null>;
  /** Fields of the answer that are lists of the graph, shown as their rows. */
  rows?: readonly string[];
  /** The field of the answer whose own fields stand beside the others in its place. */
  spread?: string;
  /** Whether the answer is a list that is told whole, as its only page. */
  whole?: true;
  /** What the document selects beside the connection, and the answer shows beside its rows. */
  beside?: readonly string[];
  /** Whether it is public; by default, GET routes are. */
  guests?: boolean;
  /** The graph's input type that the body follows, or the variables that it holds, with what their types do not say. */
  body?: string | Record<string, Record<string, unknown>>;
  /** The field of that input which the path carries; `id` unless said. */
  inPath?: string;
  /** Whether it is refused to whoever is not staff. */
  staff?: true;
  /** The body may leave out `active`: it is then the opposite of what this reads. */
  toggles?: { document: DocumentNode; isActive(data: unknown): boolean };
  /** Defaults of the body. */
  defaults?: (language: Context['language']) => Record<string, unknown>;
  /** Variables taken from the request, unvalidated; the operation's types check them. */
  variables(request: RestRequest): Unvalidated<Variables>;
  /** The answer within the graph's result; null is 404, a refusal its own status. */
  result(data: Result): unknown;
  /** The field of what the document names first that is the answer; without it, the whole. */
  inside?: string;
  /** Whether the graph checks If-Match, against the version at the moment of the change. */
  versioned?: true;
  /** Default: 200. */
  status?: 200 | 201 | 204;
  /** What is done instead where the graph refuses with one code. */
  otherwise?: Fallback;
  /** Whether nothing new was written, so that it is answered with 200. */
  repeated?: (result: object) => boolean;
  /** URL of the created resource. */
  location?: (result: { id: string }) => string;
}

/** A subscription, answered as events or whole at its end. */
export interface EventsRow<Body, Result, Variables> extends Described {
  name: string;
  /** Reads the JSON body. */
  body: v.GenericSchema<unknown, Body>;
  variables(body: Body): Unvalidated<Variables>;
  /** Whether the body requests events; the Accept header may do so too. */
  wantsEvents(body: Body): boolean;
  writer(context: Context): EventWriter<Result>;
  /** The components of the description that the body, the answer and a refusal follow. */
  components: { body: string; reply: string; refusal: string };
}

/** Converts the results of a subscription to events and to one whole answer. */
export interface EventWriter<Result> {
  /** The event for a result, if any. */
  event(data: Result): object | null;
  /** Why there is no whole answer at the end. */
  refusal(): RestRefusal | null;
  whole(): object;
  /** The event that ends it. */
  last(): object;
  refused(refusal: RestRefusal): object;
}

/** A file being uploaded. */
export interface ArrivingFile {
  name: string;
  body: AsyncIterable<Buffer>;
  /** Content-Length. */
  length: number | null;
  idempotencyKey: string | null;
  /** Whether the client has disconnected. */
  isDisconnected: () => boolean;
}

/** An upload: the body is the file. */
export interface UploadRow extends Described {
  name: string;
  receive(context: Context, file: ArrivingFile): Promise<{ url: string } & Record<string, unknown>>;
  /** Whether sending it again does the same again, so that it takes no idempotency key. */
  isRepeatable?: boolean;
  /** The component of the description that the answer follows. */
  component: string;
  refusals: number[];
}

export interface Span {
  from: number;
  to: number;
}

/** A file being downloaded. */
export interface ShownFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
  /** Whether browsers may display it. */
  isShown: boolean;
  /** Whether everybody may see it, and keep it: it never changes under its address. */
  isPublic?: boolean;
  read(span?: Span): Promise<NodeJS.ReadableStream>;
}

/** A file, or a part of it. */
export interface FileRow extends Described {
  name: string;
  /** Whether it is public. */
  guests?: boolean;
  open(context: Context, id: string): Promise<ShownFile>;
  refusals: number[];
}

interface Address {
  method: Method;
  path: string;
}

/** Another operation, for whoever may not do what was asked for. */
export interface Fallback {
  refusal: ErrorCode;
  document: DocumentNode;
  /** The members of the body that it takes; of the others none is lost unsaid. */
  takes: readonly string[];
  /** Those that it takes alone. */
  alone: Record<string, Record<string, unknown>>;
  variables(request: RestRequest): Unvalidated<Record<string, unknown>>;
  result(data: unknown): unknown;
  status: 202;
}

export const fallback = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  row: Pick<Fallback, 'refusal' | 'status' | 'takes' | 'alone'> & {
    variables(request: RestRequest): Unvalidated<Variables>;
    result(data: Result): unknown;
  },
): Fallback => ({ document, ...row, result: (data) => row.result(data as Result) });

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
