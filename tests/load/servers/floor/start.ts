import path from 'node:path';
import { startChild } from '../child.ts';
import type { Contestant, Surroundings, Turn } from '../contestants.ts';
import { JSON_BODY } from '../requests.ts';

/**
 * As little as a server can do: node:http and one hand-written statement for each operation, which answers with the
 * same bytes as Lemma. It takes a body's word for who votes.
 */
export async function startFloor({ databaseUrl, pool }: Surroundings): Promise<Contestant> {
  const child = await startChild([path.join(import.meta.dirname, 'server.ts')], {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(pool),
  });
  const get = (url: string) => ({ method: 'GET', path: url });
  const vote =
    (url: string) =>
    ({ questionId, voter }: Turn) => ({
      method: 'POST',
      path: url,
      headers: { ...JSON_BODY },
      body: JSON.stringify({ post: questionId, voter: voter.id }),
    });
  return {
    ...child,
    name: 'floor',
    requestFor: {
      nothing: () => get('/'),
      'question page': ({ questionId }) => get(`/page/${questionId}`),
      'newest list': () => get('/list'),
      vote: vote('/vote'),
      'page for strangers': ({ questionId }) => get(`/thread/${questionId}`),
      'list for strangers': () => get('/latest'),
      'vote by strangers': vote('/upvote'),
    },
  };
}
