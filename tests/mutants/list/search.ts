import { mutantsIn } from '../mutant.ts';

const SEARCH = 'tests/graph/search.test.ts';
const HISTORY = 'tests/graph/search-history.test.ts';
const CURRICULUM = 'tests/graph/curriculum.test.ts';

export const SEARCH_MUTANTS = [
  ...mutantsIn('server/search/policy.ts', HISTORY, {
    'a history is one’s own': ['return { userId: reader.id };', 'return {};'],
  }),
  ...mutantsIn('server/search/rules.ts', HISTORY, {
    'fifty searches are remembered': ['export const MAX_HISTORY = 50;', 'export const MAX_HISTORY = 51;'],
    'one search is the same however it is typed': [
      ".toLowerCase().replaceAll(/\\s+/g, ' ').trim()",
      ".replaceAll(/\\s+/g, ' ').trim()",
    ],
    'four topics are recommended': ['export const MAX_RECOMMENDED = 4;', 'export const MAX_RECOMMENDED = 5;'],
  }),
  ...mutantsIn('server/search/rules.ts', SEARCH, {
    'the search box offers ten': ['export const MAX_QUICK = 10;', 'export const MAX_QUICK = 11;'],
  }),
  ...mutantsIn('server/search/rules.ts', 'tests/graph/lists.test.ts#is refused so by every list', {
    'a page of results has fifty at most': [
      'export const MAX_MATCHES = 50;',
      'export const MAX_MATCHES = 51;',
    ],
  }),
  ...mutantsIn('server/search/operations/search.ts', SEARCH, {
    'searches are made at a rate': ["  ctx.budgets.spend(ctx, 1, 'search');\n", ''],
    'a search keeps to the kinds that are asked for': [
      "requested.has('QUESTION') ? findQuestions",
      'requested ? findQuestions',
    ],
    'the best match comes first': [
      '.sort((a, b) => b.score - a.score).slice(0, limit)',
      '.sort((a, b) => a.score - b.score).slice(0, limit)',
    ],
  }),
  ...mutantsIn('server/search/operations/history.ts', HISTORY, {
    'a search that is repeated is counted': ['count: { increment: 1 }', 'count: 1'],
    'the latest search comes first': [
      "where: visibleSearches(ctx.actor),\n    orderBy: [{ searchedAt: 'desc' }",
      "where: visibleSearches(ctx.actor),\n    orderBy: [{ searchedAt: 'asc' }",
    ],
    'forgetting one search leaves the others': [
      "typeof query === 'string' ? { key: searchKey(query) } : {}",
      "typeof query === 'number' ? { key: searchKey(query) } : {}",
    ],
    'a clock that is ahead makes no search later than now': [
      'searchedAt: searchedAt > now ? now : searchedAt',
      'searchedAt',
    ],
    'taking over what a device remembered twice changes nothing': [
      'count = greatest(known.count, excluded.count)`',
      'count = known.count + excluded.count`',
    ],
    'changes to a history are made at a rate': [
      "  ctx.budgets.spend(ctx, HISTORY_PRICES.change, 'history');\n\n  return change(ctx, actor, async (tx) => {\n    const key",
      '\n  return change(ctx, actor, async (tx) => {\n    const key',
    ],
  }),
  ...mutantsIn('server/search/operations/recommend.ts', HISTORY, {
    'one’s own searches come before those of the device': [
      '(await ownSearches(ctx)) ?? given',
      'given ?? (await ownSearches(ctx))',
    ],
    'the last search counts most': ['(limit - i) / limit', '(i + 1) / limit'],
  }),
  ...mutantsIn('server/database/functions/rag_search_fulltext.sql', SEARCH, {
    'each card is found in one language': [
      'SELECT DISTINCT ON (coalesce(chunk.card_id, chunk.topic_id)) chunk.*',
      'SELECT chunk.*',
    ],
    'as many pieces are found as were asked for': [
      'least(greatest(match_count, 1), 50)',
      'least(greatest(match_count, 1), 50) + 1',
    ],
  }),
  ...mutantsIn('server/database/functions/rag_search_hybrid.sql', SEARCH, {
    'words and meaning weigh as told': [
      'coalesce(embedding_weight * CASE',
      'coalesce(fulltext_weight * CASE',
    ],
    'the nearest by meaning comes first': [
      'ORDER BY 2 DESC NULLS LAST LIMIT 50',
      'ORDER BY 2 ASC NULLS LAST LIMIT 2',
    ],
    'pieces by meaning are of the subject that is asked for': [
      '(subject IS NULL OR chunk.subject_code = subject)\n        AND (paper',
      '(subject IS NULL OR chunk.subject_code IS NOT NULL)\n        AND (paper',
    ],
  }),
  ...mutantsIn('server/database/functions/rank_chunks.sql', SEARCH, {
    'pieces by words are of the subject that is asked for': [
      '(p_subject IS NULL OR chunk.subject_code = p_subject)',
      '(p_subject IS NULL OR chunk.subject_code IS NOT NULL)',
    ],
    'rare words count more': ['ln(1 + 2000.0 / count(*)', 'ln(1 + count(*)'],
    'a token that grows stands for all that begin so': [
      "CASE WHEN raw LIKE '%*' THEN '*' ELSE '' END AS rest",
      "'' AS rest",
    ],
  }),
  ...mutantsIn('server/database/functions/search_tokens.sql', SEARCH, {
    'Chinese is searched in pairs of characters': [
      'ELSE substr(run.word[1], pair.n, 2)',
      'ELSE substr(run.word[1], pair.n, 1)',
    ],
  }),
  ...mutantsIn('server/database/functions/rag_cosine.sql', 'tests/graph/embeddings.test.ts', {
    'what means the same is near, not far': [
      `    THEN sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0) END FROM unnest(a, b) AS both_of_them (x, y)
$$;

-- Where the server has pgvector, it compares vectors some twenty times as fast; where it has none, or does not let us
-- have it, the arithmetic in SQL goes on. Not strict, so that it can be inlined. A vector of nothing is near to nothing.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN`,
      `    THEN -sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0) END FROM unnest(a, b) AS both_of_them (x, y)
$$;
DO $$ BEGIN
  IF false THEN`,
    ],
  }),
  ...mutantsIn('server/curriculum/rules.ts', ['tests/rules/domains.test.ts', CURRICULUM], {
    'a topic is found by its slug with punctuation': [".replaceAll(/[^\\p{L}\\p{N}-]/gu, '')", ''],
    'a topic is known by subject, paper and slug': [
      '`${subjectCode}-${paperCode}-${slug}`',
      '`${subjectCode}-${slug}-${paperCode}`',
    ],
  }),
  ...mutantsIn('server/curriculum/operations.ts', CURRICULUM, {
    'a topic opens under no paper that does not examine it': [
      'if (taughtUnder === undefined) return null;',
      '',
    ],
    'a topic of one paper is not found under another': [
      'where: { ...where, paperCode: paper } });\n  if (filed)',
      'where }); if (filed)',
    ],
    'subjects stand in their order': [
      "orderBy: { order: 'asc' } });\n}\n\n/** Addresses",
      "orderBy: { order: 'desc' } });\n}\n\n/** Addresses",
    ],
  }),
];
