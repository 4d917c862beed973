import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kindOf } from '../../server/core/ids.ts';
import { type ErrorOnDevice, errorsOnDevice, keepErrors } from '../../client/lib/progress/device-errors.ts';
import { newDeviceId } from '../../client/lib/progress/device-id.ts';
import { masteryAfter, withEvents } from '../../client/lib/progress/study-events.ts';
import { serveGraph } from './graph-server.ts';
import { ADA, sessionOf } from './accounts-server.ts';

const TOPIC = '9709-p1-quadratics';
const BEN = { ...ADA, id: 'ben', email: 'ben@example.org' };

/** The product's own stores, as a page that was just loaded has them. */
async function freshPage() {
  vi.resetModules();
  const [progress, device, account, book] = await Promise.all([
    import('../../client/lib/progress/progress.ts'),
    import('../../client/lib/progress/device-progress.ts'),
    import('../../client/lib/progress/account-progress.ts'),
    import('../../client/lib/progress/merge-error-book.ts'),
  ]);
  return { ...progress, ...device, ...account, ...book };
}

const soon = (hold: () => void) => vi.waitFor(hold, { timeout: 20_000 });

const signIn = (user = ADA) => localStorage.setItem('lemma-session', JSON.stringify(sessionOf(user)));
const signOut = () => localStorage.removeItem('lemma-session');

const record = (topicId: string, more: object = {}) => ({
  __typename: 'StudyRecord',
  id: `study:ada:${topicId}`,
  userId: 'ada',
  topicId,
  progress: 50,
  completed: true,
  score: 100,
  attempts: 1,
  seconds: 0,
  lastStudied: '2030-03-01T09:00:00.000Z',
  createdAt: '2030-02-01T09:00:00.000Z',
  ...more,
});

/** An account that keeps what it is sent, or breaks off. */
function accountServer({ breaks = false } = {}) {
  const kept = { events: new Set<string>(), entries: new Set<string>() };
  serveGraph({
    studyRecords: () => ({
      nodes: kept.events.size > 0 ? [record(TOPIC)] : [],
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
    recordStudy: ({ input }: { input: { events: { id: string }[] } }) => {
      for (const { id } of input.events) kept.events.add(id);
      if (breaks) throw new Error('The connection was lost.');
      return { __typename: 'StudyProgress', records: [record(TOPIC)] };
    },
    mergeErrorEntries: ({ input }: { input: { entries: { id: string }[] } }) => {
      for (const { id } of input.entries) kept.entries.add(id);
      if (breaks) throw new Error('The connection was lost.');
      return { __typename: 'MergedErrorBook', entries: input.entries.map(({ id }) => ({ id })) };
    },
  } as never);
  return kept;
}

const entry = (question: string): ErrorOnDevice => ({
  id: newDeviceId('errorEntry'),
  question,
  userAnswer: 'x = 4',
  correctAnswer: 'x = 0 or x = 4',
  topicId: TOPIC,
  errorType: 'unknown',
  timestamp: Date.now(),
  reviewed: false,
  reviewCount: 0,
  lastReviewedAt: null,
  subjectCode: '9709',
  errorLine: null,
  source: 'MANUAL',
  sourceId: null,
  note: '',
  updatedAt: Date.now(),
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('ids that a device makes', () => {
  test('are ids of the server’s own form, and name what they are for', () => {
    for (let i = 0; i < 200; i += 1) {
      expect(kindOf(newDeviceId('studyEvent'))).toBe('studyEvent');
      expect(kindOf(newDeviceId('errorEntry'))).toBe('errorEntry');
    }
  });
});

describe('progress on a device', () => {
  test('makes mastery the mean of the old mastery and the score, at most 100, and 100 where no score is given', () => {
    expect([masteryAfter(0), masteryAfter(50, 100), masteryAfter(80, 40), masteryAfter(150)]).toEqual([
      50, 75, 60, 100,
    ]);
  });

  test('is the same in whatever order its events are told', () => {
    const event = (minute: number, score: number) => ({
      id: newDeviceId('studyEvent'),
      topicId: TOPIC,
      kind: 'COMPLETED' as const,
      score,
      seconds: 60,
      at: `2030-03-01T09:0${minute}:00.000Z`,
    });
    const events = [event(1, 20), event(2, 80), event(3, 100)];
    const whole = {
      mastery: 72.5,
      attempts: 3,
      timeSpent: 180,
      score: 100,
      firstStudied: '2030-03-01T09:01:00.000Z',
      lastStudied: '2030-03-01T09:03:00.000Z',
    };
    expect(withEvents(undefined, events)).toMatchObject(whole);
    expect(withEvents(undefined, events.toReversed())).toMatchObject(whole);
  });

  test('is kept by subject, paper and topic, with completed, score, time, attempts, mastery and errors', async () => {
    const page = await freshPage();
    keepErrors([entry('Solve $x^2 = 4x$.')]);
    await page.recordStudy({ topicId: TOPIC, kind: 'TIME', seconds: 90 });
    await page.recordStudy({ topicId: TOPIC, kind: 'COMPLETED', score: 80 });
    const kept = JSON.parse(localStorage.getItem('lemma-topic-progress')!) as Record<string, object>;
    expect(kept[TOPIC]).toMatchObject({
      completed: true,
      score: 80,
      timeSpent: 90,
      attempts: 1,
      mastery: 40,
      lastStudied: expect.stringMatching(/^20/),
      errors: [
        {
          id: expect.any(String),
          question: 'Solve $x^2 = 4x$.',
          userAnswer: 'x = 4',
          correctAnswer: 'x = 0 or x = 4',
          errorType: 'unknown',
          timestamp: expect.any(Number),
        },
      ],
    });
  });

  test('takes over the topics that were read before it was kept', async () => {
    localStorage.setItem('lemma-topics-read', JSON.stringify([TOPIC]));
    const page = await freshPage();
    expect(Object.keys(page.topicsOnDevice())).toEqual([TOPIC]);
    expect(localStorage.getItem('lemma-topics-read')).toBeNull();
  });

  test('says where the browser has no room for it', async () => {
    const page = await freshPage();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    await page.recordStudy({ topicId: TOPIC, kind: 'COMPLETED' });
    expect(page.isProgressBlocked()).toBe(true);
    expect(page.topicsOnDevice()[TOPIC]).toMatchObject({ mastery: 50 });
    vi.unstubAllGlobals();
  });
});

describe('signing in', () => {
  test('moves what a guest studied and got wrong to the account, and leaves none of it on the device', async () => {
    const guest = await freshPage();
    await guest.recordStudy({ topicId: TOPIC, kind: 'COMPLETED' });
    keepErrors([entry('one'), entry('two')]);
    const kept = accountServer();
    signIn();
    await freshPage();
    await soon(() => expect([kept.events.size, kept.entries.size]).toEqual([1, 2]));
    await soon(() =>
      expect(Object.keys(localStorage).filter((key) => /progress|study|error/.test(key))).toEqual([
        'lemma-error-book',
      ]),
    );
    expect(localStorage.getItem('lemma-error-book')).toBe('[]');
  });

  test('that is cut off half-way loses nothing, shows nothing to the next person, and goes on later', async () => {
    const guest = await freshPage();
    await guest.recordStudy({ topicId: TOPIC, kind: 'COMPLETED' });
    keepErrors([entry('mine')]);
    const sent = accountServer({ breaks: true });
    signIn();
    const page = await freshPage();
    await soon(() => expect([sent.events.size, sent.entries.size]).toEqual([1, 1]));
    await soon(() => expect(page.unsentOf('ada')).toHaveLength(1));

    signOut();
    const next = await freshPage();
    expect([Object.keys(next.topicsOnDevice()), errorsOnDevice()]).toEqual([[], []]);
    const bens = accountServer();
    signIn(BEN);
    await freshPage();
    await new Promise((resolve) => setTimeout(resolve));
    expect([bens.events.size, bens.entries.size]).toEqual([0, 0]);

    const again = accountServer();
    signIn();
    const back = await freshPage();
    await soon(() => expect([...again.events]).toEqual([...sent.events]));
    await soon(() => expect([...again.entries]).toEqual([...sent.entries]));
    await soon(() => expect([back.unsentOf('ada'), back.pendingOf('ada')]).toEqual([[], []]));
  });

  test('joins the guests of two devices on one account', async () => {
    const kept = accountServer();
    for (const question of ['one', 'two']) {
      localStorage.clear();
      const guest = await freshPage();
      await guest.recordStudy({ topicId: TOPIC, kind: 'COMPLETED' });
      keepErrors([entry(question)]);
      signIn();
      await freshPage();
      const many = question === 'one' ? 1 : 2;
      await soon(() => expect([kept.events.size, kept.entries.size]).toEqual([many, many]));
    }
  });
});
