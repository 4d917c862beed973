import { expect, test } from 'vitest';
import { answer, askedId } from '../support/posts.ts';
import { idOf, type Json, openWorld } from '../support/world.ts';

const world = openWorld();

const found = async (query: string) => (await world.guest().rest('GET', `/api/search?${query}`)).body;
const ids = ({ data }: Json) => (data as unknown as Json[]).map(idOf);

test('an answer and a person are found by their words, with the page of each', async () => {
  const ada = await world.person({ name: 'Wilhelmina Quux' });
  const question = await askedId(ada, { title: 'Why does a gyroscope not fall over?' });
  const id = idOf(await answer(ada, question, { body: 'Because of precession of the flywheel.' }));
  await world.work();
  const answers = await found('q=flywheel&kind=answer');
  expect(ids(answers)).toEqual([id]);
  expect(answers).toMatchObject({
    data: [{ kind: 'answer', question_id: question, is_solved: false, highlights: expect.any(Array) }],
    page: { limit: 20, has_more: false, next_cursor: null, total: 1 },
    suggestion: null,
  });
  expect(await found('q=Wilhelmina&kind=person')).toMatchObject({
    data: [{ id: ada.id, kind: 'person', title: { en: 'Wilhelmina Quux' }, reputation: 3000 }],
  });
  expect(ids(await found('q=gyroscope'))).toContain(question);
});

test('a search that cannot be meant is refused with a sentence for its parameter', async () => {
  for (const [query, field] of [
    ['q=', 'q'],
    ['q=x&kind=planet', 'kind'],
    ['q=x&limit=51', 'limit'],
  ] as const) {
    const { status, body } = await world.guest().rest('GET', `/api/search?${query}`);
    expect([query, status]).toEqual([query, 422]);
    expect(body['errors']).toMatchObject([{ field }]);
  }
});
