import type { Context } from '../../context.ts';
import { isAboutStudy } from '../study-words.ts';

const MIN_NAME = 2;

/** Whether a message is about the subjects: by a word of them, or the name of a topic. */
export async function isStudy(ctx: Context, text: string): Promise<boolean> {
  if (isAboutStudy(text)) return true;
  const topics = await ctx.db.topic.findMany({
    select: { titleEn: true, titleZh: true, aliasesEn: true, aliasesZh: true },
  });
  const lower = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return topics.some(
    ({ titleEn, titleZh, aliasesEn, aliasesZh }) =>
      [titleEn, ...aliasesEn].some(
        (name) => name.length > MIN_NAME && lower.includes(` ${name.toLowerCase()} `),
      ) || [titleZh, ...aliasesZh].some((name) => name.length >= MIN_NAME && text.includes(name)),
  );
}
