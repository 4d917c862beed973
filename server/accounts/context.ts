import type { Database } from '../database/client.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { Language } from '../core/locale.ts';
import type { Log } from '../core/log.ts';
import type { Keys } from './keys.ts';
import type { Attempts } from '../limits/attempts.ts';

/** What accounts act with, the same for every request. */
export interface Accounts {
  db: Database;
  keys: Keys;
  attempts: Attempts;
  issuer: string;
  passwordMin: number;
  now: () => Date;
  log: Log;
}

/** Who is calling. */
export interface Caller {
  address: string;
  userAgent: string;
  language: Language;
  /** Whether the call came from this machine, by no proxy, to an installation that is nobody else's. */
  local: boolean;
  record: RequestRecord;
}
