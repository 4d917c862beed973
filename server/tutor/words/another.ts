import type { Ways } from './voice.ts';

export const ANOTHER = {
  other: {
    en: ['Another way:', 'It can also be done so:', 'A further way:'],
    zh: ['另一种解法：', '也可以这样做：', '还有一种做法：'],
  },
  quicker: {
    en: ['This way takes {to} steps instead of {from}:', 'Shorter, {to} steps and not {from}:'],
    zh: ['这样做只要 {to} 步，原来 {from} 步：', '更短：{to} 步，而不是 {from} 步：'],
  },
  notQuicker: {
    en: [
      'It is not shorter ({to} steps, the first way had {from}), but different:',
      'No shorter, {to} steps against {from}:',
    ],
    zh: ['它并不更短（{to} 步，第一种 {from} 步），但思路不同：', '没有更短，{to} 步，第一种 {from} 步：'],
  },
  none: {
    en: [
      'I have no other method for this question that passes its check.',
      'A second way that I could check I do not have for it.',
    ],
    zh: ['这道题我没有另一种能通过核对的解法。', '另一种能核对的解法我没有。'],
  },
  check: {
    en: [
      'What you can always do instead: put the answer back into the question and see that it fits. The notes on such questions:',
      'The notes may show you a different road:',
    ],
    zh: ['你总可以把答案代回题目检验。知识点里关于这类题的说明：', '知识点里也许有不同的思路：'],
  },
} satisfies Record<string, Ways>;
