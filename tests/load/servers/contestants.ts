import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'autocannon';
import { type Child, startChild } from './child.ts';
import type { Voter } from '../people.ts';
import { Documents, JSON_BODY } from './requests.ts';

export const OPERATIONS = ['question page', 'newest list', 'vote'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A server that is measured, and how it is asked for each operation. */
export interface Contestant extends Child {
  name: string;
  requestFor: Record<Operation, (turn: Turn) => Partial<Request>>;
}

/** What one request is about. */
export interface Turn {
  questionId: string;
  voter: Voter;
}

export interface Surroundings {
  databaseUrl: string;
  dataDir: string;
  pool: number;
}

/** The documents that the web client sends, by their hashes. */
export function clientDocuments(): Documents {
  const manifest = new URL('../../../server/graph/documents/persisted-operations.json', import.meta.url);
  return new Documents(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
}

/** The product as people start it, asked as its own client asks. */
export async function startLemma({ databaseUrl, dataDir, pool }: Surroundings): Promise<Contestant> {
  const documents = clientDocuments();
  const child = await startChild(['server/main.ts', '--empty'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL: String(pool),
    LOG_LEVEL: 'error',
  });
  return {
    ...child,
    name: 'Lemma',
    requestFor: {
      'question page': ({ questionId }) => documents.get('QuestionPage', { id: questionId, sort: 'BEST' }),
      'newest list': () => documents.get('CommunityPage', { filter: {}, sort: 'NEWEST' }),
      vote: ({ questionId, voter }) =>
        documents.post(
          'Vote',
          { postId: questionId, type: 'UP' },
          { authorization: `Bearer ${voter.token}` },
        ),
    },
  };
}

/** As little as a server can do: node:http and one hand-written statement for each operation. */
export async function startFloor({ databaseUrl, pool }: Surroundings): Promise<Contestant> {
  const child = await startChild([path.join(import.meta.dirname, 'floor.ts')], {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(pool),
  });
  return {
    ...child,
    name: 'floor',
    requestFor: {
      'question page': ({ questionId }) => ({ method: 'GET', path: `/questions/${questionId}` }),
      'newest list': () => ({ method: 'GET', path: '/questions' }),
      vote: ({ questionId, voter }) => ({
        method: 'POST',
        path: '/votes',
        headers: { ...JSON_BODY },
        body: JSON.stringify({ post: questionId, voter: voter.id }),
      }),
    },
  };
}
