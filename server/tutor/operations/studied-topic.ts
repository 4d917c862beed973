import type { Context } from '../../core/context.ts';
import type { CardKind } from '../../database/client/client.ts';
import type { Text } from '../../core/locale.ts';
import { type About, type Citation, placeOf } from '../rules.ts';
import { beginningOf } from './cite.ts';

/** The topic that a conversation was started about. */
export interface StudiedTopic {
  id: string;
  title: Text;
  path: string;
  /** Its prerequisites, the most important first. */
  before: { title: Text; path: string }[];
}

const NAMED = { id: true, slug: true, titleEn: true, titleZh: true, paperCode: true, subjectCode: true };
const PLACED = { ...NAMED, subject: { select: { slug: true } } } as const;

/** Null if the conversation names none, or an unknown one. */
export async function studiedTopic(ctx: Context, about: About | null): Promise<StudiedTopic | null> {
  const { subjectCode, paper, slug } = placeOf(about);
  if (!subjectCode || !slug) return null;
  const row = await ctx.db.topic.findFirst({
    where: { subjectCode, slug, ...(paper && { paperCode: paper }) },
    orderBy: { paper: { order: 'asc' } },
    select: {
      ...PLACED,
      prerequisites: { orderBy: { order: 'asc' }, select: { before: { select: PLACED } } },
    },
  });
  return row && { ...named(row), before: row.prerequisites.map(({ before }) => named(before)) };
}

interface Placed {
  id: string;
  slug: string;
  titleEn: string;
  titleZh: string;
  paperCode: string;
  subject: { slug: string };
}

const named = ({ id, slug, titleEn, titleZh, paperCode, subject }: Placed) => ({
  id,
  title: { en: titleEn, zh: titleZh },
  path: `/topic/${subject.slug}/${paperCode}/${slug}`,
});

/** Its cards in their order: all, or those of a kind. */
export async function cardsOf(
  ctx: Context,
  topic: StudiedTopic,
  { kind, limit }: { kind?: CardKind; limit: number },
): Promise<Citation[]> {
  const cards = await ctx.db.card.findMany({
    where: { topicId: topic.id, ...(kind && { kind }) },
    orderBy: { order: 'asc' },
    take: limit,
    include: { topic: true },
  });
  return cards.map(({ id, slug, titleEn, titleZh, details, topic: { subjectCode, paperCode, ...its } }) => ({
    cardId: id,
    title: { en: titleEn, zh: titleZh },
    topicTitle: topic.title,
    excerpt: beginningOf(details as unknown as Text[]),
    subjectCode,
    paper: paperCode,
    topic: its.slug,
    path: `${topic.path}#${slug}`,
  }));
}
