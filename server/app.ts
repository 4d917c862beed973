import type { Server } from 'node:http';
import { openAccounts } from './accounts/open.ts';
import { openConnectionLimits } from './app/connection-limits.ts';
import { openContexts } from './app/contexts.ts';
import { openMaintenance } from './app/maintenance.ts';
import { askAsGuest, openRoutes } from './app/routes.ts';
import { openServices, type Parts } from './app/services.ts';
import { openMetrics } from './core/metrics.ts';
import { openReadiness } from './database/readiness.ts';
import { openKnownOperations } from './graph/documents/answer-known.ts';
import { openKnownDocuments } from './graph/documents/known-documents.ts';
import { openGraph } from './graph/serve.ts';
import { serveSockets } from './graph/sockets/sockets.ts';
import { openYoga } from './graph/yoga.ts';
import { sendMetrics } from './http/metrics.ts';
import { openRequestHandler } from './http/request-handler.ts';
import { openAttempts } from './limits/attempts.ts';
import { openLimitStore } from './limits/store.ts';
import { schema } from './registry/graph.ts';
import { readingsOf } from './registry/metrics.ts';
import { openRejecter } from './rest/reject.ts';
import { openRest } from './rest/serve.ts';

/** The whole product behind one request handler. */
export function createApp(parts: Parts) {
  const { db, pool, keys, jobs, config, log, now, site, restarts = () => 0 } = parts;
  const { onlyPersisted, graphTrace, publicUrl, trustedProxies, metricsToken } = config;

  const limits = openLimitStore({ pool, redisUrl: config.redisUrl, log });
  const { attempts = openAttempts(limits) } = parts;
  const accounts = openAccounts({ db, keys, config, log, now, attempts });
  const services = openServices(parts, limits, schema);
  const { shared } = services;
  const contexts = openContexts({ shared, pool, config, log, authenticate: accounts.authenticate });
  const connections = openConnectionLimits({ pool, databasePool: config.databasePool, limits });

  const documents = openKnownDocuments(schema);
  shared.statements.registerOwn(documents.byHash.values());
  const yoga = openYoga({
    schema,
    log,
    onlyPersisted,
    documents,
    stillGood: async ({ actor, token }) =>
      !actor || !token || (await accounts.authenticate(token))?.role === actor.role,
  });
  const known = openKnownOperations({ schema, documents, onlyPersisted, isTracing: graphTrace, log });
  const metrics = openMetrics(
    readingsOf({ ...connections, ...shared, pool, jobs, databaseRestarts: restarts }),
  );
  const maintenance = openMaintenance({
    db,
    log,
    incoming: shared.uploads.incoming,
    site,
    askAsGuest: askAsGuest(known, contexts.ownContext('maintenance')),
  });

  const routes = openRoutes({
    contexts,
    accounts: accounts.handle,
    graph: openGraph({ yoga, known, callerOf: contexts.callerOf }),
    metrics: (req, res) => sendMetrics(req, res, { metrics, token: metricsToken }),
    rest: openRest({ yoga, known, publicUrl }),
    site,
    known,
    isReachable: openReadiness(() => pool.query('SELECT 1')),
  });

  return {
    handle: openRequestHandler({
      ...connections,
      log,
      overTls: publicUrl?.startsWith('https:') ?? false,
      trustedProxies,
      observe: metrics.observe,
      answer: routes.handle,
      reject: openRejecter({ log, publicUrl }),
    }),
    sockets: (server: Server) =>
      serveSockets({ ...connections, places: connections.sockets, ...contexts, server, yoga, log }),
    maintenance,
    /** Runs the jobs that wait, here as in every other process, until the product stops. */
    work: () => jobs.work(contexts.jobContext),
    /** Tries each job that is due once. */
    runJobs: (options?: { retries?: boolean }) => jobs.runOnce(contexts.jobContext, options),
    /** Says that the server is going away; what is under way is still answered. */
    drain() {
      routes.drain();
      void jobs.stop();
    },
    /** Ends what goes on behind the answers; the database is needed until then. */
    async settle() {
      // What the jobs need is there until they have ended or were given back.
      await jobs.stop();
      connections.admission.close();
      connections.reads.close();
      await Promise.all([services.close(), site?.close(), maintenance.stop()]);
      limits.close();
    },
  };
}
