import type { Task } from '../../../jobs/task.ts';
import { CHECK_ANSWERS } from '../../posts/rendering/working-check.ts';
import { checkAnswer } from './check-answer.ts';

/** The newest; others keep what was said of them. */
const MOST = 50;

/** Has the working in the answers of a question judged by what the question says now. */
export const checkAnswers: Task<{ questionId: string }> = {
  ...CHECK_ANSWERS,
  async run(ctx, { questionId }, { finish }) {
    const answers = await ctx.db.answer.findMany({
      where: { questionId, deletedAt: null, rendering: { lines: { isEmpty: false } } },
      orderBy: { id: 'desc' },
      take: MOST,
      select: { id: true, version: true },
    });
    await finish(async (tx) => {
      for (const answer of answers) await ctx.jobs.add(tx, checkAnswer, answer);
    });
  },
};
