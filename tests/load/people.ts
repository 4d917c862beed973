import type { Pool } from 'pg';
import { openKeys } from '../../server/accounts/keys.ts';
import { signAccess } from '../../server/accounts/tokens.ts';
import { newId } from '../../server/core/ids.ts';

export interface Voter {
  id: string;
  token: string;
}

/** The issuer of an installation without a public address. */
const ISSUER = 'http://localhost/auth/v1';

/** Signs in so many people and returns their access tokens, which are good for ten minutes. */
export async function signIn(pool: Pool, keysFolder: string, count: number): Promise<Voter[]> {
  const keys = openKeys(keysFolder);
  const now = new Date();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users ORDER BY id LIMIT $1', [count]);
  const people = rows.map(({ id }) => ({ id, sessionId: newId('session', now) }));
  await pool.query(
    `INSERT INTO sessions (id, user_id, rotated_at, created_at, expires_at)
     SELECT session_id, user_id, now(), now(), now() + interval '1 day' FROM unnest($1::uuid[], $2::uuid[]) AS s (session_id, user_id)`,
    [people.map(({ sessionId }) => sessionId), people.map(({ id }) => id)],
  );
  return Promise.all(
    people.map(async ({ id, sessionId }) => {
      const claims = {
        sub: id,
        session_id: sessionId,
        rtc: 0,
        aal: 'aal1',
        amr: [],
        email: '',
        role: 'authenticated',
      } as const;
      const { token } = await signAccess(keys, ISSUER, now, {
        ...claims,
        app_metadata: {},
        user_metadata: {},
        is_anonymous: false,
      });
      return { id, token };
    }),
  );
}

/** A prime: with any other number of voters, turns repeat no pair of voter and question for long. */
const QUESTIONS = 19_997;

/** Questions from everywhere in the list, none of them by one of these people. */
export async function chooseQuestions(pool: Pool, voters: Voter[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM questions WHERE author_id <> ALL ($1::uuid[]) ORDER BY md5(id::text) LIMIT ${QUESTIONS}`,
    [voters.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** A question on which none of these people has voted yet, so that each of their votes changes its score. */
export async function chooseUnvoted(pool: Pool, voters: Voter[]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT q.id FROM questions q
     WHERE q.author_id <> ALL ($1::uuid[])
       AND NOT EXISTS (SELECT FROM votes v WHERE v.question_id = q.id AND v.voter_id = ANY ($1::uuid[]))
     ORDER BY md5(q.id::text) LIMIT 1`,
    [voters.map(({ id }) => id)],
  );
  return rows[0]!.id;
}
