import { VOTE_RULES } from '../../../../server/community/votes/rules.ts';
import { startChild } from '../child.ts';
import type { Contestant, Surroundings } from '../contestants.ts';
import { asText, Documents } from '../requests.ts';
import type { Voter } from '../../people.ts';
import { STRANGERS } from '../strangers.ts';
import { installPostGraphile } from './install.ts';

/**
 * PostGraphile over the same tables. It is sent its documents by their hashes too, votes through the same function, and
 * is spared what Lemma does to know who votes: it takes a header's word for it.
 */
export async function startPostGraphile({ databaseUrl, pool }: Surroundings): Promise<Contestant> {
  const { folder, documents: byHash } = installPostGraphile();
  const child = await startChild(
    ['server.mjs'],
    {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(pool),
      GRAPHILE_ENV: 'production',
      VOTE_RULES: JSON.stringify(VOTE_RULES),
    },
    folder,
  );
  const documents = new Documents(byHash);
  const reader = ({ id }: Voter) => ({ 'x-reader': id });
  return {
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
  };
}
