import { describe, expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { newId } from '../../server/core/ids.ts';
import { answeredId, askedId, draft } from '../support/posts.ts';
import { PROGRESS_ACCESS } from '../support/progress-access.ts';
import { addEntry } from '../support/progress.ts';
import { INBOX_ACCESS } from '../support/inbox-access.ts';
import { inboxOf, notify } from '../support/inbox.ts';
import { commentedId } from '../support/interactions.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

type Verdict =
  | 'ok'
  | 'CONFLICT'
  | 'SIGNED_OUT'
  | 'NOT_ALLOWED'
  | 'NEED_REPUTATION'
  | 'NOT_FOUND'
  | 'SELF_VOTE'
  | 'VALIDATION_FAILED';
type Who = 'guest' | 'other' | 'owner' | 'moderator' | 'admin';

interface Things {
  openCase: string;
  question: string;
  answer: string;
  comment: string;
  asker: string;
  conversation: string;
  reply: string;
  file: string;
  entry: string;
  notification: string;
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

const staffAlone: Record<Who, Verdict> = {
  ...everybody('NOT_ALLOWED'),
  guest: 'SIGNED_OUT',
  moderator: 'ok',
  admin: 'ok',
};

const ownerAlone: Record<Who, Verdict> = { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT', owner: 'ok' };

/** Every field of the roots, and who may. A field without a row fails the test below. */
const MATRIX: Record<string, Row> = {
  ...(PROGRESS_ACCESS as Record<string, Row>),
  ...(INBOX_ACCESS as Record<string, Row>),
  'Query.node': {
    operation: ({ question }) => `{ node(id: "${question}") { id } }`,
    verdicts: everybody('ok'),
  },
  'Query.followedTags': { operation: () => '{ followedTags { nodes { name } } }', verdicts: members },
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
    operation: () => '{ search(query: "sine") { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.quickSearch': {
    operation: () => '{ quickSearch(query: "sine") { targetId } }',
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
  'Query.tag': {
    operation: () => '{ tag(name: "quadratics") { name questions } }',
    verdicts: everybody('ok'),
  },
  'Query.popularTags': {
    operation: () => '{ popularTags(first: 1) { nodes { name trend } } }',
    verdicts: everybody('ok'),
  },
  'Query.activePeople': {
    operation: () => '{ activePeople(first: 1) { nodes { score } } }',
    verdicts: everybody('ok'),
  },
  'Mutation.updateProfile': {
    operation: ({ asker }) =>
      `mutation { updateProfile(input: { userId: "${asker}", bio: "Words." }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NOT_ALLOWED', moderator: 'NOT_ALLOWED' },
  },
  'Mutation.removeAvatar': {
    operation: ({ asker }) =>
      `mutation { removeAvatar(input: { userId: "${asker}" }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NOT_ALLOWED', moderator: 'NOT_ALLOWED' },
  },
  'Mutation.followPerson': {
    operation: ({ asker }) =>
      `mutation { followPerson(input: { userId: "${asker}", active: true }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, owner: 'VALIDATION_FAILED' },
  },
  'Query.figures': { operation: () => '{ figures { people topics } }', verdicts: everybody('ok') },
  'Query.viewer': { operation: () => '{ viewer { id } }', verdicts: everybody('ok') },
  'Query.subject': { operation: () => '{ subject(code: "9709") { slug } }', verdicts: everybody('ok') },
  'Query.subjects': { operation: () => '{ subjects { code } }', verdicts: everybody('ok') },
  'Query.paper': {
    operation: () => '{ paper(subject: "9709", code: "p1") { title { en } } }',
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
  'Query.readProblem': {
    operation: () => '{ readProblem(question: "Solve x^2 = 4.") { __typename ... on Problem { code } } }',
    verdicts: everybody('ok'),
  },
  'Query.solveProblem': {
    operation: () =>
      '{ solveProblem(problem: { version: 1, parts: [{ goals: [{ verb: "solve", target: "x^2 = 4" }] }] }) { __typename ... on Problem { code } } }',
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
      `mutation { deleteQuestion(input: { id: "${question}" }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.closeQuestion': {
    operation: ({ question }) =>
      `mutation { closeQuestion(input: { id: "${question}", reason: UNCLEAR }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NEED_REPUTATION', owner: 'NEED_REPUTATION' },
  },
  'Mutation.reopenQuestion': {
    operation: ({ question }) =>
      `mutation { reopenQuestion(input: { id: "${question}" }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NEED_REPUTATION', owner: 'NEED_REPUTATION' },
  },
  'Query.similarQuestions': {
    operation: () => '{ similarQuestions(title: "discriminant", subjectCode: "9709") { id } }',
    verdicts: everybody('ok'),
  },
  'Query.drafts': { operation: () => '{ drafts(first: 1) { nodes { id } } }', verdicts: members },
  'Query.draft': { operation: () => '{ draft(key: "ask/9709") { id } }', verdicts: members },
  'Query.lastPosted': { operation: () => '{ lastPosted(key: "ask/question") { body } }', verdicts: members },
  'Subscription.draftChanged': { operation: () => '', verdicts: members },
  'Mutation.saveDraft': {
    operation: () =>
      'mutation { saveDraft(input: { key: "ask/9709", body: "So" }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.deleteDraft': {
    operation: () =>
      `mutation { deleteDraft(input: { id: "nothing" }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT' },
  },
  'Mutation.restoreRevision': {
    operation: () =>
      `mutation { restoreRevision(input: { id: "nothing", expectedVersion: 1 }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT' },
  },
  'Query.suggestions': {
    operation: () => '{ suggestions(first: 1) { nodes { id } } }',
    verdicts: { ...members, other: 'NEED_REPUTATION', owner: 'NEED_REPUTATION' },
  },
  'Mutation.suggestEdit': {
    operation: ({ question }) =>
      `mutation { suggestEdit(input: { postId: "${question}", body: "Other words." }) { __typename ... on Problem { code } } }`,
    // Whoever may edit needs nobody's leave.
    verdicts: {
      guest: 'SIGNED_OUT',
      other: 'NEED_REPUTATION',
      owner: 'CONFLICT',
      moderator: 'CONFLICT',
      admin: 'CONFLICT',
    },
  },
  'Mutation.decideSuggestion': {
    operation: () =>
      `mutation { decideSuggestion(input: { id: "nothing", accepted: true }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT' },
  },
  'Mutation.withdrawSuggestion': {
    operation: () =>
      `mutation { withdrawSuggestion(input: { id: "nothing" }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT' },
  },
  'Mutation.lockQuestion': {
    operation: ({ question }) =>
      `mutation { lockQuestion(input: { id: "${question}" }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, other: 'NOT_ALLOWED', owner: 'NOT_ALLOWED' },
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
      `mutation { deleteAnswer(input: { id: "${answer}" }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.acceptAnswer': {
    operation: ({ answer }) =>
      `mutation { acceptAnswer(input: { answerId: "${answer}" }) { __typename ... on Problem { code } } }`,
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
      `mutation { vote(input: { postId: "${question}", type: UP }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, owner: 'SELF_VOTE' },
  },
  'Query.comment': {
    operation: ({ comment }) => `{ comment(id: "${comment}") { id } }`,
    verdicts: everybody('ok'),
  },
  'Query.interactions': {
    operation: ({ asker }) => `{ interactions(userId: "${asker}") { nodes { type } } }`,
    verdicts: everybody('ok'),
  },
  'Mutation.postComment': {
    operation: ({ question }) =>
      `mutation { postComment(input: { postId: "${question}", body: "One more ${Math.random()}" }) { __typename ... on Problem { code } } }`,
    verdicts: members,
  },
  'Mutation.editComment': {
    operation: ({ comment }) =>
      `mutation { editComment(input: { id: "${comment}", body: "Edited words." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.deleteComment': {
    operation: ({ comment }) =>
      `mutation { deleteComment(input: { id: "${comment}" }) { __typename ... on Problem { code } } }`,
    verdicts: staffAndOwner('NOT_ALLOWED'),
  },
  'Mutation.setLike': {
    operation: ({ question }) =>
      `mutation { setLike(input: { targetId: "${question}", active: true }) { __typename ... on Problem { code } } }`,
    verdicts: members,
  },
  'Mutation.setBookmark': {
    operation: ({ question }) =>
      `mutation { setBookmark(input: { targetId: "${question}", active: true }) { __typename ... on Problem { code } } }`,
    verdicts: members,
  },
  'Mutation.followQuestion': {
    operation: ({ question }) =>
      `mutation { followQuestion(input: { questionId: "${question}", active: true }) { __typename ... on Problem { code } } }`,
    verdicts: members,
  },
  'Mutation.followTag': {
    operation: () =>
      'mutation { followTag(input: { tag: "quadratics", active: true }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.inviteToAnswer': {
    operation: ({ question, asker }) =>
      `mutation { inviteToAnswer(input: { questionId: "${question}", userId: "${asker}" }) { __typename ... on Problem { code } } }`,
    // Whoever asked it is not invited.
    verdicts: {
      ...everybody('NEED_REPUTATION'),
      guest: 'SIGNED_OUT',
      moderator: 'CONFLICT',
      admin: 'CONFLICT',
    },
  },
  'Query.reputation': {
    operation: ({ asker }) => `{ reputation(userId: "${asker}") { current history { nodes { id } } } }`,
    verdicts: everybody('ok'),
  },
  'Query.privileges': { operation: () => '{ privileges { name held } }', verdicts: everybody('ok') },
  'Query.leaderboard': { operation: () => '{ leaderboard { nodes { rank } } }', verdicts: everybody('ok') },
  'Query.leaderboardPlace': { operation: () => '{ leaderboardPlace { rank } }', verdicts: everybody('ok') },
  'Query.badges': { operation: () => '{ badges { type holders } }', verdicts: everybody('ok') },
  'Query.badge': {
    operation: () => '{ badge(id: "mentor") { type awards { nodes { id } } } }',
    verdicts: everybody('ok'),
  },
  'Mutation.adjustReputation': {
    operation: ({ asker }) =>
      `mutation { adjustReputation(input: { userId: "${asker}", points: 5, reason: "Because of a test." }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_ALLOWED'), guest: 'SIGNED_OUT', admin: 'ok' },
  },
  'Mutation.awardBadge': {
    operation: ({ asker }) =>
      `mutation { awardBadge(input: { userId: "${asker}", badgeType: "mentor", reason: "Because of a test." }) { __typename ... on Problem { code } } }`,
    verdicts: { ...everybody('NOT_ALLOWED'), guest: 'SIGNED_OUT', moderator: 'ok', admin: 'ok' },
  },
  'Mutation.recordSearch': {
    operation: () =>
      'mutation { recordSearch(input: { query: "sine" }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.keepSearches': {
    operation: () =>
      'mutation { keepSearches(input: { searches: [] }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.forgetSearches': {
    operation: () => 'mutation { forgetSearches(input: {}) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.recordViews': {
    operation: ({ question }) =>
      `mutation { recordViews(input: { questionIds: ["${question}"] }) { ... on RecordedViews { counted } } }`,
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
  'Query.chatHistory': { operation: () => '{ chatHistory(first: 1) { replyId } }', verdicts: members },
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
      `mutation { regenerateReply(input: { id: "${reply}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.stopReply': {
    operation: ({ reply }) =>
      `mutation { stopReply(input: { id: "${reply}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.rateReply': {
    operation: ({ reply }) =>
      `mutation { rateReply(input: { id: "${reply}", rating: UP }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.renameConversation': {
    operation: ({ conversation }) =>
      `mutation { renameConversation(input: { id: "${conversation}", title: "Roots" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.deleteConversation': {
    operation: ({ conversation }) =>
      `mutation { deleteConversation(input: { id: "${conversation}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.deleteUpload': {
    operation: ({ file }) =>
      `mutation { deleteUpload(input: { id: "${file}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Query.photoModel': { operation: () => '{ photoModel }', verdicts: everybody('ok') },
  'Query.readingModel': { operation: () => '{ readingModel }', verdicts: everybody('ok') },
  'Subscription.modelReading': { operation: () => '', verdicts: ownerAlone },
  'Subscription.photoTranscript': { operation: () => '', verdicts: ownerAlone },
  'Subscription.replyGrew': { operation: () => '', verdicts: ownerAlone },
  'Subscription.tutorReplies': { operation: () => '', verdicts: everybody('ok') },
  'Subscription.questionChanged': { operation: () => '', verdicts: everybody('ok') },
  'Query.moderationCases': {
    operation: () => '{ moderationCases(first: 1) { nodes { id } } }',
    verdicts: staffAlone,
  },
  'Query.moderationCounts': { operation: () => '{ moderationCounts { open } }', verdicts: staffAlone },
  'Query.personRecord': {
    operation: ({ asker }) => `{ personRecord(userId: "${asker}") { warnings } }`,
    verdicts: staffAlone,
  },
  'Query.auditLog': {
    operation: () => '{ auditLog(first: 1) { nodes { id } } }',
    verdicts: { ...staffAlone, moderator: 'NOT_ALLOWED' },
  },
  'Mutation.reportPost': {
    operation: ({ answer }) =>
      `mutation { reportPost(input: { targetId: "${answer}", reason: SPAM }) { __typename ... on Problem { code } } }`,
    verdicts: { ...members, owner: 'NOT_ALLOWED' },
  },
  'Mutation.takeCase': {
    operation: ({ openCase }) =>
      `mutation { takeCase(input: { id: "${openCase}", active: true }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.decideCase': {
    operation: ({ openCase }) =>
      `mutation { decideCase(input: { id: "${openCase}", uphold: true, reason: "After looking at it." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.setHidden': {
    operation: ({ answer }) =>
      `mutation { setHidden(input: { id: "${answer}", active: true, reason: "It breaks the rules." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.warnPerson': {
    operation: ({ asker }) =>
      `mutation { warnPerson(input: { userId: "${asker}", reason: "Please stay polite." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.suspendPerson': {
    operation: ({ asker }) =>
      `mutation { suspendPerson(input: { userId: "${asker}", days: 1, reason: "Insults, again." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.liftSuspension': {
    operation: ({ asker }) =>
      `mutation { liftSuspension(input: { userId: "${asker}", reason: "They apologised." }) { __typename ... on Problem { code } } }`,
    verdicts: staffAlone,
  },
  'Mutation.setRole': {
    operation: ({ asker }) =>
      `mutation { setRole(input: { userId: "${asker}", role: MODERATOR, reason: "They know the rules." }) { __typename ... on Problem { code } } }`,
    verdicts: { ...staffAlone, moderator: 'NOT_ALLOWED' },
  },
  'Subscription.moderationChanged': { operation: () => '', verdicts: staffAlone },
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
        const entry = idOf(await addEntry(owner, { questionText: 'Why?' }));
        const notification = await notificationOf(owner);
        const { id: openCase } = await world.db.moderationCase.create({
          data: {
            id: newId('moderationCase', world.now),
            answerId: answer,
            cause: 'LOW_SCORE',
            createdAt: world.now,
          },
        });
        const things = {
          openCase,
          question,
          answer,
          comment: await commentedId(owner, question),
          asker: owner.id,
          entry,
          notification,
          ...(await conversationOf(owner)),
        };
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

async function notificationOf(owner: Visitor): Promise<string> {
  await notify(world, owner.id);
  const [row] = (await inboxOf(owner)).nodes;
  return row!.id;
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
    const telling = names.filter((name) => /mail|password|session|token|address|secret/i.test(name));
    // When papers are sat.
    expect(telling.filter((name) => name !== 'examSession')).toEqual([]);
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
