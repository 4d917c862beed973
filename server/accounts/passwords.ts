import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../core/worker-pool/take-turns.ts';
import { SERVER_ASKER } from '../core/worker-pool/fair-queue.ts';
import { networkOf } from '../limits/network.ts';
import { TURNS } from '../limits/table.ts';
import type { Caller } from './context.ts';
import { busy } from './errors.ts';
import { MAX_PASSWORD_BYTES } from './rules.ts';

/** argon2id as OWASP's floor asks: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One for the process, since it is the process whose memory it guards. */
const hashing = takeTurns({ ...TURNS.passwords, refusal: busy });

/** Null where the server itself makes an account. */
type Requester = Pick<Caller, 'address'> | null;

const askerOf = (caller: Requester) =>
  caller ? { network: networkOf(caller.address), person: '' } : SERVER_ASKER;

/** Refuses while so many passwords are being hashed that this caller's would be refused too. */
export const requireHashing = (caller: Requester): void => hashing.requireCapacity(askerOf(caller));

export function hashPassword(caller: Requester, password: string): Promise<string> {
  return hashing.run(askerOf(caller), () => hash(password, PARAMETERS));
}

/** Unknown accounts are verified against this, so that they take as long as known ones. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XCgPFJ6jNCvfucQHRgUGJw$meTjcpu+ZvQsD5b2ByonC69OC0gown1ETYXts1SoHRY';

export async function passwordMatches(
  caller: Requester,
  stored: string | null,
  password: string,
): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return false;
  const right = await hashing.run(askerOf(caller), () => verify(stored ?? DUMMY_HASH, password));
  return right && stored !== null;
}
