import type { Ways } from './voice.ts';

export const HINT_WORDS = {
  noQuestion: {
    en: [
      'There is no question yet to apply this to. Type the question first.',
      'For that I need a problem on the table.',
      'Still no problem here to do that with.',
    ],
    zh: ['目前还没有可以针对的题目，请先输入题目。', '要先有一道题才行。', '这里还没有题目。'],
  },
  /** What kind of question it is. */
  kind: {
    en: [
      'this is a question on {kinds}.',
      'the question belongs to: {kinds}.',
      'think of this kind: {kinds}.',
      '{kinds}, that is the kind of it.',
    ],
    zh: ['这道题属于：{kinds}。', '它考的是：{kinds}。', '想一想这一类：{kinds}。', '{kinds}，就是这一类。'],
  },
  first: {
    en: [
      'What would your first line be? Type it and I check it.',
      'Try to write down the first line; I look at whatever you type.',
      'How would you begin? A line, or only a guess, is enough.',
    ],
    zh: [
      '你的第一行会怎么写？打出来，我帮你看。',
      '先试着写出第一行，写什么我都会看。',
      '你打算怎么开始？写一行或者猜一个答案都可以。',
    ],
  },
  /** A step in words. */
  idea: {
    en: [
      'begin with this: {say}',
      'the next idea: {say}',
      'after that: {say}',
      'then: {say}',
      'what is left: {say}',
    ],
    zh: ['先这样做：{say}', '接下来的思路：{say}', '再下一步：{say}', '然后：{say}', '剩下要做的：{say}'],
  },
  reason: { en: ['Because: {why}'], zh: ['原因：{why}'] },
  goOn: {
    en: [
      'What do you get?',
      'Work that out and send me your line.',
      'Can you write that line down?',
      'Have a go at it, and type what comes out.',
    ],
    zh: ['你得到什么？', '算出来，把这一行发给我。', '你能写出这一行吗？', '试一试，把结果打出来。'],
  },
  /** All steps were given in words. */
  allIdeas: {
    en: ['You now have every step in words. {line}', 'In words there is nothing left to tell. {line}'],
    zh: ['所有步骤的思路都已经说过了。{line}', '思路已经全部给出。{line}'],
  },
  line: {
    en: ['So here is the line itself:', 'Here is how that line looks:', 'Written out, it is:'],
    zh: ['那么把这一行写出来：', '这一行写出来是这样：', '写成式子就是：'],
  },
  /** Everything is on the screen already. */
  nothingHidden: {
    en: [
      'All of it is shown above already. What it turns on: {say}',
      'Nothing is hidden any more; the step to look at is this one: {say}',
      'You have the whole solution. In one sentence: {say}',
    ],
    zh: [
      '解答已经全部显示在上面了。关键在于：{say}',
      '已经没有隐藏的步骤了，请重点看这一步：{say}',
      '完整的解答你已经有了。用一句话说：{say}',
    ],
  },
  last: {
    en: ['That was the last step.', 'With that line the solution is complete.'],
    zh: ['这是最后一步。', '到这一行，解答就完整了。'],
  },
} satisfies Record<string, Ways>;
