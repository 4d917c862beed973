import { expect, test } from 'vitest';
import { answeredId, askedId } from '../../support/posts.ts';
import { openWorld } from '../../support/world.ts';

const world = openWorld({ config: { graphTrace: true } });

const pathOf = async (query: string, variables: Record<string, unknown> = {}, times = 2) => {
  const who = world.guest();
  // What comes for the first time is read and validated before it is known.
  for (let time = 1; time < times; time += 1) await who.graph(query, variables);
  const { extensions } = await who.graph(query, variables);
  return extensions?.['path'] as unknown as string | undefined;
};

test('a query of which every field says how it is read is one statement', async () => {
  const id = await askedId(await world.person());
  expect(await pathOf('query ($id: ID!) { question(id: $id) { title author { name } } }', { id })).toBe(
    'one statement',
  );
  expect(await pathOf('{ questions(first: 2) { nodes { id } pageInfo { endCursor } totalCount } }')).toBe(
    'one statement',
  );
});

test('text in two languages and the words of enums are read by a statement', async () => {
  const id = await askedId(await world.person());
  const query = `query ($id: ID!) { question(id: $id) { language
    subject { name { en zh } } topic { title { zh } aliases { en } summary { en } } } }`;
  expect(await pathOf(query, { id })).toBe('one statement');
  expect((await world.guest().graph(query, { id })).data).toMatchObject({
    question: {
      language: 'EN',
      subject: { name: { zh: '数学' } },
      topic: { title: { zh: '二次函数与二次方程' } },
    },
  });
});

test('one with a field that says nothing goes through the executor, which names the field', async () => {
  expect(await pathOf('{ viewer { id } figures { people } }')).toBe('executor: Query.figures');
});

test('one that reads no rows asks the database nothing', async () => {
  expect(await pathOf('{ __typename }')).toBe('executor: it reads no rows');
});

test('a post that waits to be rendered is read by the executor, once it is rendered by a statement', async () => {
  const asker = await world.person();
  const questionId = await askedId(asker);
  const id = await answeredId(await world.person(), questionId);
  const query = 'query ($id: ID!) { answer(id: $id) { bodyHtml } }';
  await world.sql('UPDATE renderings SET renderer = 0 WHERE answer_id = $1', [id]);
  expect(await pathOf(query, { id })).toMatch(/^executor/);
  await world.sql('UPDATE renderings SET renderer = 1 WHERE answer_id = $1', [id]);
  expect(await pathOf(query, { id })).toBe('one statement');
});

test('what another operation of a document needs does not keep one from being a statement', async () => {
  const query = `query One { viewer { name } } query Two($id: ID!) { ...Rest }
    fragment Rest on Query { question(id: $id) { title } figures { people } }`;
  const body = JSON.stringify({ query, operationName: 'One' });
  const ask = () =>
    fetch(`${world.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  await ask();
  expect(await (await ask()).json()).toEqual({
    data: { viewer: null },
    extensions: { path: 'one statement' },
  });
  expect(world.warnings).toEqual([]);
});

test('what an interface says of questions and answers is read of either by a statement', async () => {
  const id = await askedId(await world.person());
  expect(
    await pathOf('query ($id: ID!) { node(id: $id) { ... on Post { score viewer { canDelete } } } }', { id }),
  ).toBe('one statement');
});

test('what a mutation wrote says its path as well', async () => {
  const who = await world.person();
  const id = await askedId(who);
  const query = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { ... on Question { title } } }`;
  await who.graph(query, { input: { id, title: 'Is it one?' } });
  const { extensions } = await who.graph(query, { input: { id, title: 'Is it one now?' } });
  expect(extensions).toEqual({ path: 'one statement' });
});

test('a refusal stands where the executor puts it', async () => {
  const query = 'query ($after: String) { first: questions(after: $after) { totalCount } }';
  await world.guest().graph(query);
  const { data, errors } = await world.guest().graph(query, { after: 'nonsense' });
  expect(data).toBeNull();
  expect(errors![0 as never]).toMatchObject({ path: ['first'], extensions: { code: 'VALIDATION_FAILED' } });
});

test('a text that no database holds is refused by the executor, and no statement fails by it', async () => {
  const query = 'query ($tag: String) { questions(filter: { tag: $tag }) { totalCount } }';
  await world.guest().graph(query);
  const warned = world.warnings.length;
  const { errors } = await world.guest().graph(query, { tag: 'a\u0000' });
  expect(errors![0 as never]).toMatchObject({ path: ['questions'], extensions: { code: 'BAD_USER_INPUT' } });
  expect(world.warnings).toHaveLength(warned);
});

test('the start names the queries of the web client that are no statement, and why', () => {
  const line = world.requests.find((one) => 'statements' in one);
  expect(line).toMatchObject({ executor: { Figures: 'Query.figures' } });
  expect(line!['statements']).toBeGreaterThan(0);
  expect(line!['executor']).not.toHaveProperty('QuestionPage');
});

test('metrics count queries by their path', async () => {
  const text = await (await fetch(`${world.address}/metrics`)).text();
  const counts = Object.fromEntries(
    [...text.matchAll(/lemma_graph_queries_total\{state="(\w+)"\} (\d+)/g)].map(([, state, count]) => [
      state,
      Number(count),
    ]),
  );
  expect(counts['statement']).toBeGreaterThan(0);
  expect(counts['executor']).toBeGreaterThan(0);
  expect(counts['unanswered']).toBeGreaterThan(0);
  expect(counts['failed']).toBe(0);
});
