import type { IncomingMessage, Server } from 'node:http';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { outageOf } from '../database/away.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';
import { deviceNamed } from '../http/device.ts';
import { newRecord } from '../http/record.ts';
import { preferredLanguage } from '../language.ts';
import type { Admission, Leave } from '../limits/admission.ts';
import type { Bytes } from '../limits/bytes.ts';
import { engineOf } from '../limits/engine-price.ts';
import { network } from '../limits/network.ts';
import type { Places } from '../limits/places.ts';
import { SOCKET } from '../limits/table.ts';
import type { Log } from '../log.ts';
import { outageInWords } from './errors.ts';
import { faultInWords } from './faults.ts';
import { OWN_DOCUMENTS } from './own-documents.ts';
import { carry } from './wire.ts';
import type { Yoga } from './yoga.ts';

const INIT_TIMEOUT_MS = 3000;
/** What clients call their operations is short. */
const MAX_ID = 64;
const MAX_MESSAGE = 1000;
const CHECK_MS = 2000;
/** How long a client has to say goodbye; one that fell asleep never does. */
const FAREWELL_MS = 800;
/** What clients take as "your token is not good (any more)". */
const FORBIDDEN = 4403;
/** What clients take as "come back", where any failure of ours would make them give up. */
const TRY_LATER = 1013;

interface Options {
  server: Server;
  yoga: Yoga;
  /** The context of a request; null when it came with a token that is not good. */
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>;
  admission: Admission;
  /** How many sockets there may be. */
  places: Places;
  /** How much of what is sent may not be whole yet. */
  onTheirWay: Bytes;
  /** The address of whoever asks. */
  addressOf: (req: IncomingMessage) => string;
  log: Log;
}

type Extra = Record<PropertyKey, unknown> & {
  request: IncomingMessage;
  socket: WebSocket;
  context?: Context;
};

/**
 * GraphQL over WebSocket on the same port and under the same limits as over HTTP. Pages of any origin may open one: who
 * somebody is comes as a token, and cookies are not read.
 */
export function serveSockets(options: Options) {
  const { server, yoga, contextFor, admission, places, onTheirWay, addressOf, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BODY_BYTES,
    autoPong: false,
    handleProtocols,
  });
  server.on('upgrade', (req, socket, head) => {
    const path = (req.url ?? '').split('?')[0];
    if (path !== '/graphql') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const leave = places.take(addressOf(req));
    if (!leave) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\n\r\n');
      return;
    }
    socket.once('close', leave);
    const held = onTheirWay.hold(addressOf(req));
    socket.once('close', held.end);
    socket.on('data', (sent: Buffer) => {
      if (!held.take(sent.length)) socket.destroy();
    });
    sockets.handleUpgrade(req, socket, head, (ws) => {
      const extra = { request: req, socket: ws };
      carry({ server: graph, socket: ws, extra, held, isKnown: () => live.has(ws), log });
    });
  });

  /** What each socket carries at the moment. A client may use a name again before its first operation has ended. */
  const live = new WeakMap<WebSocket, Set<object>>();
  const graph = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    async onConnect(client) {
      const { connectionParams = {}, extra } = client;
      // It would be kept for as long as the socket is open.
      Object.assign(client, { connectionParams: {} });
      const { language, device } = connectionParams;
      const token = tokenIn(connectionParams) ?? bearerIn(extra.request.headers.authorization);
      const leave = await admission.enter(network(addressOf(extra.request)));
      if (!leave) {
        extra.socket.close(TRY_LATER, 'Try again later');
        return false;
      }
      const context = await contextFor(extra.request, token)
        .finally(leave)
        .catch((error: unknown) => {
          const outage = outageOf(error);
          if (!outage) throw error;
          return outage;
        });
      if (!context || typeof context === 'string') {
        if (context) extra.socket.close(TRY_LATER, 'Try again later');
        else extra.socket.close(FORBIDDEN, 'Forbidden');
        return false;
      }
      if (typeof language === 'string') context.language = preferredLanguage(language);
      if (typeof device === 'string') context.device = deviceNamed(device);
      // Nobody would hear that it closed.
      if (extra.socket.readyState !== extra.socket.OPEN) return false;
      extra.context = context;
      live.set(extra.socket, new Set());
      watch(extra, contextFor, token);
      return true;
    },
    async onSubscribe({ extra }, id, params) {
      if (id.length > MAX_ID) {
        extra.socket.close(CloseCode.BadRequest, 'The id is too long');
        return [tooMany()];
      }
      const running = live.get(extra.socket)!;
      if (running.size >= SOCKET.operations) return [tooMany()];
      // Before anything is waited for: the next message is read meanwhile.
      running.add(params);
      let end = () => {};
      let begun = false;
      try {
        const { context } = extra;
        const leave = await admission.enter(network(context!.address));
        if (!leave) return [outageInWords('OVERLOADED', context!.language)];
        // Every operation of a socket is a request of its own.
        const record = { ...newRecord(), caller: context!.record.caller };
        const lemma = { ...context!, requestId: record.id, record, log: log.child({ requestId: record.id }) };
        lemma.engine = engineOf(lemma);
        end = ending(leave, lemma, log);
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
        begun = true;
        return {
          schema,
          document: checked,
          operationName: params.operationName ?? null,
          variableValues: params.variables ?? null,
          contextValue,
          rootValue: { execute, subscribe, end } as Acts,
        };
      } finally {
        if (!begun) {
          running.delete(params);
          end();
        }
      }
    },
    execute: (args) => act(args, 'execute'),
    subscribe: (args) => act(args, 'subscribe'),
    onNext: (_client, _id, _params, _args, { errors, ...result }) =>
      errors && { ...result, errors: shortened(errors) },
    onError({ extra }, _id, params, errors) {
      live.get(extra.socket)?.delete(params);
      return shortened(errors);
    },
    onComplete: ({ extra }, _id, params) => void live.get(extra.socket)?.delete(params),
  });

  return {
    /** Tells every client that the server goes away, so that they come back later. */
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      const silent = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, FAREWELL_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(silent);
    },
  };
}

interface Acts {
  execute: (args: unknown) => unknown;
  subscribe: (args: unknown) => unknown;
  end: () => void;
}

/** Does what an operation asks for; a subscription has been worked on once its events may come. */
async function act(args: { rootValue?: unknown }, how: 'execute' | 'subscribe'): Promise<never> {
  const { [how]: run, end } = args.rootValue as Acts;
  try {
    return (await run(args)) as never;
  } finally {
    end();
  }
}

/** Gives an operation's place back and writes its access line. */
function ending(leave: Leave, { record }: Context, log: Log): () => void {
  const began = performance.now();
  return () => {
    leave();
    const { id: requestId, caller, cost } = record;
    const ms = Math.round(performance.now() - began);
    log.info({ requestId, kind: 'socket', path: '/graphql', ms, cost, caller }, 'request');
  };
}

/** The access token that a client begins with: as `token`, or as the header would say it, `Bearer` or not. */
function tokenIn(sent: Record<string, unknown>): string | null {
  const name = ['token', 'authorization', 'Authorization'].find((one) => typeof sent[one] === 'string');
  const said = name ? String(sent[name]).trim() : '';
  return bearerIn(said) ?? (said || null);
}

const bearerIn = (header = '') => /^Bearer (\S+)$/i.exec(header)?.[1] ?? null;

/** Closes a signed-in socket when its token expires, and soon after its session ends. */
function watch(
  { request, socket, context }: Extra,
  contextFor: Options['contextFor'],
  token: string | null,
): void {
  if (!token || !context?.actor) return;
  const { expiresAt } = context.actor;
  const check = setInterval(async () => {
    const good = expiresAt > context.now() && (await contextFor(request, token).catch(() => context));
    if (!good) socket.close(FORBIDDEN, 'Forbidden');
  }, CHECK_MS);
  const left = expiresAt.getTime() - context.now().getTime();
  const expiry = setTimeout(
    () => socket.close(FORBIDDEN, 'Forbidden'),
    Math.min(Math.max(left, 0), 2 ** 31 - 1),
  );
  socket.once('close', () => {
    clearInterval(check);
    clearTimeout(expiry);
  });
}

/** The web client sends the hash of its document in place of the text. */
const textOf = (query: string) => (Object.hasOwn(OWN_DOCUMENTS, query) ? OWN_DOCUMENTS[query]! : query);

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

function tooMany(): GraphQLError {
  return new GraphQLError(`A socket carries at most ${SOCKET.operations} operations at once.`, {
    extensions: { code: 'RATE_LIMITED' },
  });
}

/** Errors as they are told: what was sent is quoted in them, however long it is. */
function shortened(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
  return errors.map((error) => {
    const told = error.toJSON();
    const { message } = told;
    return message.length > MAX_MESSAGE ? { ...told, message: `${message.slice(0, MAX_MESSAGE)}…` } : told;
  });
}
