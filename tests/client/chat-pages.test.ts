import { describe, expect, test } from 'vitest';
import { fileName } from '../../client/features/chat/save-file.ts';
import { goalText, MAX_WORDS } from '../../client/features/chat/tutoring/goals.ts';
import { topicIn } from '../../client/features/chat/tutoring/use-study-plan.ts';

describe('the file that a conversation is exported to', () => {
  test.each([
    ['Solve x^2 - 5x + 6 = 0', 'Solve x 2 - 5x + 6 = 0.md'],
    ['../../etc/passwd', '.. .. etc passwd.md'],
    ['二次函数：从哪里开始？', '二次函数：从哪里开始？.md'],
    ['A: "b" <c> | d?\u0000\u202e', 'A b c d.md'],
    ['Ends with a stop.', 'Ends with a stop.md'],
    ['///', 'Lemma.md'],
    ['x'.repeat(90), `${'x'.repeat(60)}.md`],
  ])('is called after %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });
});

describe('a goal', () => {
  test('is its name and one’s own words, and never longer than the graph takes', () => {
    expect(goalText('Practise questions', '  signs ')).toBe('Practise questions · signs');
    expect(goalText(null, '')).toBe('');
    expect(goalText('Practise questions', 'x'.repeat(MAX_WORDS)).length).toBeLessThanOrEqual(500);
  });

  test('belongs to a topic that the address names whole, or to none', () => {
    expect(topicIn('9709', 'p1/quadratics')).toEqual({ subject: '9709', paper: 'p1', slug: 'quadratics' });
    expect([topicIn('9709', 'quadratics'), topicIn(null, 'p1/quadratics'), topicIn('9709', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
