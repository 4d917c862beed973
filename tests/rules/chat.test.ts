import { describe, expect, test } from 'vitest';
import * as policy from '../../server/chat/policy.ts';
import * as rules from '../../server/chat/rules.ts';
import { valid } from '../../server/core/validation.ts';
import { refusalToTranscribe } from '../../server/photos/policy.ts';
import { visibleSearches } from '../../server/search/policy.ts';
import * as uploads from '../../server/uploads/policy.ts';
import { codeOf, faultsOf } from './faults.ts';

const ada = { id: 'ada', role: 'ADMIN' } as never;
const x = (length: number) => 'x'.repeat(length);

describe('what is private', () => {
  test('is its owner’s alone', () => {
    expect(policy.visibleConversations(ada)).toEqual({ ownerId: 'ada' });
    expect(policy.visibleMessages(ada)).toEqual({ conversation: { ownerId: 'ada' } });
    expect(uploads.visibleUploads(ada)).toEqual({ ownerId: 'ada' });
    expect(uploads.unsentUploads(ada)).toEqual({ messageId: null, ownerId: 'ada' });
    expect(visibleSearches(ada)).toEqual({ userId: 'ada' });
  });

  test('is uploaded by whoever is signed in', () => {
    expect(uploads.requireUploader({ actor: ada })).toBe(ada);
    expect(() => uploads.requireUploader({ actor: null })).toThrow(
      expect.objectContaining({ code: 'SIGNED_OUT' }),
    );
  });

  test('is transcribed if it is a picture', () => {
    expect(refusalToTranscribe({ contentType: 'image/png' })).toBeNull();
    expect(codeOf(refusalToTranscribe({ contentType: 'application/pdf' }))).toBe('WRONG_TYPE');
  });
});

describe('a message', () => {
  const both = (refusal: (message: { role: 'USER' | 'TUTOR' }) => Parameters<typeof codeOf>[0]) =>
    [refusal({ role: 'USER' }), refusal({ role: 'TUTOR' })].map(codeOf);

  test('of one’s own can be edited, a reply followed, stopped, rated and regenerated', () => {
    expect(both(policy.refusalToEdit)).toEqual([null, 'NOT_FOUND']);
    expect(both(policy.refusalToFollow)).toEqual(['NOT_FOUND', null]);
    for (const refusal of [policy.refusalToStop, policy.refusalToRate, policy.refusalToRegenerate])
      expect(both(refusal)).toEqual(['CONFLICT', null]);
    expect([policy.refusalToEdit(undefined), policy.refusalToFollow(undefined)].map(codeOf)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  test('is one of four hundred in its conversation', () => {
    expect(policy.refusalToAdd(2, { messageCount: 398 })).toBeNull();
    expect(codeOf(policy.refusalToAdd(2, { messageCount: 399 }))).toBe('CONFLICT');
  });

  test('waits for the reply of its conversation, and while three are written for one person', () => {
    const begin = (conversationId: string | null, ...underWay: string[]) =>
      codeOf(
        policy.refusalToBegin(
          { conversationId },
          underWay.map((id) => ({ conversationId: id })),
        ),
      );
    expect(begin('a')).toBeNull();
    expect(begin('a', 'b', 'c')).toBeNull();
    expect(begin('a', 'b', 'a')).toBe('DUPLICATE_IN_FLIGHT');
    expect(begin(null, 'b', 'c', 'd')).toBe('DUPLICATE_IN_FLIGHT');
  });

  test('has up to 8,000 characters, and text or files', () => {
    const faults = (text: string, attachmentIds: string[] = [], segments: object[] = []) =>
      faultsOf(rules.MessageDraft, { text, attachmentIds, segments });
    expect(faults(x(8000))).toEqual([]);
    expect(faults(x(8001))).toEqual(['text TOO_LONG']);
    expect(faults('')).toEqual(['text REQUIRED']);
    expect(faults('', ['1', '2', '3', '4', '5'])).toEqual([]);
    expect(faults('', ['1', '2', '3', '4', '5', '6'])).toContain('attachmentIds TOO_MANY');
  });

  test('comes with up to fifty selections, of which the newest eight that say anything count', () => {
    const read = (segments: object[]) =>
      valid(rules.MessageDraft, { text: 'a', attachmentIds: [], segments }).segments;
    const long = (n: number) => ({ text: `selection ${n}` });
    expect(read([{ text: x(9) }, { text: x(10) }])).toEqual([{ title: '', text: x(10) }]);
    expect(read(Array.from({ length: 50 }, (_, n) => long(n)))).toEqual(
      Array.from({ length: 8 }, (_, n) => ({ title: '', ...long(42 + n) })),
    );
    const faults = (segments: object[]) =>
      faultsOf(rules.MessageDraft, { text: 'a', attachmentIds: [], segments });
    expect(faults(Array.from({ length: 51 }, (_, n) => long(n)))).toEqual(['segments TOO_MANY']);
    expect(faults([{ title: x(300), text: x(4000) }])).toEqual([]);
    expect(faults([{ title: x(301), text: x(4000) }])).toEqual(['segments TOO_LONG']);
    expect(faults([{ text: x(4001) }])).toEqual(['segments TOO_LONG']);
  });
});

describe('messages of a client that keeps them', () => {
  const faults = (...messages: [role: string, content: string][]) =>
    faultsOf(rules.MessagesSent, {
      messages: messages.map(([role, content]) => ({ role, content })),
      segments: [],
    });

  test('are up to fifty, of up to 8,000 characters each', () => {
    const many = (count: number) => Array.from({ length: count }, () => ['USER', 'a'] as [string, string]);
    expect(faults(...many(50))).toEqual([]);
    expect(faults(...many(51))).toEqual(['messages TOO_MANY']);
    expect(faults(['USER', x(8000)])).toEqual([]);
    expect(faults(['USER', x(8001)])).toEqual(['messages TOO_LONG']);
    expect(faults(['SYSTEM', 'a'])).toContain('messages MALFORMED');
  });

  test('end with a question of the user', () => {
    expect(faults(['TUTOR', 'a'], ['USER', 'b'])).toEqual([]);
    for (const wrong of [
      [],
      [
        ['USER', 'a'],
        ['TUTOR', 'b'],
      ],
      [['USER', '']],
    ] as [string, string][][])
      expect(faults(...wrong)).toEqual(['messages REQUIRED']);
  });
});

describe('a conversation', () => {
  test.each([
    ['subjectCode', 20],
    ['topic', 120],
    ['goal', 500],
  ])('is about a %s of up to %i characters', (field, max) => {
    const nothing = { subjectCode: null, topic: null, goal: null };
    expect(rules.aboutOf({ [field]: x(max) })).toEqual({ ...nothing, [field]: x(max) });
    expect(() => rules.aboutOf({ [field]: x(max + 1) })).toThrow();
  });

  test('is about nothing where nothing was said', () => {
    expect(rules.aboutOf({})).toBeNull();
    expect(rules.aboutOf({ subjectCode: '', topic: null, goal: ' ' })).toBeNull();
  });

  test('has a title of 1 to 120 characters, and a note on a reply has up to 1,000', () => {
    const title = (length: number) => faultsOf(rules.ConversationNamed, { title: x(length) });
    expect([title(0), title(1), title(120), title(121)]).toEqual([
      ['title REQUIRED'],
      [],
      [],
      ['title TOO_LONG'],
    ]);
    const note = (length: number) => faultsOf(rules.FeedbackGiven, { note: x(length) });
    expect([faultsOf(rules.FeedbackGiven, {}), note(1000), note(1001)]).toEqual([[], [], ['note TOO_LONG']]);
  });

  test('is named after its first question, cut at sixty characters', () => {
    expect(rules.titleFrom('  Solve\n x = 1 ')).toBe('Solve x = 1');
    expect(rules.titleFrom(x(60))).toBe(x(60));
    expect(rules.titleFrom(x(61))).toBe(`${x(59)}…`);
    expect(rules.titleFrom(`${x(58)} ${x(9)}`)).toBe(`${x(58)}…`);
    expect(rules.titleFrom('字'.repeat(61))).toBe(`${'字'.repeat(59)}…`);
  });

  test('shows fifty exchanges at once', () => expect(rules.HISTORY_PAGE).toBe(50));
});

test('a reply without a sign of life for a minute has failed; one that ended stays as it ended', () => {
  const now = new Date('2030-03-01T09:00:00Z');
  const before = (ms: number) => new Date(now.getTime() - ms);
  const status = (beatAt: Date | null, createdAt: Date, kept = 'WRITING') =>
    rules.statusOf({ status: kept as 'WRITING', beatAt, createdAt }, now);
  expect(status(before(60_000), before(90_000))).toBe('WRITING');
  expect(status(before(60_001), before(60_001))).toBe('FAILED');
  expect(status(null, before(60_001))).toBe('FAILED');
  expect(status(null, before(59_999))).toBe('WRITING');
  expect(status(before(90_000), before(90_000), 'DONE')).toBe('DONE');
});

describe('the branches of a conversation', () => {
  const row = (id: string, number: number, parentId: string | null) => ({
    id,
    number: BigInt(number),
    parentId,
  });
  // Two ways on from b, of which e is the newest message.
  const rows = [row('a', 1, null), row('c', 3, 'b'), row('b', 2, 'a'), row('e', 5, 'b'), row('d', 4, 'c')];
  const ids = (leafId: string | null) => rules.pathTo(rows, leafId).map(({ id }) => id);

  test('lead from the first message to one, or to the newest of all', () => {
    expect(ids('d')).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(null)).toEqual(['a', 'b', 'e']);
    expect(ids('gone')).toEqual([]);
    expect(rules.pathTo([], null)).toEqual([]);
  });

  test('are followed where they are newest', () => {
    for (const order of [rows, rows.toReversed()]) expect(rules.leafBelow(order, 'a')).toBe('e');
    expect(rules.leafBelow(rows, 'c')).toBe('d');
    expect(rules.leafBelow(rows, 'e')).toBe('e');
  });
});
