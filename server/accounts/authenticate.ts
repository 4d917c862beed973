import type { Actor } from '../context.ts';
import type { Role } from '../database/client/client.ts';
import type { Accounts } from './context.ts';
import { SESSION_IDLE_DAYS } from './rules.ts';
import { type AccessClaims, readAccess } from './tokens.ts';

/** Sign-outs, bans and changes of role are felt within this time. */
const FRESH_MS = 5000;
const MAX_REMEMBERED = 10_000;

interface Standing {
  at: number;
  confirmed: number;
  person: { id: string; role: Role; reputation: number; aal: 1 | 2 } | null;
}

export type Authenticate = (token: string) => Promise<Actor | null>;

/** Tells who a bearer token stands for: null when it is not ours, has expired, or its session has ended. */
export function openAuthenticate(accounts: Accounts): { authenticate: Authenticate; forget: (sessionId: string) => void } {
  const tokens = new Map<string, AccessClaims>();
  const sessions = new Map<string, Standing>();

  async function claimsOf(token: string): Promise<AccessClaims | null> {
    const known = tokens.get(token);
    if (known && known.exp * 1000 > accounts.now().getTime()) return known;
    const claims = await readAccess(accounts.keys, accounts.issuer, accounts.now(), token);
    if (claims) remember(tokens, token, claims);
    return claims;
  }

  async function standing(sessionId: string): Promise<Standing> {
    const now = accounts.now();
    const known = sessions.get(sessionId);
    if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known;
    const found = await look(accounts, sessionId, now);
    remember(sessions, sessionId, found);
    return found;
  }

  return {
    forget: (sessionId) => sessions.delete(sessionId),
    async authenticate(token) {
      const claims = await claimsOf(token);
      if (!claims) return null;
      const session = await standing(claims.session_id);
      if (!session.person || session.person.id !== claims.sub) return null;
      if (claims.rtc > session.confirmed) await confirm(accounts, session, claims);
      const { id, role, reputation, aal } = session.person;
      return { id, role, reputation, aal, sessionId: claims.session_id, expiresAt: new Date(claims.exp * 1000) };
    },
  };
}

async function look(accounts: Accounts, sessionId: string, now: Date): Promise<Standing> {
  const session = await accounts.db.session.findUnique({
    where: { id: sessionId },
    include: { user: { include: { account: true } } },
  });
  const gone: Standing = { at: now.getTime(), confirmed: 0, person: null };
  if (!session || session.expiresAt <= now || session.user.deletedAt) return gone;
  if (session.rotatedAt.getTime() < now.getTime() - SESSION_IDLE_DAYS * 86_400_000) return gone;
  const bannedUntil = session.user.account?.bannedUntil;
  if (bannedUntil && bannedUntil > now) return gone;
  const { id, role, reputation } = session.user;
  return {
    at: now.getTime(),
    confirmed: session.confirmed,
    person: { id, role, reputation, aal: session.aal === 2 ? 2 : 1 },
  };
}

/** Using an access token proves that its refresh token arrived: older ones are void from now on. */
async function confirm({ db }: Accounts, session: Standing, { session_id, rtc }: AccessClaims): Promise<void> {
  await db.session.updateMany({ where: { id: session_id, confirmed: { lt: rtc } }, data: { confirmed: rtc } });
  session.confirmed = Math.max(session.confirmed, rtc);
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MAX_REMEMBERED) map.delete(map.keys().next().value!);
}
