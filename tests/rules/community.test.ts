import { describe, expect, test } from 'vitest';
import * as answers from '../../server/community/answers/policy.ts';
import { AnswerDraft } from '../../server/community/answers/rules.ts';
import * as posts from '../../server/community/posts/policy.ts';
import { visibleTo } from '../../server/community/profiles/policy.ts';
import * as questions from '../../server/community/questions/policy.ts';
import { QuestionChange, QuestionDraft, withSubjectTag } from '../../server/community/questions/rules.ts';
import {
  DAILY_CAP,
  hasPrivilege,
  isNew,
  NEW_SITE_USERS,
  POINTS,
  PRIVILEGES,
} from '../../server/community/reputation/rules.ts';
import { NEW_USER_HOURS } from '../../server/limits/table.ts';
import { VOTE_RULES } from '../../server/community/votes/rules.ts';
import { valid } from '../../server/core/validation.ts';
import { codeOf, faultsOf } from './faults.ts';

const HOUR = 3_600_000;
const NOW = new Date('2030-03-01T09:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const person = (id: string, more: object = {}) => ({
  id,
  role: 'STUDENT' as const,
  reputation: 1,
  newSite: false,
  ...more,
});
const ada = person('ada');
const ben = person('ben');
const moderator = person('mod', { role: 'MODERATOR' });
const admin = person('root', { role: 'ADMIN' });

const question = (more: object = {}) => ({
  authorId: 'ada',
  status: 'OPEN' as const,
  activeAt: NOW,
  answers: [] as unknown[],
  ...more,
});
const LOCKED = question({ status: 'LOCKED' });

describe('reputation', () => {
  test('is given and taken in these points', () => {
    expect(POINTS).toEqual({
      questionUpvoted: 10,
      answerUpvoted: 10,
      postDownvoted: -2,
      downvotedAnswer: -1,
      answerAccepted: 15,
      acceptedAnswer: 2,
      editAccepted: 2,
      editRejected: -2,
    });
    expect([DAILY_CAP, NEW_SITE_USERS, NEW_USER_HOURS]).toEqual([200, 50, 24]);
  });

  test.each(
    Object.entries({
      voteUp: 15,
      voteDown: 125,
      createTag: 150,
      suggestEdit: 200,
      reviewEdits: 350,
      close: 500,
      editOthers: 2000,
    }),
  )('brings the privilege %s from %i points on', (name, points) => {
    const privilege = name as 'close';
    expect(PRIVILEGES[privilege]).toBe(points);
    expect(hasPrivilege(person('x', { reputation: points }), privilege)).toBe(true);
    expect(hasPrivilege(person('x', { reputation: points - 1 }), privilege)).toBe(false);
  });

  test('is not needed by staff, nor on a new site but to edit the posts of others', () => {
    expect([moderator, admin].map((who) => hasPrivilege(who, 'editOthers'))).toEqual([true, true]);
    const early = person('x', { newSite: true });
    expect(hasPrivilege(early, 'close')).toBe(true);
    expect(hasPrivilege(early, 'editOthers')).toBe(false);
  });

  test('and a day make somebody established', () => {
    const isNewWith = (reputation: number, hours: number) =>
      isNew({ reputation, createdAt: ago(hours) }, NOW);
    expect(isNewWith(50, 24)).toBe(false);
    expect(isNewWith(49, 24)).toBe(true);
    expect(isNewWith(50, 24 - 1 / 3600)).toBe(true);
  });

  test('is counted in SQL by the same numbers', () => {
    expect(VOTE_RULES).toEqual({
      up: 15,
      down: 125,
      newSiteUsers: 50,
      newUserReputation: 50,
      newUserHours: 24,
      votesNew: 5,
      votesEstablished: 40,
      series: 5,
      lowScore: -5,
      dailyCap: 200,
      questionUpvoted: 10,
      answerUpvoted: 10,
      postDownvoted: -2,
      downvotedAnswer: -1,
      badgeScores: { nice: 5, good: 15, great: 40 },
    });
  });
});

describe('what can be seen', () => {
  test('is what was neither deleted nor hidden, and answers only under their question', () => {
    const SHOWN = { deletedAt: null, hiddenAt: null };
    expect(posts.visibleQuestions(null)).toEqual(SHOWN);
    expect(posts.visibleAnswers(null)).toEqual({ ...SHOWN, question: SHOWN });
    expect(visibleTo(null)).toEqual({ deletedAt: null });
  });
});

describe('a vote', () => {
  test('is refused on one’s own post, and on a locked question to everybody', () => {
    const refused = (who: typeof ada, q = question()) =>
      codeOf(posts.refusalToVote(who, { authorId: 'ada', question: q }, { type: 'UP', before: null }));
    const voter = person('x', { reputation: 15 });
    expect(refused(person('ada', { reputation: 15 }))).toBe('SELF_VOTE');
    expect(refused(voter)).toBeNull();
    expect(refused(voter, question({ status: 'CLOSED' }))).toBeNull();
    expect(refused(voter, LOCKED)).toBe('QUESTION_LOCKED');
    expect(refused(admin, LOCKED)).toBe('QUESTION_LOCKED');
  });

  test('needs reputation where it is new or turned round, and none to be taken back', () => {
    const vote = (reputation: number, type: 'UP' | 'DOWN' | 'NONE', before: 'UP' | 'DOWN' | null) =>
      posts.refusalToVote(
        person('x', { reputation }),
        { authorId: 'ada', question: question() },
        { type, before },
      );
    expect(vote(14, 'UP', null)).toMatchObject({ code: 'NEED_REPUTATION', required: 15 });
    expect(vote(124, 'DOWN', 'UP')).toMatchObject({ code: 'NEED_REPUTATION', required: 125 });
    for (const [reputation, type, before] of [
      [15, 'UP', null],
      [125, 'DOWN', null],
      [1, 'NONE', 'DOWN'],
      [1, 'UP', 'UP'],
      [1, 'DOWN', 'DOWN'],
    ] as const)
      expect(codeOf(vote(reputation, type, before))).toBeNull();
    expect([codeOf(vote(1, 'UP', 'DOWN')), codeOf(vote(1, 'DOWN', 'UP'))]).toEqual([
      'NEED_REPUTATION',
      'NEED_REPUTATION',
    ]);
  });
});

describe('an edit', () => {
  test('is the author’s, and others’ with enough reputation', () => {
    const refused = (who: typeof ada, q = question()) => posts.refusalToEdit(who, q, q);
    expect(refused(ada)).toBeNull();
    expect(refused(person('x', { reputation: 2000 }))).toBeNull();
    expect(refused(ben)).toMatchObject({ code: 'NEED_REPUTATION', required: 2000 });
  });

  test('of a locked question is for staff', () => {
    const refused = (who: typeof ada) => codeOf(posts.refusalToEdit(who, LOCKED, LOCKED));
    expect([ada, person('x', { reputation: 2000 })].map(refused)).toEqual([
      'QUESTION_LOCKED',
      'QUESTION_LOCKED',
    ]);
    expect([moderator, admin].map(refused)).toEqual([null, null]);
  });
});

describe('deleting a question', () => {
  test('is for its author while nobody was thanked for an answer, and for staff at any time', () => {
    const refused = (who: typeof ada, q = question(), thanked: unknown[] = []) =>
      codeOf(questions.refusalToDelete(who, q, thanked));
    expect(refused(ada)).toBeNull();
    expect(refused(ada, question(), [1])).toBe('HAS_ANSWERS');
    expect(refused(ada, LOCKED)).toBe('QUESTION_LOCKED');
    expect(refused(ben)).toBe('NOT_ALLOWED');
    expect(refused(moderator, LOCKED, [1])).toBeNull();
  });

  test('counts answers that were accepted or voted up', () => {
    expect(questions.THANKED).toEqual({ OR: [{ accepted: true }, { up: { gt: 0 } }] });
  });
});

describe('deleting an answer', () => {
  test('is for its author and for staff, of a locked question for staff', () => {
    const refused = (who: typeof ada, q = question()) =>
      codeOf(answers.refusalToDelete(who, { authorId: 'ben' }, q));
    expect(refused(ben)).toBeNull();
    expect(refused(ada)).toBe('NOT_ALLOWED');
    expect(refused(ben, LOCKED)).toBe('QUESTION_LOCKED');
    expect(refused(moderator, LOCKED)).toBeNull();
  });
});

describe('closing a question', () => {
  test('is a privilege, and takes no lock away', () => {
    const closer = person('x', { reputation: 500 });
    expect(questions.refusalToClose(ben, question())).toMatchObject({
      code: 'NEED_REPUTATION',
      required: 500,
    });
    expect(questions.refusalToClose(closer, question())).toBeNull();
    expect(questions.refusalToClose(closer, question({ status: 'CLOSED' }))).toBeNull();
    expect(codeOf(questions.refusalToClose(moderator, LOCKED))).toBe('QUESTION_LOCKED');
  });
});

describe('accepting an answer', () => {
  test('is for the asker, and for staff after thirty days of silence', () => {
    const refused = (who: typeof ada, q = question()) => codeOf(questions.refusalToChooseAnswer(who, q, NOW));
    const silent = question({ activeAt: ago(30 * 24) });
    expect(refused(ada)).toBeNull();
    expect(refused(ada, LOCKED)).toBe('QUESTION_LOCKED');
    expect(refused(ben, silent)).toBe('NOT_ALLOWED');
    expect(refused(moderator, silent)).toBeNull();
    expect(refused(moderator, question({ activeAt: ago(30 * 24 - 1) }))).toBe('NOT_ALLOWED');
  });

  test('of one’s own waits a day', () => {
    const refused = (who: typeof ada, authorId: string, hours: number) =>
      codeOf(answers.refusalToAccept(who, { authorId, createdAt: ago(hours) }, question(), NOW));
    expect(refused(ada, 'ada', 23.99)).toBe('CONFLICT');
    expect(refused(ada, 'ada', 24)).toBeNull();
    expect(refused(ada, 'ben', 0)).toBeNull();
    expect(refused(ben, 'ben', 48)).toBe('NOT_ALLOWED');
  });
});

test('an answer is taken while its question is open', () => {
  const refused = (status: 'OPEN' | 'CLOSED' | 'LOCKED') => codeOf(questions.refusalToAnswer({ status }));
  expect([refused('OPEN'), refused('CLOSED'), refused('LOCKED')]).toEqual([
    null,
    'QUESTION_CLOSED',
    'QUESTION_LOCKED',
  ]);
});

test('a new tag is a privilege', () => {
  expect(questions.refusalToCreateTag(ben, 'surds')).toMatchObject({
    code: 'NEED_REPUTATION',
    required: 150,
  });
  expect(questions.refusalToCreateTag(person('x', { reputation: 150 }), 'surds')).toBeNull();
});

describe('what somebody is told they may do', () => {
  const may = (who: typeof ada, q = question()) => questions.permissionsOn(who, q, NOW);

  test('to a question is what is not refused', () => {
    expect(may(ada)).toEqual({ edit: true, delete: true, accept: true });
    expect(may(ada, question({ answers: [1] }))).toMatchObject({ delete: false });
    expect(may(ben)).toEqual({ edit: false, delete: false, accept: false });
    expect(may(moderator, LOCKED)).toEqual({ edit: true, delete: true, accept: false });
  });

  test('to an answer is what is not refused', () => {
    const on = (who: typeof ada, q = question()) =>
      answers.permissionsOn(who, { authorId: 'ben', createdAt: NOW, question: q }, NOW);
    expect(on(ada)).toEqual({ edit: false, delete: false, accept: true });
    expect(on(ben)).toEqual({ edit: true, delete: true, accept: false });
    expect(on(moderator, LOCKED)).toEqual({ edit: true, delete: true, accept: false });
  });
});

describe('the text of a post', () => {
  const draft = (more: object = {}) => ({
    subjectCode: '9709',
    title: 'A title',
    body: '',
    language: 'en',
    tags: [],
    ...more,
  });
  const faults = (more: object) => faultsOf(QuestionDraft, draft(more));

  test.each([
    ['title', 6, 150],
    ['body', 0, 20_000],
  ])('has a %s of %i to %i characters', (field, min, max) => {
    expect(faults({ [field]: 'x'.repeat(min) })).toEqual([]);
    expect(faults({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(faults({ [field]: 'x'.repeat(max + 1) })).toEqual([`${field} TOO_LONG`]);
    if (min > 0) expect(faults({ [field]: 'x'.repeat(min - 1) })).toEqual([`${field} TOO_SHORT`]);
  });

  test('of an answer has 6 to 20,000 characters', () => {
    const body = (length: number) => faultsOf(AnswerDraft, { body: 'x'.repeat(length) });
    expect([body(5), body(6), body(20_000), body(20_001)]).toEqual([
      ['body TOO_SHORT'],
      [],
      [],
      ['body TOO_LONG'],
    ]);
  });

  test('is in one of two languages', () => {
    expect(faults({ language: 'zh' })).toEqual([]);
    expect(faults({ language: 'fr' })).toEqual(['language MALFORMED']);
  });

  test('may be changed in part', () => {
    expect(faultsOf(QuestionChange, {})).toEqual([]);
    expect(faultsOf(QuestionChange, { title: 'short' })).toEqual(['title TOO_SHORT']);
  });

  test('is given up to five tags, each once, folded and without empty ones', () => {
    const tags = ['Surds', ' surds ', 'ＡＢ', '', '数列', 'a-1'];
    expect(valid(QuestionDraft, draft({ tags })).tags).toEqual(['surds', 'ab', '数列', 'a-1']);
    expect(faults({ tags: ['1', '2', '3', '4', '5'] })).toEqual([]);
    expect(faults({ tags: ['1', '2', '3', '4', '5', '6'] })).toEqual(['tags TOO_MANY']);
  });

  test('has tags of up to 35 letters, digits, Chinese characters and hyphens', () => {
    expect(faults({ tags: ['x'.repeat(35)] })).toEqual([]);
    for (const odd of ['x'.repeat(36), 'a b', 'a_b', 'c++', 'é'])
      expect(faults({ tags: ['fine', odd] }), odd).toEqual(['tags MALFORMED']);
  });

  test('has the tag of its subject first, and five in all', () => {
    expect(withSubjectTag(['a', '9709', 'b'], '9709')).toEqual(['9709', 'a', 'b']);
    expect(withSubjectTag(['a', 'b', 'c', 'd', 'e'], '9709')).toEqual(['9709', 'a', 'b', 'c', 'd']);
  });
});
