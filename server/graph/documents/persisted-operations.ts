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
export const OWN_DOCUMENTS = JSON.parse(
  readFileSync(new URL('./persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** An operation as a request says it: its parts are whatever was sent. */
export type Sent = Record<string, unknown>;

interface Own {
  document: DocumentNode;
  isQuery: boolean;
}

const RESPONSE_JSON = 'application/graphql-response+json';

/**
 * Runs the web client's own operations, which are parsed and validated once, without the machinery
 * that strangers' operations need. Says false for every other request.
 */
export function openOwnDocuments(schema: GraphQLSchema, log: Log) {
  const own = new Map(Object.entries(OWN_DOCUMENTS).flatMap(([hash, text]) => entryOf(schema, hash, text)));
  const mask = maskError(log);

  async function execution({ document }: Own, variables: Record<string, unknown>, context: Context) {
    const result = await inTime(context.language, async () =>
      execute({ schema, document, contextValue: context, variableValues: variables }),
    );
    return {
      ...result,
      ...(result.errors && { errors: errorsInWords(result.errors, context).map(mask) }),
    };
  }

  /** Why it is not run: its variables do not fit, or its caller has spent too much. */
  function refusalOf({ document }: Own, variables: Record<string, unknown>, context: Context) {
    const fault = firstFaultIn({ schema, document, operationName: null, variables });
    if (fault) return { errors: [faultInWords(fault, context.language)] };
    return payFor({ schema, document, variableValues: variables }, context);
  }

  return {
    async run(req: IncomingMessage, res: ServerResponse, sent: Sent, context: Context): Promise<boolean> {
      const operation = own.get(hashIn(sent) ?? '');
      const { variables = {} } = sent;
      if (!operation || sent['query'] || !isObject(variables) || !wantsJson(req)) return false;
      if (req.method !== 'POST' && !(req.method === 'GET' && operation.isQuery)) return false;

      const refused = refusalOf(operation, variables, context);
      send(req, res, refused ?? (await execution(operation, variables, context)));
      return true;
    },

    /** The answer to a query without a request, for pages that the server itself renders. */
    async answer(hash: string, variables: Record<string, unknown>, context: Context) {
      const operation = own.get(hash);
      if (!operation?.isQuery) throw new Error(`No query of our own has the hash ${hash}.`);
      return execution(operation, variables, context);
    },
  };
}

function entryOf(schema: GraphQLSchema, hash: string, text: string): [string, Own][] {
  const document = parse(text, { noLocation: true });
  const operation = getOperationAST(document)!.operation;
  // A subscription answers with a stream, and a stale document with what is wrong with it.
  if (operation === 'subscription' || validate(schema, document).length > 0) return [];
  return [[hash, { document, isQuery: operation === 'query' }]];
}

function hashIn({ extensions }: Sent): string | null {
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

export type OwnDocuments = ReturnType<typeof openOwnDocuments>;

/** What the address of a request says of its operation. */
export function sentByGet(url: string): Sent {
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
    // Not an object: left to whoever explains what is wrong.
    return text;
  }
}
