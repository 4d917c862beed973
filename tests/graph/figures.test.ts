import { describe, expect, test } from 'vitest';
import { sumActivity } from '../../server/community/stats/rank-people.ts';
import { audit } from '../../server/database/audit.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { completeTopic } from '../support/progress.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const STATS = `query ($id: ID!) { profile(id: $id) { stats { questions answers accepted acceptRate votesReceived badges topicsMastered } } }`;
const statsOf = async (who: Visitor, id: string) =>
  (await who.graph(STATS, { id })).data!['profile']!['stats']!;

const SERIES = `query ($id: ID!, $range: StatsRange) { profile(id: $id) { series(range: $range) { __typename
  ... on UserSeries { range points { date questions answers reputation } } ... on Problem { code } } } }`;
const seriesOf = async (who: Visitor, id: string, range = 'LAST_30_DAYS') =>
  (await who.graph(SERIES, { id, range })).data!['profile']!['series']!;
const pointsOf = (series: Json) =>
  series['points'] as unknown as { date: string; questions: number; answers: number; reputation: number }[];

const TAG = `query ($name: String!) { tag(name: $name) { name questions unanswered trend subject { code } topics { slug subject { code } } } }`;
const tag = async (name: string) => (await world.guest().graph(TAG, { name })).data!['tag'];

/** What the product does every minute. */
async function addUp(): Promise<void> {
  await world.jobs.add(world.db, sumActivity, {});
  await world.work();
}

/** What a figure says, before and after its changes were added up: the same. */
async function alsoAddedUp<Figure>(read: () => Promise<Figure>): Promise<Figure> {
  const before = await read();
  await addUp();
  expect(await read()).toEqual(before);
  return before;
}

describe('the figures of a person', () => {
  test('follow what they ask, answer, delete, and what others make of it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const answers = [await answeredId(ben, question), await answeredId(ben, question)];
    await vote(ada, answers[0]!, 'UP');
    await vote(ben, question, 'UP');
    await accept(ada, answers[0]!);
    expect(await alsoAddedUp(() => statsOf(ada, ben.id))).toMatchObject({
      questions: 0,
      answers: 2,
      accepted: 1,
      acceptRate: 0.5,
      votesReceived: 1,
    });
    expect(await statsOf(ben, ada.id)).toMatchObject({
      questions: 1,
      answers: 0,
      acceptRate: null,
      votesReceived: 1,
    });

    await accept(ada, answers[0]!, false);
    await vote(ada, answers[0]!, 'DOWN');
    await ben.graph(`mutation { deleteAnswer(input: { id: "${answers[1]}" }) { __typename } }`);
    expect(await alsoAddedUp(() => statsOf(ada, ben.id))).toMatchObject({
      answers: 1,
      accepted: 0,
      votesReceived: 0,
    });
    const admin = await world.person({ role: 'ADMIN' });
    await admin.graph(`mutation { deleteQuestion(input: { id: "${question}" }) { __typename } }`);
    expect(await alsoAddedUp(() => statsOf(ada, ben.id))).toMatchObject({ answers: 0 });
    expect(await statsOf(ben, ada.id)).toMatchObject({ questions: 0 });
  });

  test('do not tell what was asked anonymously', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    await vote(ben, question, 'UP');
    await world.db.question.update({ where: { id: question }, data: { anonymous: true } });
    expect(await alsoAddedUp(() => statsOf(ben, ada.id))).toMatchObject({ questions: 0, votesReceived: 0 });
    await vote(ben, question, 'NONE');
    await vote(ben, question, 'UP');
    await vote(await world.person(), question, 'UP');
    expect(await statsOf(ben, ada.id)).toMatchObject({ votesReceived: 0 });
  });

  test('leave out what is hidden with its answers, and count it again when it is shown', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const acceptedAnswerId = await answeredId(ben, question);
    const figures = async () => [await statsOf(ben, ada.id), await statsOf(ben, ben.id)];
    await world.db.question.update({ where: { id: question }, data: { hiddenAt: world.now } });
    expect(await alsoAddedUp(figures)).toMatchObject([{ questions: 0 }, { answers: 0 }]);
    // What happens to an answer meanwhile is counted once its question is shown again.
    await world.db.answer.update({ where: { id: acceptedAnswerId }, data: { accepted: true } });
    await world.db.question.update({ where: { id: question }, data: { acceptedAnswerId } });
    expect(await alsoAddedUp(figures)).toMatchObject([{ questions: 0 }, { answers: 0, accepted: 0 }]);
    await world.db.question.update({ where: { id: question }, data: { hiddenAt: null } });
    expect(await alsoAddedUp(figures)).toMatchObject([{ questions: 1 }, { answers: 1, accepted: 1 }]);
  });

  test('say what was mastered to themselves, and to others where they show it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    for (const topicsMastered of [0, 0, 1]) {
      await completeTopic(ada, { topicId: '9709-p1-quadratics' });
      await completeTopic(ada, { topicId: '9709-p1-functions', score: 79 });
      expect(await statsOf(ada, ada.id)).toMatchObject({ topicsMastered });
    }
    expect(await statsOf(ben, ada.id)).toMatchObject({ topicsMastered: null });
    await world.db.memberSettings.create({ data: { userId: ada.id, showStudy: true } });
    expect(await statsOf(ben, ada.id)).toMatchObject({ topicsMastered: 1 });
  });

  test('are told day by day, every day of the range, and for all days month by month', async () => {
    const [ada, ben] = [await world.person({ reputation: 1 }), await world.person()];
    const question = await askedId(ada);
    await vote(ben, question, 'UP');
    world.later(86_400);
    const later = await world.sessionOf(ada);
    await answeredId(later, question);
    const today = world.now.toISOString().slice(0, 10);
    const yesterday = new Date(world.now.getTime() - 86_400_000).toISOString().slice(0, 10);

    const week = pointsOf(await alsoAddedUp(() => seriesOf(world.guest(), ada.id, 'LAST_7_DAYS')));
    expect(week).toHaveLength(7);
    expect(week.slice(-2)).toEqual([
      { date: yesterday, questions: 1, answers: 0, reputation: 10 },
      { date: today, questions: 0, answers: 1, reputation: 0 },
    ]);
    expect(week[0]).toMatchObject({ questions: 0, answers: 0, reputation: 0 });
    for (const [range, days] of [
      ['LAST_30_DAYS', 30],
      ['LAST_90_DAYS', 90],
      ['LAST_365_DAYS', 365],
    ] as const)
      expect(pointsOf(await seriesOf(later, ada.id, range))).toHaveLength(days);
    const months = pointsOf(await seriesOf(later, ada.id, 'ALL'));
    expect(months.reduce((sum, { questions, answers }) => sum + questions + answers, 0)).toBe(2);
    expect(months.every(({ date }) => date.endsWith('-01'))).toBe(true);
  });

  test('show reputation as the daily cap leaves it', async () => {
    const ada = await world.person();
    const question = await askedId(ada);
    for (let i = 0; i < 22; i += 1) await vote(await world.person(), question, 'UP');
    const today = world.now.toISOString().slice(0, 10);
    const days = pointsOf(await alsoAddedUp(() => seriesOf(world.guest(), ada.id, 'LAST_7_DAYS')));
    expect(days.find(({ date }) => date === today)).toMatchObject({ reputation: 200 });
  });

  test('over time are shown to nobody but themselves and admins where they keep them to themselves', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const admin = await world.person({ role: 'ADMIN' });
    await world.db.memberSettings.create({ data: { userId: ada.id, showActivity: false } });
    for (const who of [ben, world.guest()])
      expect(await seriesOf(who, ada.id)).toMatchObject({ code: 'NOT_ALLOWED' });
    for (const who of [ada, admin])
      expect(await seriesOf(who, ada.id)).toMatchObject({ range: 'LAST_30_DAYS' });
  });
});

describe('the figures of a tag', () => {
  test('count its questions and the open ones without an answer, and lead to its topics', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const name = 'complex-numbers';
    const more = { subjectCode: '9709', paper: 'p3', topic: 'complex-numbers', tags: [name] };
    const questions = [await askedId(ada, more), await askedId(ada, more)];
    expect(await alsoAddedUp(() => tag(name))).toMatchObject({
      name,
      questions: 2,
      unanswered: 2,
      trend: 2,
      subject: null,
    });
    await answeredId(ben, questions[0]!);
    expect(await alsoAddedUp(() => tag(name))).toMatchObject({ questions: 2, unanswered: 1 });
    const admin = await world.person({ role: 'ADMIN' });
    await admin.graph(
      `mutation { closeQuestion(input: { id: "${questions[1]}", reason: UNCLEAR }) { __typename } }`,
    );
    expect(await tag(name)).toMatchObject({ questions: 2, unanswered: 0 });
    await admin.graph(`mutation { deleteQuestion(input: { id: "${questions[1]}" }) { __typename } }`);
    expect(await alsoAddedUp(() => tag(name))).toMatchObject({ questions: 1, unanswered: 0 });
    expect((await tag(name))!['topics']).toContainEqual({ slug: name, subject: { code: '9709' } });
    expect(await tag('9709')).toMatchObject({ subject: { code: '9709' }, topics: [] });
    expect(await tag('never-used')).toBeNull();
  });

  test('say whether more is asked than in the week before', async () => {
    const ada = await world.person();
    const more = { tags: ['trend-tag'] };
    await askedId(ada, more);
    await askedId(ada, more);
    world.later(7 * 86_400);
    await askedId(await world.sessionOf(ada), more);
    expect(await alsoAddedUp(() => tag('trend-tag'))).toMatchObject({ questions: 3, trend: -1 });
    world.later(7 * 86_400);
    expect(await tag('trend-tag')).toMatchObject({ questions: 3, trend: -1 });
    world.later(7 * 86_400);
    expect(await tag('trend-tag')).toMatchObject({ questions: 3, trend: 0 });
  });

  test('stand in a list of all tags, those with the most questions first, read page by page', async () => {
    await addUp();
    const LIST = `query ($first: Int, $after: String) { popularTags(first: $first, after: $after) {
      nodes { name questions } pageInfo { hasNextPage endCursor } totalCount } }`;
    const page = async (variables: object) =>
      (await world.guest().graph(LIST, variables as Record<string, unknown>)).data!['popularTags']!;
    const all = await page({ first: 100 });
    const rows = all['nodes'] as unknown as { name: string; questions: number }[];
    expect(rows.length).toBeGreaterThan(3);
    expect(all['totalCount']).toBe(rows.length);
    expect(rows).toEqual([...rows].sort((a, b) => b.questions - a.questions || (a.name < b.name ? -1 : 1)));
    const read: unknown[] = [];
    let after: unknown = null;
    do {
      const some = await page({ first: 1, after });
      read.push(...(some['nodes'] as unknown as unknown[]));
      after = some['pageInfo']!['hasNextPage'] ? some['pageInfo']!['endCursor'] : null;
    } while (after);
    expect(read).toEqual(rows);
  });
});

describe('the most active people', () => {
  const ACTIVE = `query ($range: StatsRange, $first: Int, $after: String) { activePeople(range: $range, first: $first, after: $after) {
    nodes { place score user { id } } pageInfo { hasNextPage endCursor } } }`;
  const active = async (range: string, more: Record<string, unknown> = {}) =>
    (await world.guest().graph(ACTIVE, { range, first: 100, ...more })).data!['activePeople']!;
  const placesOf = (page: Json) =>
    page['nodes'] as unknown as { place: number; score: number; user: { id: string } }[];

  test('are ranked by what they did in a range, without those who do not want to be or are gone', async () => {
    world.later(40 * 86_400);
    const [ada, ben] = [await world.person(), await world.person()];
    const [shy, gone] = [await world.person(), await world.person()];
    await world.db.memberSettings.create({ data: { userId: shy.id, onLeaderboard: false } });
    const question = await askedId(ada);
    const answer = await answeredId(ben, question);
    await answeredId(shy, question);
    await answeredId(gone, question);
    await accept(ada, answer);
    await world.db.user.update({ where: { id: gone.id }, data: { deletedAt: world.now } });
    await addUp();
    expect(placesOf(await active('LAST_7_DAYS'))).toEqual([
      { place: 1, score: 5, user: { id: ben.id } },
      { place: 2, score: 1, user: { id: ada.id } },
    ]);
    const first = await active('LAST_7_DAYS', { first: 1 });
    expect(first['pageInfo']).toMatchObject({ hasNextPage: true });
    expect(
      placesOf(await active('LAST_7_DAYS', { first: 1, after: first['pageInfo']!['endCursor'] })),
    ).toMatchObject([{ place: 2 }]);
    expect(placesOf(await active('ALL')).length).toBeGreaterThan(2);
  });

  test('are worked out anew for a week after a minute, and for all days after an hour', async () => {
    world.later(40 * 86_400);
    await addUp();
    const ada = await world.person();
    await askedId(ada);
    world.later(59);
    await addUp();
    expect(placesOf(await active('LAST_7_DAYS'))).toEqual([]);
    world.later(1);
    await addUp();
    expect(placesOf(await active('LAST_7_DAYS'))).toMatchObject([{ user: { id: ada.id } }]);
    const inAll = async () => placesOf(await active('ALL')).some(({ user }) => user.id === ada.id);
    expect(await inAll()).toBe(false);
    world.later(3600);
    await addUp();
    expect(await inAll()).toBe(true);
  });
});

describe('the figures of the site', () => {
  const FIGURES = '{ figures { questions answers solvedRate medianMinutesToFirstAnswer activeInWeek } }';
  const figures = async () => (await world.guest().graph(FIGURES)).data!['figures']!;

  test('say what share is solved, how long a first answer takes, and who took part this week', async () => {
    world.later(40 * 86_400);
    const [ada, ben] = [await world.person(), await world.person()];
    const before = await figures();
    const question = await askedId(ada);
    world.later(600);
    await answeredId(ben, question);
    world.later(60);
    expect(await figures()).toMatchObject({
      questions: Number(before['questions']) + 1,
      answers: Number(before['answers']) + 1,
      activeInWeek: 2,
      medianMinutesToFirstAnswer: expect.any(Number),
      solvedRate: expect.any(Number),
    });
    await addUp();
    world.later(60);
    expect(await figures()).toMatchObject({ activeInWeek: 2 });
    world.later(7 * 86_400);
    expect(await figures()).toMatchObject({ activeInWeek: 0 });
  });
});

test('the sums and what is not yet added to them equal the rows', async () => {
  await addUp();
  const [ada, ben] = [await world.person(), await world.person()];
  await answeredId(ben, await askedId(ada));
  expect(await audit(world.pool)).toEqual([]);
  await world.sql(
    `UPDATE activity_sums SET answers = answers + 1 WHERE kind = 'site' AND day = '1970-01-01'`,
  );
  expect(await audit(world.pool)).toMatchObject([
    { invariant: 'the figures of all days equal the posts, votes and points', rows: 1 },
  ]);
  await world.sql(
    `UPDATE activity_sums SET answers = answers - 1 WHERE kind = 'site' AND day = '1970-01-01'`,
  );
});
