import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { commentedId, deleteComment } from '../support/interactions.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const profile = async (who: Visitor, id: string) =>
  (await who.graph('query ($id: ID!) { profile(id: $id) { id name } }', { id })).data!['profile'];

test('everybody is found by their id, and oneself by “me”', async () => {
  const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
  expect(await profile(ben, ada.id)).toEqual({ id: ada.id, name: 'Ada' });
  expect(await profile(ben, 'me')).toEqual({ id: ben.id, name: 'Ben' });
  expect(await profile(world.guest(), 'me')).toBeNull();
});

test('whoever was deleted has no profile', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  await world.db.user.update({ where: { id: ada.id }, data: { deletedAt: world.now } });
  expect(await profile(ben, ada.id)).toBeNull();
});

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename
  ... on User { id name bio subjects examSession links privacy { showActivity showFollows showStudy onLeaderboard } }
  ... on Problem { code message fields { field code } } } }`;
const update = async (who: Visitor, input: Record<string, unknown>) =>
  (await who.graph(UPDATE, { input })).data!['updateProfile']!;

const FOLLOW = `mutation ($userId: ID!, $active: Boolean!) { followPerson(input: { userId: $userId, active: $active }) { __typename
  ... on User { id followerCount viewer { following canFollow } } ... on Problem { code message fields { field code } } ... on RateLimited { retryAfter } } }`;
const follow = async (who: Visitor, userId: string, active = true) =>
  (await who.graph(FOLLOW, { userId, active })).data!['followPerson']!;

describe('a profile', () => {
  test('is changed by its owner: what is left out stays, what is emptied goes', async () => {
    const ada = await world.person({ name: 'Ada' });
    const whole = {
      name: 'Ada L.',
      bio: 'I like\nintegrals.',
      subjects: ['9709', '9231'],
      examSession: '2030-06',
      links: ['https://example.org/ada', 'http://example.com'],
    };
    expect(await update(ada, whole)).toMatchObject(whole);
    expect(await update(ada, { bio: '' })).toMatchObject({ ...whole, bio: '' });
    expect(await update(ada, { examSession: null, name: null })).toMatchObject({
      ...whole,
      bio: '',
      examSession: null,
    });
  });

  test('shows activity and follows, and hides what is studied, until its owner chooses otherwise', async () => {
    const ada = await world.person();
    expect(await update(ada, {})).toMatchObject({
      privacy: { showActivity: true, showFollows: true, showStudy: false, onLeaderboard: true },
    });
    expect(await update(ada, { privacy: { showFollows: false } })).toMatchObject({
      privacy: { showActivity: true, showFollows: false, showStudy: false, onLeaderboard: true },
    });
    expect(await update(ada, { privacy: { showStudy: true, showFollows: null } })).toMatchObject({
      privacy: { showActivity: true, showFollows: false, showStudy: true, onLeaderboard: true },
    });
  });

  test.each([
    ['name', 'A', 'TOO_SHORT'],
    ['name', 'a'.repeat(51), 'TOO_LONG'],
    ['name', 'Ada\u202Elovelace', 'MALFORMED'],
    ['bio', '引'.repeat(1001), 'TOO_LONG'],
    ['subjects', ['9709', '1234'], 'UNKNOWN'],
    ['examSession', '2030-05', 'MALFORMED'],
    ['subjects', Array.from({ length: 21 }, (_, i) => `${i}`), 'TOO_MANY'],
    ['links', Array.from({ length: 4 }, (_, i) => `https://example.org/${i}`), 'TOO_MANY'],
    ['links', ['javascript:alert(1)'], 'MALFORMED'],
    ['links', ['javascript://example.org/%0aalert(1)'], 'MALFORMED'],
    ['links', ['ftp://example.org'], 'MALFORMED'],
    ['links', ['https://me:secret@example.org'], 'MALFORMED'],
    ['links', [`https://example.org/${'a'.repeat(181)}`], 'MALFORMED'],
  ])('refuses %s %j with %s, and keeps what was there', async (field, value, code) => {
    const ada = await world.person({ name: 'Ada' });
    expect(await update(ada, { bio: 'Kept?', [field]: value })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field, code }],
    });
    expect(await update(ada, {})).toMatchObject({ name: 'Ada', bio: '' });
  });

  test.each([
    ['name', 'Al'],
    ['name', 'a'.repeat(50)],
    ['bio', '引'.repeat(1000)],
    ['links', ['https://example.org/1', 'https://example.org/2', 'https://example.org/3']],
    ['links', [`https://example.org/${'a'.repeat(180)}`]],
  ])('takes %s at its bound', async (field, value) => {
    expect(await update(await world.person(), { [field]: value })).toMatchObject({ [field]: value });
  });

  test('is changed by nobody else but an admin, whose change is noted', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const moderator = await world.person({ role: 'MODERATOR' });
    const admin = await world.person({ role: 'ADMIN' });
    const input = { userId: ada.id, bio: 'Mended.' };
    for (const other of [ben, moderator])
      expect(await update(other, input)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await update(world.guest(), input)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await update(admin, { ...input, userId: admin.id.replace(/^./, 'f') })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await update(admin, input)).toMatchObject({ id: ada.id, bio: 'Mended.' });
    const [noted] = await world.db.auditEntry.findMany({
      where: { event: 'profile_edited', subjectId: ada.id },
    });
    expect(noted).toMatchObject({ actorId: admin.id, detail: { fields: ['bio'] } });
    // Nobody has said anything of themselves.
    expect(await world.db.award.count({ where: { userId: { in: [ada.id, admin.id] } } })).toBe(0);
  });

  test('says who may change it and follow it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const admin = await world.person({ role: 'ADMIN' });
    const viewer = async (who: Visitor) =>
      (
        await who.graph('query ($id: ID!) { profile(id: $id) { viewer { following canEdit canFollow } } }', {
          id: ada.id,
        })
      ).data!['profile']!['viewer'];
    await follow(ben, ada.id);
    expect(await viewer(ada)).toEqual({ following: false, canEdit: true, canFollow: false });
    expect(await viewer(ben)).toEqual({ following: true, canEdit: false, canFollow: true });
    expect(await viewer(admin)).toEqual({ following: false, canEdit: true, canFollow: true });
    expect(await viewer(world.guest())).toBeNull();
  });
});

describe('following somebody', () => {
  test('is set, told once to whom it concerns, and ended; doing it twice changes nothing', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    expect(await follow(ben, ada.id)).toMatchObject({ followerCount: 1, viewer: { following: true } });
    expect(await follow(ben, ada.id)).toMatchObject({ followerCount: 1 });
    expect(
      await world.db.notification.findMany({ where: { userId: ada.id, kind: 'FOLLOWER' } }),
    ).toMatchObject([{ actorId: ben.id, count: 1 }]);
    expect(await world.db.user.findUnique({ where: { id: ben.id } })).toMatchObject({
      followingCount: 1,
      followerCount: 0,
    });
    expect(await follow(ben, ada.id, false)).toMatchObject({
      followerCount: 0,
      viewer: { following: false },
    });
    expect(await follow(ben, ada.id, false)).toMatchObject({ followerCount: 0 });
    expect(await world.db.user.findUnique({ where: { id: ben.id } })).toMatchObject({ followingCount: 0 });
  });

  test('is no news when it ends and begins again within a day', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const told = async () => {
      const rows = await world.db.notification.findMany({ where: { userId: ada.id, kind: 'FOLLOWER' } });
      return rows.reduce((sum, { count }) => sum + count, 0);
    };
    for (let time = 0; time < 3; time += 1) {
      await follow(ben, ada.id);
      await world.db.notification.updateMany({ data: { readAt: world.now, groupKey: null } });
      await follow(ben, ada.id, false);
    }
    expect(await told()).toBe(1);
  });

  test('is refused to guests, for oneself and for whoever is not there', async () => {
    const ada = await world.person();
    const gone = await world.person();
    await world.db.user.update({ where: { id: gone.id }, data: { deletedAt: world.now } });
    expect(await follow(world.guest(), ada.id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await follow(ada, ada.id)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'userId' }],
    });
    expect(await follow(ada, gone.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await follow(ada, 'me')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('two hundred people a day can be followed, and one more a day later', async () => {
    const ada = await world.person();
    const followed = await people(201);
    await world.db.personFollow.createMany({
      data: followed
        .slice(0, 199)
        .map((followedId) => ({ followerId: ada.id, followedId, createdAt: world.now })),
    });
    expect(await follow(ada, followed[199]!)).toMatchObject({ __typename: 'User' });
    expect(await follow(ada, followed[200]!)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_400 });
    world.later(86_400);
    const later = await world.sessionOf(ada);
    expect(await follow(later, followed[200]!)).toMatchObject({ __typename: 'User' });
  });

  test('many at once are counted one by one', async () => {
    const ada = await world.person();
    const others = await Promise.all(Array.from({ length: 16 }, () => world.person()));
    await Promise.all(
      others.flatMap((other) => [follow(other, ada.id), follow(ada, other.id), follow(other, ada.id)]),
    );
    const counts = async () =>
      world.db.user.findUniqueOrThrow({
        where: { id: ada.id },
        select: { followerCount: true, followingCount: true },
      });
    expect(await counts()).toEqual({ followerCount: 16, followingCount: 16 });
    await Promise.all(
      others.flatMap((other) => [follow(other, ada.id, false), follow(other, ada.id, false)]),
    );
    expect(await counts()).toEqual({ followerCount: 0, followingCount: 16 });
  });
});

describe('the people around somebody', () => {
  const LIST = (
    side: string,
  ) => `query ($id: ID!, $first: Int, $after: String) { profile(id: $id) { ${side}(first: $first, after: $after) {
    __typename ... on UserConnection { nodes { id name viewer { following } } pageInfo { hasNextPage endCursor } totalCount } ... on Problem { code } } } }`;
  const list = async (who: Visitor, side: 'followers' | 'following', variables: Record<string, unknown>) =>
    (await who.graph(LIST(side), variables)).data!['profile']![side]!;

  test('are listed by page, the latest first, also where many came at one moment', async () => {
    const ada = await world.person();
    const others = [await world.person(), await world.person(), await world.person()];
    for (const other of others) await follow(other, ada.id);
    const first = await list(others[0]!, 'followers', { id: ada.id, first: 2 });
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true }, totalCount: 3 });
    const second = await list(others[0]!, 'followers', {
      id: ada.id,
      first: 2,
      after: first['pageInfo']!['endCursor'],
    });
    expect(second).toMatchObject({ pageInfo: { hasNextPage: false } });
    const ids = [first, second].flatMap((page) =>
      (page['nodes'] as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect([...ids].sort()).toEqual(others.map(({ id }) => id).sort());
    expect(await list(ada, 'following', { id: others[0]!.id })).toMatchObject({ nodes: [{ id: ada.id }] });
    expect(await ada.graph(LIST('following'), { id: others[0]!.id, first: 101 })).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
    });
  });

  test('are shown to nobody but themselves and admins where they keep them to themselves', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const [moderator, admin] = [
      await world.person({ role: 'MODERATOR' }),
      await world.person({ role: 'ADMIN' }),
    ];
    await update(ada, { privacy: { showFollows: false } });
    for (const side of ['followers', 'following'] as const) {
      for (const who of [ben, moderator, world.guest()])
        expect(await list(who, side, { id: ada.id })).toMatchObject({ code: 'NOT_ALLOWED' });
      for (const who of [ada, admin])
        expect(await list(who, side, { id: ada.id })).toMatchObject({ nodes: [] });
    }
  });
});

describe('what somebody did', () => {
  const ACTIVITY = `query ($id: ID!, $first: Int, $after: String) { profile(id: $id) { activity(first: $first, after: $after) {
    __typename ... on ActivityConnection { totalCount pageInfo { hasNextPage endCursor } nodes { kind createdAt target { __typename
      ... on Question { id title } ... on Answer { id question { id title } } ... on Comment { id commented: question { id } answer { id } }
      ... on Award { id badge { type } } } } } ... on Problem { code } } } }`;
  const activity = async (who: Visitor, variables: Record<string, unknown>) =>
    (await who.graph(ACTIVITY, variables)).data!['profile']!['activity']!;
  const idsIn = (page: Json) =>
    (page['nodes'] as unknown as { target: { id: string } }[]).map(({ target }) => target.id);

  test('is one list of all kinds by time, read page by page', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const done: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      done.unshift(await askedId(ada));
      world.later(1);
      done.unshift(await answeredId(ada, await askedId(ben)));
      world.later(1);
    }
    const pages: string[][] = [];
    let after: unknown = null;
    for (let i = 0; i < 3; i += 1) {
      const page = await activity(ben, { id: ada.id, first: 2, after });
      expect(page['totalCount']).toBe(6);
      pages.push(idsIn(page));
      after = page['pageInfo']!['endCursor'];
    }
    expect(pages.flat()).toEqual(done);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
  });

  test('leaves out what was deleted, and what was asked anonymously for all but oneself and staff', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const moderator = await world.person({ role: 'MODERATOR' });
    const [plain, secret, gone] = [await askedId(ada), await askedId(ada), await askedId(ada)];
    await world.db.question.update({ where: { id: secret }, data: { anonymous: true } });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${gone}" }) { __typename } }`);
    const [hidden, below] = [await answeredId(ada, plain), await answeredId(ada, await askedId(ben))];
    await world.sql('UPDATE answers SET hidden_at = $2 WHERE id = ANY ($1)', [[hidden, below], world.now]);
    await world.sql('UPDATE questions SET answer_count = 0 WHERE author_id = ANY ($1)', [[ada.id, ben.id]]);
    for (const who of [ben, world.guest()])
      expect(idsIn(await activity(who, { id: ada.id }))).toEqual([plain]);
    for (const who of [ada, moderator])
      expect(idsIn(await activity(who, { id: ada.id })).sort()).toEqual(
        [plain, secret, hidden, below].sort(),
      );
  });

  test('names comments and badges beside posts, also those of one moment, each once over all pages', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const answer = await answeredId(ada, await askedId(ben));
    const on = await commentedId(ada, await askedId(ben));
    await vote(ada, await askedId(ben), 'UP');
    const nodes: Json[] = [];
    let after: unknown = null;
    do {
      const page: Json = await activity(ben, { id: ada.id, first: 1, after });
      expect(page['totalCount']).toBe(4);
      nodes.push(...(page['nodes'] as unknown as Json[]));
      after = page['pageInfo']!['hasNextPage'] ? page['pageInfo']!['endCursor'] : null;
    } while (after);
    expect(nodes.map(({ kind }) => kind).toSorted()).toEqual([
      'ANSWERED',
      'ASKED',
      'COMMENTED',
      'EARNED_BADGE',
    ] as never);
    const targets = nodes.map(({ target }) => target);
    expect(targets).toContainEqual(expect.objectContaining({ __typename: 'Comment', id: on, answer: null }));
    expect(targets).toContainEqual(expect.objectContaining({ badge: { type: 'first_upvote' } }));
    expect(idsIn({ nodes } as never)).toEqual(expect.arrayContaining([question, answer]));
  });

  test('a comment below what one asked anonymously, or an answer to it, is listed for oneself and staff alone', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const moderator = await world.person({ role: 'MODERATOR' });
    const secret = await askedId(ada);
    const answer = await answeredId(ben, secret);
    await world.db.question.update({ where: { id: secret }, data: { anonymous: true } });
    const own = [await commentedId(ada, secret), await commentedId(ada, answer)];
    const bens = await commentedId(ben, secret);
    for (const who of [ben, world.guest()])
      expect(await activity(who, { id: ada.id })).toMatchObject({ nodes: [], totalCount: 0 });
    for (const who of [ada, moderator])
      expect(idsIn(await activity(who, { id: ada.id }))).toEqual(expect.arrayContaining(own));
    expect(idsIn(await activity(world.guest(), { id: ben.id }))).toEqual(
      expect.arrayContaining([bens, answer]),
    );
  });

  test('leaves out comments that are hidden, deleted, or below what is', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const [question, left] = [await askedId(ben), await askedId(ben)];
    const [hidden, deleted] = [await commentedId(ada, left), await commentedId(ada, left)];
    await commentedId(ada, await answeredId(ben, question));
    const kept = await commentedId(ada, left);
    await world.db.comment.update({
      where: { id: hidden },
      data: { hiddenAt: world.now, hiddenReason: 'REPORTS' },
    });
    await deleteComment(ada, deleted);
    await world.db.question.update({ where: { id: question }, data: { deletedAt: world.now } });
    for (const who of [ben, world.guest()])
      expect(idsIn(await activity(who, { id: ada.id }))).toEqual([kept]);
    expect(idsIn(await activity(ada, { id: ada.id })).toSorted()).toEqual([hidden, kept].toSorted());
  });

  test('is shown to nobody but themselves and admins where they keep it to themselves', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const admin = await world.person({ role: 'ADMIN' });
    await update(ada, { privacy: { showActivity: false } });
    for (const who of [ben, world.guest()])
      expect(await activity(who, { id: ada.id })).toMatchObject({ code: 'NOT_ALLOWED' });
    for (const who of [ada, admin]) expect(await activity(who, { id: ada.id })).toMatchObject({ nodes: [] });
  });
});

async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('user', world.now));
  await world.db.user.createMany({ data: ids.map((id) => ({ id, name: 'Somebody', createdAt: world.now })) });
  return ids;
}
