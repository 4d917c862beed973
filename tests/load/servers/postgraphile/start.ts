import { Client } from 'pg';
import { VOTE_RULES } from '../../../../server/community/votes/rules.ts';
import { startChild } from '../child.ts';
import type { Contestant, Surroundings } from '../contestants.ts';
import { Documents } from '../requests.ts';
import { installPostGraphile } from './install.ts';

/**
 * PostGraphile over the same tables. It sends its documents by their hashes too, votes through the
 * same function, and is spared what Lemma does to know who votes: it takes a header's word for it.
 */
export async function startPostGraphile({ databaseUrl, pool }: Surroundings): Promise<Contestant> {
  const { folder, documents: byHash } = installPostGraphile();
  await offerVote(databaseUrl);
  const child = await startChild(
    ['server.mjs'],
    { DATABASE_URL: databaseUrl, DATABASE_POOL: String(pool), GRAPHILE_ENV: 'production' },
    folder,
  );
  const documents = new Documents(byHash);
  return {
    ...child,
    name: 'PostGraphile',
    requestFor: {
      'question page': ({ questionId }) => documents.post('QuestionPage', { id: questionId }),
      'newest list': () => documents.post('NewestList', {}),
      vote: ({ questionId, voter }) =>
        documents.post('Vote', { post: questionId, value: 1 }, { 'x-reader': voter.id }),
    },
  };
}

/** The mutation that PostGraphile makes of a function; the reader is a setting of the transaction, as it advises. */
async function offerVote(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS bench;
    CREATE OR REPLACE FUNCTION bench.vote(post uuid, value int, OUT up int, OUT down int, OUT score int, OUT vote int, OUT refusal text)
    LANGUAGE sql VOLATILE AS $$
      SELECT up, down, score, value, refusal FROM public.cast_vote(public.new_id(5, now()),
        current_setting('jwt.claims.user_id')::uuid, 'question', post, value, now(), '${JSON.stringify(VOTE_RULES)}')
    $$`);
  await client.end();
}
