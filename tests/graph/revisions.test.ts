import { describe, expect, test } from 'vitest';
import { differenceBetween } from '../../server/community/revisions/difference.ts';
import { answeredId, askedId, REFUSED } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const EDIT = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Question { version } ${REFUSED} } }`;
const RESTORE = `mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { __typename ... on ChangedPost { question { title body tags version } answer { body version } } ${REFUSED} } }`;
const HISTORY = `query ($id: ID!) { question(id: $id) { revisions { totalCount nodes { id number title body createdAt editor { id } difference { title { change text } body { change text } tagsAdded tagsRemoved } } } } }`;

const edit = async (who: Visitor, input: object) => (await who.graph(EDIT, { input })).data!['editQuestion']!;
const restore = async (who: Visitor, id: string, expectedVersion: number) =>
  (await who.graph(RESTORE, { input: { id, expectedVersion } })).data!['restoreRevision']!;

async function history(who: Visitor, id: string): Promise<Json[]> {
  const { data } = await who.graph(HISTORY, { id });
  return data!['question']!['revisions']!['nodes'] as unknown as Json[];
}

describe('the versions of a post', () => {
  test('are listed from the first edit on, each with what it changed', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: 2000 })];
    const id = await askedId(ada, { body: 'Let $x^2+1=0$ be so.', tags: ['quadratics'] });
    expect(await history(ada, id)).toEqual([]);
    const askedAt = world.now;
    world.later(60);
    await edit(ben, { id, body: 'Let $x^2+2=0$ be so.', tags: ['roots'] });
    await edit(ada, { id, body: 'Let $x^2+2=0$ be so!' });
    const [third, second, first, ...rest] = await history(world.guest(), id);
    expect(rest).toEqual([]);
    expect(third!['difference']).toMatchObject({ tagsAdded: [], tagsRemoved: [] });
    expect(second).toMatchObject({ number: 2, editor: { id: ben.id } });
    expect(first).toMatchObject({
      number: 1,
      editor: { id: ada.id },
      createdAt: askedAt.toISOString(),
    });
    expect(second!['difference']).toMatchObject({
      body: [
        { change: 'SAME', text: 'Let ' },
        { change: 'REMOVED', text: '$x^2+1=0$' },
        { change: 'ADDED', text: '$x^2+2=0$' },
        { change: 'SAME', text: ' be so.' },
      ],
      tagsAdded: ['roots'],
      tagsRemoved: ['quadratics'],
    });
  });

  test('name no editor where that was whoever asked anonymously', async () => {
    const ada = await world.person();
    const id = await askedId(ada, { anonymous: true });
    await edit(ada, { id, body: 'Other words.' });
    expect((await history(world.guest(), id)).map(({ editor }) => editor)).toEqual([null, null]);
    expect((await history(ada, id)).map(({ editor }) => idOf(editor))).toEqual([ada.id, ada.id]);
  });

  test('are gone with a question that was deleted', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await edit(ada, { id, body: 'Other words.' });
    const revision = idOf((await history(ada, id))[0]);
    expect((await ada.graph(`{ node(id: "${revision}") { id } }`)).data).toEqual({ node: { id: revision } });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect((await ada.graph(`{ node(id: "${revision}") { id } }`)).data).toEqual({ node: null });
    expect(await restore(ada, revision, 2)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an earlier version', () => {
  test('is restored by those who may edit, as one more version', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: 1999 })];
    const id = await askedId(ada, { title: 'The first title', body: 'First.', tags: ['quadratics'] });
    await edit(ada, { id, title: 'The second title', body: 'Second.', tags: ['functions'] });
    const first = idOf((await history(ada, id))[1]);
    expect(await restore(ben, first, 2)).toMatchObject({ code: 'NEED_REPUTATION', required: 2000 });
    expect(await restore(world.guest(), first, 2)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await restore(ada, first, 1)).toMatchObject({ code: 'CONFLICT' });
    expect(await restore(ada, first, 2)).toMatchObject({
      question: {
        title: 'The first title',
        body: 'First.',
        tags: ['9709', 'quadratics'],
        version: 3,
      },
      answer: null,
    });
    const rest = await ada.rest('GET', `/api/community/questions/${id}/revisions`);
    expect((rest.body['data'] as unknown as Json[]).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('is not written over what somebody changed meanwhile', async () => {
    const ada = await world.person();
    const id = await askedId(ada, { body: 'First.' });
    await edit(ada, { id, body: 'Second.' });
    await edit(ada, { id, body: 'Third.' });
    const first = idOf((await history(ada, id))[2]);
    expect(await restore(ada, first, 2)).toMatchObject({ code: 'EDIT_CONFLICT' });
  });

  test('of an answer is restored too', async () => {
    const ada = await world.person();
    const id = await answeredId(ada, await askedId(ada));
    await ada.graph(`mutation { editAnswer(input: { id: "${id}", body: "Other words." }) { __typename } }`);
    const { data } = await ada.graph(`{ answer(id: "${id}") { revisions { nodes { id } } } }`);
    const [, first] = data!['answer']!['revisions']!['nodes'] as unknown as Json[];
    expect(await restore(ada, idOf(first), 3)).toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await restore(ada, idOf(first), 2)).toMatchObject({ question: null, answer: { version: 3 } });
  });
});

describe('a difference', () => {
  const wholeOf = (kinds: string[], before: string, after: string) =>
    differenceBetween(before, after)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('');

  test('holds both texts whole, however they differ', () => {
    const texts = [
      '',
      'a',
      'x $y$ z',
      '$$a$$\n\n中文 text $',
      'w '.repeat(3000),
      'v '.repeat(3000),
      '$'.repeat(500),
    ];
    for (const before of texts)
      for (const after of texts) {
        expect(wholeOf(['SAME', 'REMOVED'], before, after)).toBe(before);
        expect(wholeOf(['SAME', 'ADDED'], before, after)).toBe(after);
      }
  });

  test('tears no formula and no word apart, and goes by characters in Chinese', () => {
    expect(differenceBetween('求 $\\frac{1}{2}$ 的值', '求 $\\frac{1}{3}$ 的根')).toEqual([
      { kind: 'SAME', text: '求 ' },
      { kind: 'REMOVED', text: '$\\frac{1}{2}$' },
      { kind: 'ADDED', text: '$\\frac{1}{3}$' },
      { kind: 'SAME', text: ' 的' },
      { kind: 'REMOVED', text: '值' },
      { kind: 'ADDED', text: '根' },
    ]);
  });
});
