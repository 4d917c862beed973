import { Client } from 'pg';
import { VOTE_RULES } from '../../../../server/community/votes/rules.ts';
import type { Voter } from '../../people.ts';
import { startChild } from '../child.ts';
import type { Contestant, Surroundings } from '../contestants.ts';
import { asText, Documents } from '../requests.ts';
import { STRANGERS } from '../strangers.ts';
import { installPostGraphile } from './install.ts';

/**
 * PostGraphile over the same tables. It is sent its documents by their hashes too, votes through the same function, and
 * is spared what Lemma does to know who votes: it takes a header's word for it. Its votes come in two ways: in one round
 * trip by a mutation that was written for them, and by the one that it makes of a function, to which the reader is a
 * setting of the transaction, as its documentation advises.
 */
export async function startPostGraphile({ databaseUrl, pool }: Surroundings): Promise<Contestant[]> {
  const { folder, documents: byHash } = installPostGraphile();
  const rules = JSON.stringify(VOTE_RULES);
  await offerVote(databaseUrl, rules);
  const child = await startChild(
    ['server.mjs'],
    {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(pool),
      GRAPHILE_ENV: 'production',
      VOTE_RULES: rules,
    },
    folder,
  );
  const documents = new Documents(byHash);
  const reader = ({ id }: Voter) => ({ 'x-reader': id });
  const claim = ({ id }: Voter) => ({ 'x-claim': id });
  return [
    {
      ...child,
      name: 'PostGraphile',
      requestFor: {
        nothing: () => asText(STRANGERS.nothing, {}),
        'question page': ({ questionId }) => documents.post('QuestionPage', { id: questionId }),
        'newest list': () => documents.post('NewestList', {}),
        vote: ({ questionId, voter }) =>
          documents.post('Vote', { postId: questionId, type: 'UP' }, reader(voter)),
        'page for strangers': ({ questionId }) => asText(documents.textOf('Thread'), { id: questionId }),
        'list for strangers': () => asText(documents.textOf('Latest'), { first: 20 }),
        'vote by strangers': ({ questionId, voter }) =>
          asText(documents.textOf('Upvote'), { post: questionId }, reader(voter)),
      },
    },
    {
      ...child,
      stop: async () => {},
      name: 'PostGraphile by settings',
      requestFor: {
        vote: ({ questionId, voter }) =>
          documents.post('VoteBySettings', { post: questionId, type: 'UP' }, claim(voter)),
        'vote by strangers': ({ questionId, voter }) =>
          asText(documents.textOf('UpvoteBySettings'), { post: questionId }, claim(voter)),
      },
    },
  ];
}

async function offerVote(databaseUrl: string, rules: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS bench;
    CREATE OR REPLACE FUNCTION bench.vote(post uuid, type text, OUT post_id uuid, OUT up int, OUT down int, OUT score int, OUT vote text, OUT refusal text)
    LANGUAGE sql VOLATILE AS $$
      SELECT post, up, down, score, type, refusal FROM public.cast_vote(public.new_id(5, now()),
        current_setting('jwt.claims.user_id')::uuid, 'question', post, (type = 'UP')::int, now(), '${rules}')
    $$`);
  await client.end();
}
