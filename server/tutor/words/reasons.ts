import type { Ways } from './voice.ts';

export const REASONS = {
  symbol: {
    en: ['Here {letter} is {meaning}.', '{letter} stands for {meaning}.'],
    zh: ['这里 {letter} 是{meaning}。', '{letter} 表示{meaning}。'],
  },
  /** A step without a reason of its own: what it rests on. */
  rests: {
    en: [
      'What step {number} rests on:',
      'The rule behind step {number}:',
      'Step {number} is an application of this:',
    ],
    zh: ['第 {number} 步的依据：', '第 {number} 步背后的规则：', '第 {number} 步用到的知识：'],
  },
  /** Where no reason is known: what to ask instead. */
  ask: {
    en: [
      'For step {number} I have no reason in words beyond what the line says. Name the sign, the number or the letter in it that is in doubt, and I say where it comes from.',
      'Of step {number} I can say where each number and letter comes from: which one is it?',
    ],
    zh: [
      '第 {number} 步除了这一行本身，我没有更多的理由可说。请指出其中你有疑问的符号、数字或字母，我来说明它从哪里来。',
      '第 {number} 步里每个数和字母的来历我都可以说明：你问的是哪一个？',
    ],
  },
  /** A reason that was given before is meant. */
  told: {
    en: [
      'The reason above answers that too (“{begin}”). Which word of it is not clear yet?',
      'It is the same reason once more (“{begin}”); say which part of it is in doubt.',
    ],
    zh: [
      '上面的理由也回答了这个问题（“{begin}”）。其中哪一点还不清楚？',
      '还是同一个理由（“{begin}”），请说出哪一部分有疑问。',
    ],
  },
  why: { en: ['Why this step:'], zh: ['这一步的理由：'] },
  /** The reason of a step that is not shown. */
  ahead: {
    en: [
      'That comes in step {number}, which is still hidden; the idea of it: {say}',
      'It is step {number}, not shown yet. In words: {say}',
    ],
    zh: [
      '这是第 {number} 步的内容，还没有显示，思路是：{say}',
      '第 {number} 步还没有显示，用一句话说：{say}',
    ],
  },
  notShown: {
    en: [
      'That step was not shown yet. Ask for the next step first.',
      'Step {number} is still hidden, and it would give too much away; {shown} are shown.',
      'We are not at step {number} yet.',
    ],
    zh: [
      '这一步还没有显示，请先要下一步。',
      '第 {number} 步还没有显示，目前显示到第 {shown} 步。',
      '我们还没有到第 {number} 步。',
    ],
  },
  noStep: {
    en: [
      'The solution does not have that step: it has {count}.',
      'There are {count} steps, no step {number}.',
    ],
    zh: ['解答中没有这一步，一共 {count} 步。', '一共 {count} 步，没有第 {number} 步。'],
  },
  given: {
    en: ['{what} is given in the question: {question}', 'You find {what} in the question itself, {question}'],
    zh: ['{what} 是题目给出的：{question}', '{what} 就在题目里：{question}'],
  },
  comesIn: {
    en: [
      '{what} comes in with step {number}:',
      'It is step {number} that brings {what}:',
      'Look at step {number} for {what}:',
    ],
    zh: [
      '{what} 出现在第 {number} 步：',
      '{what} 来自第 {number} 步：',
      '看第 {number} 步，{what} 就在那里：',
    ],
  },
  nowhere: {
    en: [
      'I find no {what} in the solution. Which line do you mean? It has {count} steps.',
      'There is no {what} in the {count} steps; tell me the number of the line.',
    ],
    zh: [
      '解答里没有找到 {what}。你指的是哪一行？一共 {count} 步。',
      '这 {count} 步里没有 {what}，请告诉我是第几步。',
    ],
  },
  card: {
    en: [
      'The notes say about it:',
      'In the notes this is explained so:',
      'This is what the notes have on it:',
    ],
    zh: ['知识卡片里是这样说的：', '相关的知识点：', '知识卡片对此的说明：'],
  },
  already: {
    en: ['Then let me put it differently.', 'Another way to see it:', 'Once more from another side.'],
    zh: ['那我换一种说法。', '换个角度看：', '再从另一面说一次。'],
  },
} satisfies Record<string, Ways>;
