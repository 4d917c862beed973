import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type pg from 'pg';
import { openAccounts } from './accounts/open.ts';
import type { Keys } from './accounts/keys.ts';
import type { Limits } from './accounts/limits.ts';
import { openProvider } from './chat/provider/open-provider.ts';
import { openReplies } from './chat/replies.ts';
import type { Config } from './core/config.ts';
import type { Actor, Context } from './core/context.ts';
import { openMetrics } from './core/metrics.ts';
import { outageOf } from './core/outage.ts';
import type { Database } from './database/client.ts';
import { openReadiness } from './database/readiness.ts';
import type { Outage } from './core/errors.ts';
import type { Events } from './core/pubsub.ts';
import { openOwnDocuments } from './graph/documents/persisted-operations.ts';
import { openGraph } from './graph/serve.ts';
import { serveSockets } from './graph/sockets/sockets.ts';
import { owing } from './graph/cost/pay.ts';
import { openYoga } from './graph/yoga.ts';
import { clientAddress } from './http/connection/client-address.ts';
import { compressAnswer } from './http/compression/compress.ts';
import { countUnread } from './http/connection/count-unread.ts';
import { answerOrigin, isOpenToAll } from './http/cors.ts';
import { deviceOf } from './http/connection/device.ts';
import { openFront } from './http/request-handler.ts';
import { kindOf } from './http/request-kind.ts';
import { sendMetrics } from './http/metrics.ts';
import { newRecord, type RequestRecord, recordOf } from './http/request-record.ts';
import { refusesMethod, sendJson } from './http/reply.ts';
import type { AskAsGuest } from './http/site/server-rendering.ts';
import { setSecurityHeaders } from './http/security.ts';
import type { Site } from './http/site/site.ts';
import { isFromThisMachine } from './http/connection/this-machine.ts';
import { preferredLanguage } from './core/locale.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { TaskContext } from './jobs/task.ts';
import type { Log } from './core/log.ts';
import { openEngine } from './maths/engine.ts';
import { UNASKED } from './core/worker-pool/caller.ts';
import { askerOf, callerOf as engineCaller } from './limits/engine-caller.ts';
import { openAddressReads } from './limits/address-reads.ts';
import { openAdmission } from './limits/connections/admission.ts';
import { openBudgets } from './limits/budgets.ts';
import { openBytes } from './limits/connections/pending-bytes.ts';
import { openPlaces } from './limits/connections/concurrency.ts';
import { ON_THEIR_WAY, STREAMS, SUBSCRIPTIONS, UNREAD } from './limits/table.ts';
import { openUnread } from './limits/connections/unread-bytes.ts';
import { schema } from './registry/graph.ts';
import { readingsOf } from './registry/metrics.ts';
import { openRest } from './rest/serve.ts';
import { openTurnAway } from './rest/refuse.ts';
import { openEmbedder } from './search/embedding/open-embedder.ts';
import { isThere } from './registry/existing-pages.ts';
import { namedPages } from './registry/listed-pages.ts';
import { openUploads } from './uploads/open-uploads.ts';
import { openUpkeep } from './app/maintenance.ts';
import { openRenderer } from './text/markdown/renderer.ts';

export interface Parts {
  db: Database;
  pool: pg.Pool;
  keys: Keys;
  events: Events;
  jobs: JobQueue;
  config: Config;
  log: Log;
  now: () => Date;
  limits?: Limits;
  site: Site | null;
  /** How often the embedded database was started again after it had died. */
  restarts?: () => number;
}

/** The whole product behind one request handler. */
export function createApp(parts: Parts) {
  const { db, pool, keys, events, jobs, config, log, now, limits, site } = parts;
  const accounts = openAccounts({ db, pool, keys, config, log, now, ...(limits && { limits }) });
  const yoga = openYoga({
    schema,
    log,
    onlyPersisted: config.onlyPersisted,
    stillGood: async ({ actor, token }) => !actor || !token || (await accounts.authenticate(token)) !== null,
  });
  const own = openOwnDocuments(schema, log);
  const graph = openGraph({ yoga, own, callerOf });
  const rest = openRest({ yoga, publicUrl: config.publicUrl });
  const replies = openReplies(log);
  const sharedEngine = openEngine({
    log,
    script: new URL('./tutor/worker.ts', import.meta.url),
    size: config.engineWorkers,
  });
  const renderer = openRenderer(log);
  const model = config.ai && openProvider(config.ai);
  const embedder = config.embeddings && openEmbedder(config.embeddings, log);
  const budgets = openBudgets();
  const uploads = openUploads(config, log);
  const guest = askAsGuest(ownContext(newRecord('upkeep')));
  const upkeep = openUpkeep({ db, log, incoming: uploads.incoming, site, askAsGuest: guest });
  const admission = openAdmission({
    isDatabaseBusy: () => pool.waitingCount > BUSY_POOL * config.databasePool,
  });
  const streams = openPlaces(STREAMS);
  const sockets = openPlaces(STREAMS);
  const subscriptions = openPlaces(SUBSCRIPTIONS);
  const reads = openAddressReads();
  const onTheirWay = openBytes(ON_THEIR_WAY);
  const unread = openUnread(UNREAD);
  const isReachable = openReadiness(() => pool.query('SELECT 1'));
  const databaseRestarts = parts.restarts ?? (() => 0);
  const metrics = openMetrics(
    readingsOf({ pool, jobs, engine: sharedEngine, admission, streams, sockets, unread, databaseRestarts }),
  );
  let ready = true;
  const underWay = new Set<ServerResponse>();

  const addressOf = (req: IncomingMessage) => clientAddress(req, config.trustedProxies);

  async function contextFor(req: IncomingMessage, token: string | null): Promise<Context | null> {
    const actor = token ? await accounts.authenticate(token) : null;
    if (!token || actor) return newContext(req, actor, token);
    recordOf(req).caller = 'refused';
    return null;
  }

  /** Who asks, as far as the database can tell at the moment. */
  function callerOf(req: IncomingMessage): Promise<Context | Outage | null> {
    return contextFor(req, bearerOf(req)).catch((error: unknown) => {
      const outage = outageOf(error);
      if (!outage) throw error;
      log.warn({ message: String(error) }, 'the database did not answer');
      return outage;
    });
  }

  function newContext(req: IncomingMessage, actor: Actor | null, token: string | null): Context {
    const record = recordOf(req);
    record.caller = actor ? CALLERS[actor.role] : 'guest';
    const ctx = {
      ...ownContext(record),
      actor,
      token,
      language: preferredLanguage(req.headers['accept-language']),
      address: addressOf(req),
      userAgent: String(req.headers['user-agent'] ?? ''),
      device: deviceOf(req),
      fromHere: isFromThisMachine(req),
    };
    return charged(ctx);
  }

  /** What a caller asks for is paid for by the caller. */
  function charged(ctx: Context): Context {
    return { ...ctx, engine: sharedEngine.askedBy(engineCaller(ctx)), owe: owing(ctx) };
  }

  /** Every operation of a socket is a request of its own. */
  function renewed(ctx: Context): Context {
    const record = { ...newRecord(), caller: ctx.record.caller };
    return charged({ ...ctx, requestId: record.id, record, log: log.child({ requestId: record.id }) });
  }

  /** What the product acts with when nobody asks it to. */
  function ownContext(record: RequestRecord): Context {
    const nobody = {
      actor: null,
      token: null,
      language: 'en',
      address: '',
      userAgent: '',
      device: '',
      fromHere: true,
    } as const;
    const engine = sharedEngine.askedBy(UNASKED);
    const all = {
      db,
      now,
      events,
      jobs,
      replies,
      engine,
      sharedEngine,
      renderer,
      model,
      embedder,
      budgets,
      owe: (cost: number) => void (record.cost += cost),
      uploads,
    };
    return { ...all, ...nobody, requestId: record.id, record, log: log.child({ requestId: record.id }) };
  }

  function jobContext(jobId: string): TaskContext {
    return { ...ownContext(newRecord(jobId)), pool };
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '/').split('?')[0]!;
    setSecurityHeaders(res, { overTls: config.publicUrl?.startsWith('https:') ?? false });
    underWay.add(res);
    res.once('close', () => underWay.delete(res));
    if (!ready) endConnection(res);
    if (isOpenToAll(path) && answerOrigin(req, res)) return;
    compressAnswer(req, res, path);
    const backlog = unread.open(addressOf(req), () => res.destroy());
    countUnread(res, backlog);

    if (kindOf(path) === 'health' && refusesMethod(req, res)) return;
    if (path === '/healthz') return sendJson(res, 200, { status: 'ok' });
    if (path === '/readyz') return sendReadiness(res);
    if (path === '/metrics') return sendMetrics(req, res, { metrics, token: config.metricsToken });
    if (path.startsWith('/auth/v1/')) return accounts.handle(req, res);
    if (path === '/graphql') return graph(req, res);
    if (path.startsWith('/api/')) return serveRest(req, res);
    if (site) {
      const guest = newContext(req, null, null);
      return site.handle(req, res, {
        ask: askAsGuest(guest),
        asker: askerOf(guest),
        isThere: (address) => isThere(guest, address),
        named: namedPages(db),
      });
    }
    sendJson(res, 404, { message: 'Not found' });
  }

  function askAsGuest(guest: Context): AskAsGuest {
    return ({ hash, variables }, language) => own.answer(hash, variables, { ...guest, language });
  }

  async function serveRest(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const caller = await callerOf(req);
    if (caller && typeof caller === 'object') return rest(req, res, caller, { fault: null });
    await rest(req, res, newContext(req, null, null), { fault: caller ?? 'SIGNED_OUT' });
  }

  async function sendReadiness(res: ServerResponse): Promise<void> {
    const reachable = ready && (await isReachable());
    sendJson(res, reachable ? 200 : 503, { status: reachable ? 'ready' : 'not ready' });
  }

  return {
    handle: openFront({
      log,
      trustedProxies: config.trustedProxies,
      admission,
      reads,
      streams,
      onTheirWay,
      observe: metrics.observe,
      answer: handle,
      turnAway: openTurnAway({ log, publicUrl: config.publicUrl }),
    }),
    sockets: (server: Server) =>
      serveSockets({
        server,
        yoga,
        contextFor,
        renewed,
        admission,
        reads,
        places: sockets,
        subscriptions,
        onTheirWay,
        unread,
        addressOf,
        log,
      }),
    upkeep,
    /** Runs the jobs that wait, here as in every other process, until the product stops. */
    work: () => jobs.work(jobContext),
    /** Tries each job that is due once. */
    runJobs: (options?: { retries?: boolean }) => jobs.runOnce(jobContext, options),
    /** Says that the server is going away; what is under way is still answered. */
    drain() {
      ready = false;
      for (const res of underWay) endConnection(res);
      void jobs.stop();
    },
    /** Ends what goes on behind the answers; the database is needed until then. */
    async settle() {
      // What the jobs need is there until they have ended or were given back.
      await jobs.stop();
      admission.close();
      // Given up first, then left alone by the engine: what it still thinks about would keep everybody waiting.
      const givenUp = replies.close();
      await Promise.all([
        givenUp,
        sharedEngine.close(),
        renderer.close(),
        uploads.close(),
        site?.close(),
        upkeep.stop(),
      ]);
    },
  };
}

/** Of who waits for a connection to the database, for each that there is. */
const BUSY_POOL = 8;

const CALLERS = { STUDENT: 'member', MODERATOR: 'moderator', ADMIN: 'admin', SYSTEM: 'admin' } as const;

function bearerOf(req: IncomingMessage): string | null {
  return /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null;
}

/** Whoever keeps a connection sends the next request on it, which a server that goes away does not answer. */
function endConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('connection', 'close');
}
