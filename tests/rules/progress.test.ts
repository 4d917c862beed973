import { describe, expect, test } from 'vitest';
import * as policy from '../../server/progress/policy.ts';
import { masteryAfter } from '../../server/progress/study/rules.ts';
import { codeOf } from './faults.ts';

describe('mastery', () => {
  test('becomes the mean of itself and the score, at most 100, with a score of 100 unless said', () => {
    expect(masteryAfter(0)).toBe(50);
    expect(masteryAfter(50)).toBe(75);
    expect(masteryAfter(80, 40)).toBe(60);
    expect(masteryAfter(100, 100)).toBe(100);
    expect(masteryAfter(150, 100)).toBe(100);
  });
});

describe('what somebody studied', () => {
  test('is read by them and by admins', () => {
    const reader = (role: 'STUDENT' | 'MODERATOR' | 'ADMIN') => ({ id: 'ben', role });
    expect(codeOf(policy.refusalToRead(reader('STUDENT'), 'ben'))).toBeNull();
    expect(codeOf(policy.refusalToRead(reader('ADMIN'), 'ada'))).toBeNull();
    expect(codeOf(policy.refusalToRead(reader('STUDENT'), 'ada'))).toBe('NOT_FOUND');
    expect(codeOf(policy.refusalToRead(reader('MODERATOR'), 'ada'))).toBe('NOT_FOUND');
  });

  test('is filtered by its owner, and what was removed is there for nobody', () => {
    expect(policy.studyRecordsOf('ada')).toEqual({ userId: 'ada' });
    expect(policy.entriesOf('ada')).toEqual({ userId: 'ada', deletedAt: null });
    expect(policy.ownEntry({ id: 'ada' }, 'one')).toEqual({ userId: 'ada', id: 'one', deletedAt: null });
  });
});
