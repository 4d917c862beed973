import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyFailure, readJson } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import { sendJson, sendNothing } from '../http/reply.ts';
import { preferredLanguage } from '../language.ts';
import type { AccessClaims } from './tokens.ts';
import { readAccess } from './tokens.ts';
import type { Accounts, Caller } from './context.ts';
import { canKeepCookie, intoCookie, NO_COOKIE, readCookie, wantsCookie } from './cookie.ts';
import { AuthError, badJwt, malformed, sessionNotFound } from './errors.ts';
import { refreshSession, signOut, type SignOutScope } from './operations/sessions.ts';
import { signIn } from './operations/sign-in.ts';
import { signUp } from './operations/sign-up.ts';
import { currentUser, updateUser } from './operations/update-user.ts';
import type { PresentedSession } from './present.ts';

interface Options {
  accounts: Accounts;
  trustedProxies: number;
  publicUrl: string | null;
  /** Told which session ended or changed, so that nothing remembers how it was. */
  forget: (sessionId: string) => void;
}

interface Call extends Options {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  caller: Caller;
  body: Record<string, unknown>;
}

export const PREFIX = '/auth/v1';
const VERSION = '2024-01-01';

/** The sign-in protocol under /auth/v1, as the clients of GoTrue speak it. */
export function accountRoutes(options: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const caller: Caller = {
      address: clientAddress(req, options.trustedProxies),
      userAgent: String(req.headers['user-agent'] ?? ''),
      language: preferredLanguage(req.headers['accept-language']),
    };
    res.setHeader('cache-control', 'no-store');
    res.setHeader('x-supabase-api-version', VERSION);
    try {
      const route = ROUTES[`${req.method} ${url.pathname.slice(PREFIX.length)}`];
      if (!route) throw new AuthError(404, 'not_found', { en: 'There is nothing here.', zh: '这里没有内容。' });
      const body = req.method === 'GET' ? {} : await readJson(req);
      await route({ ...options, req, res, url, caller, body });
    } catch (error) {
      sendError(options.accounts, res, caller, error);
    }
  };
}

const ROUTES: Record<string, (call: Call) => Promise<void>> = {
  'POST /signup': async (call) => {
    const { email, password, data } = call.body;
    const name = (data as { name?: unknown } | null | undefined)?.name;
    sendSession(call, await signUp(call.accounts, call.caller, { email, password, name }));
  },
  'POST /token': async (call) => {
    const grant = call.url.searchParams.get('grant_type');
    if (grant === 'password') {
      const { email, password } = call.body;
      return sendSession(call, await signIn(call.accounts, call.caller, { email, password }));
    }
    if (grant === 'refresh_token') {
      const token = (wantsCookie(call.req) && readCookie(call.req)) || call.body['refresh_token'];
      return sendSession(call, await refreshSession(call.accounts, call.caller, typeof token === 'string' ? token : ''));
    }
    throw malformed({ en: 'This grant type is not known.', zh: '不支持的授权类型。' });
  },
  'POST /logout': async (call) => {
    const claims = await bearer(call);
    const scope = call.url.searchParams.get('scope') ?? 'global';
    if (!isScope(scope)) throw malformed({ en: 'This scope is not known.', zh: '不支持的退出范围。' });
    await signOut(call.accounts, call.caller, { userId: claims.sub, sessionId: claims.session_id, scope });
    call.forget(claims.session_id);
    sendNothing(call.res, 204, scope !== 'others' && wantsCookie(call.req) ? { 'set-cookie': NO_COOKIE } : {});
  },
  'GET /user': async (call) => {
    const claims = await bearer(call);
    sendJson(call.res, 200, await currentUser(call.accounts, claims.sub));
  },
  'PUT /user': async (call) => {
    const { sub: userId, session_id: sessionId } = await bearer(call);
    const user = await updateUser(call.accounts, call.caller, { userId, sessionId }, call.body);
    call.forget(sessionId);
    sendJson(call.res, 200, user);
  },
  'GET /.well-known/jwks.json': async ({ accounts, res }) =>
    sendJson(res, 200, accounts.keys.jwks, { 'cache-control': 'public, max-age=600' }),
  'GET /settings': async ({ res }) =>
    sendJson(res, 200, { external: { email: true }, disable_signup: false, mailer_autoconfirm: true }),
  'GET /health': async ({ res }) => sendJson(res, 200, { name: 'lemma', version: VERSION }),
};

function sendSession({ req, res, publicUrl }: Call, session: PresentedSession): void {
  if (!wantsCookie(req) || !canKeepCookie(req, publicUrl)) return sendJson(res, 200, session);
  const { session: shown, cookie } = intoCookie(session);
  sendJson(res, 200, shown, { 'set-cookie': cookie });
}

async function bearer({ req, accounts }: Call): Promise<AccessClaims> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (!token)
    throw new AuthError(401, 'no_authorization', { en: 'Sign in first.', zh: '请先登录。' });
  const claims = await readAccess(accounts.keys, accounts.issuer, accounts.now(), token);
  if (!claims) throw badJwt();
  const session = await accounts.db.session.findFirst({ where: { id: claims.session_id, userId: claims.sub } });
  if (!session || session.expiresAt <= accounts.now()) throw sessionNotFound();
  return claims;
}

function isScope(scope: string): scope is SignOutScope {
  return scope === 'global' || scope === 'local' || scope === 'others';
}

function sendError(accounts: Accounts, res: ServerResponse, caller: Caller, error: unknown): void {
  const known =
    error instanceof BodyFailure
      ? new AuthError(error.status, error.status === 413 ? 'request_too_large' : 'bad_json', {
          en: error.message,
          zh: '无法读取请求内容。',
        })
      : error;
  if (!(known instanceof AuthError)) {
    accounts.log.error({ message: String(error) }, 'sign-in failed unexpectedly');
    return sendJson(res, 500, {
      code: 'unexpected_failure',
      message: caller.language === 'zh' ? '服务器出现问题，请稍后再试。' : 'Something went wrong here. Try again later.',
    });
  }
  const { status, code, text, retryAfter, reasons } = known;
  sendJson(
    res,
    status,
    { code, message: text[caller.language], ...(reasons && { weak_password: { reasons } }) },
    { 'x-sb-error-code': code, ...(retryAfter && { 'retry-after': String(retryAfter) }) },
  );
}
