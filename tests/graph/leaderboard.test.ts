import { beforeAll, describe, expect, test } from 'vitest';
import { moveLeaderboards } from '../../server/community/standing/move-leaderboards.ts';
import { audit } from '../../server/database/audit.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const DAY = 86_400;

interface Row {
  rank: number | null;
  points: number;
  user: { name: string };
}

const BOARD = `query ($range: LeaderboardRange, $subject: String, $first: Int, $after: String) {
  leaderboard(range: $range, subjectCode: $subject, first: $first, after: $after) {
    nodes { rank points user { name } } totalCount pageInfo { hasNextPage endCursor } }
  viewer: leaderboardPlace(range: $range, subjectCode: $subject) {
    rank points above { rank points user { name } } below { rank points user { name } } } }`;

interface Board {
  nodes: Row[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  viewer: { rank: number | null; points: number; above: Row[]; below: Row[] } | null;
}

async function board(who: Visitor, variables: Record<string, unknown> = {}) {
  const { data } = await who.graph(BOARD, variables);
  const { leaderboard, viewer } = data!;
  return { ...leaderboard, viewer } as unknown as Board;
}

const short = (rows: Row[]) => rows.map(({ rank, points, user }) => [rank, user.name, points]);

const member: Record<string, Visitor> = {};

beforeAll(async () => {
  const reputations = { Ann: 500, Bob: 400, Cai: 400, Dan: 300, Eve: 200, Fay: 100, Gus: 90, Hal: 80 };
  let days = 100;
  for (const [name, reputation] of Object.entries(reputations))
    member[name] = await world.person({ name, reputation, days: (days -= 1) });
});

/** What the product does every minute. */
async function moved(): Promise<void> {
  await world.jobs.add(world.db, moveLeaderboards, {});
  await world.work();
}

describe('the leaderboard', () => {
  test('of all time is by reputation; people with the same share a rank', async () => {
    const { nodes, viewer } = await board(world.guest());
    expect(short(nodes)).toEqual([
      [1, 'Ann', 500],
      [2, 'Bob', 400],
      [2, 'Cai', 400],
      [4, 'Dan', 300],
      [5, 'Eve', 200],
      [6, 'Fay', 100],
      [7, 'Gus', 90],
      [8, 'Hal', 80],
    ]);
    expect(viewer).toBeNull();
  });

  test('goes on from page to page, also in the middle of a tie', async () => {
    const rows: Row[] = [];
    let after: string | null = null;
    for (const first of [2, 1, 3, 2]) {
      const page = await board(world.guest(), { first, after });
      rows.push(...page.nodes);
      after = page.pageInfo.endCursor;
    }
    const whole = await board(world.guest());
    expect(rows).toEqual(whole.nodes);
    expect(whole.pageInfo.hasNextPage).toBe(false);
    expect((await board(world.guest(), { first: 7 })).pageInfo.hasNextPage).toBe(true);
    expect((await board(world.guest(), { first: 8 })).pageInfo.hasNextPage).toBe(false);
  });

  test('shows one’s own place with five above and five below', async () => {
    const { viewer } = await board(member['Gus']!);
    expect(viewer).toMatchObject({ rank: 7, points: 90 });
    expect(short(viewer!.above)).toEqual([
      [2, 'Bob', 400],
      [2, 'Cai', 400],
      [4, 'Dan', 300],
      [5, 'Eve', 200],
      [6, 'Fay', 100],
    ]);
    expect(short(viewer!.below)).toEqual([[8, 'Hal', 80]]);
    const tied = (await board(member['Cai']!)).viewer!;
    expect([tied.rank, ...short(tied.above), ...short(tied.below).slice(0, 1)]).toEqual([
      2,
      [1, 'Ann', 500],
      [2, 'Bob', 400],
      [4, 'Dan', 300],
    ]);
  });

  test('leaves out whoever does not want to be in it, also for themselves', async () => {
    const bob = member['Bob']!;
    await world.db.memberSettings.create({ data: { userId: bob.id, onLeaderboard: false } });
    const { nodes, viewer, totalCount } = await board(bob);
    expect(short(nodes).slice(0, 3)).toEqual([
      [1, 'Ann', 500],
      [2, 'Cai', 400],
      [3, 'Dan', 300],
    ]);
    expect([viewer, totalCount]).toEqual([null, 7]);
    await world.db.memberSettings.delete({ where: { userId: bob.id } });
  });

  test('leaves out people who were deleted, and the installation itself', async () => {
    const gone = await world.person({ name: 'Gone', reputation: 999 });
    await world.person({ name: 'Lemma', reputation: 998, role: 'SYSTEM' });
    await world.db.user.update({ where: { id: gone.id }, data: { deletedAt: world.now } });
    expect(short((await board(world.guest(), { first: 1 })).nodes)).toEqual([[1, 'Ann', 500]]);
  });

  test('of some days or of a subject counts what these brought, and nobody whom they brought nothing', async () => {
    const { Ann, Dan, Eve, Fay } = member as Record<string, Visitor>;
    const maths = await askedId(Dan!);
    const physics = await answeredId(
      Eve!,
      await askedId(Ann!, { subjectCode: '9702', paper: 'all', topic: null }),
    );
    await vote(Fay!, maths, 'UP');
    await vote(Ann!, maths, 'UP');
    world.later(6 * DAY);
    await moved();
    await vote(await world.sessionOf(Fay!), physics, 'UP');
    const both = [
      [1, 'Dan', 20],
      [2, 'Eve', 10],
    ];
    expect(short((await board(world.guest(), { range: 'LAST_7_DAYS' })).nodes)).toEqual(both);
    world.later(DAY);
    await moved();
    const [fay, dan] = [await world.sessionOf(Fay!), await world.sessionOf(Dan!)];
    expect(short((await board(dan, { range: 'LAST_7_DAYS' })).nodes)).toEqual([[1, 'Eve', 10]]);
    expect(short((await board(dan, { range: 'LAST_30_DAYS' })).nodes)).toEqual(both);
    expect(short((await board(dan, { subject: '9709' })).nodes)).toEqual([[1, 'Dan', 20]]);
    expect(short((await board(dan, { subject: '9702' })).nodes)).toEqual([[1, 'Eve', 10]]);
    expect((await board(dan, { subject: '9702' })).viewer).toBeNull();
    expect((await board(dan, { range: 'LAST_30_DAYS' })).viewer).toMatchObject({ rank: 1, above: [] });
    expect(await audit(world.pool)).toEqual([]);
    await vote(fay, physics, 'NONE');
    expect((await board(dan, { subject: '9702' })).nodes).toEqual([]);
    expect((await board(dan, { range: 'LAST_7_DAYS' })).nodes).toEqual([]);
    expect(await audit(world.pool)).toEqual([]);
  });

  test('a question that moves to another subject takes back what it gave where it gave it', async () => {
    const [asker, voter] = [await world.person({ name: 'Mia' }), await world.person({ name: 'Noa' })];
    const id = await askedId(asker);
    await vote(voter, id, 'UP');
    await world.db.question.update({ where: { id }, data: { subjectCode: '9231' } });
    await vote(voter, id, 'NONE');
    const names = (await board(asker, { subject: '9709' })).nodes.map(({ user }) => user.name);
    expect(names).not.toContain('Mia');
    expect(await audit(world.pool)).toEqual([]);
  });

  test('says of the neighbours of a long tie what it can count, and goes through none of it', async () => {
    const tied = await Promise.all(
      Array.from({ length: 8 }, (_, n) => world.person({ name: `Tie ${n}`, reputation: 50, days: 60 - n })),
    );
    await world.person({ name: 'Zoe', reputation: 40 });
    const { viewer } = await board(await world.sessionOf(tied[6]!));
    const rank = viewer!.rank!;
    expect(viewer!.above.map((row) => [row.rank, row.user.name])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [rank, `Tie ${n}`]),
    );
    expect(viewer!.below.slice(0, 2).map((row) => [row.rank, row.user.name])).toEqual([
      [rank, 'Tie 7'],
      [rank + 8, 'Zoe'],
    ]);
  });

  test('whoever opts out while they earn their first points in a subject is in none of its boards', async () => {
    const [writer, voter] = [await world.person({ name: 'Oda' }), await world.person({ name: 'Pam' })];
    const question = await askedId(writer);
    const voting = await world.pool.connect();
    try {
      await voting.query('BEGIN');
      await voting.query(
        `SELECT write_ledger($1, 'QUESTION_UPVOTED', 10, true, 'vote/of-a-test', $2, NULL, $3, 200)`,
        [writer.id, question, world.now],
      );
      const chosen = writer.graph(
        `mutation ($id: ID!) { updateProfile(input: { userId: $id, privacy: { onLeaderboard: false } }) { __typename } }`,
        { id: writer.id },
      );
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.sql(waiting)).rowCount).toBe(1);
      await voting.query('COMMIT');
      expect((await chosen).data).toBeTruthy();
    } finally {
      voting.release();
    }
    const names = (await board(voter, { subject: '9709' })).nodes.map(({ user }) => user.name);
    expect(names).not.toContain('Oda');
    expect(await audit(world.pool)).toEqual([]);
  });

  test('refuses pages of 0 and 101 rows', async () => {
    for (const first of [0, 101]) {
      const { errors } = await world.guest().graph(BOARD, { first });
      expect(JSON.stringify(errors)).toContain('first');
    }
    expect((await board(world.guest(), { first: 100 })).nodes.length).toBeGreaterThan(0);
  });
});
