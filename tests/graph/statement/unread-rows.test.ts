import { expect, test } from 'vitest';
import { idOf, openWorld } from '../../support/world.ts';

let isAway = false;
const away = Object.assign(new Error('Connection terminated'), { code: '57P01' });

const world = openWorld({
  wrapStatements: (statements) => ({
    ...statements,
    async answer(one) {
      if (isAway && one.operation.isQuery) throw away;
      return statements.answer(one);
    },
  }),
});

const ASK = `mutation ($input: AskQuestionInput!) {
  askQuestion(input: $input) { ... on Question { id title } ... on Problem { code } }
}`;

test('what was written is said to be so, though the database was away when it was to be read', async () => {
  const who = await world.person();
  const ask = (number: number) =>
    who.graph(ASK, {
      input: {
        subjectCode: '9709',
        title: `Was it written? ${number}`,
        body: 'It was.',
        language: 'EN',
        tags: [],
        idempotencyKey: `written-${number}`,
      },
    });
  await ask(1);
  isAway = true;
  const { data, errors } = await ask(2).finally(() => (isAway = false));
  expect(data).toBeNull();
  expect(errors![0 as never]).toMatchObject({
    message: 'It was written, but cannot be shown at the moment.',
    path: ['askQuestion'],
    extensions: { code: 'UNAVAILABLE' },
  });
  // The same once more finds what was written.
  const again = (await ask(2)).data!['askQuestion'];
  expect(await world.db.question.count({ where: { authorId: who.id } })).toBe(2);
  expect(idOf(again)).toBeTruthy();
});
