import type { Pool } from 'pg';
import type { Task } from '../../jobs/task.ts';
import type { Embedder } from './open-embedder.ts';

const BATCH = 32;
const MAX_CHARACTERS = 4000;

/** Due now and then though nothing was published: what the service did not give is asked for again. */
export const embedTask: Task = {
  name: 'embed-chunks',
  cron: '37 * * * *',
  single: true,
  limitSeconds: 1800,
  async run({ pool, embedder }, _data, { signal }) {
    if (embedder) await embedChunks(pool, embedder, signal);
  },
};

/**
 * Gives every chunk that has none a vector of the model that is configured. Vectors of another model go first:
 * they stand in another space. Any number of processes may do it at once; what is left is for the next time.
 */
export async function embedChunks(
  pool: Pick<Pool, 'query'>,
  embedder: Embedder,
  signal: AbortSignal,
): Promise<void> {
  const { model } = embedder;
  await pool.query(
    `UPDATE search_chunks SET embedding = NULL, embedding_model = NULL WHERE embedding_model <> $1`,
    [model],
  );
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await pool.query<{ id: string; text: string }>(
      `SELECT id, left(title || E'\\n' || content, ${MAX_CHARACTERS}) AS text FROM search_chunks
       WHERE embedding_model IS NULL AND topic_id IS NOT NULL ORDER BY id LIMIT ${BATCH}`,
    );
    if (rows.length === 0) return;
    const vectors = await embedder.ofTexts(
      rows.map(({ text }) => text),
      signal,
    );
    // One statement for all of them; as text, because arrays of arrays lose their edges.
    await pool.query(
      `UPDATE search_chunks SET embedding = given.vector::real[], embedding_model = $3
       FROM unnest($1::bigint[], $2::text[]) AS given (id, vector) WHERE search_chunks.id = given.id`,
      [rows.map(({ id }) => id), vectors.map((vector) => `{${vector.join(',')}}`), model],
    );
  }
}
