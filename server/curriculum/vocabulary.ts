import type { Database } from '../database/client.ts';
import { openVocabulary, type Vocabulary } from '../text/spelling.ts';

const known = new WeakMap<Database, { newest: string; vocabulary: Promise<Vocabulary> }>();

/** The words of all that can be found, read again when something was published since. */
export async function vocabularyOf(db: Database): Promise<Vocabulary> {
  const [{ newest }] = await db.$queryRaw<[{ newest: string }]>`
    SELECT coalesce(max(id), 0)::text AS newest FROM search_chunks`;
  const last = known.get(db);
  if (last?.newest === newest) return last.vocabulary;
  const vocabulary = readVocabulary(db);
  known.set(db, { newest, vocabulary });
  vocabulary.catch(() => known.delete(db));
  return vocabulary;
}

/** Words of a title count for more than those of a text. */
async function readVocabulary(db: Database): Promise<Vocabulary> {
  const rows = await db.$queryRaw<{ word: string; count: number }[]>`
    SELECT word, sum(weight)::int AS count FROM search_chunks,
      LATERAL (VALUES (title_words, 20), (alias_words, 10), (body_words, 1)) AS said (words, weight),
      LATERAL string_to_table(words, ' ') AS word
    GROUP BY word`;
  return openVocabulary(new Map(rows.map(({ word, count }) => [word, count])));
}
