import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../../core/context.ts';
import { outageOf } from '../../core/outage.ts';
import { MAX_BODY_BYTES } from '../../http/body.ts';
import { deviceNamed } from '../../http/connection/device.ts';
import { isFromThisMachine } from '../../http/connection/this-machine.ts';
import { RateLimited, TOO_OFTEN } from '../../core/errors.ts';
import { type Language, preferredLanguage } from '../../core/locale.ts';
import type { AddressReads } from '../../limits/address-reads.ts';
import type { Admission, Leave } from '../../limits/connections/admission.ts';
import { openAllowance } from '../../limits/connections/allowance.ts';
import type { Bytes } from '../../limits/connections/pending-bytes.ts';
import { network } from '../../limits/network.ts';
import type { Places } from '../../limits/connections/concurrency.ts';
import { SOCKET } from '../../limits/table.ts';
import type { Unread } from '../../limits/connections/unread-bytes.ts';
import type { Log } from '../../core/log.ts';
import { limitInWords, outageInWords } from '../errors.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import { OWN_DOCUMENTS } from '../documents/persisted-operations.ts';
import { openRunning } from './open-subscriptions.ts';
import { bearerIn, FORBIDDEN, tokenIn, watch } from './session.ts';
import { carry } from './frames.ts';
import type { Yoga } from '../yoga.ts';

const INIT_TIMEOUT_MS = 3000;
/** What clients call their operations is short. */
const MAX_ID = 64;
const MAX_MESSAGE = 1000;
/** How long a client has to say goodbye; one that fell asleep never does. */
const FAREWELL_MS = 800;
/** What clients take as "come back", where any failure of ours would make them give up. */
const TRY_LATER = 1013;

interface Options {
  server: Server;
  yoga: Yoga;
  /** The context of a request; null when it came with a token that is not good. */
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>;
  /** The context of a request for another one of the same caller. */
  renewed: (context: Context) => Context;
  admission: Admission;
  /** What is asked by the network of whoever asks. */
  reads: AddressReads;
  /** How many sockets there may be. */
  places: Places;
  /** How many subscriptions there may be. */
  subscriptions: Places;
  /** How much of what is sent may not be whole yet. */
  onTheirWay: Bytes;
  /** How much of what they are told may wait for them. */
  unread: Unread;
  /** The address of whoever asks. */
  addressOf: (req: IncomingMessage) => string;
  log: Log;
}

type Extra = Record<PropertyKey, unknown> & {
  request: IncomingMessage;
  socket: WebSocket;
  context?: Context;
  /** Whether it may send another operation that is refused. */
  mayFail: () => boolean;
};

/**
 * GraphQL over WebSocket on the same port and under the same limits as over HTTP. Pages of any origin may open one: who
 * somebody is comes as a token, and cookies are not read.
 */
export function serveSockets(options: Options) {
  const { server, yoga, contextFor, renewed, admission, reads, places, subscriptions, onTheirWay, unread } =
    options;
  const { addressOf, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BODY_BYTES,
    maxFragments: SOCKET.fragments,
    maxBufferedChunks: SOCKET.pieces,
    autoPong: false,
    handleProtocols,
  });
  server.on('upgrade', (req, socket, head) => {
    // Node no longer hears of its errors, and one that nobody hears of ends this process.
    socket.on('error', () => socket.destroy());
    const path = (req.url ?? '').split('?')[0];
    if (path !== '/graphql') return refuse(socket, '403 Forbidden');
    const line = network(addressOf(req));
    const isLimited = !isFromThisMachine(req);
    const mayRead = (bytes: number) => !isLimited || reads.takeMessage(line, bytes) === 0;
    if (isLimited && reads.take(line) > 0)
      return refuse(socket, '429 Too Many Requests', 'Retry-After: 2\r\n');
    const leave = places.take(addressOf(req));
    if (!leave) return refuse(socket, '503 Service Unavailable', 'Retry-After: 2\r\n');
    socket.once('close', leave);
    const held = onTheirWay.hold(addressOf(req));
    socket.once('close', held.end);
    socket.on('data', (sent: Buffer) => {
      if (!held.take(sent.length)) socket.destroy();
    });
    sockets.handleUpgrade(req, socket, head, (ws) => {
      const extra = { request: req, socket: ws, mayFail: openAllowance(SOCKET.faults) };
      const isKnown = () => running.has(ws);
      const backlog = unread.open(addressOf(req), () => ws.terminate());
      carry({ server: graph, socket: ws, extra, held, backlog, isKnown, mayRead, log });
    });
  });

  const running = openRunning();
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
      running.open(extra.socket);
      watch(extra, contextFor, token);
      return true;
    },
    async onSubscribe({ extra }, id, params) {
      if (id.length > MAX_ID) {
        extra.socket.close(CloseCode.BadRequest, 'The id is too long');
        return [tooMany(extra.context!)];
      }
      const { context, socket } = extra;
      if (running.count(socket) >= SOCKET.operations) return [tooMany(context!)];
      const wait = context!.fromHere ? 0 : reads.take(network(context!.address));
      if (wait > 0) return [tooOften(wait, context!.language)];
      // Before anything is waited for: the next message is read meanwhile.
      running.begin(socket, params);
      let end = () => {};
      let begun = false;
      try {
        const leave = await admission.enter(network(context!.address));
        if (!leave) return [outageInWords('OVERLOADED', context!.language)];
        // Every operation of a socket is a request of its own.
        const lemma = renewed(context!);
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
          rootValue: { execute, subscribe: follow, end } as Acts,
        };
      } finally {
        if (!begun) {
          running.end(socket, params);
          end();
        }
      }
    },
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

/** Nobody reads on what is sent on such a connection, so that its end would never be seen. */
function refuse(socket: Duplex, status: string, headers = ''): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`);
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

function tooMany({ language }: Pick<Context, 'language'>): GraphQLError {
  const text = {
    en: `A socket carries at most ${SOCKET.operations} operations at once.`,
    zh: `一个套接字最多同时进行 ${SOCKET.operations} 个操作。`,
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
    const told = { ...rest, ...(Object.keys(extensions).length > 0 && { extensions }) };
    const { message } = told;
    return message.length > MAX_MESSAGE ? { ...told, message: `${message.slice(0, MAX_MESSAGE)}…` } : told;
  });
}
