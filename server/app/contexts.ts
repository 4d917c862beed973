import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import type { Config } from '../core/config.ts';
import type { Actor, Context } from '../core/context.ts';
import type { Outage } from '../core/errors.ts';
import { preferredLanguage } from '../core/locale.ts';
import { type Log, RequestLog } from '../core/log.ts';
import { outageOf } from '../core/outage.ts';
import { BACKGROUND_CALLER } from '../core/worker-pool/caller.ts';
import { chargeCost } from '../graph/cost/pay.ts';
import { clientAddress } from '../http/connection/client-address.ts';
import { deviceOf } from '../http/connection/device.ts';
import { isFromThisMachine } from '../http/connection/this-machine.ts';
import { newRecord, type RequestRecord, recordOf } from '../http/request-record.ts';
import type { TaskContext } from '../jobs/task.ts';
import { callerOf as engineCaller } from '../limits/engine-caller.ts';
import type { SharedServices } from './services.ts';

interface Options {
  shared: SharedServices;
  pool: pg.Pool;
  config: Pick<Config, 'trustedProxies'>;
  log: Log;
  authenticate: (token: string) => Promise<Actor | null>;
}

/** The contexts of requests, of the operations of a socket, of jobs, and of the product itself. */
export function openContexts({ shared, pool, config, log, authenticate }: Options) {
  const { sharedEngine } = shared;
  const addressOf = (req: IncomingMessage) => clientAddress(req, config.trustedProxies);

  const background = sharedEngine.forCaller(BACKGROUND_CALLER);

  /** What the product acts with when nobody asks it to, unless it is said who asks. */
  function contextWith(record: RequestRecord, asked: Asked = NOBODY): Context {
    return {
      ...shared,
      ...asked,
      engine: background,
      chargeRead: (cost: number) => void (record.cost += cost),
      requestId: record.id,
      record,
      log: new RequestLog(log, record.id),
    };
  }

  /** What a caller asks for is paid for by the caller. */
  function charged(ctx: Context): Context {
    ctx.engine = sharedEngine.forCaller(engineCaller(ctx));
    ctx.chargeRead = chargeCost(ctx);
    return ctx;
  }

  function requestContext(req: IncomingMessage, actor: Actor | null, token: string | null): Context {
    const record = recordOf(req);
    record.caller = actor ? CALLERS[actor.role] : 'guest';
    const asked = {
      actor,
      token,
      language: preferredLanguage(req.headers['accept-language']),
      address: addressOf(req),
      userAgent: req.headers['user-agent'] ?? '',
      device: deviceOf(req),
      fromHere: isFromThisMachine(req),
    };
    return charged(contextWith(record, asked));
  }

  /** Null when the request came with a token that is not good. */
  async function contextFor(req: IncomingMessage, token: string | null): Promise<Context | null> {
    const actor = token ? await authenticate(token) : null;
    if (!token || actor) return requestContext(req, actor, token);
    recordOf(req).caller = 'refused';
    return null;
  }

  return {
    addressOf,
    contextFor,
    /** Who asks, as far as the database can tell at the moment. */
    async callerOf(req: IncomingMessage): Promise<Context | Outage | null> {
      try {
        return await contextFor(req, bearerOf(req));
      } catch (error) {
        const outage = outageOf(error);
        if (!outage) throw error;
        log.warn({ message: String(error) }, 'the database did not answer');
        return outage;
      }
    },
    guestContext: (req: IncomingMessage) => requestContext(req, null, null),
    /** Every operation of a socket is a request of its own. */
    renewed(ctx: Context): Context {
      const record = { ...newRecord(), caller: ctx.record.caller };
      return charged({ ...ctx, requestId: record.id, record, log: new RequestLog(log, record.id) });
    },
    ownContext: (id: string): Context => contextWith(newRecord(id)),
    jobContext: (jobId: string): TaskContext => ({ ...contextWith(newRecord(jobId)), pool }),
  };
}

/** Who asks, in which language, and from where. */
type Asked = Pick<Context, 'actor' | 'token' | 'language' | 'address' | 'userAgent' | 'device' | 'fromHere'>;

const NOBODY: Asked = {
  actor: null,
  token: null,
  language: 'en',
  address: '',
  userAgent: '',
  device: '',
  fromHere: true,
};

export type Contexts = ReturnType<typeof openContexts>;

const CALLERS = { STUDENT: 'member', MODERATOR: 'moderator', ADMIN: 'admin', SYSTEM: 'admin' } as const;

function bearerOf(req: IncomingMessage): string | null {
  return /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null;
}
