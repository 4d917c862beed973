import { hash, verify } from '@node-rs/argon2';
import { MAX_PASSWORD_BYTES } from './rules.ts';
import { openLimiter } from './passwords/limiter.ts';

/** argon2id as OWASP's floor asks: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One for the process, since it is the process whose memory it guards. */
export const hashing = openLimiter({ running: 2, waiting: 64 });

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, PARAMETERS));
}

/** Unknown accounts are verified against this, so that they take as long as known ones. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$XCgPFJ6jNCvfucQHRgUGJw$meTjcpu+ZvQsD5b2ByonC69OC0gown1ETYXts1SoHRY';

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return false;
  const right = await hashing.run(() => verify(stored ?? NOBODYS, password));
  return right && stored !== null;
}
