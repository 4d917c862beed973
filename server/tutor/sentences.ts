import type { Text } from '../core/locale.ts';

/** The tutor's sentences around the mathematics. */
export const MESSAGES = {
  hello: {
    en: 'Type a question in words or formulas, and I solve it line by line and check the answer. You can also ask for a hint, the next step, why a step is done, another way, a question like it, or have your own working checked.',
    zh: '请用文字或公式输入题目，我会逐行解答并核对答案。你也可以要提示、下一步、某一步的理由、另一种解法、类似的题目，或让我检查你写的过程。',
  },
  noQuestion: {
    en: 'There is no question yet to apply this to. Type the question first.',
    zh: '目前还没有可以针对的题目，请先输入题目。',
  },
  unsolved: {
    en: 'I cannot solve this reliably, so I give no answer.',
    zh: '这道题我无法可靠地解出，因此不给出答案。',
  },
  explains: {
    en: 'From the syllabus notes:',
    zh: '大纲知识点中的说明：',
  },
  theory: { en: 'This theory fits best:', zh: '最相关的知识点：' },
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
  hintMethod: { en: 'this is a question on {kinds}.', zh: '这道题属于：{kinds}。' },
  hintNext: { en: 'what comes next:', zh: '接下来：' },
  ladder: {
    en: 'Ask for another hint, the next step or the full solution.',
    zh: '你可以继续要提示、下一步或完整解答。',
  },
  last: { en: 'That was the last step.', zh: '这是最后一步。' },
  noReason: {
    en: 'this step simply does what its description says to the line above. The theory behind it:',
    zh: '这一步就是按上面的说明对上一行作变形。相关理论：',
  },
  noStep: { en: 'The solution does not have that step.', zh: '解答中没有这一步。' },
  notShown: {
    en: 'That step was not shown yet. Ask for the next step first.',
    zh: '这一步还没有显示，请先要下一步。',
  },
  whyStep: { en: 'Why this step:', zh: '这一步的理由：' },
  noOther: {
    en: 'I have no other method for this question that passes its check.',
    zh: '这道题我没有另一种能通过核对的解法。',
  },
  other: { en: 'Another way:', zh: '另一种解法：' },
  noLike: {
    en: 'I could not generate a similar question that passes its check.',
    zh: '无法出一道能通过核对的类似题目，因此暂不出题。',
  },
  like: {
    en: 'Here is one like it. Its answer is known and checked; try it yourself first.',
    zh: '这里有一道类似的题目。它的答案已经核对，请先自己试一试。',
  },
  typeLines: {
    en: 'Type your working below “check my working”, one line below the other, at least two lines.',
    zh: '请在“检查我的过程”下面逐行输入，至少两行。',
  },
  allRight: { en: 'Every line follows from the one before.', zh: '每一行都能由上一行得出。' },
  firstWrong: { en: 'The first line that is wrong is line', zh: '第一处错误在第' },
  mostlyRight: {
    en: 'I found no wrong line, but not every line can be compared with certainty.',
    zh: '没有发现错误的行，但并非每一行都能有把握地比较。',
  },
  sameAnswer: {
    en: 'Your last line is the answer to the question.',
    zh: '最后一行就是这道题的答案。',
  },
  notTheAnswer: {
    en: 'Your last line is not the answer to the question.',
    zh: '你的最后一行不是这道题的答案。',
  },
  otherAnswer: {
    en: 'Your last line is not the whole answer to the question yet.',
    zh: '最后一行还不是这道题的完整答案。',
  },
  answerRight: { en: 'Yes, that is the answer.', zh: '对，这就是答案。' },
  answerPart: {
    en: 'That is correct, but it is not the whole answer yet.',
    zh: '这部分是对的，但还不是完整的答案。',
  },
  answerWrong: { en: 'No, that is not the answer.', zh: '不对，这不是答案。' },
  answerUnfinished: {
    en: 'That follows from the question, but it is not yet the final answer in the form asked for. Go on from there.',
    zh: '这一步与题目相符，但还不是题目要求的最后答案，请从这里继续。',
  },
  answerNotExact: {
    en: 'That agrees with the answer as a decimal, but the exact answer is asked for.',
    zh: '这个小数与答案相符，但题目要求的是精确值。',
  },
  answerTooCoarse: {
    en: 'That agrees with the answer, but more significant figures are needed.',
    zh: '这与答案相符，但需要保留更多的有效数字。',
  },
  answerOverPrecise: {
    en: 'Your answer agrees with mine to the accuracy shown. I cannot check your extra figures.',
    zh: '在我的答案所保留的位数之内，你的答案与它相同；多出的位数是否正确，我无法判断。',
  },
  notCompared: {
    en: 'I cannot compare this with the answer.',
    zh: '我无法把它与答案比较。',
  },
  notMarked: {
    en: 'I have no checked answer to this question to compare yours with.',
    zh: '这道题没有经核对的答案可供比较。',
  },
  passage: {
    en: 'About this passage, from the syllabus notes:',
    zh: '关于这段内容，大纲知识点中的说明：',
  },
  tooManyLines: { en: 'At most 60 lines can be checked at once.', zh: '一次最多检查 60 行。' },
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
