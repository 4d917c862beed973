import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { pay } from '../cost/pay.ts';
import { asksForCost, withCost } from '../cost/show-cost.ts';
import { limitIn } from '../errors/graph-errors.ts';
import type { KnownDocuments } from './known-documents.ts';
import type { KnownOperation, Values } from './known-operation.ts';
import { hashIn, isObject, jsonTypeFor, type OperationRequest, textIn } from './operation-request.ts';
import { type Answer, openRunner, type Runnable } from './run-operation.ts';

type Result = FormattedExecutionResult<Values>;

interface Options {
  schema: GraphQLSchema;
  documents: KnownDocuments;
  onlyPersisted: boolean;
  isTracing: boolean;
  log: Log;
}

/** Answers operations of documents that were read before. Everything else, and what is at fault, is left to Yoga. */
export function openKnownOperations({ schema, documents, onlyPersisted, isTracing, log }: Options) {
  const runner = openRunner({ schema, log, isTracing });

  /** What is asked for, with variables that it may have. */
  function runnableIn(req: IncomingMessage, sent: OperationRequest, context: Context): Runnable | null {
    const variables = sent['variables'] ?? {};
    if (!isObject(variables)) return null;
    if (!sent['query']) return withVariables(documents.byHash.get(hashIn(sent) ?? ''), variables, context);
    const asked = onlyPersisted || !isJson(req) ? null : textIn(sent);
    const operation = asked && documents.byText(asked.text, asked.name);
    const fitting = operation && !operation.isStream && operation.fitWithinLimits(variables);
    return fitting ? { ...fitting, operation, context } : null;
  }

  return {
    /** Returns false for what is left to Yoga. */
    async run(
      req: IncomingMessage,
      res: ServerResponse,
      sent: OperationRequest,
      context: Context,
    ): Promise<boolean> {
      const type = jsonTypeFor(req.headers.accept);
      const runnable = type && runnableIn(req, sent, context);
      if (!runnable || (req.method !== 'POST' && !runnable.operation.isQuery)) return false;
      const refused = pay(runnable.price, context);
      const shown = (text: string) => (asksForCost(req) ? withCost(text, context) : text);
      if (refused) sendText(res, { ...limitIn(refused)!, type, text: shown(JSON.stringify(refused)) });
      else {
        const { text, outage } = await runner.answer(runnable);
        sendText(res, { status: 200, ...outage, type, text: shown(text) });
      }
      return true;
    },

    /** Answers an operation of the product's own, as REST asks it; the caller pays. */
    async ask(operation: KnownOperation, variables: Values, context: Context): Promise<Result> {
      const runnable = withVariables(operation, variables, context);
      if (!runnable) throw new Error(`The variables do not fit ${operation.definition.name?.value}.`);
      const refused = pay(runnable.price, context);
      return refused ?? parsed(await runner.answer(runnable));
    },

    /** Answers a query without a request, for pages that the server renders. */
    async answer(hash: string, variables: Values, context: Context): Promise<Result> {
      const operation = documents.byHash.get(hash);
      if (!operation?.isQuery) throw new Error(`No persisted query has the hash ${hash}.`);
      const runnable = withVariables(operation, variables, context);
      if (!runnable) return { errors: [{ message: `The variables do not fit ${hash}.` }] };
      return parsed(await runner.answer(runnable));
    },
  };
}

const parsed = ({ text }: Answer) => JSON.parse(text) as Result;

function withVariables(
  operation: KnownOperation | null | undefined,
  sent: Values,
  context: Context,
): Runnable | null {
  const fitting = operation?.fit(sent);
  return operation && fitting ? { ...fitting, operation, context } : null;
}

/** As Yoga reads it: without a list of types, and in small letters. */
const isJson = ({ method, headers }: IncomingMessage) =>
  method !== 'POST' || /^application\/(graphql\+)?json([;,]|$)/.test(headers['content-type'] ?? '');

interface Sent {
  status: number;
  headers?: OutgoingHttpHeaders;
  type: string;
  text: string;
}

function sendText(res: ServerResponse, { status, headers, type, text }: Sent) {
  res.writeHead(status, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
  });
  res.end(text);
}

export type KnownOperations = ReturnType<typeof openKnownOperations>;
