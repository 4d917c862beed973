import { mutantsIn } from '../mutant.ts';

const SEARCH = 'tests/graph/search.test.ts';
const FIND = 'tests/graph/find.test.ts';
const MISSPELT = 'tests/graph/misspelt.test.ts';
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
      'found.flat().sort((a, b) => b.score - a.score)',
      'found.flat().sort((a, b) => a.score - b.score)',
    ],
  }),
  ...mutantsIn('server/search/operations/search.ts', FIND, {
    'what is taught keeps half of the places': ['Math.ceil(limit / 2)', 'Math.ceil(limit / 200)'],
  }),
  ...mutantsIn('server/search/rules.ts', FIND, {
    'what is taught and is called just so comes first': [
      'export const TAUGHT_EXACT = 6;',
      'export const TAUGHT_EXACT = 0;',
    ],
    'of each kind the best five are shown': [
      'export const BEST_OF_KIND = 5;',
      'export const BEST_OF_KIND = 6;',
    ],
  }),
  ...mutantsIn('server/search/rules.ts', MISSPELT, {
    'who is called just so comes before posts': ['export const EXACT = 2;', 'export const EXACT = 0;'],
    'a topic that was meant comes before posts': [
      'export const TAUGHT_MEANT = 4;',
      'export const TAUGHT_MEANT = 0;',
    ],
  }),
  ...mutantsIn('server/search/titles.ts', MISSPELT, {
    'a title is meant by its pinyin': ['(isSaid && title.said === said) ||', ''],
    'a title is meant in the other number': ["word.replace(/s$/, '')", 'word'],
    'a word that is known is no slip': ['|| vocabulary.has(typed)) return false;', ') return false;'],
  }),
  ...mutantsIn('server/search/operations/correct.ts', FIND, {
    'a formula is not mended': [
      'if (formulasIn(text).formulas.length > 0) return null;',
      "if (text.includes('=')) return 'mended';",
    ],
  }),
  ...mutantsIn('server/community/questions/operations/ranking.ts', FIND, {
    'a formula that is found counts for more than its shape': ['const FORMULA = 3;', 'const FORMULA = -3;'],
    'a formula of an answer finds the answer': [
      'AND in_answer = ${inAnswer} ORDER BY',
      'AND in_answer <> ${inAnswer} ORDER BY',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/search-answers.ts', FIND, {
    'answers are found within the filter of their questions': [
      'conditions(ctx.actor, ofQuestion)',
      'conditions(ctx.actor, {})',
    ],
    'an answer is looked for by its author': ['${named ? writtenBy(ctx, named) : ALL}', '${ALL}'],
  }),
  ...mutantsIn('server/community/profiles/search-people.ts', FIND, {
    'who is called just so comes first': ['(lower(name) = ${name}) DESC, ', ''],
    'a name is found by its pinyin': ["soundsSpelt(name.split(/\\s+/)).join(' & ')", "''"],
    'a name is found by traditional characters': ['simplified(normalized(query, ', '(normalized(query, '],
    'a letter alone names nobody': ['const LEAST_LETTERS = 2;', 'const LEAST_LETTERS = 1;'],
  }),
  ...mutantsIn('server/community/profiles/search-people.ts', MISSPELT, {
    'two slips in one word name somebody else': ['slips > 1)', 'slips > 3)'],
    'the fewest slips come first': ['a.slips - b.slips || ', ''],
  }),
  ...mutantsIn('server/database/functions/name_slips.sql', MISSPELT, {
    'a name is found by words with a letter too few': [
      'generate_series(0, length(word))',
      'generate_series(0, 0)',
    ],
  }),
  ...mutantsIn('server/database/functions/write_formula_prints.sql', FIND, {
    'what a post no longer says finds it no more': [
      "IF TG_OP = 'UPDATE' THEN DELETE FROM formula_prints WHERE rendering_id = NEW.id; END IF;",
      '',
    ],
  }),
  ...mutantsIn('server/text/chinese.ts', FIND, {
    'traditional characters are the simplified ones': [
      '(HAN.test(text) ? convert(text) : text)',
      "(HAN.test(text) && text === '' ? convert(text) : text)",
    ],
    'a pair of characters is known by its sound': ['`py${syllables[i]}${syllable}`', '`py${syllable}`'],
  }),
  ...mutantsIn('server/text/formulas/canonical.ts', FIND, {
    'terms stand in any order': ['if (isUnordered(tree)) parts.sort();', ''],
    'letters have any name': ['(letter) => names.get(letter)!', '(letter) => letter'],
    'a shape has any numbers': ["if (tree.op === 'number') return NUMBER;", ''],
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
