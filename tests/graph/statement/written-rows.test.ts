import { expect, test } from 'vitest';
import { askedId } from '../../support/posts.ts';
import { idOf, openWorld } from '../../support/world.ts';

const world = openWorld();

const input = {
  subjectCode: '9709',
  title: 'How is it written?',
  body: 'With $x^2$.',
  language: 'EN',
  tags: [],
};

/** Sends it until it is known, with an input of its own each time, and returns the last answer. */
async function asked(query: string) {
  const who = await world.person();
  const inputs = [1, 2].map((number) => ({ ...input, title: `${input.title} ${number}` }));
  await who.graph(query, { input: inputs[0] });
  const before = world.answered;
  const answer = await who.graph(query, { input: inputs[1] });
  return { answer, statements: world.answered - before };
}

test('what was written is read by a statement, under the names that were asked for', async () => {
  const { answer, statements } = await asked(`mutation ($input: AskQuestionInput!) {
    mine: askQuestion(input: $input) {
      kind: __typename
      ... on Node { id }
      ...Written
      ... on Problem { code }
    }
  }
  fragment Written on Question { name: title bodyPage author { name } viewer { canEdit vote } }`);
  expect(statements).toBe(1);
  expect(answer).toMatchObject({
    data: {
      mine: {
        kind: 'Question',
        name: `${input.title} 2`,
        author: { name: 'Ada' },
        viewer: { canEdit: true, vote: null },
      },
    },
  });
  expect(Object.keys(answer['data']!['mine']!)).toEqual([
    'kind',
    'id',
    'name',
    'bodyPage',
    'author',
    'viewer',
  ]);
});

test('a refusal says what was asked of refusals, and nothing of rows', async () => {
  const query = `mutation ($input: AskQuestionInput!) {
    askQuestion(input: $input) { __typename ... on Question { id title } ... on Problem { code fields { field } } }
  }`;
  const who = await world.person();
  for (let time = 0; time < 2; time += 1)
    expect(await who.graph(query, { input: { ...input, title: '' } })).toEqual({
      data: {
        askQuestion: { __typename: 'Invalid', code: 'VALIDATION_FAILED', fields: [{ field: 'title' }] },
      },
    });
});

test('an error in what was written stands where it was asked for, beside what can be said', async () => {
  const who = await world.person();
  const [id, original] = [await askedId(who), await askedId(who)];
  const input = { id, title: 'Something else?' };
  await world.sql(
    `UPDATE questions SET status = 'CLOSED', close_reason = 'DUPLICATE', duplicate_of_id = $1 WHERE id = $2`,
    [original, id],
  );
  const whole = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) {
    ... on Question { title answers(after: "nowhere") { totalCount } }
  } }`;
  const part = `mutation ($input: EditQuestionInput!) { mine: editQuestion(input: $input) {
    ... on Question { title close { duplicateOf { answers(after: "nowhere") { totalCount } } } }
  } }`;
  for (const query of [whole, part]) {
    const before = world.answered;
    // The document is read anew, then it is known.
    const [first, second] = [await who.graph(query, { input }), await who.graph(query, { input })];
    expect(first['errors']).toMatchObject([{ locations: [{ line: 2 }] }]);
    expect(second).toEqual(first);
    expect(world.answered).toBe(before);
  }
});

test('a document may give its own variables and fields any name', async () => {
  const who = await world.person();
  const id = await askedId(who);
  const query = `mutation ($input: EditQuestionInput!, $idOfWrittenRow: Int = 3) { editQuestion(input: $input) {
    ... on Question { title answers(first: $idOfWrittenRow) { totalCount } } ... on Problem { idOfWrittenRow: code }
  } }`;
  for (const [title, editQuestion] of [
    ['Is it named so?', { title: 'Is it named so?', answers: { totalCount: 0 } }],
    ['', { idOfWrittenRow: 'VALIDATION_FAILED' }],
  ] as const)
    for (let time = 0; time < 2; time += 1)
      expect(await who.graph(query, { input: { id, title } })).toEqual({ data: { editQuestion } });
});

test('an edit answers with what it made of the post', async () => {
  const who = await world.person();
  const ask =
    'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { ... on Question { id } } }';
  const id = idOf((await who.graph(ask, { input })).data!['askQuestion']);
  const edit =
    'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { ... on Question { title version } } }';
  for (const version of [2, 3]) {
    const { data } = await who.graph(edit, { input: { id, title: `It is version ${version}` } });
    expect(data).toEqual({ editQuestion: { title: `It is version ${version}`, version } });
  }
});
