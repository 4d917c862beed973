import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ACCEPTANCE_RULES, refusalToAccept } from '../../server/community/answers/policy.ts';
import { refusalToChooseAnswer } from '../../server/community/questions/policy.ts';
import type { QuestionStatus, Role } from '../../server/database/client/client.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const ago = (hours: number) => new Date(world.now.getTime() - hours * 3_600_000);

interface State {
  role: Role;
  asked: 'actor' | 'author' | 'other';
  answered: 'actor' | 'author';
  status: QuestionStatus;
  silentHours: number;
  answerHours: number;
  before: boolean;
  accepted: boolean;
}

const states = fc.record<State>({
  role: fc.constantFrom('STUDENT', 'MODERATOR', 'ADMIN'),
  asked: fc.constantFrom('actor', 'author', 'other'),
  answered: fc.constantFrom('actor', 'author'),
  status: fc.constantFrom('OPEN', 'CLOSED', 'LOCKED'),
  silentHours: fc.constantFrom(0, 719, 720, 721),
  answerHours: fc.constantFrom(0, 23, 24, 25),
  before: fc.boolean(),
  accepted: fc.boolean(),
});

let people: Record<'actor' | 'author' | 'other', Visitor>;
let question: string;
let answer: string;

beforeAll(async () => {
  people = { actor: await world.person(), author: await world.person(), other: await world.person() };
  question = await askedId(people.other);
  answer = await answeredId(people.author, question);
});

/** What the rules in TypeScript say. */
function expected({ role, asked, answered, status, silentHours, answerHours, accepted }: State) {
  const person = { id: people.actor.id, role, reputation: 1 };
  const asking = { authorId: people[asked].id, status, activeAt: ago(silentHours) };
  const written = { authorId: people[answered].id, createdAt: ago(answerHours) };
  const refusal = accepted
    ? refusalToAccept(person, written, asking, world.now)
    : refusalToChooseAnswer(person, asking, world.now);
  return refusal?.code ?? null;
}

/** What the database's function says, which nothing remembers. */
async function verdict(client: PoolClient, state: State): Promise<string | null> {
  const { role, asked, answered, status, silentHours, answerHours, before, accepted } = state;
  await client.query('BEGIN');
  try {
    await client.query('UPDATE users SET role = $2::role WHERE id = $1', [people.actor.id, role]);
    await client.query(
      'UPDATE questions SET author_id = $2, status = $3::question_status, active_at = $4, accepted_answer_id = $5 WHERE id = $1',
      [question, people[asked].id, status, ago(silentHours), before ? answer : null],
    );
    await client.query('UPDATE answers SET author_id = $2, created_at = $3, accepted = $4 WHERE id = $1', [
      answer,
      people[answered].id,
      ago(answerHours),
      before,
    ]);
    const { rows } = await client.query<{ refusal: string | null }>(
      'SELECT refusal FROM accept_answer($1, $2, $3, $4, $5)',
      [people.actor.id, answer, accepted, world.now, ACCEPTANCE_RULES],
    );
    return rows[0]!.refusal;
  } finally {
    await client.query('ROLLBACK');
  }
}

test('the database refuses to accept the same answers as the rules', async () => {
  const client = await world.pool.connect();
  try {
    const property = fc.asyncProperty(states, async (state) => {
      expect({ ...state, refusal: await verdict(client, state) }).toEqual({
        ...state,
        refusal: expected(state),
      });
    });
    await fc.assert(property, { numRuns: 600 });
  } finally {
    client.release();
  }
}, 60_000);
