import { readFileSync } from 'node:fs';
import type { Contestant, Surroundings } from './contestants.ts';
import { startChild } from './child.ts';
import { asText, Documents } from './requests.ts';
import { STRANGERS } from './strangers.ts';
import type { Voter } from '../people.ts';

/** The documents that the web client sends, by their hashes. */
export function clientDocuments(): Documents {
  const manifest = new URL('../../../server/graph/documents/persisted-operations.json', import.meta.url);
  return new Documents(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
}

/** The product as people start it, asked as its own client asks, and as strangers do. */
export async function startLemma({ databaseUrl, dataDir, pool }: Surroundings): Promise<Contestant> {
  const documents = clientDocuments();
  const child = await startChild(['server/main.ts', '--empty'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL: String(pool),
    LOG_LEVEL: 'error',
  });
  const signedIn = ({ token }: Voter) => ({ authorization: `Bearer ${token}` });
  return {
    ...child,
    name: 'Lemma',
    requestFor: {
      nothing: () => asText(STRANGERS.nothing, {}),
      'question page': ({ questionId }) => documents.get('QuestionPage', { id: questionId, sort: 'BEST' }),
      'newest list': () => documents.get('CommunityPage', { filter: {}, sort: 'NEWEST' }),
      vote: ({ questionId, voter }) =>
        documents.post('Vote', { postId: questionId, type: 'UP' }, signedIn(voter)),
      'page for strangers': ({ questionId }) => asText(STRANGERS.page, { id: questionId }),
      'list for strangers': () => asText(STRANGERS.list, { first: 20 }),
      'vote by strangers': ({ questionId, voter }) =>
        asText(STRANGERS.vote, { post: questionId }, signedIn(voter)),
    },
  };
}
