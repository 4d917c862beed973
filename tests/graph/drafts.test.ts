import { expect, test } from 'vitest';
import { MAX_DRAFTS } from '../../server/community/drafts/rules.ts';
import { PROBLEM } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Draft { id key title body tags version } ${PROBLEM} } }`;
const ONE = 'query ($key: String!) { draft(key: $key) { id body version } }';

const save = async (who: Visitor, input: object) => (await who.graph(SAVE, { input })).data!['saveDraft']!;
const at = async (who: Visitor, key: string) => (await who.graph(ONE, { key })).data!['draft']!;

test('what is begun on one device is there on another', async () => {
  const phone = await world.person();
  const desk = await world.sessionOf(phone);
  const content = { title: 'Why', body: 'Because $x$', tags: ['9709'] };
  expect(await save(phone, { key: 'ask/9709', ...content })).toMatchObject({ ...content, version: 1 });
  expect(await at(desk, 'ask/9709')).toMatchObject({ body: 'Because $x$', version: 1 });
  expect(await save(desk, { key: 'ask/9709', body: 'Because $y$', expectedVersion: 1 })).toMatchObject({
    version: 2,
  });
});

test('nobody else sees it, and a guest is told to sign in', async () => {
  const [ada, ben] = [await world.person(), await world.person({ role: 'ADMIN' })];
  const id = idOf(await save(ada, { key: 'ask/9709', body: 'Mine' }));
  expect(await at(ben, 'ask/9709')).toBeNull();
  expect((await ben.graph(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null });
  expect((await ada.graph(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: { id } });
  const gone = await ben.graph(`mutation { deleteDraft(input: { id: "${id}" }) { __typename ${PROBLEM} } }`);
  expect(gone.data!['deleteDraft']).toMatchObject({ code: 'NOT_FOUND' });
  expect(await save(world.guest(), { key: 'ask/9709', body: 'Mine' })).toMatchObject({ code: 'SIGNED_OUT' });
});

test('of two devices that save at once, one is told of the other', async () => {
  const ada = await world.person();
  await save(ada, { key: 'ask/9231', body: 'One' });
  const saved = await Promise.all(
    ['Two', 'Three', 'Four'].map((body) => save(ada, { key: 'ask/9231', body, expectedVersion: 1 })),
  );
  expect(saved.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['EDIT_CONFLICT', 'EDIT_CONFLICT', 'ok']);
  const begun = await Promise.all(['A', 'B'].map((body) => save(ada, { key: 'ask/9702', body })));
  expect(begun.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['EDIT_CONFLICT', 'ok']);
});

test('sending the same again changes nothing', async () => {
  const ada = await world.person();
  await save(ada, { key: 'ask/9709', body: 'One' });
  expect(await save(ada, { key: 'ask/9709', body: 'One' })).toMatchObject({ version: 1 });
});

test('of more tags than a question has the first are kept', async () => {
  const ada = await world.person();
  const tags = ['one', 'two', 'three', 'four', 'five', 'six'];
  expect(await save(ada, { key: 'ask/9709', tags })).toMatchObject({ tags: tags.slice(0, 5) });
});

test(`there are at most ${MAX_DRAFTS}, also when several are begun at once`, async () => {
  const ada = await world.person();
  await world.sql(
    `INSERT INTO drafts (id, user_id, place, content, updated_at) SELECT new_id(15, now()), $1, 'answer/' || n, '{}', now() FROM generate_series(1, $2) n`,
    [ada.id, 49],
  );
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, i) => save(ada, { key: `ask/${i}`, body: 'So' })),
  );
  expect(begun.filter(({ code }) => !code)).toHaveLength(1);
});

test('they are listed, the last written first, and deleted', async () => {
  const ada = await world.person();
  const first = idOf(await save(ada, { key: 'ask/9709', body: 'One' }));
  world.later(1);
  const second = idOf(await save(ada, { key: 'ask/9231', body: 'Two' }));
  const list = async () =>
    ((await ada.rest('GET', '/api/community/drafts')).body['data'] as unknown as Json[]).map(idOf);
  expect(await list()).toEqual([second, first]);
  expect((await ada.rest('DELETE', `/api/community/drafts/${second}`)).status).toBe(204);
  expect(await list()).toEqual([first]);
});

test('a place or a text that cannot be kept is refused by its name', async () => {
  const ada = await world.person();
  expect(await save(ada, { key: '../etc', body: 'x' })).toMatchObject({ fields: [{ field: 'key' }] });
  expect(await save(ada, { key: 'ask/9709', body: 'x'.repeat(40_001) })).toMatchObject({
    fields: [{ field: 'body', code: 'TOO_LONG' }],
  });
  expect(await save(ada, { key: 'ask/9709', body: 'x'.repeat(40_000) })).toMatchObject({ version: 1 });
});
