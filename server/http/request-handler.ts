import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressReads } from '../limits/address-reads.ts';
import type { Admission, Release } from '../limits/connections/admission.ts';
import type { ByteLimit } from '../limits/connections/pending-bytes.ts';
import { networkOf } from '../limits/network.ts';
import { noteLimit } from '../limits/nearest-limit.ts';
import type { ConcurrencyLimit } from '../limits/connections/concurrency.ts';
import { ADDRESS_READS, REQUEST_TIMEOUTS, READ_PAUSE_MS } from '../limits/table.ts';
import type { Log } from '../core/log.ts';
import { giveUp, hasBody, isDisconnected, limitArrival, wasGivenUp } from './connection/request-timeout.ts';
import { exceedsPipelining } from './connection/pipelining.ts';
import { bodyOf, NoCapacity } from './body.ts';
import { clientAddress } from './connection/client-address.ts';
import { kindOf, type RequestKind } from './request-kind.ts';
import { type RequestRecord, recordOf } from './request-record.ts';
import { isFromThisMachine } from './connection/this-machine.ts';

export interface Rejection {
  why: 'OVERLOADED' | 'RATE_LIMITED' | 'STARTING' | 'INTERNAL';
  kind: RequestKind;
  retryAfter?: number;
}

interface Options {
  log: Log;
  trustedProxies: number;
  admission: Admission;
  /** Counts the requests of each network. */
  reads: AddressReads;
  /** Long-lived requests: event streams and uploads. */
  streams: ConcurrencyLimit;
  /** Bytes of incomplete bodies. */
  pendingBytes: ByteLimit;
  /** Called for every answer; with status 499 where the client disconnected before it. */
  observe: (kind: RequestKind, status: number, seconds: number) => void;
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  reject: (req: IncomingMessage, res: ServerResponse, about: Rejection) => void;
  bodyMs?: number;
}

interface RequestOutcome extends Pick<Options, 'observe' | 'log'> {
  path: string;
  kind: RequestKind;
  record: RequestRecord;
}

const CLIENT_CLOSED_REQUEST = 499;
/** Requests of monitoring, which are served under any load. */
const UNLIMITED = new Set<RequestKind>(['health', 'metrics']);

/** Every request passes here first: admission, limits, timeouts and the access log. */
export function openRequestHandler(options: Options) {
  const { log, admission, reads, streams, pendingBytes, observe, answer, reject } = options;
  const { bodyMs = REQUEST_TIMEOUTS.bodyMs } = options;

  return (req: IncomingMessage, res: ServerResponse): void => {
    // Several counters listen for the end of a request; Node warns of a leak beyond ten listeners.
    res.setMaxListeners(20);
    if (exceedsPipelining(req, res)) return;
    const path = (req.url ?? '/').split('?', 1)[0]!;
    const kind = kindOf(path);
    const record = recordOf(req);
    res.setHeader('x-request-id', record.id);
    setLimitHeaders(res, record);
    logWhenDone(req, res, { path, kind, record, observe, log });
    limitArrival(req, res, kind === 'upload' ? REQUEST_TIMEOUTS.uploadMs : bodyMs);

    const serving = UNLIMITED.has(kind) ? answer(req, res) : serve(req, res, kind);
    serving.catch((error: unknown) => {
      if (isDisconnected(req, res)) return;
      log.error(
        { requestId: record.id, message: String(error), stack: (error as Error)?.stack },
        'request failed',
      );
      if (res.headersSent) res.destroy();
      else reject(req, res, { why: 'INTERNAL', kind });
    });
  };

  async function serve(req: IncomingMessage, res: ServerResponse, kind: RequestKind): Promise<void> {
    const network = networkOf(clientAddress(req, options.trustedProxies));
    const isLimited = !isFromThisMachine(req);
    const tooOften = (wait: number) => {
      const retryAfter = Math.ceil(wait);
      recordOf(req).limit = { limit: ADDRESS_READS.size, remaining: 0, reset: retryAfter };
      return rejectAndPause(req, res, { why: 'RATE_LIMITED', kind, retryAfter });
    };
    const wait = isLimited ? reads.take(network) : 0;
    if (isLimited) noteLimit({ record: recordOf(req) }, reads.state(network));
    if (wait > 0) return tooOften(wait);

    if (kind === 'upload' || /text\/event-stream/.test(req.headers.accept ?? '')) {
      const end = streams.take(network);
      if (!end) return reject(req, res, overloaded(kind));
      res.once('close', end);
    }
    // An upload takes as long as its sender needs, and would occupy a slot meanwhile.
    if (kind === 'upload') return answer(req, res);

    if (!isForSession(req) && admission.refusesAtOnce(network))
      return rejectAndPause(req, res, overloaded(kind));
    // An incomplete body occupies no slot. Its faults are reported by whoever reads it later.
    const pending = pendingBytes.open(network);
    res.once('close', pending.end);
    const body = hasBody(req) ? await bodyOf(req, pending.take).catch((error: unknown) => error) : null;
    if (body instanceof NoCapacity) {
      pending.end();
      giveUp(req);
      return reject(req, res, overloaded(kind));
    }
    const waitForBody = isLimited && body instanceof Buffer ? reads.takeBytes(network, body.length) : 0;
    if (waitForBody > 0) return tooOften(waitForBody);
    const release = await (isForSession(req) ? admission.enterReserved(network) : admission.enter(network));
    pending.end();
    if (!release) return rejectAndPause(req, res, overloaded(kind));
    if (isDisconnected(req, res)) return release();
    releaseWithAnswer(res, release);
    await answer(req, res);
  }

  function rejectAndPause(req: IncomingMessage, res: ServerResponse, about: Rejection): void {
    // Connections of a proxy are shared with clients that were not refused.
    if (options.trustedProxies === 0) pauseAfter(req, res);
    reject(req, res, about);
  }
}

/** Counts an answer and writes its access line, once it is sent or its client has disconnected. */
function logWhenDone(
  req: IncomingMessage,
  res: ServerResponse,
  { path, kind, record, observe, log }: RequestOutcome,
): void {
  const began = performance.now();
  res.once('close', () => {
    const status = isDisconnected(req, res) && !wasGivenUp(req) ? CLIENT_CLOSED_REQUEST : res.statusCode;
    const ms = performance.now() - began;
    observe(kind, status, ms / 1000);
    const { id: requestId, caller, cost } = record;
    const line = { requestId, kind, method: req.method, path, status, ms: Math.round(ms), cost, caller };
    log.info(line, 'request');
  });
}

/** Stops reading from a refused connection for a moment, so that a client that does not wait costs nothing. */
function pauseAfter({ socket }: IncomingMessage, res: ServerResponse): void {
  res.once('close', () =>
    // After Node has discarded the rest of the body, for which it goes on reading.
    setImmediate(() => {
      socket.pause();
      setTimeout(() => socket.resume(), READ_PAUSE_MS).unref();
    }),
  );
}

/** Sets the rate limit headers when the answer begins: only then it is known which limit it came closest to. */
function setLimitHeaders(res: ServerResponse, record: RequestRecord): void {
  const begin = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    for (const [name, value] of Object.entries(record.limit ?? {})) res.setHeader(`ratelimit-${name}`, value);
    return begin(...head);
  }) as typeof res.writeHead;
}

/** Frees the slot when the answer begins, however slowly it is read. */
function releaseWithAnswer(res: ServerResponse, release: Release): void {
  const begin = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    release();
    return begin(...head);
  }) as typeof res.writeHead;
  res.once('close', release);
}

/** Requests without which a person would be signed out under load. */
function isForSession({ url = '' }: IncomingMessage): boolean {
  return (
    /^\/auth\/v1\/token\?(.*&)?grant_type=refresh_token\b/.test(url) ||
    url === '/auth/v1/.well-known/jwks.json'
  );
}

/** With a random delay, so that not all clients retry at the same moment. */
const overloaded = (kind: RequestKind): Rejection => ({
  why: 'OVERLOADED',
  kind,
  retryAfter: 1 + Math.floor(Math.random() * 3),
});
