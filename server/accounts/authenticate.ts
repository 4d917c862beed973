import type { Actor } from '../core/context.ts';
import type { Suspension } from '../core/errors.ts';
import type { Role, Session } from '../database/client/client.ts';
import type { Accounts } from './context.ts';
import type { TokenFault } from './errors.ts';
import { sessionEnded } from './rules.ts';
import { type AccessClaims, readAccess } from './tokens.ts';

/** Sign-outs, bans and changes of role are felt within this time. */
const FRESH_MS = 5000;
const MAX_REMEMBERED = 10_000;

/** Who a bearer token stands for, or why it stands for nobody. */
export type Identity = { actor: Actor; fault: null } | { actor: null; fault: TokenFault };

interface Person {
  id: string;
  role: Role;
  reputation: number;
  aal: number;
  suspension: Suspension | null;
}

interface Standing {
  person: Person | null;
  fault: TokenFault | null;
  confirmed: number;
  confirming: Promise<void> | null;
}

interface Remembered {
  at: number;
  userId: string;
  standing: Promise<Standing>;
}

export interface Authenticator {
  identify(token: string): Promise<Identity>;
  /** Forgets how this person's sessions stood, after something here changed them. */
  forget(userId: string): void;
}

export function openAuthenticator(accounts: Accounts): Authenticator {
  const tokens = new Map<string, AccessClaims>();
  const sessions = new Map<string, Remembered>();

  return {
    async identify(token) {
      const claims = await claimsOf(token);
      if (!claims) return { actor: null, fault: 'bad_jwt' };
      const standing = await standingOf(claims);
      const { person, fault } = standing;
      if (!person || person.id !== claims.sub) return { actor: null, fault: fault ?? 'session_not_found' };
      while (claims.rtc > standing.confirmed) await confirmOnce(accounts, standing, claims);
      return { actor: actorOf(person, claims), fault: null };
    },
    forget(userId) {
      for (const [id, known] of sessions) if (known.userId === userId) sessions.delete(id);
    },
  };

  async function claimsOf(token: string): Promise<AccessClaims | null> {
    const known = tokens.get(token);
    if (known && known.exp * 1000 > accounts.now().getTime()) return known;
    const claims = await readAccess(accounts.keys, accounts.issuer, accounts.now(), token);
    if (claims) remember(tokens, token, claims);
    return claims;
  }

  function standingOf({ session_id, sub }: AccessClaims): Promise<Standing> {
    const now = accounts.now();
    const known = sessions.get(session_id);
    if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known.standing;
    const standing = look(accounts, session_id, now);
    // Requests that come together share one look; one that failed is not kept.
    standing.catch(() => sessions.delete(session_id));
    remember(sessions, session_id, { at: now.getTime(), userId: sub, standing });
    return standing;
  }
}

interface OpenSession
  extends Omit<Person, 'suspension'>, Pick<Session, 'confirmed' | 'expiresAt' | 'rotatedAt'> {
  /** Whether the person has an account and was not deleted. */
  isThere: boolean;
  bannedUntil: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string;
}

async function look({ db }: Accounts, sessionId: string, now: Date): Promise<Standing> {
  const [session] = await db.$queryRaw<OpenSession[]>`
    SELECT u.id, u.role::text, u.reputation, s.aal, s.confirmed, s.expires_at AS "expiresAt", s.rotated_at AS "rotatedAt",
      u.deleted_at IS NULL AND a.user_id IS NOT NULL AS "isThere", a.banned_until AS "bannedUntil",
      u.suspended_until AS "suspendedUntil", coalesce(a.suspension_reason, '') AS "suspensionReason"
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN accounts a ON a.user_id = u.id
    WHERE s.id = ${sessionId}::uuid`;
  if (!session || sessionEnded(session, now)) return gone('session_not_found');
  const { id, role, reputation, aal, confirmed, isThere, bannedUntil } = session;
  if (!isThere) return gone('user_not_found');
  if (bannedUntil && bannedUntil > now) return gone('user_banned');
  const { suspendedUntil: until, suspensionReason: reason } = session;
  const suspension = until && until > now ? { until, reason } : null;
  return { person: { id, role, reputation, aal, suspension }, fault: null, confirmed, confirming: null };
}

const gone = (fault: TokenFault): Standing => ({ person: null, fault, confirmed: 0, confirming: null });

/** Requests that come together wait for one statement. */
function confirmOnce(accounts: Accounts, standing: Standing, claims: AccessClaims): Promise<void> {
  standing.confirming ??= confirm(accounts, standing, claims).finally(() => (standing.confirming = null));
  return standing.confirming;
}

/** Using an access token proves that its refresh token arrived: older ones are void from now on. */
async function confirm({ db }: Accounts, standing: Standing, claims: AccessClaims): Promise<void> {
  await db.session.updateMany({
    where: { id: claims.session_id, confirmed: { lt: claims.rtc }, counter: { gte: claims.rtc } },
    data: { confirmed: claims.rtc },
  });
  standing.confirmed = Math.max(standing.confirmed, claims.rtc);
}

function actorOf({ id, role, reputation, aal, suspension }: Person, claims: AccessClaims): Actor {
  return {
    id,
    role,
    reputation,
    // A token from before a step-up stays what it was.
    aal: aal === 2 && claims.aal === 'aal2' ? 2 : 1,
    suspension,
    sessionId: claims.session_id,
    expiresAt: new Date(claims.exp * 1000),
  };
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MAX_REMEMBERED) map.delete(map.keys().next().value!);
}
