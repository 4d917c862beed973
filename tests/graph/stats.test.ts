import { expect, test } from 'vitest';
import { answeredId, askedId, draft } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('half of the answered questions waited no longer than the median, and hidden ones are none of them', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const asked: string[] = [];
  for (const minutes of [10, 20, 60]) {
    const id = await askedId(ada, draft());
    asked.push(id);
    world.later(minutes * 60);
    await answeredId(await world.sessionOf(ben), id);
    Object.assign(ada, await world.sessionOf(ada));
  }
  await world.sql('UPDATE questions SET hidden_at = $2 WHERE id = $1', [asked[1], world.now]);
  world.later(60);
  const { data } = await world.guest().graph('{ figures { medianMinutesToFirstAnswer solvedRate } }');
  expect(data!['figures']).toEqual({ medianMinutesToFirstAnswer: 35, solvedRate: 0 });
});

const FIGURES = '{ figures { people questions answers topics } }';

test('the figures count people, questions, answers and topics, and are looked up once a minute', async () => {
  const ada = await world.person();
  const figures = async () => (await ada.graph(FIGURES)).data!['figures'];
  expect(await figures()).toMatchObject({ people: expect.any(Number), topics: 76 });

  const before = (await figures()) as unknown as { questions: number; answers: number };
  const question = await askedId(ada, draft());
  await answeredId(await world.person(), question);
  expect(await figures()).toEqual(before);

  await world.person({ role: 'SYSTEM' });
  const gone = await world.person();
  await world.db.user.update({ where: { id: gone.id }, data: { deletedAt: world.now } });
  const people = await world.db.user.count({ where: { deletedAt: null, role: { not: 'SYSTEM' } } });

  world.later(60);
  expect(await figures()).toMatchObject({
    questions: before.questions + 1,
    answers: before.answers + 1,
    people,
  });
});
