import { PrismaPg } from '@prisma/adapter-pg';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PrismaClient } from '../../server/database/client/client.ts';
import { OMITTED } from '../../server/database/reads/models.ts';
import { statementFor } from '../../server/database/reads/statement.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
let plain: PrismaClient;
let ids: { questions: string[]; people: string[] };

beforeAll(async () => {
  plain = new PrismaClient({ adapter: new PrismaPg(world.pool), omit: OMITTED }) as unknown as PrismaClient;
  const people = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => world.person({ name })));
  const questions: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const [asker, ...others] = [people[n % 3]!, people[(n + 1) % 3]!, people[(n + 2) % 3]!];
    const id = await askedId(asker, {
      tags: ['quadratics', 'roots'].slice(n % 3),
      language: n % 2 ? 'en' : 'zh',
    });
    questions.push(id);
    for (const other of others.slice(n % 3)) {
      const answer = await answeredId(other, id);
      await vote(asker, answer, 'UP');
      if (n % 2) await accept(asker, answer);
    }
    await vote(others[0]!, id, n % 4 ? 'UP' : 'DOWN');
    world.later(n % 2 ? 0.123 : 60);
  }
  await world.sql(
    'UPDATE questions SET duplicate_of_id = $1, deleted_at = now() WHERE id = $2',
    questions.slice(2, 4),
  );
  ids = { questions, people: people.map(({ id }) => id) };
});

afterAll(async () => {
  await plain.$disconnect();
});

type Find = (args: object) => Promise<unknown>;

/** The same find both ways, after a look that it really goes two ways. */
async function bothWays(
  model: 'question' | 'answer' | 'user' | 'vote' | 'session' | 'account',
  args: object,
  find = 'findMany',
) {
  statementFor(`${model[0]!.toUpperCase()}${model.slice(1)}`, args as Record<string, unknown>);
  const [short, long] = [world.db[model], plain[model]].map(
    (delegate) => delegate as unknown as Record<string, Find>,
  );
  expect(await short![find]!(args)).toEqual(await long![find]!(args));
}

const byId = { orderBy: { id: 'asc' } };

describe('the short way of reading', () => {
  test('finds what Prisma finds, for any filter, order and relation of a list', async () => {
    const moment = fc
      .integer({ min: 0, max: 300 })
      .map((after) => new Date(Date.UTC(2030, 2, 1, 9, 0, after)));
    const where = fc.record(
      {
        deletedAt: fc.constant(null),
        subjectCode: fc.constantFrom('9709', '9702'),
        language: fc.constantFrom('en', 'zh'),
        status: fc.constantFrom('OPEN', 'LOCKED'),
        tags: fc.constantFrom({ has: 'roots' }, { has: 'none' }),
        author: fc.constantFrom(
          { name: 'Ada' },
          { name: 'Ben', deletedAt: null },
          { account: { bannedUntil: null } },
        ),
        duplicateOf: fc.constantFrom({ deletedAt: null }, { score: { gt: 0 } }, {}),
        answerCount: fc.constantFrom(0, 2, { gt: 0 }, { lte: 1 }, { in: [0, 1] }, { gte: 1, lt: 2 }),
        createdAt: fc.oneof(
          moment,
          moment.map((gte) => ({ gte })),
          moment.map((lt) => ({ lt })),
        ),
        OR: fc.constantFrom([], [{ score: { lt: 1 } }, { score: 1, up: { gt: 0 } }]),
        AND: fc.constantFrom([], [{ version: 1 }, { closeReason: null }]),
      },
      { requiredKeys: [] },
    );
    const direction = fc.constantFrom('asc', 'desc');
    const include = fc.record(
      {
        author: fc.constantFrom(true, false, { select: { id: true, createdAt: true } }),
        subject: fc.constant(true),
        duplicateOf: fc.constantFrom(true, { include: { author: true } }),
        acceptedAnswer: fc.constantFrom(true, { include: { author: true, question: true } }),
        answers: fc.constantFrom(
          byId,
          { ...byId, where: { accepted: true } },
          { orderBy: [{ score: 'desc' }, { id: 'desc' }], take: 1 },
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        where,
        direction,
        direction,
        fc.constantFrom(0, 3, 50),
        include,
        async (filter, first, then, take, relations) => {
          const orderBy = [{ createdAt: first }, { id: then }];
          await bothWays('question', { where: filter, orderBy, take, include: relations });
        },
      ),
      { numRuns: 150, seed: 9231 },
    );
  });

  test('finds one, or null', async () => {
    const [voter] = ids.people;
    for (const id of ids.questions) {
      const include = { votes: { where: { voterId: voter }, take: 1 }, author: true };
      await bothWays('question', { where: { id, deletedAt: null }, include }, 'findFirst');
      await bothWays('question', { where: { id } }, 'findUnique');
    }
    await bothWays('question', { where: { id: ids.people[0] } }, 'findUnique');
    await bothWays('user', { where: { id: voter }, include: { questions: byId, votes: byId } }, 'findUnique');
  });

  test('knows whose session it is', async () => {
    const person = { include: { user: { include: { account: { select: { bannedUntil: true } } } } } };
    const sessions = await plain.session.findMany();
    expect(sessions.length).toBeGreaterThan(0);
    for (const { id, userId } of sessions) {
      await bothWays('session', { where: { id }, ...person }, 'findUnique');
      await bothWays('account', { where: { userId }, include: { user: true } }, 'findUnique');
    }
  });

  test('reads answers and votes with what belongs to them', async () => {
    const orderBy = [{ accepted: 'desc' }, { score: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }];
    for (const questionId of ids.questions)
      await bothWays('answer', {
        where: { questionId },
        orderBy,
        take: 51,
        include: { author: true, acceptedOn: true },
      });
    await bothWays('vote', {
      orderBy: { id: 'asc' },
      include: { voter: true, author: true, question: true, answer: true },
    });
  });

  test('is left for what it does not know, which is found as before', async () => {
    const unknown = [
      { where: { title: { contains: 'discriminant' } }, orderBy: { id: 'asc' } },
      { where: { author: { is: { name: 'Ada' } } }, orderBy: { id: 'asc' } },
      { where: { answers: { some: { accepted: true } } }, orderBy: { id: 'asc' } },
      { where: { duplicateOf: null }, orderBy: { id: 'asc' } },
      { orderBy: { author: { name: 'asc' } }, select: { authorId: true } },
      { orderBy: { id: 'asc' }, skip: 1, take: 2 },
      { orderBy: { id: 'asc' }, include: { _count: { select: { answers: true } } } },
      { where: { NOT: { answerCount: 0 } }, orderBy: { id: 'asc' } },
    ];
    for (const args of unknown) {
      expect(() => statementFor('Question', args)).toThrow('Left to Prisma');
      expect(await world.db.question.findMany(args as never)).toEqual(
        await plain.question.findMany(args as never),
      );
    }
  });

  test('is not taken inside a transaction, which sees its own writes', async () => {
    const [id] = ids.questions;
    await world.db.$transaction(async (tx) => {
      await tx.question.update({ where: { id: id! }, data: { title: 'Seen from inside' } });
      expect(await tx.question.findFirst({ where: { id: id! } })).toMatchObject({
        title: 'Seen from inside',
      });
      expect(await world.db.question.findFirst({ where: { id: id! } })).not.toMatchObject({
        title: 'Seen from inside',
      });
    });
  });
});
