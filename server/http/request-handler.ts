import type { IncomingMessage } from 'node:http';
import type { AddressReads } from '../limits/address-reads.ts';
import type { Admission } from '../limits/connections/admission.ts';
import type { ByteLimit } from '../limits/connections/pending-bytes.ts';
import type { UnreadLimit } from '../limits/connections/unread-bytes.ts';
import { networkOf } from '../limits/network.ts';
import { noteLimit } from '../limits/nearest-limit.ts';
import type { ConcurrencyLimit } from '../limits/connections/concurrency.ts';
import { ADDRESS_READS, REQUEST_TIMEOUTS, READ_PAUSE_MS } from '../limits/table.ts';
import type { Log } from '../core/log.ts';
import type { Answer } from './answer/answer.ts';
import { giveUp, hasBody, isDisconnected, limitArrival, wasGivenUp } from './connection/request-timeout.ts';
import { exceedsPipelining } from './connection/pipelining.ts';
import { bodyOf, NoCapacity } from './body.ts';
import { clientAddress } from './connection/client-address.ts';
import type { RequestKind } from './request-kind.ts';
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
  /** Bytes of answers that their clients have not read. */
  unread: UnreadLimit;
  overTls: boolean;
  /** Called for every answer; with status 499 where the client disconnected before it. */
  observe: (kind: RequestKind, status: number, seconds: number) => void;
  answer: (req: IncomingMessage, res: Answer) => Promise<void>;
  reject: (req: IncomingMessage, res: Answer, about: Rejection) => void;
  bodyMs?: number;
}

const CLIENT_CLOSED_REQUEST = 499;
/** Requests of monitoring, which are served under any load. */
const UNLIMITED = new Set<RequestKind>(['health', 'metrics']);

/** Every request passes here first: admission, limits, timeouts and the access log. */
export function openRequestHandler(options: Options) {
  const { log, admission, reads, streams, pendingBytes, answer, reject } = options;
  const { bodyMs = REQUEST_TIMEOUTS.bodyMs } = options;

  return (req: IncomingMessage, res: Answer): void => {
    if (exceedsPipelining(req, res)) return;
    const { kind, record } = res;
    res.address = clientAddress(req, options.trustedProxies);
    res.overTls = options.overTls;
    res.unread = options.unread;
    logWhenDone(req, res, options);
    limitArrival(req, res, kind === 'upload' ? REQUEST_TIMEOUTS.uploadMs : bodyMs);

    const serving = UNLIMITED.has(kind) ? answer(req, res) : serve(req, res);
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

  async function serve(req: IncomingMessage, res: Answer): Promise<void> {
    const { kind, record } = res;
    const network = networkOf(res.address);
    const isLimited = !isFromThisMachine(req);
    const tooOften = (wait: number) => {
      const retryAfter = Math.ceil(wait);
      record.limit = { limit: ADDRESS_READS.size, remaining: 0, reset: retryAfter };
      return rejectAndPause(req, res, { why: 'RATE_LIMITED', kind, retryAfter });
    };
    const wait = isLimited ? reads.take(network) : 0;
    if (isLimited) noteLimit({ record }, reads.state(network));
    if (wait > 0) return tooOften(wait);

    if (kind === 'upload' || req.headers.accept?.includes('text/event-stream')) {
      const end = streams.take(network);
      if (!end) return reject(req, res, overloaded(kind));
      res.whenClosed(end);
    }
    // An upload takes as long as its sender needs, and would occupy a slot meanwhile.
    if (kind === 'upload') return answer(req, res);

    const isForSession = keepsSession(req, res);
    if (!isForSession && admission.refusesAtOnce(network)) return rejectAndPause(req, res, overloaded(kind));
    // An incomplete body occupies no slot. Its faults are reported by whoever reads it later.
    const pending = hasBody(req) ? pendingBytes.open(network) : null;
    if (pending) {
      res.whenClosed(pending.end);
      const body = await bodyOf(req, pending.take).catch((error: unknown) => error);
      if (body instanceof NoCapacity) {
        pending.end();
        giveUp(req);
        return reject(req, res, overloaded(kind));
      }
      const waitForBody = isLimited && body instanceof Buffer ? reads.takeBytes(network, body.length) : 0;
      if (waitForBody > 0) return tooOften(waitForBody);
    }
    const release = await (isForSession ? admission.enterReserved(network) : admission.enter(network));
    pending?.end();
    if (!release) return rejectAndPause(req, res, overloaded(kind));
    if (isDisconnected(req, res)) return release();
    // Freed when the answer begins, however slowly it is read.
    res.onBegin = release;
    res.whenClosed(release);
    await answer(req, res);
  }

  function rejectAndPause(req: IncomingMessage, res: Answer, about: Rejection): void {
    // Connections of a proxy are shared with clients that were not refused.
    if (options.trustedProxies === 0) pauseAfter(req, res);
    reject(req, res, about);
  }
}

/** Counts an answer and writes its access line, once it is sent or its client has disconnected. */
function logWhenDone(
  req: IncomingMessage,
  res: Answer,
  { observe, log }: Pick<Options, 'observe' | 'log'>,
): void {
  const began = performance.now();
  res.whenClosed(() => {
    const { kind, path, record } = res;
    const status = isDisconnected(req, res) && !wasGivenUp(req) ? CLIENT_CLOSED_REQUEST : res.statusCode;
    const ms = performance.now() - began;
    observe(kind, status, ms / 1000);
    const { id: requestId, caller, cost } = record;
    const line = { requestId, kind, method: req.method, path, status, ms: Math.round(ms), cost, caller };
    log.info(line, 'request');
  });
}

/** Stops reading from a refused connection for a moment, so that a client that does not wait costs nothing. */
function pauseAfter({ socket }: IncomingMessage, res: Answer): void {
  res.whenClosed(() =>
    // After Node has discarded the rest of the body, for which it goes on reading.
    setImmediate(() => {
      socket.pause();
      setTimeout(() => socket.resume(), READ_PAUSE_MS).unref();
    }),
  );
}

/** Whether a person would be signed out under load without this request. */
function keepsSession({ url = '' }: IncomingMessage, { kind, path }: Answer): boolean {
  if (kind !== 'account') return false;
  if (path !== '/auth/v1/token') return url === '/auth/v1/.well-known/jwks.json';
  return new URLSearchParams(url.slice(path.length)).get('grant_type') === 'refresh_token';
}

/** With a random delay, so that not all clients retry at the same moment. */
const overloaded = (kind: RequestKind): Rejection => ({
  why: 'OVERLOADED',
  kind,
  retryAfter: 1 + Math.floor(Math.random() * 3),
});
