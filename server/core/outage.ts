import { type Outage, Unavailable } from './errors.ts';

/** Postgres error codes: shutting down or starting, read-only, too many connections, database missing. */
const STATES = /^(08...|25006|53[03]00|57P0[1235])$/;
const SOCKETS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Prisma error codes: unreachable, timed out, disconnected, no connection or transaction available. */
const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/** Of Prisma's adapter, as raw queries tell it. */
const ADAPTER = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** Of the driver, which gives these no code. */
const SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;
const STATEMENT_TIMEOUT = '57014';
const DISK_FULL = '53100';

/** Why something that the product needs kept it from an answer, if it did: the next try may well succeed. */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof Unavailable) return 'UNAVAILABLE';
  const causes = causesOf(error);
  if (causes.some(({ code }) => code === STATEMENT_TIMEOUT)) return 'TIMEOUT';
  if (causes.some(({ code }) => code === DISK_FULL)) return 'NO_SPACE';
  const away = causes.some(
    ({ code, kind, message, syscall }) =>
      (typeof kind === 'string' && ADAPTER.has(kind)) ||
      (typeof code === 'string' &&
        (STATES.test(code) || PRISMA.has(code) || (syscall !== undefined && SOCKETS.has(code)))) ||
      (typeof message === 'string' && SENTENCES.test(message)),
  );
  return away ? 'UNAVAILABLE' : null;
}

interface Fault {
  code?: unknown;
  kind?: unknown;
  message?: unknown;
  syscall?: unknown;
}

/** An error and what led to it, as the driver, its adapter and Prisma wrap one another. */
function causesOf(error: unknown, depth = 0): Fault[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { cause, meta, errors, originalCode } = error as Record<string, unknown>;
  const wrapped = (meta as Record<string, unknown> | undefined)?.['driverAdapterError'];
  return [
    error,
    { code: originalCode },
    ...[cause, wrapped, ...(Array.isArray(errors) ? errors : [])].flatMap((one) => causesOf(one, depth + 1)),
  ];
}
