import type { Config } from '../core/config.ts';
import type { Actor } from '../core/context.ts';
import type { Database } from '../database/client.ts';
import type { Log } from '../core/log.ts';
import type { Attempts } from '../limits/attempts.ts';
import { openAuthenticator } from './authenticate.ts';
import type { Accounts } from './context.ts';
import type { Keys } from './keys.ts';
import { accountRoutes, PREFIX } from './routes.ts';

interface Options {
  db: Database;
  keys: Keys;
  config: Pick<Config, 'publicUrl' | 'passwordMin' | 'trustedProxies'>;
  log: Log;
  now: () => Date;
  attempts: Attempts;
}

/** Everything about who somebody is: the protocol's routes, and what a bearer token stands for. */
export function openAccounts({ db, keys, config, log, now, attempts }: Options) {
  const issuer = `${config.publicUrl ?? 'http://localhost'}${PREFIX}`;
  const accounts: Accounts = { db, keys, attempts, issuer, passwordMin: config.passwordMin, now, log };
  const doorkeeper = openAuthenticator(accounts);
  const { trustedProxies, publicUrl } = config;
  return {
    handle: accountRoutes({ accounts, doorkeeper, trustedProxies, publicUrl }),
    identify: doorkeeper.identify,
    /** Whoever a bearer token stands for; null when it is not ours, has expired, or its session has ended. */
    async authenticate(token: string): Promise<Actor | null> {
      return (await doorkeeper.identify(token)).actor;
    },
  };
}
