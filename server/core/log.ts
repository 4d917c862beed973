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

/** The log of one request, whose lines carry its id: most requests say nothing, so it is made with the first line. */
export class RequestLog implements Log {
  readonly #log: Log;
  readonly #requestId: string;
  #own: Log | null = null;

  constructor(log: Log, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  get debug() {
    return this.#say('debug');
  }
  get info() {
    return this.#say('info');
  }
  get warn() {
    return this.#say('warn');
  }
  get error() {
    return this.#say('error');
  }
  get child() {
    return this.#say('child');
  }

  #say<Name extends keyof Log>(name: Name): Log[Name] {
    this.#own ??= this.#log.child({ requestId: this.#requestId });
    return this.#own[name].bind(this.#own) as Log[Name];
  }
}
