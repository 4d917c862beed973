import { describe, expect, test } from 'vitest';
import { BADGES } from '../../server/community/reputation/badge-catalogue.ts';
import { newId } from '../../server/core/ids.ts';
import { audit } from '../../server/database/audit.ts';
import { accept, answeredId, askedId, REFUSED, vote } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const held = async (id: string) => {
  const { data } = await world
    .guest()
    .graph('query ($id: ID!) { profile(id: $id) { badges { badge { type } count } } }', { id });
  const badges = data!['profile']!['badges'] as unknown as { badge: { type: string }; count: number }[];
  return Object.fromEntries(badges.map(({ badge, count }) => [badge.type, count]));
};

const GIVE = `mutation ($input: AwardBadgeInput!) { awardBadge(input: $input) {
  __typename ... on GivenBadge { isNew award { id reason badge { type } user { id } giver { id } } } ... on Conflict { earlierId } ${REFUSED} } }`;
const give = async (who: Visitor, userId: string, badgeType: string, reason = 'For a good reason.') =>
  (await who.graph(GIVE, { input: { userId, badgeType, reason } })).data!['awardBadge'] as Json;

const broken = async () => (await audit(world.pool)).map(({ invariant }) => invariant);

const upTo = async (id: string, from: number, score: number) => {
  for (let i = from; i < score; i += 1) await vote(await world.person(), id, 'UP');
};

const LOOK = `mutation ($ids: [ID!]!, $by: ID) { recordViews(input: { questionIds: $ids, sharedById: $by }) { ... on RecordedViews { counted } } }`;

describe('a link that was shared', () => {
  const look = (who: Visitor, id: string, by: string) => who.graph(LOOK, { ids: [id], by });
  const shared = async (id: string) => ({ ...(await held(id)) });

  test('earns a badge once somebody else comes by it, and its sharer hears of that', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(await world.person());
    await look(ada, id, ada.id);
    expect(await shared(ada.id)).toEqual({});
    await look(ben, id, ada.id);
    await look(await world.person(), id, ada.id);
    expect(await shared(ada.id)).toEqual({ first_share: 1 });
    expect(await world.db.notification.count({ where: { userId: ada.id, kind: 'BADGE' } })).toBe(1);
  });

  test('earns none by guests at an address of its sharer, nor by a look that does not count', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(await world.person());
    await look(ben, id, '');
    await look(ben, id, ada.id);
    expect(await shared(ada.id)).toEqual({});
    await world.db.session.updateMany({ where: { userId: ada.id }, data: { address: '127.0.0.1' } });
    await look(world.guest(), id, ada.id);
    expect(await shared(ada.id)).toEqual({});
    await world.db.session.updateMany({ where: { userId: ada.id }, data: { address: '10.1.2.3' } });
    await look(world.guest(), await askedId(ben), ada.id);
    expect(await shared(ada.id)).toEqual({ first_share: 1 });
  });

  test('earns none for an anonymous question of one’s own, and nobody else one', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada, { anonymous: true });
    await look(ben, id, ada.id);
    expect(await shared(ada.id)).toEqual({});
    expect((await look(ben, await askedId(ada), newId('user', world.now))).data).toEqual({
      recordViews: { counted: 1 },
    });
  });
});

describe('the catalogue', () => {
  test('names every badge in both languages, with its level, and no type or id twice', async () => {
    const { data } = await world
      .guest()
      .graph(
        '{ badges { id type name { en zh } description { en zh } level repeatable awardedBy threshold holders } }',
      );
    const badges = data!['badges'] as unknown as Json[];
    expect(badges).toHaveLength(BADGES.length);
    for (const names of ['type', 'id'] as const)
      expect(new Set(badges.map((one) => one[names])).size).toBe(badges.length);
    for (const { name, description } of BADGES) {
      expect(name.zh + description.zh).toMatch(/[一-龥]/);
      expect(name.en + description.en).not.toMatch(/[一-龥]/);
    }
    expect(badges.find(({ type }) => String(type) === 'great_answer')).toMatchObject({
      level: 'GOLD',
      repeatable: true,
      awardedBy: 'SYSTEM',
      threshold: 40,
    });
  });

  test('gives the same levels as the database counts by', async () => {
    const types = BADGES.map(({ type }) => type);
    const rows = await world.db.$queryRaw<{ type: string; level: string }[]>`
      SELECT type, badge_level(type) AS level FROM unnest(${types}::text[]) AS given (type)`;
    expect(rows).toEqual(BADGES.map(({ type, level }) => ({ type, level })));
  });

  test('is read by type and by id, also as a node; an unknown badge is none', async () => {
    const [{ id, type }] = BADGES as [(typeof BADGES)[0]];
    const { data } = await world.guest().graph(
      `{ one: badge(id: "${type}") { id } two: badge(id: "${id}") { type } three: badge(id: "constructor") { id }
         node(id: "${id}") { id ... on Badge { type } } }`,
    );
    expect(data).toEqual({ one: { id }, two: { type }, three: null, node: { id, type } });
  });
});

describe('a badge that the rules award', () => {
  test('comes with the score of a post, once, and stays when the score falls', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(await world.person()));
    await upTo(id, 0, 4);
    expect(await held(ada.id)).toEqual({});
    const fifth = await world.person();
    await vote(fifth, id, 'UP');
    expect(await held(ada.id)).toEqual({ nice_answer: 1 });
    await vote(fifth, id, 'NONE');
    await vote(fifth, id, 'UP');
    await vote(fifth, id, 'DOWN');
    expect(await held(ada.id)).toEqual({ nice_answer: 1 });
    expect(await world.db.notification.count({ where: { userId: ada.id, kind: 'BADGE' } })).toBe(1);
  });

  test('comes at 15 and 40 as well, and for each post anew', async () => {
    const ada = await world.person();
    const [first, second] = [await askedId(ada), await askedId(ada)];
    await upTo(second, 0, 5);
    await world.db.question.update({ where: { id: first }, data: { up: 13, score: 13 } });
    await upTo(first, 13, 14);
    expect(await held(ada.id)).toEqual({ nice_question: 2 });
    await upTo(first, 14, 15);
    expect(await held(ada.id)).toEqual({ nice_question: 2, good_question: 1 });
    await world.db.question.update({ where: { id: first }, data: { up: 38, score: 38 } });
    await upTo(first, 38, 39);
    expect(await held(ada.id)).not.toHaveProperty('great_question');
    await upTo(first, 39, 40);
    expect(await held(ada.id)).toEqual({ nice_question: 2, good_question: 1, great_question: 1 });
    const { data } = await ada.graph('{ viewer { badgeCounts { gold silver bronze } } }');
    expect(data!['viewer']!['badgeCounts']).toEqual({ gold: 1, silver: 1, bronze: 2 });
  });

  test('comes with the first vote up, not with one down', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await vote(ben, await askedId(ada), 'DOWN');
    expect(await held(ben.id)).toEqual({});
    await vote(ben, await askedId(ada), 'UP');
    expect(await held(ben.id)).toEqual({ first_upvote: 1 });
  });

  test('comes with an acceptance to both sides, and not for one’s own answer', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada);
    const [own, other] = [await answeredId(ada, questionId), await answeredId(ben, questionId)];
    await world.db.answer.update({ where: { id: own }, data: { createdAt: new Date('2030-01-01') } });
    await accept(ada, own);
    expect(await held(ada.id)).toEqual({});
    await accept(ada, other);
    expect([await held(ada.id), await held(ben.id)]).toEqual([{ scholar: 1 }, { solved: 1 }]);
  });

  test('comes with the first edit', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    for (const body of ['Once more.', 'And again.'])
      await ada.graph(
        'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }',
        {
          input: { id, body },
        },
      );
    expect(await held(ada.id)).toEqual({ editor: 1 });
    const [ben, cy] = [await world.person(), await world.person()];
    await ben.graph(
      `mutation { editQuestion(input: { id: "${await askedId(cy)}", body: "So." }) { __typename } }`,
    );
    expect([await held(ben.id), await held(cy.id)]).toEqual([{ editor: 1 }, {}]);
  });

  test('is taken back when its question becomes anonymous, which earns none, not by edits of one’s own either', async () => {
    const ada = await world.person();
    const [id, other] = [await askedId(ada), await askedId(ada)];
    for (const score of [13, 38]) {
      await world.db.question.update({ where: { id }, data: { up: score, score } });
      await upTo(id, score, score + 2);
    }
    await upTo(other, 0, 5);
    expect(await held(ada.id)).toEqual({ nice_question: 2, good_question: 1, great_question: 1 });
    const edit = (question: string, change: object) =>
      ada.graph('mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }', {
        input: { id: question, ...change },
      });
    await edit(id, { anonymous: true });
    await edit(id, { body: 'Nobody knows who wrote this.' });
    await upTo(id, 40, 41);
    expect(await held(ada.id)).toEqual({ nice_question: 1 });
    expect(await broken()).not.toContain('the badges of a person equal their counters');
    await edit(id, { anonymous: false });
    expect(await held(ada.id)).toEqual({ nice_question: 1, editor: 1 });
    await upTo(id, 41, 42);
    expect(await held(ada.id)).toEqual({ nice_question: 2, good_question: 1, great_question: 1, editor: 1 });
  });

  test('comes with the first like, and with the first words about oneself', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const like = (active: boolean) =>
      ben.graph('mutation ($input: SetLikeInput!) { setLike(input: $input) { __typename } }', {
        input: { targetId: id, active },
      });
    await ben.graph('mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { __typename } }', {
      input: { targetId: id, active: true },
    });
    expect(await held(ben.id)).toEqual({});
    await like(true);
    await like(false);
    await like(true);
    // What one shows of oneself is nothing that one says.
    await ben.graph('mutation { updateProfile(input: { privacy: { showStudy: true } }) { __typename } }');
    expect(await held(ben.id)).toEqual({ first_reaction: 1 });
    await ben.graph('mutation { updateProfile(input: { bio: "Likes integrals." }) { __typename } }');
    expect(await held(ben.id)).toEqual({ autobiographer: 1, first_reaction: 1 });
  });

  test('comes once however many votes arrive at the same time', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const voters = await Promise.all(Array.from({ length: 12 }, () => world.person()));
    await Promise.all(voters.map((voter) => vote(voter, id, 'UP')));
    expect(await held(ada.id)).toEqual({ nice_question: 1 });
    const { data } = await ada.graph('{ viewer { badgeCounts { bronze } } }');
    expect(data!['viewer']!['badgeCounts']).toEqual({ bronze: 1 });
    expect(await broken()).not.toContain('the badges of a person equal their counters');
  });
});

describe('a badge that is given by hand', () => {
  test('is a moderator’s to give where it is the community’s, any other an admin’s', async () => {
    const [moderator, admin] = [
      await world.person({ role: 'MODERATOR' }),
      await world.person({ role: 'ADMIN' }),
    ];
    const ada = await world.person();
    expect(await give(moderator, ada.id, 'mentor')).toMatchObject({
      isNew: true,
      award: {
        reason: 'For a good reason.',
        badge: { type: 'mentor' },
        user: { id: ada.id },
        giver: { id: moderator.id },
      },
    });
    expect(await give(moderator, ada.id, 'bug_hunter')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await give(admin, ada.id, 'bug_hunter')).toMatchObject({ isNew: true });
    expect(await give(admin, ada.id, 'translator')).toMatchObject({ isNew: true });
    expect(await held(ada.id)).toEqual({ mentor: 1, translator: 1, bug_hunter: 1 });
    expect(await world.db.notification.count({ where: { userId: ada.id, kind: 'BADGE' } })).toBeGreaterThan(
      0,
    );
    expect(await world.db.auditEntry.count({ where: { subjectId: ada.id, event: 'badge_awarded' } })).toBe(3);
  });

  test('is given once, also when it is given ten times at once', async () => {
    const [moderator, ada] = [await world.person({ role: 'MODERATOR' }), await world.person()];
    const all = await Promise.all(Array.from({ length: 10 }, () => give(moderator, ada.id, 'mentor')));
    expect(all.filter(({ isNew }) => (isNew as unknown) === true)).toHaveLength(1);
    expect(new Set(all.map(({ award }) => idOf(award))).size).toBe(1);
    expect(await held(ada.id)).toEqual({ mentor: 1 });
    expect(await world.db.auditEntry.count({ where: { subjectId: ada.id } })).toBe(1);
    expect(await broken()).not.toContain('the badges of a person equal their counters');
  });

  test('is none of those that the rules award, nor one that is not there', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person()];
    expect(await give(admin, ada.id, 'solved')).toMatchObject({ code: 'AUTOMATIC_BADGE' });
    expect(await give(admin, ada.id, 'knight')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is nobody’s to give to themselves, no member’s and no guest’s', async () => {
    const [moderator, ada] = [await world.person({ role: 'MODERATOR' }), await world.person()];
    expect(await give(moderator, moderator.id, 'mentor')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await give(ada, moderator.id, 'mentor')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await give(world.guest(), ada.id, 'mentor')).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await give(moderator, newId('user', world.now), 'mentor')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused to whoever is a moderator no longer', async () => {
    const [moderator, ada] = [await world.person({ role: 'MODERATOR' }), await world.person()];
    await give(moderator, ada.id, 'mentor');
    await world.db.user.update({ where: { id: moderator.id }, data: { role: 'STUDENT' } });
    expect(await give(moderator, ada.id, 'translator')).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test.each([
    [9, 'TOO_SHORT'],
    [10, null],
    [500, null],
    [501, 'TOO_LONG'],
  ])('with a reason of %i characters is told %s', async (length, code) => {
    const [moderator, ada] = [await world.person({ role: 'MODERATOR' }), await world.person()];
    const answer = await give(moderator, ada.id, 'mentor', 'x'.repeat(length));
    if (code) expect(answer).toMatchObject({ fields: [{ field: 'reason', code }] });
    else expect(answer).toMatchObject({ isNew: true });
  });
});

test('awards are listed by person and by badge, the newest first, and each is a node', async () => {
  world.later(60);
  const moderator = await world.person({ role: 'MODERATOR' });
  const [ada, ben] = [await world.person(), await world.person()];
  for (const [{ id }, type] of [
    [ada, 'translator'],
    [ada, 'mentor'],
    [ben, 'translator'],
  ] as const) {
    await give(moderator, id, type);
    world.later(1);
  }
  const { data } = await world.guest().graph(
    `query ($id: ID!) { profile(id: $id) { awards(first: 1) { nodes { id badge { type } } pageInfo { hasNextPage endCursor } totalCount } }
       badge(id: "translator") { awards(first: 2) { nodes { id user { id } awardedAt } } } }`,
    { id: ada.id },
  );
  expect(data!['profile']!['awards']).toMatchObject({
    nodes: [{ badge: { type: 'mentor' } }],
    pageInfo: { hasNextPage: true },
    totalCount: 2,
  });
  const awards = data!['badge']!['awards']!['nodes'] as unknown as { id: string; user: { id: string } }[];
  expect(awards.map(({ user }) => user.id)).toEqual([ben.id, ada.id]);
  const node = await world
    .guest()
    .graph('query ($id: ID!) { node(id: $id) { id ... on Award { user { id } badge { type } } } }', {
      id: awards[0]!.id,
    });
  expect(node.data!['node']).toEqual({
    id: awards[0]!.id,
    user: { id: ben.id },
    badge: { type: 'translator' },
  });
});
