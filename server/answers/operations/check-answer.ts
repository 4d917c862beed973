import type { Context } from '../../context.ts';
import type { Answer } from '../../database/client/client.ts';
import { questionChannel } from '../../events.ts';
import { chainOf } from '../../writing/chain.ts';

type Written = Pick<Answer, 'id' | 'questionId' | 'version' | 'body'>;

/** Keeps how far the working in an answer holds, once it was posted; nothing waits for it or depends on it. */
export function checkLater(ctx: Context, { id, questionId, version, body }: Written): void {
  const lines = chainOf(body);
  if (lines.length === 0) return;
  ctx.background.run('the check of an answer', async () => {
    const ran = await ctx.engine.check(lines);
    if (!ran.ran) return;
    const found = { linesOk: ran.answer.checkedTo, linesTotal: lines.length };
    // An edit meanwhile brings a version with a check of its own.
    const { count } = await ctx.db.answer.updateMany({
      where: { id, version, deletedAt: null },
      data: found,
    });
    if (count > 0)
      ctx.events.publish(questionChannel(questionId), {
        kind: 'AnswerChecked',
        questionId,
        answerId: id,
        ...found,
      });
  });
}
