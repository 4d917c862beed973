import { questionChannel } from '../../questions/events.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import type { Refusal } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuch } from '../../posts/find.ts';
import { questionLocked } from '../../posts/policy.ts';
import { notTheAsker } from '../../questions/policy.ts';
import { ACCEPTANCE_RULES, ownAnswerTooNew } from '../policy.ts';

interface Outcome {
  refusal: 'NOT_FOUND' | 'QUESTION_LOCKED' | 'NOT_ALLOWED' | 'CONFLICT' | null;
  question_id: string;
  changed: boolean;
  /** Whether everybody sees the answer: of what is hidden nobody is told. */
  is_public: boolean;
  /** Whose inboxes it changed. */
  notified: string[] | null;
}

/** Sets or takes back the acceptance of an answer; accepting another one moves it. */
export async function acceptAnswer(
  ctx: Context,
  { answerId, accepted }: { answerId: string; accepted: boolean },
): Promise<{ questionId: string; answerId: string }> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  if (!isId('answer', answerId)) throw noSuch('answer');

  const [outcome] = await accept.run(ctx, [actor.id, answerId, accepted, ctx.now(), RULES]);
  const { refusal, question_id: questionId, changed, notified } = outcome!;
  if (refusal) throw refused(refusal);
  announceNotifications(ctx, notified ?? []);
  if (changed && outcome!.is_public)
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AcceptanceChanged',
      questionId,
      acceptedAnswerId: accepted ? answerId : null,
    });
  return { questionId, answerId };
}

const RULES = JSON.stringify(ACCEPTANCE_RULES);

/** One function of the database (server/database/functions/accept_answer.sql), one round trip. */
const accept = prepared<
  Outcome,
  [actor: string, answer: string, accepted: boolean, now: Date, rules: string]
>(
  `SELECT refusal, question_id, changed, is_public, notified
   FROM accept_answer($1::uuid, $2::uuid, $3::boolean, $4::timestamptz, $5::jsonb)`,
);

function refused(refusal: NonNullable<Outcome['refusal']>): Refusal {
  switch (refusal) {
    case 'QUESTION_LOCKED':
      return questionLocked();
    case 'NOT_ALLOWED':
      return notTheAsker();
    case 'CONFLICT':
      return ownAnswerTooNew();
    case 'NOT_FOUND':
      return noSuch('answer');
  }
}
