import type { Text } from '../core/locale.ts';

/** The tutor's sentences around the mathematics. */
export const MESSAGES = {
  rests: { en: 'See also:', zh: '相关知识点：' },
  nothing: {
    en: 'I found nothing about this in the syllabus notes either. I answer A-Level questions of 9709, 9231 and 9702.',
    zh: '大纲中也没有找到相关的知识点。我回答 A-Level 9709、9231 和 9702 的题目。',
  },
  readAs: { en: '`{typed}` was read as ${tex}$.', zh: '`{typed}` 理解为 ${tex}$。' },
  otherwise: { en: 'If you meant another reading, ask:', zh: '如果是另一种意思，请这样问：' },
  answer: { en: 'Answer:', zh: '答案：' },
  checked: { en: 'Checked by machine:', zh: '机器核对：' },
  hint: { en: 'Hint:', zh: '提示：' },
  ladder: {
    en: 'Ask for another hint, the next step or the full solution.',
    zh: '你可以继续要提示、下一步或完整解答。',
  },
  firstWrong: { en: 'The first line that is wrong is line', zh: '第一处错误在第' },
  passage: {
    en: 'About this passage, from the syllabus notes:',
    zh: '关于这段内容，大纲知识点中的说明：',
  },
  tooLong: {
    en: 'A question of more than 2,000 characters is too long to solve at once.',
    zh: '题目超过 2000 个字符，无法一次解答。',
  },
} satisfies Record<string, Text>;

/** Separates the items of a sentence. */
export const BETWEEN: Text = { en: '; ', zh: '；' };

/** Sentences about the topic that is being studied. */
export const TOPIC_MESSAGES = {
  studies: { en: 'We are working on {topic}.', zh: '我们正在学习{topic}。' },
  studiesFor: {
    en: 'We are working on {topic}. Your goal: {goal}',
    zh: '我们正在学习{topic}。你的目标：{goal}',
  },
  hello: {
    en: 'Ask where to start, for the main ideas, the formulas, the common mistakes, or for a practice question; or type a question of your own.',
    zh: '你可以问从哪里开始、主要概念、公式、常见错误，也可以要一道练习题，或者输入你自己的题目。',
  },
  first: { en: 'These cards come first:', zh: '先看这些知识卡片：' },
  before: { en: 'It builds on:', zh: '需要先掌握：' },
  afterwards: {
    en: 'Then ask for a practice question, or type one of your own: you get a hint first, then step by step.',
    zh: '然后可以要一道练习题，或输入你自己的题目：先给提示，再一步一步来。',
  },
  practice: {
    en: 'Here is a question on this topic. Its answer is known and checked; try it yourself first.',
    zh: '这里有一道本知识点的题目。它的答案已经核对，请先自己试一试。',
  },
  example: {
    en: 'Here is a worked example of this topic to try. Its answer is on its card.',
    zh: '这里有一道本知识点的例题，请先自己试一试。答案在它的知识卡片上。',
  },
  noPractice: {
    en: 'I could not generate a question on this topic that passes its check. Its cards have worked examples:',
    zh: '本知识点暂时无法出一道能通过核对的题目，因此暂不出题。知识卡片里有例题：',
  },
  CONCEPT: { en: 'The main ideas of this topic:', zh: '本知识点的主要概念：' },
  METHOD: { en: 'How to do questions on this topic:', zh: '本知识点题目的做法：' },
  FORMULA: { en: 'The formulas of this topic:', zh: '本知识点的公式：' },
  TIP: { en: 'What helps in the exam:', zh: '考试提示：' },
  ERROR: { en: 'Where marks are commonly lost:', zh: '常见的失分点：' },
} satisfies Record<string, Text>;
