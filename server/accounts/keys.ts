import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, fsyncSync, closeSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { JWK } from 'jose';
import { StartFailure } from '../database/failure.ts';

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export interface Keys {
  /** The newest key, which signs. */
  signing: SigningKey;
  /** Every key whose signatures are still good, by its id. */
  verifying: Map<string, KeyObject>;
  /** What anybody may know of them. */
  jwks: { keys: JWK[] };
  /** Keys the refresh tokens. */
  secret: Buffer;
}

const SIGNING = 'signing.json';
const SECRET = 'refresh.key';

/** Reads the keys of this folder, or makes them at the first start. */
export function openKeys(folder: string): Keys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makeOnce(path.join(folder, SIGNING), () => JSON.stringify([newSigningKey()]));
  makeOnce(path.join(folder, SECRET), () => randomBytes(32).toString('base64url'));

  const stored = JSON.parse(readPrivate(path.join(folder, SIGNING))) as JWK[];
  const pairs = stored.map((jwk) => {
    const privateKey = createPrivateKey({ key: jwk as never, format: 'jwk' });
    return { kid: jwk.kid!, privateKey, publicKey: createPublicKey(privateKey) };
  });
  return {
    signing: pairs[0]!,
    verifying: new Map(pairs.map(({ kid, publicKey }) => [kid, publicKey])),
    jwks: { keys: stored.map(publicPart) },
    secret: Buffer.from(readPrivate(path.join(folder, SECRET)), 'base64url'),
  };
}

function newSigningKey(): JWK {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK;
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}

function publicPart({ kty, crv, x, y, kid }: JWK): JWK {
  return { kty: kty!, crv: crv!, x: x!, y: y!, kid: kid!, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}

/** Written aside and linked into place: of two processes that start at once, one's file becomes everybody's. */
function makeOnce(file: string, content: () => string): void {
  if (existsSync(file)) return;
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(aside, 'wx', 0o600);
  writeSync(handle, content());
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(aside, file);
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readPrivate(file: string): string {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new StartFailure(`Others on this machine can read ${file}: run chmod 600 on it first.`);
  return readFileSync(file, 'utf8');
}
