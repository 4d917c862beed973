import type pg from 'pg';
import { openAddressReads } from '../limits/address-reads.ts';
import { openAdmission } from '../limits/connections/admission.ts';
import { openConcurrencyLimit } from '../limits/connections/concurrency.ts';
import { openByteLimit } from '../limits/connections/pending-bytes.ts';
import { openUnreadLimit } from '../limits/connections/unread-bytes.ts';
import type { LimitStore } from '../limits/store.ts';
import { PENDING_BYTES, STREAMS, SUBSCRIPTIONS, UNREAD_BYTES } from '../limits/table.ts';

/** Clients waiting for a database connection, per connection. */
const BUSY_POOL = 8;

interface Options {
  pool: pg.Pool;
  databasePool: number;
  limits: LimitStore;
}

/** Limits that the requests and sockets of this process share. */
export function openConnectionLimits({ pool, databasePool, limits }: Options) {
  return {
    admission: openAdmission({ isDatabaseBusy: () => pool.waitingCount > BUSY_POOL * databasePool }),
    streams: openConcurrencyLimit(STREAMS),
    sockets: openConcurrencyLimit(STREAMS),
    subscriptions: openConcurrencyLimit(SUBSCRIPTIONS),
    reads: openAddressReads(limits),
    pendingBytes: openByteLimit(PENDING_BYTES),
    unread: openUnreadLimit(UNREAD_BYTES),
  };
}
