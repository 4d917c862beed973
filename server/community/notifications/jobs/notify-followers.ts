import { prepared } from '../../../database/prepared.ts';
import type { Task } from '../../../jobs/task.ts';
import { announceNotifications } from '../events.ts';

/** People in one transaction: whoever comes after them is the next job's. */
const BATCH = 500;

/** What there is to tell of a question: that it was asked, or else, with who did it, of its answer or of an edit. */
interface News {
  questionId: string;
  /** The answer that is new. */
  answerId?: string | null;
  /** Who answered or edited; nobody where the question itself is new. */
  actorId?: string;
  /** When that was; of a new question, when it is told. */
  at?: string;
  /** The last who was told. */
  after?: string;
}

/**
 * Tells of a new question those who follow its tags or its author, where they asked for it, and of answers and edits those
 * who follow the question: some at a time, each once.
 */
export const notifyFollowers: Task<News> = {
  name: 'notify-followers',
  async run(ctx, news, { finish }) {
    const { questionId, answerId, actorId, at, after } = news;
    const rows = await finish(async (tx) => {
      const now = at ? new Date(at) : ctx.now();
      const told = await notify.within(tx, [
        questionId,
        answerId ?? null,
        actorId ?? null,
        after ?? null,
        BATCH,
        now,
      ]);
      const last = told.at(-1);
      if (last && told.length === BATCH)
        await ctx.jobs.add(tx, notifyFollowers, { ...news, after: last.user_id });
      return told;
    });
    announceNotifications(
      ctx,
      rows.filter(({ notified }) => notified).map(({ user_id: userId }) => userId),
    );
  },
};

type Values = [
  ...news: [question: string, answer: string | null, actor: string | null],
  after: string | null,
  most: number,
  now: Date,
];

const notify = prepared<{ user_id: string; notified: boolean }, Values>(
  `SELECT user_id, notified
   FROM notify_followers($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::int, $6::timestamptz)`,
);
