import { describe, expect, test } from 'vitest';
import { initials } from '../../client/ui/Avatar.tsx';
import { shorten } from '../../client/ui/Count.tsx';
import { timeAgo } from '../../client/ui/RelativeTime.tsx';

describe('a count', () => {
  test.for([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1k', '1k'],
    [1234, '1.2k', '1.2k'],
    [1999, '1.9k', '1.9k'],
    [12_345, '12.3k', '1.2万'],
    [1_250_000, '1.2m', '125万'],
    [-1500, '−1.5k', '−1.5k'],
  ] as const)('of %i is %s in English and %s in Chinese', ([value, en, zh]) => {
    expect([shorten(value, 'en'), shorten(value, 'zh')]).toEqual([en, zh]);
  });
});

describe('a time', () => {
  const now = Date.parse('2030-03-01T12:00:00Z');
  test.for([
    ['2030-03-01T11:59:40Z', 'just now', '刚刚'],
    ['2030-03-01T11:55:00Z', '5 minutes ago', '5分钟前'],
    ['2030-03-01T09:00:00Z', '3 hours ago', '3小时前'],
    ['2030-02-28T12:00:00Z', 'yesterday', '昨天'],
    ['2029-03-01T12:00:00Z', 'last year', '去年'],
    ['2030-03-01T12:00:30Z', 'just now', '刚刚'],
  ] as const)('%s is %s, %s', ([at, en, zh]) => {
    const date = new Date(at);
    expect([timeAgo(date, now, 'en', false), timeAgo(date, now, 'zh', false)]).toEqual([en, zh]);
  });

  test('takes few letters where it must be short', () => {
    expect(timeAgo(new Date('2030-03-01T09:00:00Z'), now, 'en', true)).toBe('3h ago');
  });
});

describe('initials', () => {
  test.for([
    ['Ada Lovelace', 'AL'],
    ['tao', 'TA'],
    ['sam_k', 'SK'],
    ['王子涵', '子涵'],
    [' ', ''],
  ] as const)('of "%s" are "%s"', ([name, expected]) => {
    expect(initials(name)).toBe(expected);
  });
});
