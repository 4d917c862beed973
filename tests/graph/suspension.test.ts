import { expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { answer, ask, askedId, vote } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

async function suspended(hours = 24) {
  const someone = await world.person();
  const until = new Date(world.now.getTime() + hours * 3_600_000);
  await world.db.user.update({ where: { id: someone.id }, data: { suspendedUntil: until } });
  await world.db.account.update({
    where: { userId: someone.id },
    data: { suspensionReason: 'Insults in three comments.' },
  });
  return world.sessionOf(someone);
}

test('whoever is suspended reads, and every write says until when they may not and why, in their language', async () => {
  const [other, someone] = [await world.person(), await suspended()];
  const id = await askedId(other);
  expect((await someone.graph(`{ question(id: "${id}") { id } }`)).data!['question']).toEqual({ id });
  expect(await ask(someone)).toMatchObject({
    __typename: 'Suspended',
    code: 'SUSPENDED',
    message: expect.stringContaining('March 2, 2030'),
  });
  expect(await answer(someone, id)).toMatchObject({ code: 'SUSPENDED' });
  expect(await vote(someone, id, 'UP')).toMatchObject({ code: 'SUSPENDED' });
  const { data } = await someone.graph(
    `mutation { vote(input: { postId: "${id}", type: UP }) { ... on Suspended { until reason message } } }`,
    {},
    { 'accept-language': 'zh' },
  );
  expect(data!['vote']).toEqual({
    until: '2030-03-02T09:00:00.000Z',
    reason: 'Insults in three comments.',
    message: expect.stringContaining('2030年3月2日'),
  });
  const { status, body } = await someone.rest('POST', `/api/community/questions/${id}/answers`, {
    body: 'An answer that is not posted.',
  });
  expect([status, body['code']]).toEqual([403, 'SUSPENDED']);
});

test('a suspension ends by itself', async () => {
  const someone = await suspended(1);
  expect(await ask(someone)).toMatchObject({ code: 'SUSPENDED' });
  world.later(3600);
  expect(await ask(await world.sessionOf(someone))).toMatchObject({ __typename: 'Question' });
});

test('what concerns nobody else stays open to whoever is suspended: searches, views, the tutor', async () => {
  const [other, someone] = [await world.person(), await suspended()];
  const id = await askedId(other);
  const { data } = await someone.graph(
    `mutation { recordViews(input: { questionIds: ["${id}"] }) { ... on RecordedViews { counted } } }`,
  );
  expect(data!['recordViews']!['counted']).toBe(1);
});

test('every mutation but these is refused to whoever is suspended', () => {
  const open = Object.values(schema.getMutationType()!.getFields()).filter(
    ({ type }) => !schema.getPossibleTypes(unionOf(String(type)))?.some(({ name }) => name === 'Suspended'),
  );
  // It answers with a number alone.
  expect(open.map(({ name }) => name)).toEqual(['recordViews']);

  function unionOf(name: string) {
    const type = schema.getType(name.replace('!', ''));
    return (type && 'getTypes' in type ? type : { getTypes: () => [] }) as never;
  }
});
