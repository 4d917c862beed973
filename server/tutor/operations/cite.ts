import type { Context } from '../../core/context.ts';
import type { Text } from '../../core/locale.ts';
import { type CardKind, Prisma } from '../../database/client/client.ts';
import { hanPairs } from '../../text/han-pairs.ts';
import { queryTokens } from '../../text/query-tokens.ts';
import { vocabularyOf } from '../../curriculum/vocabulary.ts';
import type { Citation } from '../rules.ts';

interface CitationQuery {
  text: string;
  /** subject/paper/slug, of which what is empty may be any; anywhere when null. */
  topic: string | null;
  limit: number;
  /** How much of the text they have to match, from 0 to 1. */
  least?: number;
  kind?: CardKind;
}

/** What a search looks through; the spec's number of chunks. */
const MATCHES = 8;
const MATCHES_OF_KIND = 40;
const MAX_TEXT = 1000;

/** The cards that fit a text best. */
export async function cite(
  ctx: Context,
  { text, topic, limit, least = 0, kind }: CitationQuery,
): Promise<Citation[]> {
  const [subject, paper, slug] = topic?.split('/') ?? [];
  const searchText = text.slice(0, MAX_TEXT).replaceAll('\0', '');
  const tokens = queryTokens(searchText, await vocabularyOf(ctx.db));
  const embedding = (await ctx.embedder?.ofQuery(searchText)) ?? null;
  const place = Prisma.sql`${subject || null}, ${paper || null}, ${slug || null}, ${kind ? MATCHES_OF_KIND : MATCHES}::int`;
  const matches = embedding
    ? Prisma.sql`rag_search_hybrid(${searchText}, ${embedding}::real[], ${place}, query_tokens => ${tokens})`
    : Prisma.sql`rag_search_fulltext(${searchText}, ${place}, ${tokens})`;
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT card.id, card.slug, card.title_en, card.title_zh, card.details, card.kind::text AS kind, topic.subject_code, topic.paper_code,
      topic.slug AS topic_slug, topic.title_en AS topic_en, topic.title_zh AS topic_zh, subject.slug AS subject_slug
    FROM ${matches} AS matches
    JOIN search_chunks chunk ON chunk.id = matches.id
    JOIN cards card ON card.id = chunk.card_id
    JOIN topics topic ON topic.id = card.topic_id
    JOIN subjects subject ON subject.code = topic.subject_code
    WHERE matches.score >= ${least} AND (${kind ?? null}::text IS NULL OR card.kind::text = ${kind ?? null})
    ORDER BY matches.score DESC, card.id LIMIT ${limit}`;
  return rows.map((row) => citationOf(row, text));
}

/** The same, from elsewhere when there is nothing where it should be. */
export async function citeWithin(ctx: Context, query: CitationQuery): Promise<Citation[]> {
  const citations = query.topic ? await cite(ctx, query) : [];
  return citations.length > 0 ? citations : cite(ctx, { ...query, topic: null });
}

interface Row {
  id: string;
  slug: string;
  title_en: string;
  title_zh: string;
  details: Text[];
  kind: string;
  subject_code: string;
  paper_code: string;
  topic_slug: string;
  topic_en: string;
  topic_zh: string;
  subject_slug: string;
}

const citationOf = (row: Row, text: string): Citation => ({
  cardId: row.id,
  title: { en: row.title_en, zh: row.title_zh },
  topicTitle: { en: row.topic_en, zh: row.topic_zh },
  excerpt: beginningOf(row.kind === 'FORMULA' ? row.details : nearestOf(row.details, text)),
  subjectCode: row.subject_code,
  paper: row.paper_code,
  topic: row.topic_slug,
  path: `/topic/${row.subject_slug}/${row.paper_code}/${row.topic_slug}#${row.slug}`,
});

const STEM = 6;
/** By so much another paragraph has to fit better than the first ones. */
const LEAST_MORE = 2;

/** The paragraphs that have most in common with a text first; as they stand where none has more than the others. */
function nearestOf(details: Text[], text: string): Text[] {
  const words = text.slice(0, MAX_TEXT).toLowerCase();
  const stems = new Set([
    ...(words.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, STEM)),
    ...hanPairs(words),
  ]);
  const shared = details.map(({ en, zh }) => {
    const own = `${en} ${zh}`.toLowerCase();
    return [...stems].filter((stem) => own.includes(stem)).length;
  });
  const most = Math.max(0, ...shared);
  const first = shared.slice(0, PARAGRAPHS);
  if (details.length <= PARAGRAPHS || most < Math.max(...first) + LEAST_MORE) return details;
  const at = shared.indexOf(most);
  return [details[at]!, ...details.filter((_, other) => other !== at)];
}

const PARAGRAPHS = 2;

/** What of a card is quoted. */
export const beginningOf = (details: Text[]): Text => ({
  en: details
    .slice(0, PARAGRAPHS)
    .map(({ en }) => en)
    .join('\n\n'),
  zh: details
    .slice(0, PARAGRAPHS)
    .map(({ zh }) => zh)
    .join('\n\n'),
});
