import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RateState } from '../limits/token-buckets.ts';

/** What the access log says of a request beside its address. */
export interface RequestRecord {
  id: string;
  caller: 'guest' | 'member' | 'moderator' | 'admin' | 'refused';
  /** The cost of its operations, as taken from budgets. */
  cost: number;
  /** The limit that it came closest to, for the headers of its answer. */
  limit?: RateState;
}

declare module '../core/context.ts' {
  interface Services {
    /** What the access log will say of the request. */
    record: RequestRecord;
  }
}

export function newRecord(id: string = randomUUID()): RequestRecord {
  return { id, caller: 'guest', cost: 0 };
}

const records = new WeakMap<IncomingMessage, RequestRecord>();

export function recordOf(req: IncomingMessage): RequestRecord {
  const known = records.get(req);
  if (known) return known;
  const sent = req.headers['x-request-id'];
  const record = newRecord(typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : undefined);
  records.set(req, record);
  return record;
}
