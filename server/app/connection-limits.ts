import type pg from 'pg';
import { openAddressReads } from '../limits/address-reads.ts';
import { openAdmission } from '../limits/connections/admission.ts';
import { openPlaces } from '../limits/connections/concurrency.ts';
import { openBytes } from '../limits/connections/pending-bytes.ts';
import { openUnread } from '../limits/connections/unread-bytes.ts';
import type { LimitStore } from '../limits/store.ts';
import { ON_THEIR_WAY, STREAMS, SUBSCRIPTIONS, UNREAD } from '../limits/table.ts';

/** Of who waits for a connection to the database, for each that there is. */
const BUSY_POOL = 8;

interface Options {
  pool: pg.Pool;
  databasePool: number;
  limits: LimitStore;
}

/** What requests and sockets of this process share: places, bytes on their way and reads by network. */
export function openConnectionLimits({ pool, databasePool, limits }: Options) {
  return {
    admission: openAdmission({ isDatabaseBusy: () => pool.waitingCount > BUSY_POOL * databasePool }),
    streams: openPlaces(STREAMS),
    sockets: openPlaces(STREAMS),
    subscriptions: openPlaces(SUBSCRIPTIONS),
    reads: openAddressReads(limits),
    onTheirWay: openBytes(ON_THEIR_WAY),
    unread: openUnread(UNREAD),
  };
}
