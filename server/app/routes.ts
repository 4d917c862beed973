import type { IncomingMessage } from 'node:http';
import type { Context } from '../core/context.ts';
import type { KnownOperations } from '../graph/documents/answer-known.ts';
import type { Answer } from '../http/answer/answer.ts';
import { isOpenToAll } from '../http/answer/headers.ts';
import { answerPreflight } from '../http/cors.ts';
import { refusesMethod, sendJson } from '../http/connection/reply.ts';
import type { AskAsGuest } from '../http/site/server-rendering.ts';
import type { Site } from '../http/site/site.ts';
import { askerOf } from '../limits/engine-caller.ts';
import { namesAt } from '../registry/existing-pages.ts';
import { namedPages } from '../registry/listed-pages.ts';
import type { openRest } from '../rest/serve.ts';
import type { Contexts } from './contexts.ts';

type Handler = (req: IncomingMessage, res: Answer) => Promise<void> | void;

interface Options {
  contexts: Contexts;
  accounts: Handler;
  graph: Handler;
  metrics: Handler;
  rest: ReturnType<typeof openRest>;
  site: Site | null;
  known: KnownOperations;
  /** Whether the database answers. */
  isReachable: () => Promise<boolean>;
}

/** Who answers a request, by its path. */
export function openRoutes(options: Options) {
  const { contexts, accounts, graph, metrics, rest, site, known, isReachable } = options;
  let ready = true;
  const underWay = new Set<Answer>();

  async function handle(req: IncomingMessage, res: Answer): Promise<void> {
    const { path, kind } = res;
    underWay.add(res);
    res.whenClosed(() => underWay.delete(res));
    if (!ready) endConnection(res);
    if (isOpenToAll(path) && answerPreflight(req, res)) return;

    if (kind === 'health' && refusesMethod(req, res)) return;
    if (path === '/healthz') return sendJson(res, 200, { status: 'ok' });
    if (path === '/readyz') return sendReadiness(res);
    if (path === '/metrics') return metrics(req, res);
    if (path.startsWith('/auth/v1/')) return accounts(req, res);
    if (path === '/graphql') return graph(req, res);
    if (path.startsWith('/api/')) return serveRest(req, res);
    if (site) return serveSite(site, req, res);
    sendJson(res, 404, { message: 'Not found' });
  }

  async function serveSite(pages: Site, req: IncomingMessage, res: Answer): Promise<void> {
    const guest = contexts.guestContext(req);
    await pages.handle(req, res, {
      ask: askAsGuest(known, guest),
      asker: askerOf(guest),
      namesAt: (address) => namesAt(guest, address),
      named: namedPages(guest.db),
    });
  }

  async function serveRest(req: IncomingMessage, res: Answer): Promise<void> {
    const caller = await contexts.callerOf(req);
    if (caller && typeof caller === 'object') return rest(req, res, caller, { fault: null });
    await rest(req, res, contexts.guestContext(req), { fault: caller ?? 'SIGNED_OUT' });
  }

  async function sendReadiness(res: Answer): Promise<void> {
    const reachable = ready && (await isReachable());
    sendJson(res, reachable ? 200 : 503, { status: reachable ? 'ready' : 'not ready' });
  }

  return {
    handle,
    /** Says that the server is going away; what is under way is still answered. */
    drain() {
      ready = false;
      for (const res of underWay) endConnection(res);
    },
  };
}

/** The graph as pages ask it that are rendered here. */
export function askAsGuest(known: KnownOperations, guest: Context): AskAsGuest {
  return ({ hash, variables }, language) => known.answer(hash, variables, { ...guest, language });
}

/** Whoever keeps a connection sends the next request on it, which a server that goes away does not answer. */
function endConnection(res: Answer): void {
  if (!res.headersSent) res.setHeader('connection', 'close');
}
