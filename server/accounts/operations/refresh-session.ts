import type { Text } from '../../core/locale.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { plainAddress } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { AuthError, banned } from '../errors.ts';
import { type PresentedSession, presentSession } from '../present.ts';
import { GRACE_SECONDS, SESSION_IDLE_DAYS } from '../rules.ts';
import { readRefresh } from '../tokens.ts';

/**
 * - moved: a new token
 * - shared: the new token that another tab got just now
 * - ahead: newer than what the database knows, which was restored from a backup; nobody did wrong
 * - behind: from before a step-up that happened just now
 * - reused: a newer token was used already, so somebody has a copy; the session is over
 */
type Outcome = 'moved' | 'shared' | 'ahead' | 'behind' | 'reused' | 'expired' | 'banned';

interface Rotation {
  outcome: Outcome;
  counter: number;
}

/** Exchanges a refresh token for new ones. A token is good until a newer one was used. */
export async function refreshSession(
  accounts: Accounts,
  caller: Caller,
  token: string,
): Promise<PresentedSession> {
  const named = readRefresh(accounts.keys, token);
  if (!named) throw notFound();

  const { isOver, ...left } = await accounts.attempts.hit('refreshSession', named.sessionId);
  noteLimit(caller, left);
  // 503 and not 429: clients take a 4xx here for a sign-out.
  if (isOver) throw new AuthError(503, 'over_request_rate_limit', BUSY, { retryAfter: left.reset });

  const rotation = await rotate(accounts, caller, named);
  if (!rotation || rotation.outcome === 'ahead') throw notFound();
  if (rotation.outcome === 'behind' || rotation.outcome === 'reused') throw alreadyUsed();
  if (rotation.outcome === 'expired') throw expired();
  if (rotation.outcome === 'banned') throw banned();

  const session = await accounts.db.session.findUnique({
    where: { id: named.sessionId },
    include: { user: { include: { account: true } } },
  });
  if (!session?.user.account) throw notFound();
  const { user } = session;
  return presentSession(accounts, user, session.user.account, { ...session, counter: rotation.counter });
}

/** One statement decides and acts, holding the session's row: of any number at once exactly one takes the step. */
async function rotate(
  { db, now }: Accounts,
  caller: Caller,
  { sessionId, counter }: { sessionId: string; counter: number },
): Promise<Rotation | undefined> {
  const [rotation] = await db.$queryRaw<Rotation[]>`
    WITH told AS (
      SELECT ${sessionId}::uuid AS id, ${counter}::int AS counter, ${now()}::timestamptz AS now
    ), held AS (
      SELECT s.*, told.now, told.counter AS told, s.rotated_at > told.now - make_interval(secs => ${GRACE_SECONDS}) AS recent,
        a.user_id IS NULL OR u.deleted_at IS NOT NULL OR coalesce(a.banned_until > told.now, false) AS banned
      FROM told JOIN sessions s USING (id) JOIN users u ON u.id = s.user_id LEFT JOIN accounts a ON a.user_id = s.user_id
      FOR UPDATE OF s
    ), verdict AS (
      SELECT id, user_id, counter, told, now, CASE
        WHEN told > counter THEN 'ahead'
        WHEN expires_at <= now OR rotated_at <= now - make_interval(days => ${SESSION_IDLE_DAYS}) THEN 'expired'
        WHEN banned THEN 'banned'
        WHEN told < floor AND recent THEN 'behind'
        WHEN told < floor THEN 'reused'
        WHEN told < counter AND recent AND told >= least(confirmed, counter - 1) THEN 'shared'
        WHEN told >= confirmed THEN 'moved'
        ELSE 'reused' END AS outcome
      FROM held
    ), moved AS (
      UPDATE sessions s SET counter = s.counter + 1, rotated_at = v.now
      FROM verdict v WHERE s.id = v.id AND v.outcome = 'moved'
    ), ended AS (
      DELETE FROM sessions s USING verdict v WHERE s.id = v.id AND v.outcome IN ('reused', 'expired')
    ), noted AS (
      INSERT INTO audit_entries (event, subject_id, address, detail, created_at)
      SELECT 'refresh_reused', user_id, ${plainAddress(caller.address)},
        jsonb_build_object('session', id, 'told', told, 'counter', counter), now
      FROM verdict WHERE outcome = 'reused'
    )
    SELECT outcome, counter + (outcome = 'moved')::int AS counter FROM verdict`;
  return rotation;
}

const BUSY: Text = {
  en: 'Too many refreshes at once. Try again in a moment.',
  zh: '刷新过于频繁，请稍后再试。',
};
const AGAIN: Text = { en: 'Your session has ended. Sign in again.', zh: '会话已结束，请重新登录。' };

const notFound = () => new AuthError(400, 'refresh_token_not_found', AGAIN);
const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', AGAIN);
const expired = () => new AuthError(400, 'session_expired', AGAIN);
