import type { Context } from '../../core/context.ts';
import type { Question } from '../../database/client/client.ts';
import { DEFAULT_PAGE, rowsIn } from '../../core/pagination.ts';
import { searchQuestions } from '../../community/questions/operations/search-questions.ts';
import { valid } from '../../core/validation.ts';
import { WORK_PRICES } from '../../limits/table.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import { excerpt } from '../../text/markdown/plain-text.ts';
import { MAX_MATCHES, MAX_QUICK, SEARCH_KINDS, type SearchKind, SearchTyped } from '../rules.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import { findInCurriculum } from './find-in-curriculum.ts';
import type { Match } from './match.ts';
import { normalized } from '../../core/normalized.ts';

interface Search {
  text: string;
  kinds?: readonly SearchKind[] | null | undefined;
  subjectCode?: string | null | undefined;
  first?: number | null | undefined;
}

/** Whatever fits some words, of all kinds together, the best first. */
export async function search(
  ctx: Context,
  { kinds, subjectCode, first, ...input }: Search,
): Promise<Match[]> {
  const { text } = valid(SearchTyped, input);
  const limit = rowsIn(first ?? DEFAULT_PAGE, { most: MAX_MATCHES });
  ctx.budgets.spend(ctx, 1, 'search');

  const requested = new Set(kinds ?? SEARCH_KINDS);
  const [curriculum, questions] = await Promise.all([
    findInCurriculum(ctx, {
      text,
      kinds: (['SUBJECT', 'TOPIC', 'CARD'] as const).filter((kind) => requested.has(kind)),
      subjectCode,
      limit,
    }),
    requested.has('QUESTION') ? findQuestions(ctx, text, subjectCode ?? null, limit) : [],
  ]);
  return [...curriculum, ...questions].sort((a, b) => b.score - a.score).slice(0, limit);
}

/** What the search box offers while somebody types: subjects, topics and cards. */
export async function quickSearch(ctx: Context, input: { text: string }): Promise<Match[]> {
  const text = normalized(input.text, 'NFC').trim();
  if (!text || [...text].length > MAX_QUERY) return [];
  ctx.budgets.spend(ctx, WORK_PRICES.suggestions);

  return findInCurriculum(ctx, {
    text,
    kinds: ['SUBJECT', 'TOPIC', 'CARD'],
    limit: MAX_QUICK,
  });
}

const EXCERPT = 160;
/** The place of the best question among topics and cards, and how much each next one falls behind. */
const BEST_QUESTION = 0.6;
const STEP = 0.02;

async function findQuestions(
  ctx: Context,
  text: string,
  subjectCode: string | null,
  limit: number,
): Promise<Match[]> {
  const { edges } = await searchQuestions(
    ctx,
    { query: text, filter: { subjectCode }, first: limit },
    { include: { subject: true, rendering: { select: { renderer: true, excerpt: true } } } },
  );
  return edges.map(({ node }, i) => matchOf(node as QuestionWithSubject, BEST_QUESTION - i * STEP));
}

type QuestionWithSubject = Question & {
  subject: { nameEn: string; nameZh: string };
  rendering: { renderer: number; excerpt: string } | null;
};

/** Questions are in the language of whoever asked. */
function matchOf(
  { id, title, body, language, subjectCode, subject, paper, rendering }: QuestionWithSubject,
  score: number,
): Match {
  const description = excerpt(storedOf('excerpt', rendering, body), EXCERPT);
  return {
    id,
    kind: 'QUESTION',
    title: { en: title, zh: title },
    description: { en: description, zh: description },
    language,
    subjectCode,
    subject: { en: subject.nameEn, zh: subject.nameZh },
    paper,
    paperTitle: null,
    path: `/community/question/${id}`,
    searchableText: body,
    score,
  };
}
