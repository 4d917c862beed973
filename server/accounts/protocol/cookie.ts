import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../../http/cors.ts';
import type { PresentedSession } from '../present.ts';
import { SESSION_IDLE_DAYS } from '../rules.ts';

const NAME = '__Secure-rt';
const PATH = '/auth/v1/token';

/**
 * In cookie mode the browser keeps the refresh token where scripts cannot read it, and the client
 * holds a handle without worth. Only this site's own pages are given it; others hold their tokens themselves.
 */
export function wantsCookie(req: IncomingMessage, publicUrl: string | null): boolean {
  return req.headers['x-auth-cookie'] === '1' && isOwnOrigin(req, publicUrl);
}

/** Browsers keep a Secure cookie over TLS and on this machine; elsewhere the client falls back to plain mode. */
export function canKeepCookie(req: IncomingMessage, publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') || isLoopback(req);
}

function isLoopback(req: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '');
}

export function readCookie(req: IncomingMessage): string | null {
  const pair = (req.headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`));
  return pair ? pair.trim().slice(NAME.length + 1) : null;
}

/** The session with a handle in place of the refresh token, and the cookie that holds the token. */
export function intoCookie(session: PresentedSession): { session: PresentedSession; cookie: string } {
  const cookie = setCookie(session.refresh_token, SESSION_IDLE_DAYS * 86_400);
  return { session: { ...session, refresh_token: `cookie.${randomBytes(9).toString('base64url')}` }, cookie };
}

export const NO_COOKIE = setCookie('', 0);

function setCookie(value: string, seconds: number): string {
  return `${NAME}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${PATH}; Max-Age=${seconds}`;
}
