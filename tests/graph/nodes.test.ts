import { getNullableType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { schema } from '../../server/registry/graph.ts';
import { say } from '../support/chat.ts';
import { pdf, uploadedId } from '../support/files.ts';
import { notify } from '../support/inbox.ts';
import { commentedId } from '../support/interactions.ts';
import { report, warn } from '../support/moderation.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { addEntry, completeTopic, TOPIC } from '../support/progress.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));

test('whatever has an id of its own is a node', () => {
  const withId = objects.filter((type) => String(getNullableType(type.getFields()['id']?.type)) === 'ID');
  expect(withId.filter((type) => !nodes.includes(type)).map(({ name }) => name)).toEqual([]);
});

describe('a node is found by its id', () => {
  let owner: Visitor;
  let other: Visitor;
  let moderator: Visitor;
  let admin: Visitor;
  /** Of each type one, with who sees it; everybody where nobody is named. */
  const made = new Map<string, { id: string; seenBy?: Visitor }>();

  const write = async (who: Visitor, mutation: string, input: object) =>
    Object.values((await who.graph(mutation, { input })).data!)[0]!;
  const EDIT = 'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }';
  const DRAFT = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { ... on Draft { id } } }';
  const SUGGEST =
    'mutation ($input: SuggestEditInput!) { suggestEdit(input: $input) { ... on Suggestion { id } } }';

  beforeAll(async () => {
    // Past fifty people, privileges have to be earned.
    await Promise.all(Array.from({ length: 51 }, () => world.person()));
    owner = await world.person({ reputation: 300 });
    other = await world.person({ reputation: 100 });
    moderator = await world.person({ role: 'MODERATOR' });
    admin = await world.person({ role: 'ADMIN' });

    const question = await askedId(other, { tags: ['quadratics'] });
    const answer = await answeredId(owner, question);
    await vote(moderator, answer, 'UP');
    await write(other, EDIT, { id: question, body: 'Other words.' });
    await notify(world, owner.id);
    const awardId = newId('award', world.now);
    await world.db.award.create({
      data: { id: awardId, userId: owner.id, badge: 'mentor', createdAt: world.now },
    });
    const reported = await report(owner, question);
    await warn(moderator, other.id);
    const { conversation, sent } = await say(owner, { text: 'Solve x = 1' });
    await completeTopic(owner, { topicId: TOPIC });

    const { db } = world;
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: other.id } });
    const subject = await db.subject.findFirstOrThrow();
    const all: [type: string, id: string, seenBy?: Visitor][] = [
      ['Subject', `subject:${subject.code}`],
      ['Paper', 'paper:9709:p1'],
      ['Topic', TOPIC],
      ['Card', `${TOPIC}.formulas`],
      ['Tag', 'tag:quadratics'],
      ['User', owner.id],
      ['Question', question],
      ['Answer', answer],
      ['Comment', await commentedId(owner, question)],
      ['Revision', (await db.revision.findFirstOrThrow({ where: { questionId: question } })).id],
      ['LedgerEntry', (await db.ledgerEntry.findFirstOrThrow({ where: { postId: answer } })).id],
      ['Award', awardId],
      ['Badge', (await badgeId())!],
      ['Draft', idOf(await write(owner, DRAFT, { key: 'ask/9709', title: 'Soon' })), owner],
      ['Suggestion', idOf(await write(owner, SUGGEST, { postId: question, body: 'Better.' })), owner],
      ['Report', idOf(reported['report']!), owner],
      ['ModerationCase', (await db.moderationCase.findFirstOrThrow()).id, moderator],
      ['Notification', (await db.notification.findFirstOrThrow({ where: { userId: owner.id } })).id, owner],
      ['ErrorEntry', idOf(await addEntry(owner, { questionText: 'Which?' })), owner],
      ['StudyRecord', `study:${owner.id}:${TOPIC}`, owner],
      ['Conversation', conversation.id, owner],
      ['ChatMessage', sent.id, owner],
      ['Attachment', await uploadedId(world, owner, 'a.pdf', pdf()), owner],
      ['AuditEntry', `audit:${entry.id}`, admin],
    ];
    for (const [type, id, seenBy] of all) made.set(type, { id, ...(seenBy && { seenBy }) });
  });

  async function badgeId() {
    const { data } = await world.guest().graph('{ badge(id: "mentor") { id } }');
    return idOf(data!['badge']!);
  }

  const find = async (who: Visitor, id: string) => {
    const { data, errors } = await who.graph('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(errors).toBeUndefined();
    // A statement that fails is told, and the executor answers.
    expect(world.warnings).toEqual([]);
    return data!['node'];
  };

  test.each(nodes.map(({ name }) => name))('%s, by whoever may see it and nobody else', async (type) => {
    const { id, seenBy } = made.get(type)!;
    expect(await find(seenBy ?? world.guest(), id)).toEqual({ __typename: type, id });
    if (!seenBy) return;
    expect(await find(world.guest(), id)).toBeNull();
    if (type !== 'Suggestion') expect(await find(other, id)).toBeNull();
    if (['Conversation', 'ChatMessage', 'Attachment', 'StudyRecord'].includes(type))
      expect(await find(admin, id)).toBeNull();
  });

  test.each([
    'subject:',
    'subject:0000',
    'paper:9709',
    'paper::p1',
    'tag:',
    'study:',
    'audit:0',
    'audit:x',
    'audit:99999999999999999999',
    'nothing:9709',
    '9709-p1-nothing',
    `${TOPIC}.nothing`,
    ':',
    '',
  ])('%s names nothing', async (id) => {
    for (const who of [world.guest(), admin]) expect(await find(who, id)).toBeNull();
  });
});
