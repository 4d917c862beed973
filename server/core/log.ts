import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

const SECRETS = ['password', 'token', 'access_token', 'refresh_token', 'authorization', 'cookie', 'email'];

/** Structured lines on standard output; secrets never leave, whatever an object carries. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`]),
  });
}
