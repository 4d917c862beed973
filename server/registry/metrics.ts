import type pg from 'pg';
import type { Reading } from '../core/metrics.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Statements } from '../graph/statement/statements.ts';
import type { SharedEngine } from '../maths/engine.ts';
import type { Admission } from '../limits/connections/admission.ts';
import type { ConcurrencyLimit } from '../limits/connections/concurrency.ts';
import type { UnreadLimit } from '../limits/connections/unread-bytes.ts';

interface Counted {
  pool: pg.Pool;
  jobs: JobQueue;
  admission: Admission;
  streams: ConcurrencyLimit;
  sockets: ConcurrencyLimit;
  unread: UnreadLimit;
  sharedEngine: SharedEngine;
  statements: Statements;
  databaseRestarts: () => number;
}

/** What the parts of a running product count. */
export const readingsOf = (counted: Counted): Reading[] => [
  ...requestsReadings(counted),
  ...graphReadings(counted),
  ...databaseReadings(counted),
  ...engineReadings(counted),
  ...connectionsReadings(counted),
];

const requestsReadings = ({ admission }: Counted): Reading[] => [
  {
    name: 'lemma_requests',
    help: 'Requests that are worked on or wait for their turn, and how many are worked on at once at most.',
    read: () => {
      const { underWay, waiting, most } = admission.counts();
      return { under_way: underWay, waiting, most };
    },
  },
  {
    name: 'lemma_requests_shed_total',
    help: 'Requests sent away because there was too much to do.',
    grows: true,
    read: () => admission.counts().refused,
  },
  {
    name: 'lemma_event_loop_delay_seconds',
    help: 'How late the main thread was in the last moment.',
    read: () => admission.counts().loopDelay / 1000,
  },
];

const graphReadings = ({ statements }: Counted): Reading[] => [
  {
    name: 'lemma_graph_queries_total',
    help: 'Queries that one statement answered, and those that the executor answered: because no statement can, because a value was missing that only it can make, or because the statement failed.',
    grows: true,
    read: () => ({ ...statements.counts }),
  },
];

const databaseReadings = ({ pool, jobs, databaseRestarts }: Counted): Reading[] => [
  {
    name: 'lemma_database_pool',
    help: 'Connections to the database, and who waits for one.',
    read: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  },
  {
    name: 'lemma_database_restarts_total',
    help: 'How often the embedded database died and was started again by this process.',
    grows: true,
    read: databaseRestarts,
  },
  {
    name: 'lemma_jobs',
    help: 'Durable jobs of all processes together.',
    read: async () => {
      const { waiting, running, parked } = await jobs.counts();
      return { waiting, running, parked };
    },
  },
  {
    name: 'lemma_jobs_oldest_seconds',
    help: 'For how long the oldest job has been due.',
    read: async () => (await jobs.counts()).oldestSeconds,
  },
];

const engineReadings = ({ sharedEngine: engine }: Counted): Reading[] => [
  {
    name: 'lemma_engine',
    help: 'Questions that wait for the maths engine, and its workers.',
    read: () => {
      const { waiting, busy, workers } = engine.figures();
      return { waiting, busy, workers };
    },
  },
  {
    name: 'lemma_engine_killed_total',
    help: 'Workers of the maths engine that were ended for what they would not end.',
    grows: true,
    read: () => engine.figures().killed,
  },
  {
    name: 'lemma_engine_worked_seconds_total',
    help: 'CPU time that the maths engine took.',
    grows: true,
    read: () => engine.figures().workedMs / 1000,
  },
];

const connectionsReadings = ({ sockets, streams, unread }: Counted): Reading[] => [
  {
    name: 'lemma_connections',
    help: 'Sockets of the graph, and event streams and files on their way.',
    read: () => ({ sockets: sockets.count(), streams: streams.count() }),
  },
  {
    name: 'lemma_unread_bytes',
    help: 'Of answers that wait in memory for whoever asked.',
    read: unread.count,
  },
];
