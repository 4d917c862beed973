import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys.ts';

export const ACCESS_MINUTES = 10;
const LEEWAY_SECONDS = 5;

export interface AccessClaims {
  sub: string;
  session_id: string;
  exp: number;
  /** The refresh counter of the token that this one came with. */
  rtc: number;
  aal: 'aal1' | 'aal2';
}

interface AccessToken extends Omit<AccessClaims, 'exp'> {
  email: string;
  role: 'authenticated';
  app_metadata: object;
  user_metadata: object;
  amr: unknown;
  is_anonymous: false;
}

/** A JWT that names the person and the session, good for ten minutes. */
export async function signAccess(keys: Keys, issuer: string, now: Date, claims: AccessToken) {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + ACCESS_MINUTES * 60;
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .setJti(crypto.randomUUID())
    .sign(keys.signing.privateKey);
  return { token, exp };
}

/** The claims of a token that we signed and that is still good; null for everything else. */
export async function readAccess(
  keys: Keys,
  issuer: string,
  now: Date,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
      algorithms: ['ES256'],
      issuer,
      audience: 'authenticated',
      typ: 'JWT',
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'session_id', 'rtc', 'aal'],
    });
    return payload as unknown as AccessClaims;
  } catch {
    return null;
  }
}

function keyOf(keys: Keys, kid: string | undefined) {
  const key = kid === undefined ? undefined : keys.verifying.get(kid);
  if (!key) throw new Error('unknown key');
  return key;
}

/** version (1 byte) | session id (16) | counter (4) | HMAC-SHA-256 cut to 16: 37 bytes, nothing of it stored. */
const VERSION = 1;

export function writeRefresh(
  keys: Keys,
  { sessionId, counter }: { sessionId: string; counter: number },
): string {
  const body = Buffer.alloc(21);
  body.writeUInt8(VERSION, 0);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body, 1);
  body.writeUInt32BE(counter, 17);
  return Buffer.concat([body, sign(keys, body)]).toString('base64url');
}

/** What a refresh token names; null when we did not write it. */
export function readRefresh(keys: Keys, token: string): { sessionId: string; counter: number } | null {
  const bytes = Buffer.from(token, 'base64url');
  // One spelling only: decoding forgives stray characters, and a token must not have two names.
  if (bytes.length !== 37 || bytes[0] !== VERSION || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, 21);
  if (!timingSafeEqual(bytes.subarray(21), sign(keys, body))) return null;
  const hex = body.subarray(1, 17).toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, counter: body.readUInt32BE(17) };
}

function sign(keys: Keys, body: Buffer): Buffer {
  return createHmac('sha256', keys.secret).update(body).digest().subarray(0, 16);
}
