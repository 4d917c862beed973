import type { Context } from '../../../core/context.ts';
import type { Prisma } from '../../../database/client/client.ts';
import { Invalid } from '../../../core/errors.ts';
import { callerOf } from '../../../limits/engine-caller.ts';
import { WORK_PRICES } from '../../../limits/table.ts';
import type { Rendering, RenderTask } from '../../../text/markdown/renderer.ts';

/** What will be stored of a post, made before anything is; refused where the post passes the limits. */
export async function renderPost(ctx: Context, text: RenderTask): Promise<Rendering> {
  try {
    return await ctx.renderer.render({ ...text, sought: true }, callerOf(ctx));
  } catch (error) {
    if (error instanceof Invalid) ctx.budgets.spend(ctx, WORK_PRICES.refusedText);
    throw error;
  }
}

/** What of it is read beside its source. */
export const RENDERED = {
  select: { renderer: true, html: true, page: true, title: true, text: true, excerpt: true, lines: true },
} satisfies Prisma.RenderingDefaultArgs;

/** What others are told of it: all but what a search finds it by. */
export function shownOf({ words: _words, prints: _prints, ...shown }: Rendering): Rendering {
  return shown;
}

/** What the functions of the database store of it, or nothing where they only look. */
export function renderingValues(rendering: Rendering | null) {
  const { renderer = null, html = '', page = '', text = '', excerpt = '' } = rendering ?? {};
  const { lines = [], words = '', prints = [] } = rendering ?? {};
  return [renderer, html, page, text, excerpt, lines, words, prints] as [
    renderer: number | null,
    html: string,
    page: string,
    text: string,
    excerpt: string,
    lines: string[],
    words: string,
    prints: string[],
  ];
}
