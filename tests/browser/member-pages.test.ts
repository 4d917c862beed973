import { beforeAll, describe, expect, test } from 'vitest';
import { deep } from '../suite/slow.ts';
import { changePerson } from './database.ts';
import { send } from './graph.ts';
import { expectPageValidInEachLook } from './valid-page.ts';
import {
  ask,
  expectNoBrowserErrors,
  expectNothingMoved,
  member,
  openBrowser,
  settled,
  type Visitor,
} from './visitor.ts';

openBrowser();

let ada: Visitor;
let staff: Visitor;
let suggestion = '';

const ID = '__typename ... on Node { id } ... on Problem { message }';
const idOf = ({ id }: Record<string, unknown>) => id as string;

/** Somebody who asked, was answered, commented on, voted for, followed, corrected and reported, and studied. */
beforeAll(async () => {
  ada = await member('Ada', { shared: true, width: 'phone' });
  staff = await member('Ada of the staff', { shared: true });
  const ben = await member('Ben');
  await changePerson('Ada of the staff', { role: 'ADMIN' });
  const path = await ask(
    ada,
    'Why is $\\int_0^1 x^2\\,dx$ a third?',
    'I summed $\\frac{1}{n}$ strips of it.',
  );
  const question = path.split('/').at(-1)!;
  const author = await ada.page
    .locator('main')
    .getByRole('link', { name: 'Ada' })
    .first()
    .getAttribute('href');
  const answer = idOf(
    await send(
      ben,
      'postAnswer',
      'PostAnswerInput',
      { questionId: question, body: 'By $\\frac{x^3}{3}$.' },
      ID,
    ),
  );
  await send(ada, 'acceptAnswer', 'AcceptAnswerInput', { answerId: answer });
  await send(ben, 'postComment', 'PostCommentInput', { postId: question, body: 'What is $n$?' });
  await send(ben, 'vote', 'VoteInput', { postId: question, type: 'UP' });
  await send(ben, 'followPerson', 'FollowPersonInput', { userId: author!.split('/').at(-1), active: true });
  await send(ben, 'reportPost', 'ReportPostInput', { targetId: question, reason: 'RUDE' });
  await send(ada, 'setBookmark', 'SetBookmarkInput', { targetId: answer, active: true });
  await send(ada, 'completeTopic', 'CompleteTopicInput', { topicId: '9709-p1-quadratics', score: 70 });
  await send(ada, 'addErrorEntry', 'AddErrorEntryInput', {
    questionText: 'Differentiate $x^3$.',
    userAnswer: '$x^2$',
    correctAnswer: '$3x^2$',
  });
  // What his answer brought has been added up by now.
  await changePerson('Ben', { reputation: 400 });
  const suggested = await send(
    ben,
    'suggestEdit',
    'SuggestEditInput',
    { postId: question, title: 'Why is $\\int_0^1 x^2\\,dx$ one third?', comment: 'A word was missing.' },
    ID,
  );
  expect(suggested).toMatchObject({ __typename: 'Suggestion' });
  suggestion = idOf(suggested);
  await ben.context.close();
});

const OWN: [name: string, path: () => string][] = [
  ['home', () => '/'],
  ['one’s own profile', () => '/profile'],
  ['one’s bookmarks', () => '/profile?tab=bookmarks'],
  ['one’s followers', () => '/profile?tab=followers'],
  ['one’s reputation', () => '/community/reputation'],
  ['notifications', () => '/notifications'],
  ['settings of notifications', () => '/settings/notifications'],
  ['a suggested edit', () => `/review/edits?suggestion=${suggestion}`],
  ['the error book', () => '/tools/error-book'],
  ['progress', () => '/tools/progress-tracking'],
  ['a tag', () => '/community/tag/9709'],
  ['the form to ask', () => '/community/9709/ask'],
];

const OF_STAFF: [name: string, path: () => string][] = [
  ['what is reported', () => '/moderation'],
  ['the audit', () => '/moderation/audit'],
  ['edits that wait', () => '/review/edits'],
];

async function expectSound(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await settled(visitor);
  await expectNothingMoved(visitor);
  await expectPageValidInEachLook(visitor, 'en');
  expectNoBrowserErrors(visitor);
}

describe('with something on it', () => {
  test.each(OWN)('%s stays in place, is accessible and fits in each look', (_name, path) =>
    expectSound(ada, path()),
  );

  test.each(OF_STAFF)('%s stays in place for staff, is accessible and fits in each look', (_name, path) =>
    expectSound(staff, path()),
  );

  if (deep)
    test('what was still on a phone is still on a desk, and the other way round', async () => {
      await ada.page.setViewportSize({ width: 1280, height: 900 });
      await staff.page.setViewportSize({ width: 390, height: 844 });
      for (const [visitor, pages] of [
        [ada, OWN],
        [staff, OF_STAFF],
      ] as const)
        for (const [name, path] of pages) {
          await visitor.open(path());
          await settled(visitor);
          await expectNothingMoved(visitor);
          expect(visitor.errors, name).toEqual({ console: [], foreign: [], policy: [] });
        }
    });
});
