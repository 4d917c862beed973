import { getNamedType, isEnumType, isObjectType, isUnionType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { schema } from '../../server/registry/graph.ts';
import { comment, followTag, like } from '../support/interactions.ts';
import { report, warn } from '../support/moderation.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

/** Rows of each list at least, of which all were made at one moment: nothing but their ids tells them apart. */
const ROWS = 3;
/** Beside that of their subject. */
const TAGS = ['surds', 'vectors'];

let admin: Visitor;
let places: Record<string, string> = {};

/** The list of each field in its place, with what it needs beside the page. */
const LISTS: Record<string, (list: (more?: string) => string) => string> = {
  'Answer.comments': (list) => `answer(id: "${places['answer']}") { ${list()} }`,
  'Answer.revisions': (list) => `answer(id: "${places['answer']}") { ${list()} }`,
  'Badge.awards': (list) => `badge(id: "mentor") { ${list()} }`,
  'ModerationCase.reports': (list) => `node(id: "${places['case']}") { ... on ModerationCase { ${list()} } }`,
  'PersonRecord.measures': (list) => `personRecord(userId: "${places['author']}") { ${list()} }`,
  'Query.auditLog': (list) => list(`subjectId: "${places['author']}"`),
  'Query.conversations': (list) => list(),
  'Query.drafts': (list) => list(),
  'Query.errorEntries': (list) => list(),
  'Query.followedTags': (list) => list(),
  'Query.interactions': (list) => list('userId: "me"'),
  'Query.moderationCases': (list) => list(),
  'Query.notifications': (list) => list(),
  'Query.questions': (list) => list(),
  'Query.searchQuestions': (list) => list('query: "discriminant"'),
  'Query.studyRecords': (list) => list(),
  'Query.suggestions': (list) => list(),
  'Question.answers': (list) => `question(id: "${places['question']}") { ${list()} }`,
  'Question.comments': (list) => `question(id: "${places['question']}") { ${list()} }`,
  'Question.duplicates': (list) => `question(id: "${places['question']}") { ${list()} }`,
  'Question.revisions': (list) => `question(id: "${places['question']}") { ${list()} }`,
  'Reputation.history': (list) => `reputation(userId: "${places['author']}") { ${list()} }`,
  'Subject.questions': (list) => `subject(code: "9709") { ${list()} }`,
  'Topic.questions': (list) => `topic(subject: "9709", paper: "p1", slug: "quadratics") { ${list()} }`,
  'User.activity': (list) => `profile(id: "${places['author']}") { ${list()} }`,
  'User.answers': (list) => `profile(id: "${places['author']}") { ${list()} }`,
  'User.awards': (list) => `profile(id: "${places['author']}") { ${list()} }`,
  'User.followers': (list) => `profile(id: "${places['author']}") { ${list()} }`,
  'User.following': (list) => `profile(id: "${places['author']}") { ${list()} }`,
  'User.questions': (list) => `profile(id: "${places['author']}") { ${list()} }`,
};

/** Figures that are counted now and then; whose places are told apart. */
const COUNTED = {
  'Query.activePeople': 'tests/graph/figures.test.ts',
  'Query.leaderboard': 'tests/graph/leaderboard.test.ts',
  'Query.popularTags': 'tests/graph/figures.test.ts',
};

const FIELDS = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const answer = getNamedType(field.type);
      const connection = (isUnionType(answer) ? answer.getTypes() : [answer]).find(({ name }) =>
        name.endsWith('Connection'),
      );
      const order = field.args
        .map(({ type: of }) => getNamedType(of))
        .find(({ name }) => name.endsWith('Sort'));
      const orders = isEnumType(order) ? order.getValues().map(({ name }) => name) : [null];
      return connection
        ? [{ name: `${type.name}.${field.name}`, field: field.name, connection, orders }]
        : [];
    }),
  );
const CASES = FIELDS.filter(({ name }) => !(name in COUNTED)).flatMap(({ orders, ...list }) =>
  orders.map((order) => ({ ...list, order, title: order ? `${list.name} by ${order}` : list.name })),
);

beforeAll(async () => {
  const now = world.now;
  const [author, ...others] = await Promise.all(Array.from({ length: ROWS + 1 }, () => world.person()));
  admin = await world.person({ role: 'ADMIN' });
  const each = Array.from({ length: ROWS }, (_, index) => index);
  const questions: string[] = [];
  for (const _ of [...each, 'the one that is answered'])
    questions.push(await askedId(author!, { tags: TAGS }));
  const [question] = questions as [string];
  const answers: string[] = [];
  for (const other of others) answers.push(await answeredId(other, question));
  const [answer] = answers as [string];
  for (const other of others) {
    await comment(other, question);
    await comment(other, answer);
    await vote(other, question, 'UP');
    await report(other, questions[1]!);
    await report(admin, await answeredId(author!, await askedId(other, { tags: TAGS })));
    await warn(admin, author!.id);
    await like(admin, questions[others.indexOf(other)]!);
  }
  for (const tag of ['9709', ...TAGS]) await followTag(admin, tag);
  const { db } = world;
  const mine = { userId: admin.id, createdAt: now, updatedAt: now };
  for (const index of each) {
    const id = await askedId(others[index]!, { tags: TAGS });
    await db.question.update({ where: { id }, data: { status: 'CLOSED', duplicateOfId: question } });
    const place = { userId: admin.id, place: `ask/${index}`, content: {}, updatedAt: now };
    await db.draft.create({ data: { id: newId('draft', now), ...place } });
    const talk = { ownerId: admin.id, title: 'Surds', createdAt: now, activeAt: now };
    await db.conversation.create({ data: { id: newId('conversation', now), ...talk } });
    await db.errorEntry.create({ data: { ...mine, id: newId('errorEntry', now), questionText: 'Why?' } });
    const told = { userId: admin.id, kind: 'BADGE' as const, at: now, createdAt: now };
    await db.notification.create({ data: { id: newId('notification', now), ...told } });
    const award = { userId: author!.id, badge: 'mentor', source: `${index}`, createdAt: now };
    await db.award.create({ data: { id: newId('award', now), ...award } });
    const edit = { authorId: others[index]!.id, baseVersion: 1, body: 'Other words.', createdAt: now };
    await db.suggestion.create({ data: { id: newId('suggestion', now), questionId: question, ...edit } });
    await db.personFollow.create({
      data: { followerId: author!.id, followedId: others[index]!.id, createdAt: now },
    });
    await db.personFollow.create({
      data: { followerId: others[index]!.id, followedId: author!.id, createdAt: now },
    });
    for (const post of [{ questionId: question }, { answerId: answer }]) {
      const version = { number: index + 2, editorId: author!.id, title: 'Why?', body: 'So.', createdAt: now };
      await db.revision.create({ data: { id: newId('revision', now), ...post, ...version } });
    }
  }
  const topics = await db.topic.findMany({ take: ROWS });
  await db.studyRecord.createMany({
    data: topics.map(({ id }) => ({ userId: admin.id, topicId: id, lastStudied: now, createdAt: now })),
  });
  const reported = await db.moderationCase.findFirstOrThrow({ where: { questionId: questions[1]! } });
  places = { author: author!.id, question, answer, case: reported.id };
});

interface Page {
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The list, however deep it stands. */
function pageIn(json: Json | undefined): Page {
  if (!json || 'edges' in json) return json as unknown as Page;
  return pageIn(Object.values(json)[0]);
}

test('every list is read page by page', () => {
  expect([...Object.keys(LISTS), ...Object.keys(COUNTED)].toSorted()).toEqual(
    FIELDS.map(({ name }) => name).toSorted(),
  );
});

test.each(CASES)(
  '$title is read row by row without a gap or a repeat, and ends with a full page',
  async ({ name, field, connection, order }) => {
    const list = (more = '') =>
      `${field}(${more} ${order ? `sort: ${order}` : ''} first: $first, after: $after) { ... on ${connection.name} { edges { cursor } pageInfo { hasNextPage endCursor } } }`;
    const query = `query ($first: Int!, $after: String) { ${LISTS[name]!(list)} }`;
    const read = async (first: number, after: string | null = null) => {
      const { data, errors } = await admin.graph(query, { first, after });
      expect(errors).toBeUndefined();
      return pageIn(data as Json);
    };
    const whole = (await read(50)).edges.map(({ cursor }) => cursor);
    expect(whole.length).toBeGreaterThanOrEqual(ROWS);
    expect(new Set(whole).size).toBe(whole.length);
    expect((await read(whole.length)).pageInfo.hasNextPage).toBe(false);
    expect((await read(whole.length - 1)).pageInfo.hasNextPage).toBe(true);
    const rows: string[] = [];
    for (let after: string | null = null, more = true; more && rows.length <= whole.length;) {
      const { edges, pageInfo } = await read(1, after);
      rows.push(...edges.map(({ cursor }) => cursor));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(rows).toEqual(whole);
  },
);
