import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { openKeys } from '../accounts/keys.ts';
import { createApp } from '../app.ts';
import type { Config } from '../core/config.ts';
import { publishCurriculum } from '../curriculum/publish.ts';
import { lostMeanwhile } from '../database/away.ts';
import { isDiskFull, StartFailure } from '../database/failure.ts';
import type { OpenDatabase } from '../database/client.ts';
import { dataDirOf, open } from '../database/open.ts';
import { type DemoAccount, loadDemo } from './demo.ts';
import { openEvents } from '../core/pubsub/pubsub.ts';
import { openSharedEvents } from '../core/pubsub/pubsub-redis.ts';
import { Answer } from '../http/answer/answer.ts';
import { listen } from '../http/connection/listen.ts';
import { limitConnections } from '../limits/connections/connections.ts';
import { REQUEST_TIMEOUTS, IDLE_TIMEOUT_MS } from '../limits/table.ts';
import { openSite } from '../http/site/site.ts';
import { wantsSocket } from '../http/connection/wants-socket.ts';
import { type JobQueue, openJobs } from '../jobs/queue.ts';
import { TASKS } from '../registry/jobs.ts';
import type { Log } from '../core/log.ts';
import { openRejecter } from '../rest/reject.ts';
import { embedTask } from '../search/embedding/embed-chunks.ts';
import { renderTask } from '../community/posts/rendering/render-again.ts';

interface Options {
  config: Config;
  log: Log;
  say: (sentence: string) => void;
  /** Start without the demo community. */
  empty: boolean;
}

export interface Running {
  address: string;
  demo: DemoAccount[] | null;
  stop(): Promise<void>;
}

const BUILT = path.resolve(import.meta.dirname, '../../dist');
const DRAIN_MS = 1000;
/** How often Node checks request timeouts; its default of 30 s is too coarse. */
const LOOK_MS = 1000;

/** Opens the database and the port, and knows how to close them again. */
export async function start({ config, log, say, empty }: Options): Promise<Running> {
  const server = createServer({
    ServerResponse: Answer,
    headersTimeout: REQUEST_TIMEOUTS.headersMs,
    requestTimeout: REQUEST_TIMEOUTS.uploadMs,
    connectionsCheckingInterval: LOOK_MS,
    shouldUpgradeCallback: wantsSocket,
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  limitConnections(server, { behindProxy: config.trustedProxies > 0 });
  // The port first: when it is taken, nothing else has to be undone.
  const port = await openPort(server, config);
  const startingResponse = openStartingResponse(config, log);
  server.on('request', startingResponse);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const database = await open(config, log, say);
    closing.push(() => database.close());
    const jobs = await openJobs({ connection: database.connection, log, tasks: TASKS });
    closing.push(() => jobs.stop());
    const keys = openKeys(path.join(dataDirOf(config), 'keys'));
    const now = () => new Date();
    const hasTopics = (await database.db.topic.count({ take: 1 })) > 0;
    if (!hasTopics) await publish({ database, jobs, config, log });
    const shared = config.redisUrl ? await openSharedEvents(config.redisUrl, log) : null;
    if (shared) closing.push(() => shared.close());
    const events = shared?.events ?? openEvents(log);

    const demo =
      database.embedded && !config.publicUrl && !empty
        ? await loadDemo({ database, jobs, config, log, say })
        : null;
    const app = createApp({
      ...database,
      keys,
      events,
      jobs,
      config,
      log,
      now,
      site: openSite(BUILT, config, log),
    });
    const sockets = app.sockets(server);
    server.off('request', startingResponse);
    server.on('request', app.handle);
    app.maintenance.warm();
    await app.work();
    await jobs.add(database.db, renderTask, {});
    // What an earlier start published serves until this one's is there.
    const publishing = hasTopics ? publish({ database, jobs, config, log }) : Promise.resolve();
    closing.push(() => publishing.catch(() => {}));
    if (config.embeddings) {
      const embedding = embedAfter(publishing, { database, jobs, log });
      closing.push(() => embedding);
    }

    return {
      address: config.publicUrl ?? addressOf(server),
      demo,
      async stop() {
        app.drain();
        await Promise.all([sockets.close(), close(server, port)]);
        await app.settle();
        for (const end of closing.reverse()) await end();
      },
    };
  } catch (error) {
    server.closeAllConnections();
    void port.close();
    for (const end of closing.reverse()) await end().catch(() => {});
    if (!(error instanceof StartFailure) && isDiskFull(error))
      throw new StartFailure(
        `The disk is full: ${config.databaseUrl ? 'the database' : dataDirOf(config)} has no room for what Lemma writes.`,
      );
    throw lostMeanwhile(error);
  }
}

interface Opened {
  database: OpenDatabase;
  jobs: JobQueue;
  log: Log;
}

/** Publishes the curriculum, and has what is new placed by what it means where a model is configured for it. */
function publish({ database, jobs, config, log }: Opened & { config: Config }): Promise<unknown> {
  const publishing = publishCurriculum(database.db, new Date(), {
    after: async (tx) => {
      if (config.embeddings) await jobs.add(tx, embedTask, {});
    },
  });
  publishing.catch((error: unknown) => log.error({ message: String(error) }, 'the curriculum is as it was'));
  return publishing;
}

/** A model that was configured just now has given no vector yet, though nothing was published. */
function embedAfter(publishing: Promise<unknown>, { database, jobs, log }: Opened): Promise<void> {
  const embed = () => jobs.add(database.db, embedTask, {});
  return publishing
    .then(embed, embed)
    .catch((error: unknown) =>
      log.warn({ message: String(error) }, 'the curriculum waits an hour for its embeddings'),
    );
}

/** Answers whoever comes before anything can be answered. */
function openStartingResponse(config: Config, log: Log) {
  const reject = openRejecter({ log, publicUrl: config.publicUrl });
  return (req: IncomingMessage, res: Answer): void => {
    reject(req, res, { why: 'STARTING', kind: res.kind, retryAfter: 2 });
  };
}

/** Says in plain words why a port cannot be opened. */
async function openPort(server: Server, { host, port }: Config) {
  try {
    return await listen(server, { host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} is in use: stop what uses it, or choose another one with PORT.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be opened by you: choose another one with PORT.`);
    throw new StartFailure(`The address ${host}:${port} cannot be opened (${message}).`);
  }
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : ''}`;
}

/** Lets what is under way end, then closes what is still open. */
async function close(server: Server, port: { close(): Promise<void> }): Promise<void> {
  const closed = port.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
