import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { refusalToVote } from '../../server/community/posts/policy.ts';
import { isNew } from '../../server/community/reputation/rules.ts';
import { voteType } from '../../server/community/posts/vote-type.ts';
import { VOTE_RULES } from '../../server/community/votes/rules.ts';
import { newId } from '../../server/core/ids.ts';
import type { QuestionStatus, Role } from '../../server/database/client/client.ts';
import { VOTING } from '../../server/limits/table.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const HOUR = 3_600_000;

interface State {
  role: Role;
  reputation: number;
  ageHours: number;
  own: boolean;
  kind: 'question' | 'answer';
  status: QuestionStatus;
  /** The vote that stands, 0 for one that was taken back. */
  before: -1 | 0 | 1 | null;
  value: -1 | 0 | 1;
  /** Votes on other posts, each so many hours ago. */
  recent: number;
  hoursAgo: number;
}

const states = fc.record<State>({
  role: fc.constantFrom('STUDENT', 'STUDENT', 'MODERATOR', 'ADMIN'),
  reputation: fc.constantFrom(1, 14, 15, 49, 50, 124, 125, 3000),
  ageHours: fc.constantFrom(0, 23, 24, 25, 1000),
  own: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  kind: fc.constantFrom('question', 'answer'),
  status: fc.constantFrom('OPEN', 'OPEN', 'CLOSED', 'LOCKED'),
  before: fc.constantFrom(null, null, -1, 0, 1),
  value: fc.constantFrom(-1, 0, 1),
  recent: fc.constantFrom(0, 4, 5, 6, 39, 40),
  hoursAgo: fc.constantFrom(1, 23, 24),
});

let voter: Visitor;
let author: Visitor;
const others: string[] = [];
const post = { question: '', answer: '' };

beforeAll(async () => {
  [voter, author] = [await world.person(), await world.person()];
  post.question = await write(author.id);
  post.answer = newId('answer', world.now);
  await world.db.answer.create({
    data: {
      id: post.answer,
      questionId: post.question,
      authorId: author.id,
      body: 'A body.',
      createdAt: world.now,
    },
  });
  for (let i = 0; i < 40; i += 1) others.push(await write(author.id));
});

async function write(authorId: string): Promise<string> {
  const id = newId('question', world.now);
  await world.db.question.create({
    data: {
      id,
      authorId,
      subjectCode: '9709',
      title: 'A title',
      body: 'A body.',
      language: 'en',
      tags: ['9709'],
      createdAt: world.now,
      activeAt: world.now,
      titleWords: '',
      bodyWords: '',
    },
  });
  return id;
}

/** What the rules in TypeScript say. */
function expected(state: State, newSite: boolean): string | null {
  const { role, reputation, own, before, value } = state;
  const person = { id: voter.id, role, reputation, newSite };
  const post = { authorId: own ? voter.id : author.id, question: state };
  const refusal = refusalToVote(person, post, {
    type: voteType(value) ?? 'NONE',
    before: voteType(before ?? undefined),
  });
  if (refusal) return refusal.code;
  const createdAt = new Date(world.now.getTime() - state.ageHours * HOUR);
  const limit = isNew({ reputation, createdAt }, world.now) ? VOTING.newMember : VOTING.member;
  const counted = state.hoursAgo < 24 ? state.recent : 0;
  const isFirst = before === null && value !== 0;
  return isFirst && counted >= limit ? 'RATE_LIMITED' : null;
}

/** What the database's function says, which nothing remembers. */
async function verdict(client: PoolClient, state: State): Promise<string | null> {
  const { kind, own, before, value, recent } = state;
  const ago = (hours: number) => new Date(world.now.getTime() - hours * HOUR);
  await client.query('BEGIN');
  try {
    await client.query('UPDATE users SET role = $2::role, reputation = $3, created_at = $4 WHERE id = $1', [
      voter.id,
      state.role,
      state.reputation,
      ago(state.ageHours),
    ]);
    await client.query(`UPDATE questions SET status = $2::question_status WHERE id = $1`, [
      post.question,
      state.status,
    ]);
    if (own) await client.query(`UPDATE ${kind}s SET author_id = $2 WHERE id = $1`, [post[kind], voter.id]);
    await insertVotes(client, 'question', others.slice(0, recent), 1, ago(state.hoursAgo));
    if (before !== null) await insertVotes(client, kind, [post[kind]], before, ago(48));
    const { rows } = await client.query<{ refusal: string | null }>(
      'SELECT refusal FROM cast_vote($1, $2, $3, $4, $5, $6, $7)',
      [newId('vote', world.now), voter.id, kind, post[kind], value, world.now, VOTE_RULES],
    );
    return rows[0]!.refusal;
  } finally {
    await client.query('ROLLBACK');
  }
}

const insertVotes = (client: PoolClient, kind: string, posts: string[], value: number, at: Date) =>
  client.query(
    `INSERT INTO votes (id, voter_id, author_id, ${kind}_id, value, created_at, updated_at)
     SELECT id, $2, $3, post, $4, $5, $5 FROM unnest($1::uuid[], $6::uuid[]) AS given (post, id)`,
    [posts, voter.id, author.id, value, at, posts.map(() => newId('vote', at))],
  );

async function compare(newSite: boolean) {
  const client = await world.pool.connect();
  try {
    const property = fc.asyncProperty(states, async (state) => {
      expect({ ...state, refusal: await verdict(client, state) }).toEqual({
        ...state,
        refusal: expected(state, newSite),
      });
    });
    await fc.assert(property, { numRuns: 600 });
  } finally {
    client.release();
  }
}

test('the database refuses the same votes as the rules, on a new site', () => compare(true), 60_000);

test('and where more than fifty people are', async () => {
  const missing = 51 - (await world.db.user.count());
  for (let i = 0; i < missing; i += 1) await world.person();
  await compare(false);
}, 60_000);
