import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CloseCode, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import type { YogaServerInstance } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { RateLimited, TOO_OFTEN } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import type { Log } from '../../core/log.ts';
import type { AddressReads } from '../../limits/address-reads.ts';
import type { Admission, Release } from '../../limits/connections/admission.ts';
import type { ConcurrencyLimit } from '../../limits/connections/concurrency.ts';
import { networkOf } from '../../limits/network.ts';
import { SOCKET } from '../../limits/table.ts';
import { PERSISTED_DOCUMENTS } from '../documents/persisted-operations.ts';
import { limitInWords, outageInWords } from '../errors/graph-errors.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import type { SocketState } from './handshake.ts';
import type { Running } from './open-subscriptions.ts';

/** What clients call their operations is short. */
const MAX_ID = 64;
const MAX_MESSAGE = 1000;

/** Parses, validates and executes the operations of all sockets, as it does for HTTP. */
export type Yoga = Pick<YogaServerInstance<{ lemma: Context }, object>, 'getEnveloped'>;

interface Options {
  yoga: Yoga;
  /** The context of a request for another one of the same caller. */
  renewed: (context: Context) => Context;
  admission: Admission;
  reads: AddressReads;
  subscriptions: ConcurrencyLimit;
  running: Running;
  log: Log;
}

type Hooks = Pick<
  ServerOptions<Record<string, unknown>, SocketState>,
  'onSubscribe' | 'execute' | 'subscribe' | 'onNext' | 'onError' | 'onComplete'
>;

/** The operations of sockets: each is admitted, paid for and ended like a request of its own. */
export function openOperations(options: Options): Hooks {
  const { yoga, renewed, admission, reads, subscriptions, running, log } = options;

  async function begin({ extra }: { extra: SocketState }, id: string, params: SubscribePayload) {
    if (id.length > MAX_ID) {
      extra.socket.close(CloseCode.BadRequest, 'The id is too long');
      return [tooMany(extra.context!)];
    }
    const { context, socket } = extra;
    if (running.count(socket) >= SOCKET.operations) return [tooMany(context!)];
    const wait = context!.fromHere ? 0 : reads.take(networkOf(context!.address));
    if (wait > 0) return [tooOften(wait, context!.language)];
    // Before anything is waited for: the next message is read meanwhile.
    running.begin(socket, params);
    let end = () => {};
    let begun = false;
    try {
      const release = await admission.enter(networkOf(context!.address));
      if (!release) return [outageInWords('OVERLOADED', context!.language)];
      // Every operation of a socket is a request of its own.
      const lemma = renewed(context!);
      end = finisher(release, lemma, log);
      const { schema, execute, subscribe, parse, validate, contextFactory } = yoga.getEnveloped({
        lemma,
        params,
        request: new Request('http://localhost/graphql', { method: 'POST' }),
      } as never);
      const checked = read(
        textOf(params.query),
        parse,
        (document) => validate(schema, document) as GraphQLError[],
      );
      if (Array.isArray(checked)) return checked.map((error) => faultInWords(error, context!.language));
      const contextValue = await contextFactory();
      if (getOperationAST(checked, params.operationName)?.operation === 'subscription') {
        const place = subscriptions.take(context!.address);
        if (!place) return [outageInWords('OVERLOADED', context!.language)];
        running.holds(socket, params, place);
      }
      begun = true;
      const follow = async (args: never) => running.follows(socket, params, await subscribe(args));
      return {
        schema,
        document: checked,
        operationName: params.operationName ?? null,
        variableValues: params.variables ?? null,
        contextValue,
        rootValue: { execute, subscribe: follow, end } as OperationHandlers,
      };
    } finally {
      if (!begun) {
        running.end(socket, params);
        end();
      }
    }
  }

  return {
    onSubscribe: begin,
    execute: (args) => act(args, 'execute'),
    subscribe: (args) => act(args, 'subscribe'),
    onNext: (_client, _id, _params, _args, { errors, ...result }) =>
      errors && { ...result, errors: shortened(errors) },
    onError({ extra }, _id, params, errors) {
      running.end(extra.socket, params);
      if (!extra.mayFail()) extra.socket.close(CloseCode.BadRequest, 'Too many operations were refused');
      return shortened(errors);
    },
    onComplete: ({ extra }, _id, params) => running.end(extra.socket, params),
  };
}

interface OperationHandlers {
  execute: (args: unknown) => unknown;
  subscribe: (args: unknown) => unknown;
  end: () => void;
}

/** Does what an operation asks for; a subscription has been worked on once its events may come. */
async function act(args: { rootValue?: unknown }, how: 'execute' | 'subscribe'): Promise<never> {
  const { [how]: run, end } = args.rootValue as OperationHandlers;
  try {
    return (await run(args)) as never;
  } finally {
    end();
  }
}

/** Gives an operation's place back and writes its access line. */
function finisher(release: Release, { record }: Context, log: Log): () => void {
  const began = performance.now();
  return () => {
    release();
    const { id: requestId, caller, cost } = record;
    const ms = Math.round(performance.now() - began);
    log.info({ requestId, kind: 'socket', path: '/graphql', ms, cost, caller }, 'request');
  };
}

/** The web client sends the hash of its document in place of the text. */
const textOf = (query: string) =>
  Object.hasOwn(PERSISTED_DOCUMENTS, query) ? PERSISTED_DOCUMENTS[query]! : query;

/** The document, or what is wrong with it; limits are told by throwing, as are errors of syntax. */
function read(
  query: string,
  parse: (source: string) => DocumentNode,
  validate: (document: DocumentNode) => readonly GraphQLError[],
): DocumentNode | GraphQLError[] {
  try {
    const document = parse(query);
    const errors = validate(document);
    return errors.length > 0 ? [...errors] : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function tooMany({ language }: Pick<Context, 'language'>): GraphQLError {
  const text = {
    en: `A socket carries at most ${SOCKET.operations} operations at once.`,
    zh: `一个连接最多同时执行 ${SOCKET.operations} 个操作。`,
  };
  return new GraphQLError(text[language], { extensions: { code: 'RATE_LIMITED' } });
}

function tooOften(wait: number, language: Language): GraphQLError {
  return limitInWords(new RateLimited(TOO_OFTEN, wait), language);
}

/** Errors as they are told: what was sent is quoted in them, however long it is. */
function shortened(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
  return errors.map((error) => {
    const { extensions: { http: _http, ...extensions } = {}, ...rest } = error.toJSON();
    const formatted = { ...rest, ...(Object.keys(extensions).length > 0 && { extensions }) };
    const { message } = formatted;
    return message.length > MAX_MESSAGE
      ? { ...formatted, message: `${message.slice(0, MAX_MESSAGE)}…` }
      : formatted;
  });
}
