import { describe, expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { newId } from '../../server/core/ids.ts';
import { answeredId, askedId, draft } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

type Verdict = 'ok' | 'SIGNED_OUT' | 'NOT_ALLOWED' | 'NEED_REPUTATION' | 'NOT_FOUND' | 'SELF_VOTE';
type Who = 'guest' | 'other' | 'owner' | 'moderator' | 'admin';

interface Things {
  question: string;
  answer: string;
  asker: string;
  conversation: string;
  reply: string;
  file: string;
}

interface Row {
  operation: (things: Things) => string;
  variables?: () => Record<string, unknown>;
  /** What each may; a moderator and an admin who own nothing here. */
  verdicts: Record<Who, Verdict>;
}

const everybody = (verdict: Verdict): Record<Who, Verdict> => ({
  guest: verdict,
  other: verdict,
  owner: verdict,
  moderator: verdict,
  admin: verdict,
});
const members: Record<Who, Verdict> = { ...everybody('ok'), guest: 'SIGNED_OUT' };
const staffAndOwner = (refusal: Verdict): Record<Who, Verdict> => ({ ...members, other: refusal });

const ownerAlone: Record<Who, Verdict> = { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT', owner: 'ok' };

/** Every field of the roots, and who may. A field without a row fails the test below. */
const MATRIX: Record<string, Row> = {
  'Query.node': {
    operation: ({ question }) => `{ node(id: "${question}") { id } }`,
    verdicts: everybody('ok'),
  },
  'Query.question': {
    operation: ({ question }) => `{ question(id: "${question}") { id } }`,
    verdicts: everybody('ok'),
  },
  'Query.questions': {
    operation: () => '{ questions(first: 1) { nodes { id } } }',
    verdicts: everybody('ok'),
  },
  'Query.searchQuestions': {
    operation: () => '{ searchQuestions(query: "why") { nodes { id } } }',
    verdicts: everybody('ok'),
  },
  'Query.search': {
    operation: () => '{ search(text: "sine") { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.quickSearch': {
    operation: () => '{ quickSearch(text: "sine") { id } }',
    verdicts: everybody('ok'),
  },
  'Query.searchHistory': {
    operation: () => '{ searchHistory { recent { query } } }',
    verdicts: everybody('ok'),
  },
  'Query.recommendedTopics': {
    operation: () => '{ recommendedTopics { because } }',
    verdicts: everybody('ok'),
  },
  'Query.answer': {
    operation: ({ answer }) => `{ answer(id: "${answer}") { id } }`,
    verdicts: everybody('ok'),
  },
  'Query.profile': {
    operation: ({ asker }) => `{ profile(id: "${asker}") { id name } }`,
    verdicts: everybody('ok'),
  },
  'Query.figures': { operation: () => '{ figures { people topics } }', verdicts: everybody('ok') },
  'Query.viewer': { operation: () => '{ viewer { id } }', verdicts: everybody('ok') },
  'Query.subject': { operation: () => '{ subject(code: "9709") { slug } }', verdicts: everybody('ok') },
  'Query.subjects': { operation: () => '{ subjects { code } }', verdicts: everybody('ok') },
  'Query.paper': {
    operation: () => '{ paper(subject: "9709", code: "p1") { titleEn } }',
    verdicts: everybody('ok'),
  },
  'Query.topic': {
    operation: () => '{ topic(subject: "9709", paper: "p1", slug: "quadratics") { id } }',
    verdicts: everybody('ok'),
  },
  'Query.tags': { operation: () => '{ tags(startsWith: "q") { name } }', verdicts: everybody('ok') },
  'Query.solve': {
    operation: () => '{ solve(question: "x^2 = 4") { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.checkWorking': {
    operation: () => '{ checkWorking(lines: ["2x = 6", "x = 3"]) { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.equivalent': {
    operation: () => '{ equivalent(a: "2x", b: "x + x") { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Mutation.askQuestion': {
    operation: () =>
      'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { __typename ... on Problem { code } } }',
    variables: () => ({ input: draft() }),
    verdicts: members,
  },
  'Mutation.editQuestion': {
    operation: ({ question }) =>
      `mutation { editQuestion(input: { id: "${question}", body: "Edited words." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NEED_REPUTATION'),
  },
  'Mutation.deleteQuestion': {
    operation: ({ question }) =>
      `mutation { deleteQuestion(id: "${question}") { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.closeQuestion': {
    operation: ({ question }) =>
      `mutation { closeQuestion(id: "${question}", reason: UNCLEAR) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NEED_REPUTATION', owner: 'NEED_REPUTATION' },
  },
  'Mutation.reopenQuestion': {
    operation: ({ question }) =>
      `mutation { reopenQuestion(id: "${question}") { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NEED_REPUTATION', owner: 'NEED_REPUTATION' },
  },
  'Mutation.postAnswer': {
    operation: ({ question }) =>
      `mutation { postAnswer(input: { questionId: "${question}", body: "One more answer ${Math.random()}" }) { __typename ... on Problem { code } } }`,
    verdicts: members,
  },
  'Mutation.editAnswer': {
    operation: ({ answer }) =>
      `mutation { editAnswer(input: { id: "${answer}", body: "Edited words." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NEED_REPUTATION'),
  },
  'Mutation.deleteAnswer': {
    operation: ({ answer }) =>
      `mutation { deleteAnswer(id: "${answer}") { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.acceptAnswer': {
    operation: ({ answer }) =>
      `mutation { acceptAnswer(answerId: "${answer}") { __typename ... on Problem { code } } }`,
    // The owner answered it too, and would have to wait a day.
    verdicts: {
      guest: 'SIGNED_OUT',
      other: 'NOT_ALLOWED',
      owner: 'ok',
      moderator: 'NOT_ALLOWED',
      admin: 'NOT_ALLOWED',
    },
  },
  'Mutation.vote': {
    operation: ({ question }) =>
      `mutation { vote(postId: "${question}", type: UP) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, owner: 'SELF_VOTE' },
  },
  'Mutation.recordSearch': {
    operation: () => 'mutation { recordSearch(query: "sine") { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.keepSearches': {
    operation: () => 'mutation { keepSearches(searches: []) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.forgetSearches': {
    operation: () => 'mutation { forgetSearches { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.recordViews': {
    operation: ({ question }) => `mutation { recordViews(questionIds: ["${question}"]) }`,
    verdicts: everybody('ok'),
  },
  'Query.askTutor': {
    operation: () =>
      '{ askTutor(messages: [{ role: USER, content: "hello" }]) { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.conversations': {
    operation: () => '{ conversations(first: 1) { nodes { id } } }',
    verdicts: members,
  },
  'Query.chatHistory': { operation: () => '{ chatHistory(first: 1) { id } }', verdicts: members },
  'Query.conversation': {
    operation: ({ conversation }) => `{ conversation(id: "${conversation}") { id title messages { id } } }`,
    // Null for whoever it does not belong to.
    verdicts: members,
  },
  'Mutation.sendMessage': {
    operation: () =>
      'mutation { sendMessage(input: { text: "hello" }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.regenerateReply': {
    operation: ({ reply }) =>
      `mutation { regenerateReply(id: "${reply}") { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.stopReply': {
    operation: ({ reply }) => `mutation { stopReply(id: "${reply}") { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.rateReply': {
    operation: ({ reply }) =>
      `mutation { rateReply(id: "${reply}", rating: UP) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.renameConversation': {
    operation: ({ conversation }) =>
      `mutation { renameConversation(id: "${conversation}", title: "Roots") { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.deleteConversation': {
    operation: ({ conversation }) =>
      `mutation { deleteConversation(id: "${conversation}") { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.deleteUpload': {
    operation: ({ file }) =>
      `mutation { deleteUpload(id: "${file}") { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Query.photoModel': { operation: () => '{ photoModel }', verdicts: everybody('ok') },
  'Subscription.photoTranscript': { operation: () => '', verdicts: ownerAlone },
  'Subscription.replyGrew': { operation: () => '', verdicts: ownerAlone },
  'Subscription.tutorReplies': { operation: () => '', verdicts: everybody('ok') },
  'Subscription.questionChanged': { operation: () => '', verdicts: everybody('ok') },
  'Subscription.questionAsked': { operation: () => '', verdicts: everybody('ok') },
};

async function verdict(who: Visitor, { operation, variables }: Row, things: Things): Promise<string> {
  const { data, errors } = await who.graph(operation(things), variables?.() ?? {});
  if (errors) return String((errors as unknown as { extensions: { code: string } }[])[0]!.extensions.code);
  const result = Object.values(data!)[0] as { code?: string } | null;
  return result?.code ?? 'ok';
}

describe('who may do what', () => {
  test('is written down for every field of the roots', () => {
    const fields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap(
      (root) => Object.keys(root.getFields()).map((field) => `${root.name}.${field}`),
    );
    expect(Object.keys(MATRIX).sort()).toEqual(fields.sort());
  });

  for (const [field, row] of Object.entries(MATRIX).filter(([name]) => !name.startsWith('Subscription')))
    test(`${field} holds to it`, async () => {
      await fillSite();
      for (const [role, expected] of Object.entries(row.verdicts) as [Who, Verdict][]) {
        const owner = await world.person({ reputation: 100 });
        const question = await askedId(owner);
        const answer = await answeredId(
          field === 'Mutation.acceptAnswer' ? await world.person() : owner,
          question,
        );
        const who = {
          guest: () => Promise.resolve(world.guest()),
          other: () => world.person({ reputation: 100 }),
          owner: () => Promise.resolve(owner),
          moderator: () => world.person({ role: 'MODERATOR', reputation: 1 }),
          admin: () => world.person({ role: 'ADMIN', reputation: 1 }),
        }[role];
        const things = { question, answer, asker: owner.id, ...(await conversationOf(owner)) };
        expect(await verdict(await who(), row, things), role).toBe(expected);
      }
    });
});

/** A conversation with a reply that has ended, and a file in it. */
async function conversationOf(owner: Visitor): Promise<Pick<Things, 'conversation' | 'reply' | 'file'>> {
  const { now } = world;
  const conversationId = newId('conversation', now);
  const message = () => ({ id: newId('message', now), conversationId, content: 'Hello', createdAt: now });
  await world.db.conversation.create({
    data: { id: conversationId, ownerId: owner.id, title: 'Hello', createdAt: now, activeAt: now },
  });
  const sent = await world.db.chatMessage.create({ data: { ...message(), role: 'USER' } });
  const reply = await world.db.chatMessage.create({
    data: { ...message(), role: 'TUTOR', parentId: sent.id },
  });
  const [file, fileId] = [newId('upload', now), newId('upload', now)];
  const about = { name: 'a.wav', contentType: 'audio/wav', size: 1, createdAt: now };
  await world.db.upload.create({
    data: { id: file, fileId, ownerId: owner.id, messageId: sent.id, ...about },
  });
  return { conversation: conversationId, reply: reply.id, file };
}

/** Past fifty people, privileges have to be earned. */
async function fillSite(): Promise<void> {
  const missing = Math.max(0, 51 - (await world.db.user.count()));
  await Promise.all(Array.from({ length: missing }, () => world.person()));
}

describe('what is private', () => {
  test('is in no type of the graph: no address, no password, no session', () => {
    const names = Object.values(schema.getTypeMap())
      .filter((type) => 'getFields' in type && !type.name.startsWith('__'))
      .flatMap((type) => Object.keys((type as { getFields(): object }).getFields()));
    expect(names.filter((name) => /mail|password|session|token|address|secret/i.test(name))).toEqual([]);
  });

  test('extra input is refused: nobody makes themselves author, or gives themselves a score', async () => {
    const ada = await world.person();
    for (const extra of [{ authorId: 'x' }, { score: 5 }, { createdAt: '2020-01-01' }, { role: 'ADMIN' }]) {
      const { errors } = await ada.graph(
        'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { __typename } }',
        {
          input: { ...draft(), ...extra },
        },
      );
      expect(errors).toBeTruthy();
    }
  });
});
