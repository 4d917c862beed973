import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressReads } from '../limits/address-reads.ts';
import type { Admission, Leave } from '../limits/connections/admission.ts';
import type { Bytes } from '../limits/connections/pending-bytes.ts';
import { network } from '../limits/network.ts';
import { comeNear } from '../limits/nearest-limit.ts';
import type { Places } from '../limits/connections/concurrency.ts';
import { ADDRESS_READS, ARRIVAL, AWAY_MS } from '../limits/table.ts';
import type { Log } from '../core/log.ts';
import { giveUp, hasBody, hasLeft, limitArrival, wasGivenUp } from './connection/request-timeout.ts';
import { endsImpatient } from './connection/pipelining.ts';
import { bodyOf, NoRoom } from './body.ts';
import { clientAddress } from './connection/client-address.ts';
import { kindOf, type RequestKind } from './request-kind.ts';
import { type RequestRecord, recordOf } from './request-record.ts';
import { isFromThisMachine } from './connection/this-machine.ts';

export interface TurnedAway {
  why: 'OVERLOADED' | 'RATE_LIMITED' | 'STARTING' | 'INTERNAL';
  kind: RequestKind;
  retryAfter?: number;
}

interface Options {
  log: Log;
  trustedProxies: number;
  admission: Admission;
  /** What is asked by the network of whoever asks. */
  reads: AddressReads;
  /** What stays open for long: event streams and files on their way. */
  streams: Places;
  /** How much of what is sent may not be whole yet. */
  onTheirWay: Bytes;
  /** Hears of every answer, and of who left without one as status 499. */
  observe: (kind: RequestKind, status: number, seconds: number) => void;
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  turnAway: (req: IncomingMessage, res: ServerResponse, about: TurnedAway) => void;
  bodyMs?: number;
}

interface Ending extends Pick<Options, 'observe' | 'log'> {
  path: string;
  kind: RequestKind;
  record: RequestRecord;
}

const LEFT = 499;
/** What is asked by whoever watches over the server, whatever else it has to do. */
const UNLIMITED = new Set<RequestKind>(['health', 'metrics']);

/** What every request passes first: whether there is room for it, how long it may take to come, who hears of it. */
export function openFront(options: Options) {
  const { log, admission, reads, streams, onTheirWay, observe, answer, turnAway } = options;
  const { bodyMs = ARRIVAL.bodyMs } = options;

  return (req: IncomingMessage, res: ServerResponse): void => {
    // Each part that counts something for a request hears of its end; Node takes more than ten for a leak.
    res.setMaxListeners(20);
    if (endsImpatient(req, res)) return;
    const path = (req.url ?? '/').split('?', 1)[0]!;
    const kind = kindOf(path);
    const record = recordOf(req);
    res.setHeader('x-request-id', record.id);
    tellLimit(res, record);
    noteEnd(req, res, { path, kind, record, observe, log });
    limitArrival(req, res, kind === 'upload' ? ARRIVAL.uploadMs : bodyMs);

    const serving = UNLIMITED.has(kind) ? answer(req, res) : serve(req, res, kind);
    serving.catch((error: unknown) => {
      if (hasLeft(req, res)) return;
      log.error(
        { requestId: record.id, message: String(error), stack: (error as Error)?.stack },
        'request failed',
      );
      if (res.headersSent) res.destroy();
      else turnAway(req, res, { why: 'INTERNAL', kind });
    });
  };

  async function serve(req: IncomingMessage, res: ServerResponse, kind: RequestKind): Promise<void> {
    const line = network(clientAddress(req, options.trustedProxies));
    const isLimited = !isFromThisMachine(req);
    const tooOften = (wait: number) => {
      const retryAfter = Math.ceil(wait);
      recordOf(req).limit = { limit: ADDRESS_READS.size, remaining: 0, reset: retryAfter };
      return sendAway(req, res, { why: 'RATE_LIMITED', kind, retryAfter });
    };
    const wait = isLimited ? reads.take(line) : 0;
    if (isLimited) comeNear({ record: recordOf(req) }, reads.state(line));
    if (wait > 0) return tooOften(wait);

    if (kind === 'upload' || /text\/event-stream/.test(req.headers.accept ?? '')) {
      const end = streams.take(line);
      if (!end) return turnAway(req, res, overloaded(kind));
      res.once('close', end);
    }
    // Its sender says how long a file takes; it would hold the place of others meanwhile.
    if (kind === 'upload') return answer(req, res);

    if (!isForSession(req) && admission.refusesAtOnce(line)) return sendAway(req, res, overloaded(kind));
    // A body on its way holds nobody's place. What is wrong with it is told by whoever reads it.
    const held = onTheirWay.hold(line);
    res.once('close', held.end);
    const body = hasBody(req) ? await bodyOf(req, held.take).catch((error: unknown) => error) : null;
    if (body instanceof NoRoom) {
      held.end();
      giveUp(req);
      return turnAway(req, res, overloaded(kind));
    }
    const waitForBody = isLimited && body instanceof Buffer ? reads.takeBytes(line, body.length) : 0;
    if (waitForBody > 0) return tooOften(waitForBody);
    const leave = await (isForSession(req) ? admission.enterReserved(line) : admission.enter(line));
    held.end();
    if (!leave) return sendAway(req, res, overloaded(kind));
    if (hasLeft(req, res)) return leave();
    leaveWithAnswer(res, leave);
    await answer(req, res);
  }

  function sendAway(req: IncomingMessage, res: ServerResponse, about: TurnedAway): void {
    // Connections of a proxy are shared by people who have not been told anything.
    if (options.trustedProxies === 0) restAfter(req, res);
    turnAway(req, res, about);
  }
}

/** Counts an answer and writes its access line, once it has gone or its reader has. */
function noteEnd(
  req: IncomingMessage,
  res: ServerResponse,
  { path, kind, record, observe, log }: Ending,
): void {
  const began = performance.now();
  res.once('close', () => {
    const status = hasLeft(req, res) && !wasGivenUp(req) ? LEFT : res.statusCode;
    const ms = performance.now() - began;
    observe(kind, status, ms / 1000);
    const { id: requestId, caller, cost } = record;
    const line = { requestId, kind, method: req.method, path, status, ms: Math.round(ms), cost, caller };
    log.info(line, 'request');
  });
}

/** Whoever was told to come back later, and does not wait, is not even read before. */
function restAfter({ socket }: IncomingMessage, res: ServerResponse): void {
  res.once('close', () =>
    // By then Node has let the body go, for which it reads on.
    setImmediate(() => {
      socket.pause();
      setTimeout(() => socket.resume(), AWAY_MS).unref();
    }),
  );
}

/** The limit that an answer came closest to is known when it begins. */
function tellLimit(res: ServerResponse, record: RequestRecord): void {
  const begin = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    for (const [name, value] of Object.entries(record.limit ?? {})) res.setHeader(`ratelimit-${name}`, value);
    return begin(...head);
  }) as typeof res.writeHead;
}

/** Once its answer begins, a request has been worked on, however slowly it is read. */
function leaveWithAnswer(res: ServerResponse, leave: Leave): void {
  const begin = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    leave();
    return begin(...head);
  }) as typeof res.writeHead;
  res.once('close', leave);
}

/** Whoever cannot refresh a session, or check one, is signed out by a crowd. */
function isForSession({ url = '' }: IncomingMessage): boolean {
  return (
    /^\/auth\/v1\/token\?(.*&)?grant_type=refresh_token\b/.test(url) ||
    url === '/auth/v1/.well-known/jwks.json'
  );
}

/** Not everybody comes back at the same moment. */
const overloaded = (kind: RequestKind): TurnedAway => ({
  why: 'OVERLOADED',
  kind,
  retryAfter: 1 + Math.floor(Math.random() * 3),
});
