import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { errorsInWords, limitIn, outageAmong } from '../errors/graph-errors.ts';
import { maskError } from '../errors/mask-error.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import { inTime } from '../validation/limits.ts';
import { payFor } from '../cost/pay.ts';
import { firstFaultIn } from '../validation/variables.ts';

/** The operations of the web client by their hashes. */
export const PERSISTED_DOCUMENTS = JSON.parse(
  readFileSync(new URL('./persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The operation of a request, unvalidated. */
export type OperationRequest = Record<string, unknown>;

interface PersistedOperation {
  document: DocumentNode;
  isQuery: boolean;
}

const RESPONSE_JSON = 'application/graphql-response+json';

/** Runs the operations of the web client, which are parsed and validated once. Returns false for every other request. */
export function openPersistedOperations(schema: GraphQLSchema, log: Log) {
  const operations = new Map(
    Object.entries(PERSISTED_DOCUMENTS).flatMap(([hash, text]) => entryOf(schema, hash, text)),
  );
  const mask = maskError(log);

  async function execution(
    { document }: PersistedOperation,
    variables: Record<string, unknown>,
    context: Context,
  ) {
    const result = await inTime(context.language, async () =>
      execute({ schema, document, contextValue: context, variableValues: variables }),
    );
    return {
      ...result,
      ...(result.errors && { errors: errorsInWords(result.errors, context).map(mask) }),
    };
  }

  /** Invalid variables, or an exhausted budget. */
  function refusalOf({ document }: PersistedOperation, variables: Record<string, unknown>, context: Context) {
    const fault = firstFaultIn({ schema, document, operationName: null, variables });
    if (fault) return { errors: [faultInWords(fault, context.language)] };
    return payFor({ schema, document, variableValues: variables }, context);
  }

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

      const refused = refusalOf(operation, variables, context);
      send(req, res, refused ?? (await execution(operation, variables, context)));
      return true;
    },

    /** Answers a query without a request, for pages that the server renders. */
    async answer(hash: string, variables: Record<string, unknown>, context: Context) {
      const operation = operations.get(hash);
      if (!operation?.isQuery) throw new Error(`No persisted query has the hash ${hash}.`);
      return execution(operation, variables, context);
    },
  };
}

function entryOf(schema: GraphQLSchema, hash: string, text: string): [string, PersistedOperation][] {
  const document = parse(text, { noLocation: true });
  const operation = getOperationAST(document)!.operation;
  // Subscriptions answer with a stream; an outdated document is left to validation, which explains it.
  if (operation === 'subscription' || validate(schema, document).length > 0) return [];
  return [[hash, { document, isQuery: operation === 'query' }]];
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

function send(req: IncomingMessage, res: ServerResponse, result: ExecutionResult) {
  const type = req.headers.accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json';
  const unanswered = outageAmong(result.errors) ?? limitIn(result);
  const body = JSON.stringify(result);
  // Without data nothing was run: the variables did not fit.
  res.writeHead(unanswered?.status ?? ('data' in result || type !== RESPONSE_JSON ? 200 : 400), {
    ...unanswered?.headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  });
  res.end(body);
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
