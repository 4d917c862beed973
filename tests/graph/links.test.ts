import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { comment, commentedId, editComment } from '../support/interactions.ts';
import { answer, ask, askedId, REFUSED } from '../support/posts.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `[here](https://example.org/${index})`).join(', ');
const EDIT = `mutation ($id: ID!, $body: String!) { editQuestion(input: { id: $id, body: $body }) { __typename ${REFUSED} } }`;
const EDIT_ANSWER = `mutation ($id: ID!, $body: String!) { editAnswer(input: { id: $id, body: $body }) { __typename ${REFUSED} } }`;

let newcomer: Visitor;
let known: Visitor;
beforeAll(async () => {
  await world.db.user.createMany({
    data: Array.from({ length: 51 }, () => ({
      id: newId('user', world.now),
      name: 'Somebody',
      createdAt: world.now,
    })),
  });
  [newcomer, known] = [await world.person({ reputation: 9 }), await world.person({ reputation: 10 })];
});

const REFUSAL = {
  code: 'NEED_REPUTATION',
  required: 10,
  message: 'More than 2 links need 10 reputation. This has 3: take some out.',
};

test('below 10 reputation a post holds two links, from 10 on as many as one likes', async () => {
  const id = await askedId(known);
  expect(await ask(newcomer, { body: links(3) })).toMatchObject(REFUSAL);
  expect(await answer(newcomer, id, { body: links(3) })).toMatchObject(REFUSAL);
  expect(await comment(newcomer, id, { body: links(3) })).toMatchObject(REFUSAL);
  expect(await ask(newcomer, { body: links(2) })).toMatchObject({ __typename: 'Question' });
  expect(await answer(newcomer, id, { body: links(2) })).toMatchObject({ __typename: 'Answer' });
  expect(await comment(newcomer, id, { body: links(2) })).toMatchObject({ __typename: 'Comment' });
  expect(await answer(known, id, { body: links(9) })).toMatchObject({ __typename: 'Answer' });
});

test('an edit cannot bring more in either, and may keep those that were there', async () => {
  world.later(130);
  const id = await askedId(newcomer, { body: links(2) });
  const answerId = idOf(await answer(newcomer, id, { body: links(2) }));
  const commentId = await commentedId(newcomer, id);
  const edit = async (query: string, variables: object) =>
    Object.values((await newcomer.graph(query, { ...variables })).data!)[0];
  expect(await edit(EDIT, { id, body: links(3) })).toMatchObject(REFUSAL);
  expect(await edit(EDIT_ANSWER, { id: answerId, body: links(3) })).toMatchObject(REFUSAL);
  expect(await editComment(newcomer, commentId, links(3))).toMatchObject(REFUSAL);

  const fallen = await world.person({ reputation: 10 });
  const theirs = await askedId(fallen, { body: links(4) });
  await world.db.user.update({ where: { id: fallen.id }, data: { points: 1, reputation: 1 } });
  const again = async (body: string) =>
    (await fallen.graph(EDIT, { id: theirs, body })).data!['editQuestion'];
  expect(await again(`Better: ${links(4)}`)).toMatchObject({ __typename: 'Question' });
  expect(await again(links(5))).toMatchObject({ code: 'NEED_REPUTATION' });
});

test('however a link is written, it counts, and formulas do not', async () => {
  world.later(130);
  const written =
    '<https://a.org> and https://b.org and ![c](https://c.org/c.png), with $x<a$ and `https://d.org`.';
  expect(await ask(newcomer, { body: written })).toMatchObject(REFUSAL);
});
