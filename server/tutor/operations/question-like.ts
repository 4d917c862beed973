import type { Context } from '../../core/context.ts';

/** The question with other numbers, or null. */
export async function questionLike(ctx: Context, text: string, number: number): Promise<string | null> {
  const ran = await ctx.engine.like(text, number);
  const question = ran.ran ? (ran.answer?.question ?? null) : null;
  // From 4 to 4 nothing is left to do.
  return question !== null && /\bfrom (\S{1,8}) to \1(?![\w.])|∫_(\S{1,3})\^\2(?=[ (])/.test(question)
    ? null
    : question;
}
