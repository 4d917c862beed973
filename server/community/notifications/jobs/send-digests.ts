import { DAY_MS, dayOf } from '../../../core/time.ts';
import type { Transaction } from '../../../database/client.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Task, TaskContext } from '../../../jobs/task.ts';
import { digestOf, type Week } from '../digest.ts';
import { announceNotifications } from '../events.ts';
import { nextDigest, STALE_DIGEST_MS } from '../rules.ts';

const BATCH = 100;
const WEEK_MS = 7 * DAY_MS;

interface Due {
  userId: string;
  timeZone: string;
  nextDigestAt: Date;
}

/** Writes the digests that are due, some at a time. Any number of processes may do it: each takes what no other has. */
export const sendDigests: Task = {
  name: 'send-digests',
  cron: '*/15 * * * *',
  single: true,
  async run(ctx, _data, { signal }) {
    while (!signal.aborted && (await sendSome(ctx)) === BATCH);
  },
};

async function sendSome(ctx: TaskContext): Promise<number> {
  const now = ctx.now();
  const { due, notified } = await ctx.db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      SELECT user_id AS "userId", time_zone AS "timeZone", next_digest_at AS "nextDigestAt" FROM member_settings
      WHERE next_digest_at <= ${now}::timestamptz ORDER BY next_digest_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const notified: string[] = [];
    for (const { userId, timeZone, nextDigestAt } of due) {
      const isStale = now.getTime() - nextDigestAt.getTime() > STALE_DIGEST_MS;
      if (!isStale && (await send(tx, userId, nextDigestAt, now))) notified.push(userId);
      await tx.memberSettings.update({
        where: { userId },
        data: { nextDigestAt: nextDigest(timeZone, now) },
      });
    }
    return { due, notified };
  });
  announceNotifications(ctx, notified);
  return due.length;
}

/** The digest of a week, where there is anything to tell. */
async function send(tx: Transaction, userId: string, dueAt: Date, now: Date): Promise<boolean> {
  const since = new Date(dueAt.getTime() - WEEK_MS);
  const [counts, questions] = [
    await countsOf.within(tx, [userId, since]),
    await questionsFor.within(tx, [userId, since]),
  ];
  const week: Week = {
    counts: Object.fromEntries(counts.map(({ kind, count }) => [kind, count])),
    questions,
  };
  const digest = digestOf(week);
  if (!digest) return false;
  const day = dayOf(dueAt);
  const [row] = await notify.within(tx, [userId, day, JSON.stringify(digest), now]);
  return row!.notified;
}

const countsOf = prepared<{ kind: string; count: number }, [user: string, since: Date]>(
  `SELECT kind::text, sum(count)::int AS count FROM notifications
   WHERE user_id = $1::uuid AND at > $2::timestamptz AND kind <> 'DIGEST' GROUP BY kind`,
);

/** The latest questions below the tags that somebody follows. */
const questionsFor = prepared<{ id: string; title: string }, [user: string, since: Date]>(
  `SELECT id, title FROM questions
   WHERE tags && ARRAY(SELECT tag FROM tag_follows WHERE user_id = $1::uuid) AND created_at > $2::timestamptz
     AND deleted_at IS NULL AND hidden_at IS NULL AND author_id <> $1::uuid
   ORDER BY created_at DESC LIMIT 5`,
);

const notify = prepared<{ notified: boolean }, [user: string, day: string, digest: string, now: Date]>(
  `SELECT notify_user($1::uuid, 'DIGEST', NULL, $2, NULL, NULL, NULL, $3::jsonb, $4::timestamptz) AS notified`,
);
