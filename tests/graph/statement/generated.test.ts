import { parse, validate } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../server/core/context.ts';
import { newId } from '../../../server/core/ids.ts';
import { knownOperation } from '../../../server/graph/documents/known-operation.ts';
import { schema } from '../../../server/registry/graph.ts';
import { deep } from '../../suite/slow.ts';
import { openWorld } from '../../support/world.ts';
import { writePosts } from './posts.ts';
import { type Pools, randomOf, randomQuery } from './random-query.ts';

const world = openWorld();

/** Documents of one test; each is asked by several people and with several variables. */
const DOCUMENTS = deep ? 1000 : 600;
/** Where the seeds of each test begin. */
const SEEDS = deep ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];

let contexts: Context[] = [];
let pools: Pools;

beforeAll(async () => {
  const people = await Promise.all([
    world.person({ name: 'Ada' }),
    world.person({ name: 'Ben "the" <b>\u2028\t', reputation: 1, days: 0 }),
    // Known enough to vote up, and not down.
    world.person({ name: '陈晨', reputation: 100 }),
    world.person({ name: 'Moderator', role: 'MODERATOR', reputation: 1 }),
    world.person({ name: 'Admin', role: 'ADMIN' }),
  ]);
  const { questions, answers } = await writePosts(world, people);
  // So many that privileges are not everybody's.
  await Promise.all(Array.from({ length: 60 }, () => world.person({ reputation: 1 })));
  contexts = await Promise.all([world.guest(), ...people].map((who) => world.contextOf(who)));
  pools = {
    without: new Set(),
    values: {
      'question.id': [...questions, answers[0], 'nonsense', newId('question', world.now)],
      'answer.id': [...answers, questions[0], 'nonsense'],
      id: [...questions, ...answers, ...people.map(({ id }) => id), 'me', 'nonsense'],
      authorId: [...people.map(({ id }) => id), 'nonsense'],
      after: await cursors(),
      first: [1, 2, 3, 20, 100],
      subjectCode: ['9709', '9231', ''],
      tag: ['9709', 'vectors', '向量', 'VECTORS', ''],
      paper: ['p1', ''],
      startsWith: ['v', ''],
    },
  };
});

/** Cursors of every order, and what is none. */
async function cursors(): Promise<string[]> {
  const [question] = await world.db.question.findMany({ take: 1, skip: 5 });
  const [answer] = await world.db.answer.findMany({ take: 1, skip: 5 });
  const { createdAt, score, id } = question!;
  const places = [
    [createdAt, id],
    [score, id],
    [answer!.createdAt, answer!.id],
    [answer!.accepted, answer!.score, answer!.createdAt, answer!.id],
    [true, 1, answer!.createdAt, answer!.id],
  ];
  return ['', 'nonsense', ...places.map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'))];
}

interface Tried {
  answered: number;
  left: number;
}

async function tryQueries(from: number, count: number, without: readonly string[]): Promise<Tried> {
  const tried = { answered: 0, left: 0 };
  for (let seed = from; seed < from + count; seed += 1) {
    const { text, variables } = randomQuery(schema, randomOf(seed), { ...pools, without: new Set(without) });
    const document = parse(text);
    // Two fields of one name with different arguments, and the like.
    if (validate(schema, document).length > 0) continue;
    const operation = knownOperation(schema, document, null)!;
    // What was compiled for some variables is not taken for others.
    const sent = text.startsWith('query (') ? [variables(), variables(), variables()] : [{}];
    for (const [time, values] of sent.entries()) {
      const fitting = operation.fit(values);
      if (!fitting) continue;
      for (const context of time === 0 ? contexts : contexts.slice(0, 2)) {
        const answer = await context.statements.answer({ operation, context, ...fitting });
        tried[answer === null ? 'left' : 'answered'] += 1;
      }
    }
    if (world.differences.length > 0)
      throw new Error(`Seed ${seed}: ${JSON.stringify(world.differences[0], null, 2)}`);
  }
  return tried;
}

test.each(SEEDS)(
  'a statement answers any query with the same bytes as the executor, whoever asks (%i)',
  async (seed) => {
    const readable = Object.keys(schema.getQueryType()!.getFields()).filter(
      (name) => !['question', 'questions', 'answer', 'node', 'profile', 'viewer'].includes(name),
    );
    const { answered } = await tryQueries(seed * 10_000, DOCUMENTS, [...readable, 'highlights', 'similar']);
    expect(answered).toBeGreaterThan(DOCUMENTS);
  },
);

test('a query that no statement can answer is left to the executor', async () => {
  const { answered, left } = await tryQueries(1_000_000, DOCUMENTS / 6, [
    'solve',
    'checkWorking',
    'equivalent',
    'askTutor',
  ]);
  expect(left).toBeGreaterThan(answered);
});

test('no statement fails', () => {
  expect(world.warnings).toEqual([]);
});
