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

const STEM = 6;
const stemsOf = (text: string): string[] =>
  (lower(text).match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, STEM));
/** "Proof by induction" is called induction. */
const AHEAD = /^(?:proof by|the) /i;

/** The topic whose names stand in a message most often, in any form of their words: subject/paper/slug; null where none does, or two alike. */
export async function topicIn(ctx: Context, words: string, within: string | null): Promise<string | null> {
  const text = words.slice(0, 300);
  const said = new Set(stemsOf(text));
  const topics = await ctx.db.topic.findMany({
    where: within ? { subjectCode: within.split('/')[0]! } : {},
    select: {
      subjectCode: true,
      paperCode: true,
      slug: true,
      titleEn: true,
      aliasesEn: true,
      titleZh: true,
      aliasesZh: true,
    },
  });
  const isSaid = (name: string) => {
    const stems = stemsOf(name.replace(AHEAD, ''));
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  };
  const counted = topics.map((topic) => ({
    topic,
    names:
      [topic.titleEn, ...topic.aliasesEn].filter(isSaid).length +
      [topic.titleZh, ...topic.aliasesZh].filter((name) => name.length > 1 && text.includes(name)).length,
  }));
  const most = Math.max(...counted.map(({ names }) => names));
  const [only, ...others] = counted.filter(({ names }) => most > 0 && names === most);
  return only && others.length === 0
    ? `${only.topic.subjectCode}/${only.topic.paperCode}/${only.topic.slug}`
    : null;
}

/** The topic that some words name, by its title or what students call it; else that of the card that fits them best. */
export async function topicNamed(
  ctx: Context,
  words: string,
  subjectCode: string,
  isLoose = true,
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
  const [card] =
    named || !isLoose
      ? []
      : await cite(ctx, {
          text: words,
          topic: subjectCode ? `${subjectCode}//` : null,
          limit: 1,
          least: 0.4,
        });
  if (!named && !card) return null;
  return studiedTopic(ctx, {
    subjectCode: named?.subjectCode ?? card!.subjectCode,
    topic: named ? `${named.paperCode}/${named.slug}` : `${card!.paper}/${card!.topic}`,
    goal: null,
  });
}
