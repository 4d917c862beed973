import { type Context, requireActor } from '../../core/context.ts';
import { type IdKind, kindOf, newId } from '../../core/ids.ts';
import { prepared } from '../../database/prepared.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { NEW_SITE_USERS, PRIVILEGES } from '../reputation/rules.ts';
import { noSuch } from './find.ts';
import { ownPost, questionLocked, voteNeedsReputation } from './policy.ts';

interface Outcome {
  refusal: 'NOT_FOUND' | 'SELF_VOTE' | 'QUESTION_LOCKED' | 'NEED_REPUTATION' | null;
  question_id: string;
  total: number;
  changed: boolean;
  is_public: boolean;
  /** Whose inbox it changed. */
  notified: string | null;
}

/** How many people marked it, after one did; the question where others are to hear of it. */
export interface Marked {
  total: number;
  news: string | null;
  /** Whose inbox it changed. */
  notified: string | null;
}

const ON = {
  like: ['question', 'answer', 'comment'],
  bookmark: ['question', 'answer'],
  vote: ['comment'],
} as const satisfies Record<string, readonly IdKind[]>;

/** Sets a like, a bookmark or a vote on a comment; setting it again changes nothing. */
export async function setMark(
  ctx: Context,
  mark: keyof typeof ON,
  { targetId, active }: { targetId: string; active: boolean },
): Promise<Marked> {
  const actor = requireActor(ctx);
  const kind = ON[mark].find((one) => one === kindOf(targetId));
  if (!kind) throw noSuch('post');
  payForWriting(ctx, WRITE_PRICES.row);

  const id = newId(mark, ctx.now());
  const [outcome] = await set.run(ctx, [mark, id, actor.id, kind, targetId, active, ctx.now(), RULES]);
  const { refusal, total, changed, is_public: isPublic, question_id: questionId, notified } = outcome!;
  switch (refusal) {
    case 'NOT_FOUND':
      throw noSuch(kind);
    case 'SELF_VOTE':
      throw ownPost();
    case 'QUESTION_LOCKED':
      throw questionLocked();
    case 'NEED_REPUTATION':
      throw voteNeedsReputation('UP');
    case null:
      return { total, news: changed && isPublic ? questionId : null, notified };
  }
}

const RULES = JSON.stringify({ up: PRIVILEGES.voteUp, newSiteUsers: NEW_SITE_USERS });

/** One function of the database (server/database/functions/set_mark.sql), one round trip: it locks what is marked before it looks at any mark. */
const set = prepared<
  Outcome,
  [
    mark: string,
    id: string,
    user: string,
    kind: string,
    target: string,
    active: boolean,
    now: Date,
    rules: string,
  ]
>(
  `SELECT refusal, question_id, total, changed, is_public, notified
   FROM set_mark($1, $2::uuid, $3::uuid, $4, $5::uuid, $6::boolean, $7::timestamptz, $8::jsonb)`,
);
