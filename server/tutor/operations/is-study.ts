import type { Context } from '../../core/context.ts';
import { readText } from './read-text.ts';

/** Whether a message is about the subjects: by a word of them, or the name of a topic. */
export async function isStudy(ctx: Context, text: string): Promise<boolean> {
  if (await readText(ctx, 'isAboutStudy', text)) return true;
  const topics = await ctx.db.topic.findMany({
    select: { titleEn: true, titleZh: true, aliasesEn: true, aliasesZh: true },
  });
  const names = topics.map(({ titleEn, titleZh, aliasesEn, aliasesZh }) => ({
    en: [titleEn, ...aliasesEn],
    zh: [titleZh, ...aliasesZh],
  }));
  return readText(ctx, 'namesOneOf', text, names);
}
