import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { limitIn } from '../errors/graph-errors.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import { payFor } from '../cost/pay.ts';
import { shortFault } from '../validation/variables.ts';
import { type KnownOperation, knownOperation, type Values } from './known-operation.ts';
import { type Answer, openRunner } from './run-operation.ts';

/** The operations of the web client by their hashes. */
export const PERSISTED_DOCUMENTS = JSON.parse(
  readFileSync(new URL('./persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The operation of a request, unvalidated. */
export type OperationRequest = Record<string, unknown>;

const RESPONSE_JSON = 'application/graphql-response+json';

/** Runs the operations of the web client, which are parsed and validated once. Returns false for every other request. */
export function openPersistedOperations(schema: GraphQLSchema, log: Log) {
  const operations = new Map(
    Object.entries(PERSISTED_DOCUMENTS).flatMap(([hash, text]) => entryOf(schema, hash, text)),
  );
  const runner = openRunner(schema, log);

  return {
    async run(
      req: IncomingMessage,
      res: ServerResponse,
      sent: OperationRequest,
      context: Context,
    ): Promise<boolean> {
      const operation = operations.get(hashIn(sent) ?? '');
      const { variables = {} } = sent;
      if (!operation || sent['query'] || !isObject(variables) || !wantsJson(req)) return false;
      if (req.method !== 'POST' && !(req.method === 'GET' && operation.isQuery)) return false;

      const read = operation.valuesOf(variables);
      const refused =
        'fault' in read
          ? { errors: [faultInWords(shortFault(read.fault), context.language)] }
          : payFor({ schema, document: operation.document, variableValues: variables }, context);
      if ('fault' in read || refused) sendRefusal(req, res, refused!);
      else send(req, res, await runner.answer({ operation, sent: variables, values: read.values, context }));
      return true;
    },

    /** Answers a query without a request, for pages that the server renders. */
    async answer(hash: string, variables: Values, context: Context): Promise<ExecutionResult> {
      const operation = operations.get(hash);
      const read = operation?.valuesOf(variables);
      if (!operation?.isQuery || !read) throw new Error(`No persisted query has the hash ${hash}.`);
      if ('fault' in read) return { errors: [read.fault] };
      const { text } = await runner.answer({ operation, sent: variables, values: read.values, context });
      return JSON.parse(text) as ExecutionResult;
    },
  };
}

function entryOf(schema: GraphQLSchema, hash: string, text: string): [string, KnownOperation][] {
  const document = parse(text, { noLocation: true });
  const operation = knownOperation(schema, document, null);
  // Subscriptions answer with a stream; an outdated document is left to validation, which explains it.
  if (!operation || validate(schema, document).length > 0) return [];
  return [[hash, operation]];
}

function hashIn({ extensions }: OperationRequest): string | null {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : null;
  const hash = isObject(persisted) ? persisted['sha256Hash'] : null;
  return typeof hash === 'string' ? hash : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wantsJson({ headers }: IncomingMessage): boolean {
  return !headers.accept || /\bjson\b|\*\/\*/.test(headers.accept);
}

const typeFor = ({ headers }: IncomingMessage) =>
  headers.accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json';

function send(req: IncomingMessage, res: ServerResponse, { text, outage }: Answer) {
  const { status = 200, headers } = outage ?? {};
  sendText(res, { status, type: typeFor(req), text, headers });
}

/** What is told of an operation that was not run: its variables do not fit, or it is past a limit. */
function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: ExecutionResult) {
  const type = typeFor(req);
  const { status = type === RESPONSE_JSON ? 400 : 200, headers } = limitIn(refusal) ?? {};
  sendText(res, { status, type, text: JSON.stringify(refusal), headers });
}

interface Sent {
  status: number;
  type: string;
  text: string;
  headers: OutgoingHttpHeaders | undefined;
}

function sendText(res: ServerResponse, { status, type, text, headers }: Sent) {
  res.writeHead(status, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
  });
  res.end(text);
}

export type PersistedOperations = ReturnType<typeof openPersistedOperations>;

/** The operation in the URL of a request. */
export function requestByGet(url: string): OperationRequest {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  return {
    query: query.get('query'),
    variables: readPart(query.get('variables')) ?? {},
    extensions: readPart(query.get('extensions')),
  };
}

function readPart(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Not an object: validation reports it.
    return text;
  }
}
