import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { audit } from '../../server/database/audit.ts';
import { accept, answeredId, askedId, PROBLEM, REFUSED, reputationOf, vote } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const FIGURES = `query ($id: ID!) { reputation(userId: $id) {
  current today todayFromVotes dailyCap rank thisWeek bestWeek nextPrivilege { name required }
  days(last: 3) { date points balance } } }`;
const figures = async (who: Visitor, id: string) =>
  (await who.graph(FIGURES, { id })).data!['reputation'] as unknown as Record<string, unknown>;

const HISTORY = `query ($id: ID!, $first: Int, $after: String) { reputation(userId: $id) { history(first: $first, after: $after) {
  nodes { id kind points appliedPoints balanceAfter reversal reason source { type id: postId title } actor { id } }
  pageInfo { hasNextPage endCursor } totalCount } } }`;
async function history(who: Visitor, id: string, page: Record<string, unknown> = {}) {
  const { data } = await who.graph(HISTORY, { id, ...page });
  return data!['reputation']!['history'] as unknown as {
    nodes: Record<string, unknown>[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  };
}

const ADJUST = `mutation ($input: AdjustReputationInput!) { adjustReputation(input: $input) {
  __typename ... on LedgerEntry { id points balanceAfter reason actor { id } } ${REFUSED} } }`;
const adjust = async (who: Visitor, userId: string, points: number, more: Record<string, unknown> = {}) =>
  (await who.graph(ADJUST, { input: { userId, points, reason: 'Because of a test.', ...more } })).data![
    'adjustReputation'
  ] as Json;

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));

describe('what somebody has earned', () => {
  test('counts the day with its cap, and names the first privilege that is not reached', async () => {
    const ada = await world.person({ reputation: 100 });
    const id = await answeredId(ada, await askedId(await world.person()));
    for (const voter of await people(21)) await vote(voter, id, 'UP');
    expect(await figures(ada, 'me')).toMatchObject({
      current: 300,
      today: 200,
      todayFromVotes: 200,
      dailyCap: 200,
      nextPrivilege: { name: 'REVIEW_EDITS', required: 350 },
      thisWeek: 200,
      bestWeek: 200,
      days: [
        { date: '2030-02-27', points: 0, balance: 100 },
        { date: '2030-02-28', points: 0, balance: 100 },
        { date: '2030-03-01', points: 200, balance: 300 },
      ],
    });
  });

  test('is what everybody may see; nobody there has nothing, nor a guest who names nobody', async () => {
    const ada = await world.person({ reputation: 77 });
    expect(await figures(world.guest(), ada.id)).toMatchObject({ current: 77 });
    expect(await figures(world.guest(), newId('user', world.now))).toBeNull();
    expect(await figures(world.guest(), 'me')).toBeNull();
    expect(await figures(ada, 'nonsense')).toBeNull();
  });

  test('people with the same reputation share a rank, and whoever does not want one has none', async () => {
    const [first, second, third] = await Promise.all(
      [9000, 9000, 8999].map((reputation) => world.person({ reputation })),
    );
    const ranks = async () =>
      Promise.all([first!, second!, third!].map(async ({ id }) => (await figures(third!, id))['rank']));
    expect(await ranks()).toEqual([1, 1, 3]);
    await world.db.memberSettings.create({ data: { userId: second!.id, onLeaderboard: false } });
    expect(await ranks()).toEqual([1, null, 2]);
  });

  test.each([0, 366])('%i days are refused', async (last) => {
    const ada = await world.person();
    const { errors } = await ada.graph(`{ reputation { days(last: ${last}) { date } } }`);
    expect(JSON.stringify(errors)).toContain('last');
  });

  test('365 days are the most', async () => {
    const ada = await world.person();
    const { data } = await ada.graph('{ reputation { days(last: 365) { date } } }');
    expect(data!['reputation']!['days']).toHaveLength(365);
  });
});

describe('the history', () => {
  test('shows each change, what it moved under the cap, and what was had after it', async () => {
    const ada = await world.person({ reputation: 100 });
    const id = await answeredId(ada, await askedId(await world.person()));
    const voters = await people(22);
    for (const voter of voters) {
      world.later(1);
      await vote(voter, id, 'UP');
    }
    world.later(1);
    await vote(voters[0]!, id, 'NONE');
    world.later(1);
    await vote(voters[1]!, id, 'NONE');
    world.later(1);
    await vote(voters[2]!, id, 'NONE');
    const { nodes } = await history(ada, ada.id, { first: 5 });
    expect(nodes).toMatchObject([
      { kind: 'ANSWER_UPVOTED', points: -10, appliedPoints: -10, balanceAfter: 290, reversal: true },
      { points: -10, appliedPoints: 0, balanceAfter: 300 },
      { points: -10, appliedPoints: 0, balanceAfter: 300 },
      { points: 10, appliedPoints: 0, balanceAfter: 300, reversal: false, source: { type: 'ANSWER', id } },
      { points: 10, appliedPoints: 0, balanceAfter: 300 },
    ]);
  });

  test('begins with the point of the account, once, which no day and no leaderboard counts', async () => {
    const ada = await world.person({ reputation: 1, days: 0 });
    expect((await history(world.guest(), ada.id)).nodes).toMatchObject([
      {
        kind: 'ACCOUNT_ACTIVATED',
        points: 1,
        appliedPoints: 1,
        balanceAfter: 1,
        reversal: false,
        source: null,
      },
    ]);
    expect(await figures(ada, ada.id)).toMatchObject({ current: 1, today: 0, thisWeek: 0 });
    const BOARD = `{ leaderboard(range: LAST_7_DAYS, first: 100) { nodes { user { id } } } }`;
    const { nodes } = (await ada.graph(BOARD)).data!['leaderboard'] as unknown as { nodes: object[] };
    expect(nodes).not.toContainEqual({ user: { id: ada.id } });
    const again = `INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, created_at)
      SELECT new_id(6, created_at), id, 'ACCOUNT_ACTIVATED', 1, false, created_at::date, 'activation', created_at FROM users`;
    await expect(world.sql(again)).rejects.toThrow('unique');
    expect(await audit(world.pool)).toEqual([]);
  });

  test('goes on from page to page with the same balances as in one', async () => {
    const ada = await world.person({ reputation: 100 });
    const id = await answeredId(ada, await askedId(await world.person()));
    for (const voter of await people(5)) {
      await vote(voter, id, 'UP');
      world.later(60);
    }
    const whole = await history(ada, ada.id, { first: 100 });
    const paged: unknown[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await history(ada, ada.id, { first: 2, after });
      paged.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(whole.nodes);
    expect(whole.totalCount).toBe(7);
    expect(whole.nodes.slice(-2)).toMatchObject([
      { kind: 'ADJUSTMENT', balanceAfter: 100 },
      { kind: 'ACCOUNT_ACTIVATED', points: 1, appliedPoints: 1, balanceAfter: 1 },
    ]);
  });

  test('an entry that is found by its id says the same as in the list', async () => {
    const ada = await world.person({ reputation: 100 });
    const id = await answeredId(ada, await askedId(await world.person()));
    for (const voter of await people(3)) await vote(voter, id, 'UP');
    const { nodes } = await history(ada, ada.id);
    for (const one of nodes) {
      const { data } = await ada.graph(
        'query ($id: ID!) { node(id: $id) { ... on LedgerEntry { id appliedPoints balanceAfter } } }',
        { id: one['id'] },
      );
      const { id, appliedPoints, balanceAfter } = one;
      expect(data!['node']).toEqual({ id, appliedPoints, balanceAfter });
    }
  });

  test('others see the kinds without their sources; staff see them, and nobody who voted', async () => {
    const [ada, other] = [await world.person({ reputation: 100 }), await world.person()];
    const [moderator, admin] = [
      await world.person({ role: 'MODERATOR' }),
      await world.person({ role: 'ADMIN' }),
    ];
    const asker = await world.person();
    const id = await answeredId(ada, await askedId(asker));
    await vote(other, id, 'UP');
    world.later(1);
    await accept(asker, id);
    world.later(1);
    await adjust(admin, ada.id, 5);
    for (const reader of [other, world.guest()])
      expect((await history(reader, ada.id, { first: 3 })).nodes).toMatchObject([
        { kind: 'ADJUSTMENT', source: null, actor: null, reason: null },
        { kind: 'ANSWER_ACCEPTED', source: null, actor: null },
        { kind: 'ANSWER_UPVOTED', source: null, actor: null },
      ]);
    for (const reader of [ada, moderator])
      expect((await history(reader, ada.id, { first: 3 })).nodes).toMatchObject([
        { kind: 'ADJUSTMENT', source: null, actor: { id: admin.id }, reason: 'Because of a test.' },
        { kind: 'ANSWER_ACCEPTED', source: { id }, actor: { id: asker.id } },
        { kind: 'ANSWER_UPVOTED', source: { id }, actor: null },
      ]);
  });

  test('a post that was deleted is named no more', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await vote(ben, id, 'UP');
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    const { nodes } = await history(ada, ada.id, { first: 2 });
    expect(nodes.map(({ points, source }) => [points, source]).sort()).toEqual([
      [-10, null],
      [10, null],
    ]);
  });

  test('a cursor of another list is refused', async () => {
    const ada = await world.person();
    const { errors } = await ada.graph('{ reputation { history(after: "bm9uZQ") { nodes { id } } } }');
    expect(JSON.stringify(errors)).toContain('cursor');
  });
});

describe('an adjustment', () => {
  test('by an admin moves the points, tells the person and is audited', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 100 })];
    expect(await adjust(admin, ada.id, -30)).toMatchObject({
      points: -30,
      balanceAfter: 70,
      reason: 'Because of a test.',
      actor: { id: admin.id },
    });
    expect(await reputationOf(ada, ada.id)).toBe(70);
    const [told] = await world.db.notification.findMany({ where: { userId: ada.id, kind: 'REPUTATION' } });
    expect(told).toMatchObject({ actorId: null, detail: { points: -30, reason: 'Because of a test.' } });
    expect(await world.db.auditEntry.findMany({ where: { subjectId: ada.id } })).toMatchObject([
      { event: 'reputation_adjusted', actorId: admin.id, detail: { points: -30 } },
    ]);
  });

  test('may be repeated under one key without doing it twice, also ten times at once', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 100 })];
    const all = await Promise.all(
      Array.from({ length: 10 }, () => adjust(admin, ada.id, 50, { idempotencyKey: 'adjust-once' })),
    );
    expect(new Set(all.map(idOf)).size).toBe(1);
    expect(await reputationOf(ada, ada.id)).toBe(150);
    expect(await adjust(admin, ada.id, 51, { idempotencyKey: 'adjust-once' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('ten different ones at once all count', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 100 })];
    await Promise.all(Array.from({ length: 10 }, () => adjust(admin, ada.id, 10)));
    expect(await reputationOf(ada, ada.id)).toBe(200);
    expect(await audit(world.pool)).toEqual([]);
  });

  test('goes from −500 to 500 and is never 0', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person()];
    for (const points of [-500, 500, 1, -1])
      expect(await adjust(admin, ada.id, points)).toMatchObject({ __typename: 'LedgerEntry', points });
    for (const points of [-501, 501, 0])
      expect(await adjust(admin, ada.id, points)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'points' }],
      });
  });

  test.each([
    [9, 'TOO_SHORT'],
    [10, null],
    [500, null],
    [501, 'TOO_LONG'],
  ])('with a reason of %i characters is told %s', async (length, code) => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person()];
    const answer = await adjust(admin, ada.id, 1, { reason: '因'.repeat(length) });
    if (code) expect(answer).toMatchObject({ fields: [{ field: 'reason', code }] });
    else expect(answer).toMatchObject({ __typename: 'LedgerEntry' });
  });

  test('is no moderator’s, no member’s and no guest’s, and nobody’s own', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person()];
    expect(await adjust(await world.person({ role: 'MODERATOR' }), ada.id, 5)).toMatchObject({
      code: 'NOT_ALLOWED',
    });
    expect(await adjust(ada, ada.id, 5)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await adjust(world.guest(), ada.id, 5)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await adjust(admin, admin.id, 5)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await adjust(admin, newId('user', world.now), 5)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await adjust(admin, 'nobody', 5)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused to whoever is an admin no longer', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 100 })];
    await adjust(admin, ada.id, 5);
    await world.db.user.update({ where: { id: admin.id }, data: { role: 'STUDENT' } });
    expect(await adjust(admin, ada.id, 5)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await reputationOf(ada, ada.id)).toBe(105);
  });

  test('shows nobody below one, and is remembered below it', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 10 })];
    expect(await adjust(admin, ada.id, -100)).toMatchObject({ balanceAfter: 1 });
    const { data } = await ada.graph('{ reputation { current days(last: 1) { balance } } }');
    expect(data!['reputation']).toEqual({ current: 1, days: [{ balance: 1 }] });
    world.later(1);
    expect(await adjust(admin, ada.id, 50)).toMatchObject({ balanceAfter: 1 });
    world.later(1);
    expect(await adjust(admin, ada.id, 50)).toMatchObject({ balanceAfter: 10 });
  });
});

describe('privileges', () => {
  const list = async (who: Visitor) =>
    (await who.graph('{ privileges { name required held } }')).data!['privileges'] as unknown as {
      name: string;
      required: number;
      held: boolean | null;
    }[];

  test('are listed from the first that is earned, and a guest holds none of them yet', async () => {
    expect(await list(world.guest())).toEqual([
      { name: 'ASK', required: 1, held: null },
      { name: 'MANY_LINKS', required: 10, held: null },
      { name: 'VOTE_UP', required: 15, held: null },
      { name: 'VOTE_DOWN', required: 125, held: null },
      { name: 'CREATE_TAG', required: 150, held: null },
      { name: 'SUGGEST_EDITS', required: 200, held: null },
      { name: 'REVIEW_EDITS', required: 350, held: null },
      { name: 'CLOSE', required: 500, held: null },
      { name: 'INVITE', required: 1000, held: null },
      { name: 'EDIT_OTHERS', required: 2000, held: null },
    ]);
  });

  test('are held by reputation once fifty people are there, by staff always', async () => {
    const missing = 51 - (await world.db.user.count());
    for (let i = 0; i < missing; i += 1) await world.person();
    const held = async (who: Visitor) => (await list(who)).filter((one) => one.held).map(({ name }) => name);
    expect(await held(await world.person({ reputation: 125 }))).toEqual([
      'ASK',
      'MANY_LINKS',
      'VOTE_UP',
      'VOTE_DOWN',
    ]);
    expect(await held(await world.person({ reputation: 124 }))).toEqual(['ASK', 'MANY_LINKS', 'VOTE_UP']);
    expect(await held(await world.person({ reputation: 1, role: 'MODERATOR' }))).toHaveLength(10);
  });

  test('the refusals carry sentences in the reader’s language', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person()];
    const { data } = await admin.graph(
      `mutation ($input: AdjustReputationInput!) { adjustReputation(input: $input) { ${PROBLEM} } }`,
      { input: { userId: ada.id, points: 0, reason: 'Because of a test.' } },
      { 'accept-language': 'zh' },
    );
    expect(data!['adjustReputation']!['message']).toBe('分数须在 -500 到 500 之间，且不能为 0。');
  });
});
