import type { Context } from '../../core/context.ts';
import { type StudiedTopic, studiedTopic } from './studied-topic.ts';
import { cite } from './cite.ts';

const lower = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The topic whose title these words are. */
export async function topicCalled(
  ctx: Context,
  words: string,
  within: string | null,
): Promise<StudiedTopic | null> {
  const asked = lower(words.slice(0, 80));
  const topics = await ctx.db.topic.findMany({
    where: within ? { subjectCode: within.split('/')[0]! } : {},
    orderBy: [{ subject: { order: 'asc' } }, { paper: { order: 'asc' } }, { order: 'asc' }],
  });
  const named = topics.find(({ titleEn, titleZh }) =>
    [titleEn, titleZh].some((name) => lower(name) === asked),
  );
  return named
    ? studiedTopic(ctx, {
        subjectCode: named.subjectCode,
        topic: `${named.paperCode}/${named.slug}`,
        goal: null,
      })
    : null;
}

/** The topic that some words name, by its title or what students call it; else that of the card that fits them best. */
export async function topicNamed(
  ctx: Context,
  words: string,
  subjectCode: string,
): Promise<StudiedTopic | null> {
  const topics = await ctx.db.topic.findMany({
    where: subjectCode ? { subjectCode } : {},
    orderBy: [{ subject: { order: 'asc' } }, { paper: { order: 'asc' } }, { order: 'asc' }],
  });
  const asked = lower(words);
  const namesOf = (topic: (typeof topics)[number]) => [topic.titleEn, ...topic.aliasesEn].map(lower);
  const exact = topics.find((topic) => namesOf(topic).some((name) => name === asked));
  const holding = topics.filter(
    (topic) =>
      namesOf(topic).some((name) => name.length > 5 && (asked.includes(name) || name.includes(asked))) ||
      [topic.titleZh, ...topic.aliasesZh].some(
        (name) => name.length > 1 && (words.includes(name) || name.includes(words)),
      ),
  );
  const named = exact ?? holding[0];
  const [card] = named
    ? []
    : await cite(ctx, { text: words, topic: subjectCode ? `${subjectCode}//` : null, limit: 1, least: 0.4 });
  if (!named && !card) return null;
  return studiedTopic(ctx, {
    subjectCode: named?.subjectCode ?? card!.subjectCode,
    topic: named ? `${named.paperCode}/${named.slug}` : `${card!.paper}/${card!.topic}`,
    goal: null,
  });
}
