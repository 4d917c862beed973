import { describe, expect, test } from 'vitest';
import { plainQuestion } from '#server/tutor/reading/small-talk.ts';
import { languageOf } from '#server/tutor/rules.ts';
import { isAboutStudy } from '#server/tutor/reading/study-words.ts';
import { intentOf } from '#server/tutor/reading/intent.ts';

describe('a message to the tutor', () => {
  test.each([
    ['hint', 'hint'],
    ['Can I have another hint, please?', 'hint'],
    ['提示', 'hint'],
    ['给个提示吧', 'hint'],
    ['next step', 'step'],
    ['Show me the next step', 'step'],
    ['继续', 'step'],
    ['Full solution', 'solution'],
    ['show me the answer', 'solution'],
    ['完整解答', 'solution'],
    ['why', 'why'],
    ['Why step 3?', 'why'],
    ["I don't understand the second step", 'why'],
    ['为什么第三步', 'why'],
    ['第2步是怎么来的？', 'why'],
    ['Is there another way?', 'another'],
    ['还有别的方法吗', 'another'],
    ['give me one like it', 'like'],
    ['Another question', 'like'],
    ['再来一道类似的题', 'like'],
    ['in Chinese', 'language'],
    ['用英文再说一遍', 'language'],
    ['hello', 'greeting'],
    ['谢谢', 'feeling'],
    ['Check my working:\n2x = 6\nx = 3', 'check'],
    ['Is this right?\n2x = 6\nx = 3', 'check'],
    ['检查一下我的过程：\n2x = 6\nx = 3', 'check'],
    ['Solve x^2 = 4', 'question'],
    ['Why does a product rule exist for derivatives of functions', 'why'],
    ['Find the next term of 2, 5, 8', 'question'],
    ['Explain the discriminant', 'term'],
    ['Show that the answer is 3', 'question'],
    ['解释判别式', 'term'],
  ])('is read for what it asks: %j is %s', (text, kind) => {
    expect(intentOf(text).kind).toBe(kind);
  });

  test.each([
    ['why step 3', 3],
    ['explain the first step', 1],
    ['why the last step', 'last'],
    ['为什么第十步', 10],
    ['why', null],
  ])('names a step: %s', (text, step) => {
    expect(intentOf(text)).toEqual({ kind: 'why', step, of: null });
  });

  test.each(['2x = 6\nx = 3', '2x = 6 => x = 3', '2x = 6; x = 3', '$2x = 6$\n\n$x = 3$'])(
    'brings lines to be checked: %j',
    (lines) => {
      expect(intentOf(`check my working: ${lines}`)).toEqual({ kind: 'check', lines: ['2x = 6', 'x = 3'] });
    },
  );

  test.each([
    ['Solve x^2 = 4', 'en'],
    ['解方程 x^2 = 4', 'zh'],
    ['x^2 = 4', null],
    ['sin x = cos x', null],
    ['Solve x^2 = 4 in Chinese', 'zh'],
  ])('has a language, or none: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('a question among courtesies', () => {
  test.each([
    ['Can you please solve x^2 = 9?', 'solve x^2 = 9?'],
    ['Hi, how do I differentiate x^3', 'differentiate x^3'],
    ['请帮我解方程 x^2 = 9，谢谢', '解方程 x^2 = 9'],
    ['Solve this equation: x^2 = 9', 'Solve x^2 = 9'],
    ['x^2 = 9 求解', 'Solve x^2 = 9'],
    ['Solve cos x = 1 for 0 <= x <= 90 degrees', 'Solve cos x = 1 for 0 <= x <= 90°'],
  ])('is left as a textbook puts it: %s', (text, question) => {
    expect(plainQuestion(text)).toBe(question);
  });
});

describe('theory is looked for', () => {
  test.each([
    'Differentiate x^3',
    'What is Newton’s second law?',
    '求导',
    '怎么证明余弦定理',
    '什么是积分',
    '9702',
    '$x^2$',
    '3 + 4',
    'Explain the photoelectric effect',
  ])('for: %s', (text) => expect(isAboutStudy(text)).toBe(true));

  test.each(['hello', 'How are you?', '你好', '你是谁', 'thank you', 'good morning'])('not for: %s', (text) =>
    expect(isAboutStudy(text)).toBe(false),
  );
});
