import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  hearsOf,
  isQuiet,
  nextDigest,
} from '../../server/community/notifications/rules.ts';
import { digestOf } from '../../server/community/notifications/digest.ts';

const at = (text: string) => new Date(text);

describe('quiet hours', () => {
  const quiet = (quietFrom: number, quietTo: number, now: string, timeZone = 'UTC') =>
    isQuiet({ ...DEFAULT_SETTINGS, quietFrom, quietTo, timeZone }, at(now));

  test('begin with their first minute and end before their last, over midnight too', () => {
    expect(quiet(9 * 60, 17 * 60, '2030-03-01T08:59:59Z')).toBe(false);
    expect(quiet(9 * 60, 17 * 60, '2030-03-01T09:00:00Z')).toBe(true);
    expect(quiet(9 * 60, 17 * 60, '2030-03-01T16:59:59Z')).toBe(true);
    expect(quiet(9 * 60, 17 * 60, '2030-03-01T17:00:00Z')).toBe(false);
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T23:00:00Z')).toBe(true);
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T06:59:00Z')).toBe(true);
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T07:00:00Z')).toBe(false);
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T21:59:00Z')).toBe(false);
  });

  test('are those of the clocks where somebody lives', () => {
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T14:30:00Z', 'Asia/Shanghai')).toBe(true);
    expect(quiet(22 * 60, 7 * 60, '2030-03-01T23:30:00Z', 'Asia/Shanghai')).toBe(false);
  });

  test('are never on for whoever has none', () => {
    expect(isQuiet(DEFAULT_SETTINGS, at('2030-03-01T02:00:00Z'))).toBe(false);
  });
});

describe('the weekly digest', () => {
  test('is due on Monday at eight in the time zone, and after it a week later', () => {
    // 2030-03-04 is a Monday.
    expect(nextDigest('UTC', at('2030-03-01T09:00:00Z'))).toEqual(at('2030-03-04T08:00:00Z'));
    expect(nextDigest('UTC', at('2030-03-04T07:59:59Z'))).toEqual(at('2030-03-04T08:00:00Z'));
    expect(nextDigest('UTC', at('2030-03-04T08:00:00Z'))).toEqual(at('2030-03-11T08:00:00Z'));
    expect(nextDigest('Asia/Shanghai', at('2030-03-03T23:00:00Z'))).toEqual(at('2030-03-04T00:00:00Z'));
    expect(nextDigest('Asia/Kolkata', at('2030-03-01T09:00:00Z'))).toEqual(at('2030-03-04T02:30:00Z'));
  });

  test('keeps to eight where the clocks change before it', () => {
    // Europe's go forward on Sunday, 2030-03-31.
    expect(nextDigest('Europe/London', at('2030-03-30T09:00:00Z'))).toEqual(at('2030-04-01T07:00:00Z'));
    expect(nextDigest('America/New_York', at('2030-03-09T12:00:00Z'))).toEqual(at('2030-03-11T12:00:00Z'));
  });

  test('says what happened in both languages, and nothing where nothing did', () => {
    expect(digestOf({ counts: {}, questions: [] })).toBeNull();
    const digest = digestOf({ counts: { ANSWER: 2, VOTES: 1 }, questions: [{ id: 'q', title: 'Why?' }] })!;
    expect(digest.message).toEqual({
      en: 'This week: 2 answers, 1 upvote, new questions under your tags.',
      zh: '本周：2 个回答，1 张赞成票，你关注的标签下有新问题。',
    });
    expect(digest.mail.text.zh).toContain('新问题：\n- Why?');
  });
});

test('what nobody asked for comes by itself only where it concerns them', () => {
  expect(hearsOf(DEFAULT_SETTINGS, 'ANSWER')).toBe(true);
  expect(hearsOf(DEFAULT_SETTINGS, 'TAG')).toBe(false);
  const switched = { ...DEFAULT_SETTINGS, notificationChoices: { ANSWER: false, TAG: true } };
  expect([hearsOf(switched, 'ANSWER'), hearsOf(switched, 'TAG')]).toEqual([false, true]);
});
