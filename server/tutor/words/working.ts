import type { Ways } from './voice.ts';

export const WORKING = {
  typeLines: {
    en: [
      'Type your working below “check my working”, one line below the other, at least two lines.',
      'I need the lines themselves: one below the other, at least two of them.',
    ],
    zh: ['请在“检查我的过程”下面逐行输入，至少两行。', '请把过程一行一行写出来，至少两行。'],
  },
  allRight: {
    en: [
      'Every line follows from the one before.',
      'No mistake in it: each line follows.',
      'All of these lines hold.',
    ],
    zh: ['每一行都能由上一行得出。', '没有错误，每一行都成立。', '这几行全部正确。'],
  },
  mostlyRight: {
    en: [
      'I found no wrong line, but not every line can be compared with certainty.',
      'Nothing wrong that I can see; some lines I could not compare.',
    ],
    zh: ['没有发现错误的行，但并非每一行都能有把握地比较。', '没看到错误，不过有几行无法比较。'],
  },
  alone: {
    en: [
      'Your lines follow from each other, but {line} is not of the question on the table, {question}. Is it working for another question, or was something copied wrongly?',
      'Each line follows from the one above it. Only {line}, where they begin, does not come from {question}.',
    ],
    zh: [
      '你的各行前后一致，但 {line} 不是由当前题目 {question} 得来的。这是另一道题的过程，还是抄题时抄错了？',
      '每一行都能由上一行得出，只是开头的 {line} 与 {question} 无关。',
    ],
  },
  marks: {
    en: [
      '{earned} of {total} marks, in the style of a mark scheme.',
      'I would give it {earned} of {total} marks.',
    ],
    zh: ['按评分标准的样式：得 {earned} 分，满分 {total} 分。', '我会给 {earned} 分，满分 {total} 分。'],
  },
  marksAtMost: {
    en: [
      'At most {earned} of {total} marks: I have no checked solution of my own to mark by.',
      'That may earn {earned} of {total} marks; I could not check it against a solution of my own.',
    ],
    zh: [
      '最多 {earned} 分，满分 {total} 分：我没有核对过的解答可供对照。',
      '可能得 {earned} 分，满分 {total} 分；我没有自己的解答可以对照。',
    ],
  },
  sameAnswer: {
    en: [
      'Your last line is the answer to the question.',
      'And the last line is right: that is the answer.',
      'It ends at the right answer.',
    ],
    zh: ['最后一行就是这道题的答案。', '最后一行也对，正是答案。', '最后得到的答案正确。'],
  },
  notTheAnswer: {
    en: ['Your last line is not the answer to the question.', 'What it ends with is not the answer, though.'],
    zh: ['你的最后一行不是这道题的答案。', '不过最后一行不是这道题的答案。'],
  },
  otherAnswer: {
    en: [
      'Your last line is not the whole answer to the question yet.',
      'It is not finished with the last line yet.',
    ],
    zh: ['最后一行还不是这道题的完整答案。', '到最后一行还没有做完。'],
  },
  tooManyLines: { en: ['At most 60 lines can be checked at once.'], zh: ['一次最多检查 60 行。'] },
  mistake: {
    en: [
      'It goes wrong in line {number}, {line}.',
      'Line {number} is the one: {line}.',
      'Look at line {number}, {line}, again.',
    ],
    zh: ['错在第 {number} 行：{line}。', '问题出在第 {number} 行 {line}。', '请再看第 {number} 行 {line}。'],
  },
  before: {
    en: ['Compare it with the line above it, {line}.', 'From {line} it does not follow.'],
    zh: ['请与上一行 {line} 对照。', '它不能由 {line} 得出。'],
  },
  noMistake: {
    en: ['I found no mistake in your lines.', 'Those lines were all right.'],
    zh: ['你写的几行里没有发现错误。', '那几行都没错。'],
  },
  lineFine: {
    en: [
      'Line {number} of yours, {line}, is all right: it follows from the one above.',
      'There is nothing wrong with line {number}, {line}.',
    ],
    zh: ['你的第 {number} 行 {line} 没有问题，可以由上一行得出。', '第 {number} 行 {line} 没有错。'],
  },
  lineOpen: {
    en: [
      'Line {number} of yours, {line}, I could not judge.',
      'About line {number}, {line}, I am not certain.',
    ],
    zh: ['你的第 {number} 行 {line} 我无法判断。', '第 {number} 行 {line} 我没有把握。'],
  },
  nothingSent: {
    en: [
      'I have no line of yours to look at yet: send your working, one line below the other.',
      'Send me what you wrote, then I can say where it goes wrong.',
    ],
    zh: ['我还没有看到你写的过程：请逐行发给我。', '把你写的发给我，我才能说错在哪里。'],
  },
} satisfies Record<string, Ways>;
