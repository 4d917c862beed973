import type { Context } from '../../core/context.ts';
import type { QuestionFilter } from '../../community/questions/operations/filter.ts';
import { DEFAULT_PAGE, rowsIn } from '../../core/pagination.ts';
import { valid } from '../../core/validation.ts';
import { normalized } from '../../core/normalized.ts';
import { vocabularyOf } from '../../curriculum/vocabulary.ts';
import { WORK_PRICES } from '../../limits/table.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import {
  BEST_OF_KIND,
  MAX_MATCHES,
  MAX_QUICK,
  SEARCH_KINDS,
  type SearchKind,
  SearchTyped,
  TAUGHT,
} from '../rules.ts';
import { findInCurriculum } from './find-in-curriculum.ts';
import { findAnswers, findPeople, findQuestions } from './find-posts.ts';
import type { Match } from './match.ts';
import { correct } from './correct.ts';

interface Search {
  query: string;
  kinds?: readonly SearchKind[] | null | undefined;
  subjectCode?: string | null | undefined;
  /** Of questions, and of the questions that answers belong to. */
  filter?: QuestionFilter | null | undefined;
  first?: number | null | undefined;
}

/** What a search found of one kind, the best of it. */
export interface KindFound {
  kind: SearchKind;
  matches: Match[];
  hasMore: boolean;
}

export interface Found {
  /** All kinds together, the best first. */
  matches: Match[];
  /** Each kind that something was found of, the one with the best match first. */
  kinds: KindFound[];
  /** The search with its misspelt words mended. */
  suggestion: string | null;
}

/** Whatever fits some words, of all kinds together, the best first. */
export async function search(
  ctx: Context,
  { kinds, subjectCode, filter, first, ...input }: Search,
): Promise<Found> {
  const { query: text } = valid(SearchTyped, input);
  const limit = rowsIn(first ?? DEFAULT_PAGE, { most: MAX_MATCHES });
  ctx.budgets.spend(ctx, 1, 'search');

  const requested = new Set(kinds ?? SEARCH_KINDS);
  const wanted = { text, filter: { ...filter, ...(subjectCode && { subjectCode }) }, limit };
  const vocabulary = await vocabularyOf(ctx.db);
  const isKnown = text.toLowerCase().split(/\s+/).every(vocabulary.has);
  const found = await Promise.all([
    findInCurriculum(ctx, {
      text,
      kinds: TAUGHT.filter((kind) => requested.has(kind)),
      subjectCode: wanted.filter.subjectCode,
      limit,
    }),
    requested.has('QUESTION') ? findQuestions(ctx, wanted) : [],
    requested.has('ANSWER') ? findAnswers(ctx, wanted) : [],
    requested.has('PERSON') ? findPeople(ctx, { ...wanted, guess: !isKnown || requested.size === 1 }) : [],
  ]);
  const all = found.flat().sort((a, b) => b.score - a.score);
  return {
    matches: inTheirShares(all, limit),
    kinds: byKind(all),
    suggestion: correct(text, vocabulary),
  };
}

/** What is taught keeps half of the places, however many questions fit. */
function inTheirShares(all: readonly Match[], limit: number): Match[] {
  const isTaught = ({ kind }: Match) => (TAUGHT as readonly SearchKind[]).includes(kind);
  const taught = Math.min(all.filter(isTaught).length, Math.ceil(limit / 2));
  let room = limit - taught;
  const kept = all.filter((match) => isTaught(match) || (room -= 1) >= 0);
  return kept.slice(0, limit);
}

function byKind(all: readonly Match[]): KindFound[] {
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, matches]) => ({
    kind,
    matches: matches.slice(0, BEST_OF_KIND),
    hasMore: matches.length > BEST_OF_KIND,
  }));
}

/** What the search box offers while somebody types: subjects, topics and cards. */
export async function quickSearch(ctx: Context, input: { query: string }): Promise<Match[]> {
  const text = normalized(input.query, 'NFC').trim();
  if (!text || [...text].length > MAX_QUERY) return [];
  ctx.budgets.spend(ctx, WORK_PRICES.suggestions);

  return findInCurriculum(ctx, { text, kinds: TAUGHT, limit: MAX_QUICK });
}
