import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '../core/context.ts';
import { readJson } from '../http/body.ts';
import { clientAddress } from '../http/connection/client-address.ts';
import { recordOf } from '../http/request-record.ts';
import { sendJson, sendNothing } from '../http/connection/reply.ts';
import { isFromThisMachine } from '../http/connection/this-machine.ts';
import { preferredLanguage } from '../core/locale.ts';
import type { Authenticator } from './authenticate.ts';
import type { Accounts, Caller } from './context.ts';
import { AuthError, badToken, malformed, noAuthorization } from './errors.ts';
import { readAdminLink, useAdminLink } from './operations/use-admin-link.ts';
import { refreshSession } from './operations/refresh-session.ts';
import { signIn } from './operations/sign-in.ts';
import { isSignOutScope, signOut } from './operations/sign-out.ts';
import { signUp } from './operations/sign-up.ts';
import { currentUser, updateUser } from './operations/update-user.ts';
import type { PresentedSession } from './present.ts';
import { canKeepCookie, intoCookie, NO_COOKIE, readCookie, wantsCookie } from './protocol/cookie.ts';
import { API_VERSION, sendRefusal } from './protocol/refusal.ts';
import { readRefresh } from './tokens.ts';

interface Options {
  accounts: Accounts;
  doorkeeper: Authenticator;
  trustedProxies: number;
  publicUrl: string | null;
}

interface Call extends Options {
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
  caller: Caller;
  body: Record<string, unknown>;
}

export const PREFIX = '/auth/v1';

/** The sign-in protocol under /auth/v1, as the clients of GoTrue speak it. */
export function accountRoutes(options: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const caller = callerOf(req, options);
    res.setHeader('cache-control', 'no-store');
    res.setHeader('x-supabase-api-version', API_VERSION);
    try {
      const [path = '', search] = (req.url ?? '').split('?', 2);
      const route = routeFor(req.method ?? '', path.slice(PREFIX.length), res);
      const body = BODIES.has(req.method ?? '') ? await readBody(req) : {};
      await route({ ...options, req, res, query: new URLSearchParams(search), caller, body });
    } catch (error) {
      sendRefusal({ req, res, log: options.accounts.log, language: caller.language }, error);
    }
  };
}

const ROUTES: Record<string, (call: Call) => Promise<void>> = {
  'POST /signup': async (call) => {
    const { email, password, data } = call.body;
    const name = data && typeof data === 'object' && 'name' in data ? data.name : undefined;
    sendSession(call, await signUp(call.accounts, call.caller, { email, password, name }));
  },
  'POST /token': async (call) => {
    const { accounts, caller, query, body } = call;
    const grant = query.get('grant_type');
    if (grant === 'password') {
      const { email, password } = body;
      return sendSession(call, await signIn(accounts, caller, { email, password }));
    }
    if (grant === 'refresh_token')
      return sendSession(call, await refreshSession(accounts, caller, refreshToken(call)));
    throw malformed({ en: 'This grant type is not known.', zh: '不支持的授权类型。' });
  },
  'POST /logout': async (call) => {
    const { accounts, caller, doorkeeper, publicUrl, query, req, res } = call;
    const actor = await signedIn(call);
    const scope = query.get('scope') ?? 'global';
    if (!isSignOutScope(scope)) throw malformed({ en: 'This scope is not known.', zh: '不支持的退出范围。' });
    await signOut(accounts, caller, actor, scope);
    doorkeeper.forget(actor.id);
    sendNothing(
      res,
      204,
      scope !== 'others' && wantsCookie(req, publicUrl) ? { 'set-cookie': NO_COOKIE } : {},
    );
  },
  'GET /user': async (call) => {
    sendJson(call.res, 200, await currentUser(call.accounts, await signedIn(call)));
  },
  'PUT /user': async (call) => {
    const actor = await signedIn(call);
    const user = await updateUser(call.accounts, call.caller, actor, call.body);
    call.doorkeeper.forget(actor.id);
    sendJson(call.res, 200, user);
  },
  'POST /admin-link': async ({ accounts, caller, body, res }) =>
    sendJson(res, 200, await readAdminLink(accounts, caller, body['secret'])),
  'POST /admin-link/use': async (call) => {
    const actor = call.req.headers.authorization ? await signedIn(call) : null;
    const admin = await useAdminLink(call.accounts, call.caller, actor, call.body);
    call.doorkeeper.forget(admin.id);
    sendJson(call.res, 200, admin);
  },
  'GET /.well-known/jwks.json': async ({ accounts, res }) =>
    sendJson(res, 200, accounts.keys.jwks, { 'cache-control': 'public, max-age=600' }),
  'GET /settings': async ({ accounts, res }) =>
    sendJson(res, 200, {
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      password_min_length: accounts.passwordMin,
    }),
  'GET /health': async ({ res }) => sendJson(res, 200, { name: 'lemma', version: API_VERSION }),
};

function routeFor(method: string, path: string, res: ServerResponse): (call: Call) => Promise<void> {
  const route = ROUTES[`${method} ${path}`];
  if (route) return route;
  const known = METHODS.filter((other) => ROUTES[`${other} ${path}`]);
  if (known.length === 0) throw nothingHere();
  const allowed = known.includes('GET') ? ['GET', 'HEAD', ...known.slice(1)] : known;
  if (method === 'HEAD' && known.includes('GET')) return ROUTES[`GET ${path}`]!;
  res.setHeader('allow', [...allowed, 'OPTIONS'].join(', '));
  if (method === 'OPTIONS') return async (call) => sendNothing(call.res, 204);
  throw wrongMethod();
}

const METHODS = ['GET', 'POST', 'PUT'];
const BODIES = new Set(['POST', 'PUT']);

const nothingHere = () =>
  new AuthError(404, 'not_found', { en: 'There is nothing here.', zh: '这里没有内容。' });

const wrongMethod = () =>
  new AuthError(405, 'method_not_allowed', {
    en: 'This address does not take this method.',
    zh: '该地址不支持这种请求方法。',
  });

function callerOf(req: IncomingMessage, { trustedProxies, publicUrl }: Options): Caller {
  return {
    address: clientAddress(req, trustedProxies),
    userAgent: String(req.headers['user-agent'] ?? ''),
    language: preferredLanguage(req.headers['accept-language']),
    local: publicUrl === null && isFromThisMachine(req),
    record: recordOf(req),
  };
}

/** Forms and plain text can be sent by any site without asking; JSON cannot. */
function readBody(req: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? 'application/json'))
    throw new AuthError(415, 'bad_json', { en: 'Send application/json.', zh: '请发送 application/json。' });
  return readJson(req);
}

/** In cookie mode the body carries a handle; a token in its place is still a token. */
function refreshToken({ req, body, accounts, publicUrl }: Call): string {
  const sent = typeof body['refresh_token'] === 'string' ? body['refresh_token'] : '';
  if (!wantsCookie(req, publicUrl) || readRefresh(accounts.keys, sent)) return sent;
  return readCookie(req) ?? sent;
}

function sendSession({ req, res, publicUrl }: Call, session: PresentedSession): void {
  if (!wantsCookie(req, publicUrl) || !canKeepCookie(req, publicUrl)) return sendJson(res, 200, session);
  const { session: shown, cookie } = intoCookie(session);
  sendJson(res, 200, shown, { 'set-cookie': cookie });
}

async function signedIn({ req, doorkeeper }: Call): Promise<Actor> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (!token) throw noAuthorization();
  const { actor, fault } = await doorkeeper.identify(token);
  if (!actor) throw badToken(fault);
  return actor;
}
