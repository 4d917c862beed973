import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { JWK } from 'jose';
import { makeFolder } from '../database/embedded/folder.ts';
import { isDiskFull, StartFailure } from '../database/failure.ts';

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

/** The key pairs, newest first: put a new one in front, take the last one out when its tokens have ended. */
const SIGNING = 'signing.json';
const SECRET = 'refresh.key';
const SECRET_BYTES = 32;

/** Reads the keys of this folder, or makes them at the first start. */
export function openKeys(folder: string): Keys {
  try {
    return keysIn(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StartFailure || code === undefined || isDiskFull(error)) throw error;
    throw new StartFailure(
      `${folder} cannot be used for the keys (${code}): choose another data folder with DATA_DIR.`,
    );
  }
}

function keysIn(folder: string): Keys {
  makeFolder(folder);
  requirePrivate(folder, 'chmod 700');
  const stored = readOrMake(path.join(folder, SIGNING), () => JSON.stringify([newSigningKey()]), readPairs);
  const secret = readOrMake(
    path.join(folder, SECRET),
    () => randomBytes(SECRET_BYTES).toString('base64url'),
    readSecret,
  );

  return {
    signing: stored[0]!,
    verifying: new Map(stored.map(({ kid, publicKey }) => [kid, publicKey])),
    jwks: { keys: stored.map(publicPart) },
    secret,
  };
}

function newSigningKey(): JWK {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK;
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid };
}

function readPairs(text: string): SigningKey[] {
  const pairs = (JSON.parse(text) as JWK[]).map((jwk) => {
    const privateKey = createPrivateKey({ key: jwk as never, format: 'jwk' });
    return { kid: jwk.kid!, privateKey, publicKey: createPublicKey(privateKey) };
  });
  if (pairs.length === 0) throw new Error('no key in it');
  return pairs;
}

function readSecret(text: string): Buffer {
  const secret = Buffer.from(text, 'base64url');
  if (secret.length !== SECRET_BYTES) throw new Error('too short');
  return secret;
}

function publicPart({ kid, publicKey }: SigningKey): JWK {
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' }) as JWK;
  return { kty: kty!, crv: crv!, x: x!, y: y!, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}

function readOrMake<Content>(file: string, make: () => string, read: (text: string) => Content): Content {
  if (!existsSync(file)) makeOnce(file, make());
  requirePrivate(file, 'chmod 600');
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    throw new StartFailure(
      `The keys in ${file} cannot be read: put the file back as it was, or move it away to sign everybody out.`,
    );
  }
}

/** Written aside and linked into place: of two processes that start at once, one's file becomes everybody's. */
function makeOnce(file: string, content: string): void {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(aside, 'wx', 0o600);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
    linkSync(aside, file);
    syncFolder(path.dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(aside, { force: true });
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function requirePrivate(file: string, remedy: string): void {
  if ((statSync(file).mode & 0o077) !== 0)
    throw new StartFailure(`Others on this machine can read ${file}: run ${remedy} on it first.`);
}
