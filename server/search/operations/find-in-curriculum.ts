import type { Context } from '../../core/context.ts';
import { Prisma } from '../../database/client/client.ts';
import type { Text } from '../../core/locale.ts';
import { queryTokens } from '../../text/query-tokens.ts';
import { MAX_PER_TOPIC, TAUGHT_EXACT, TAUGHT_MEANT, type TAUGHT } from '../rules.ts';
import { titlesTyped } from '../titles.ts';
import { vocabularyOf } from '../../curriculum/vocabulary.ts';
import { type Match, PLAIN } from './match.ts';

type CurriculumKind = (typeof TAUGHT)[number];

interface Query {
  text: string;
  kinds: readonly CurriculumKind[];
  subjectCode?: string | null | undefined;
  limit: number;
}

/** Subjects, topics and cards that fit some words, the best first. */
export async function findInCurriculum(
  ctx: Context,
  { text, kinds, subjectCode, limit }: Query,
): Promise<Match[]> {
  if (kinds.length === 0) return [];
  // Whoever presses Enter on half a word wants what the search box offered for it.
  const vocabulary = await vocabularyOf(ctx.db);
  const tokens = queryTokens(text, vocabulary, { unfinished: true });
  const { exact, meant } = await titlesTyped(ctx.db, text, vocabulary);
  const sources = kinds.map((kind) => SOURCES[kind]);
  const rows = await ctx.db.$queryRaw<Row[]>`
    WITH best AS (
      SELECT DISTINCT ON (chunk.source_type, coalesce(chunk.card_id, chunk.topic_id, chunk.subject_code)) chunk.*,
        CASE WHEN coalesce(chunk.card_id, chunk.topic_id, chunk.subject_code) = ANY (${exact}) THEN ${TAUGHT_EXACT}
          WHEN coalesce(chunk.card_id, chunk.topic_id, chunk.subject_code) = ANY (${meant}) THEN ${TAUGHT_MEANT} ELSE 0 END::real
        + ranked.score * CASE chunk.source_type WHEN 'subject' THEN 1.3 WHEN 'topic' THEN 1.2 ELSE 1 END AS score
      FROM rank_chunks(${tokens}, ${subjectCode ?? null}, NULL, NULL) AS ranked JOIN search_chunks chunk USING (id)
      WHERE chunk.source_type IN (${Prisma.join(sources)})
      ORDER BY chunk.source_type, coalesce(chunk.card_id, chunk.topic_id, chunk.subject_code), ranked.score DESC, chunk.id
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY coalesce(topic_id, subject_code) ORDER BY score DESC, id) AS place FROM best
    ), first AS (
      SELECT * FROM placed WHERE place <= ${MAX_PER_TOPIC} ORDER BY score DESC, id LIMIT ${limit}
    )
    SELECT first.source_type, first.card_id, first.topic_id, first.subject_code, first.paper_code, first.topic_slug,
      first.content AS searched, first.score, subject.slug AS subject_slug,
      subject.name_en, subject.name_zh, paper.title_en AS paper_en, paper.title_zh AS paper_zh,
      topic.title_en AS topic_en, topic.title_zh AS topic_zh, topic.summary_en, topic.summary_zh,
      card.slug AS card_slug, card.title_en AS card_en, card.title_zh AS card_zh, card.details -> 0 AS detail,
      papers.en AS papers_en, papers.zh AS papers_zh
    FROM first JOIN subjects subject ON subject.code = first.subject_code
    LEFT JOIN papers paper ON paper.subject_code = first.subject_code AND paper.code = first.paper_code
    LEFT JOIN topics topic ON topic.id = first.topic_id
    LEFT JOIN cards card ON card.id = first.card_id
    LEFT JOIN LATERAL (
      SELECT string_agg(title_en, ' · ' ORDER BY "order") AS en, string_agg(title_zh, ' · ' ORDER BY "order") AS zh
      FROM papers WHERE first.topic_id IS NULL AND subject_code = first.subject_code AND marks IS NOT NULL
    ) papers ON true
    ORDER BY first.score DESC, first.id`;
  return rows.map(matchOf);
}

const SOURCES = { SUBJECT: 'subject', TOPIC: 'topic', CARD: 'topic_card' } as const;

interface Row {
  source_type: (typeof SOURCES)[CurriculumKind];
  card_id: string | null;
  topic_id: string | null;
  subject_code: string;
  paper_code: string;
  topic_slug: string;
  searched: string;
  score: number;
  subject_slug: string;
  name_en: string;
  name_zh: string;
  paper_en: string | null;
  paper_zh: string | null;
  topic_en: string;
  topic_zh: string;
  summary_en: string;
  summary_zh: string;
  card_slug: string;
  card_en: string;
  card_zh: string;
  detail: Text;
  papers_en: string | null;
  papers_zh: string | null;
}

function matchOf(row: Row): Match {
  const subject = { en: row.name_en, zh: row.name_zh };
  const topicPath = `/topic/${row.subject_slug}/${row.paper_code}/${row.topic_slug}`;
  const about = {
    ...PLAIN,
    language: null,
    subjectCode: row.subject_code,
    subject,
    paper: row.paper_code || null,
    paperTitle: row.paper_en === null ? null : { en: row.paper_en, zh: row.paper_zh! },
    searchableText: row.searched,
    score: row.score,
  };
  if (row.source_type === 'subject')
    return {
      ...about,
      id: row.subject_code,
      kind: 'SUBJECT',
      title: subject,
      description: { en: row.papers_en ?? '', zh: row.papers_zh ?? '' },
      path: `/study-hub/${row.subject_code}`,
    };
  if (row.source_type === 'topic')
    return {
      ...about,
      id: row.topic_id!,
      kind: 'TOPIC',
      title: { en: row.topic_en, zh: row.topic_zh },
      description: { en: row.summary_en, zh: row.summary_zh },
      path: topicPath,
    };
  return {
    ...about,
    id: row.card_id!,
    kind: 'CARD',
    title: { en: row.card_en, zh: row.card_zh },
    description: row.detail,
    path: `${topicPath}#${row.card_slug}`,
  };
}
