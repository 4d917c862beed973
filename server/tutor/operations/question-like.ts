import type { Context } from '../../core/context.ts';

/** The question with other numbers, or null. */
export async function questionLike(ctx: Context, text: string, number: number): Promise<string | null> {
  const ran = await ctx.engine.like(text, number);
  return ran.ran ? (ran.answer?.question ?? null) : null;
}
