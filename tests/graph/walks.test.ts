import { describe, expect, test } from 'vitest';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
type Person = Awaited<ReturnType<typeof world.person>>;

const NODES = 'questions(first: 5) { nodes { id } }';
const ids = (list: unknown) => (list as { nodes: { id: string }[] }).nodes.map(({ id }) => id);

test('a question leads to its topic, and its topic, its subject and its author lead back', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const id = await askedId(ada, { paper: 'p3', topic: 'vectors' });
  const { data } = await ben.graph(
    `query ($id: ID!) { question(id: $id) {
      topicSlug topic { id slug ${NODES} } subject { ${NODES} } author { ${NODES} }
    } }`,
    { id },
  );
  const question = data!['question']!;
  expect(question).toMatchObject({ topicSlug: 'vectors', topic: { id: '9709-p3-vectors', slug: 'vectors' } });
  for (const from of ['topic', 'subject', 'author']) expect(ids(question[from]!['questions'])).toEqual([id]);
});

test('an edit moves a question to another topic', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { paper: 'p3', topic: 'vectors' });
  const { data } = await ada.graph(
    `mutation ($id: ID!) { editQuestion(input: { id: $id, paper: "p1", topic: "quadratics" }) {
      ... on Question { topic { id } }
    } }`,
    { id },
  );
  expect(data!['editQuestion']).toEqual({ topic: { id: '9709-p1-quadratics' } });
});

test('a slug that several papers have means the first of them where no paper is named', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { paper: null, topic: 'integration' });
  const { data } = await ada.graph('query ($id: ID!) { question(id: $id) { topic { id } } }', { id });
  expect(data!['question']).toEqual({ topic: { id: '9709-p1-integration' } });
});

test('what somebody asked anonymously is among their questions for themselves and for staff only', async () => {
  const [ada, ben, moderator] = [
    await world.person(),
    await world.person(),
    await world.person({ role: 'MODERATOR' }),
  ];
  const [open, secret] = [await askedId(ada), await askedId(ada, { title: 'Who may know who asked this?' })];
  await world.db.question.update({ where: { id: secret }, data: { anonymous: true } });
  const seen = async (reader: typeof ada) => {
    const { data } = await reader.graph(`query ($id: ID!) { profile(id: $id) { ${NODES} } }`, { id: ada.id });
    return ids(data!['profile']!['questions']).toSorted();
  };
  expect(await seen(ben)).toEqual([open]);
  expect(await seen(ada)).toEqual([open, secret].toSorted());
  expect(await seen(moderator)).toEqual([open, secret].toSorted());
});

describe('what somebody answered', () => {
  const ANSWERS = `query ($id: ID!, $first: Int, $after: String) { profile(id: $id) {
    answers(first: $first, after: $after) {
      totalCount nodes { id question { id } } pageInfo { hasNextPage endCursor }
    }
  } }`;
  type Answers = {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  const answersOf = async (reader: Person, author: Person, page: object = {}) => {
    const { data } = await reader.graph(ANSWERS, { id: author.id, ...page });
    return data!['profile']!['answers'] as unknown as Answers;
  };

  test('is read from their profile page by page, the latest first', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    const first = await answeredId(ben, question);
    const second = await answeredId(ben, await askedId(ada));
    await world.db.answer.update({ where: { id: first }, data: { createdAt: new Date(0) } });
    await answeredId(ada, question);
    const page = await answersOf(ada, ben, { first: 1 });
    expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(ids(page)).toEqual([second]);
    const rest = await answersOf(ada, ben, { first: 1, after: page.pageInfo.endCursor });
    expect(ids(rest)).toEqual([first]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test('is without what was deleted; what is hidden is for themselves and for staff', async () => {
    const [ada, ben, moderator] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'MODERATOR' }),
    ];
    const [question, other] = [await askedId(ada), await askedId(ada)];
    const shown = await answeredId(ben, question);
    const [hidden, deleted] = [await answeredId(ben, question), await answeredId(ben, question)];
    const beneath = await answeredId(ben, other);
    await world.db.answer.update({ where: { id: hidden }, data: { hiddenAt: new Date() } });
    await world.db.answer.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
    await world.db.question.update({ where: { id: other }, data: { hiddenAt: new Date() } });
    const seen = async (reader: Person) => ids(await answersOf(reader, ben)).toSorted();
    expect(await seen(await world.person())).toEqual([shown]);
    expect(await seen(ben)).toEqual([shown, hidden].toSorted());
    expect(await seen(moderator)).toEqual([shown, hidden, beneath].toSorted());
  });
});
