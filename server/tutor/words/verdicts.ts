import type { Ways } from './voice.ts';

/** What is said of an answer; the first way is also that of solutions with several parts. */
export const VERDICTS = {
  right: {
    en: [
      'Yes, that is the answer.',
      'Yes, {typed} is right.',
      'Correct: {typed} is what comes out.',
      'Right again, {typed}.',
      'Yes, exactly: {typed}.',
    ],
    zh: [
      '对，这就是答案。',
      '对，{typed} 是正确的。',
      '正确，结果就是 {typed}。',
      '又对了：{typed}。',
      '没错，就是 {typed}。',
    ],
  },
  part: {
    en: [
      'That is correct, but it is not the whole answer yet.',
      '{typed} is part of the answer; something is still missing.',
      'Good, {typed} belongs to it, and there is another one to find.',
    ],
    zh: [
      '这部分是对的，但还不是完整的答案。',
      '{typed} 是答案的一部分，还差一些。',
      '很好，{typed} 是其中之一，还有别的要找。',
    ],
  },
  wrong: {
    en: [
      'No, that is not the answer.',
      'Not {typed}, I am afraid: that is not it.',
      '{typed} is not right either.',
      'No: {typed} does not fit the question.',
      'Still no, {typed} is not it.',
    ],
    zh: [
      '不对，这不是答案。',
      '{typed} 不对，还不是答案。',
      '{typed} 也不对。',
      '不对，{typed} 不符合题意。',
      '还是不对，答案不是 {typed}。',
    ],
  },
  /** Where an equation alone took the place of another question. */
  wrongFor: {
    en: [
      '{typed} does not solve {question}, which I worked out last. If it is for the question before that, look at {question} again.',
      '{typed} is not the answer to {question}.',
    ],
    zh: [
      '{typed} 不是 {question} 的解，我最后解的是这个方程。如果你答的是前面那道题，请再检查 {question} 是否列对。',
      '{typed} 不是 {question} 的答案。',
    ],
  },
  almost: {
    en: [
      'Not quite, {typed} is nearly it.',
      'Still not quite: {typed} is very near.',
      'Nearly again, but not quite {typed}.',
    ],
    zh: ['还不对，不过 {typed} 已经很接近了。', '{typed} 还不对，但非常接近。', '又差一点，还不是 {typed}。'],
  },
  unfinished: {
    en: [
      'That follows from the question, but it is not yet the final answer in the form asked for. Go on from there.',
      '{typed} agrees with the question; it still has to be brought into the form that is asked for.',
      'So far so good with {typed}, one more thing is left to do with it.',
    ],
    zh: [
      '这一步与题目相符，但还不是题目要求的最后答案，请从这里继续。',
      '{typed} 与题目相符，还要化成题目要求的形式。',
      '到 {typed} 为止都没问题，还差最后一点。',
    ],
  },
  notExact: {
    en: [
      'That agrees with the answer as a decimal, but the exact answer is asked for.',
      '{typed} is the right size; the question wants it exact, with roots, fractions or π.',
    ],
    zh: [
      '这个小数与答案相符，但题目要求的是精确值。',
      '{typed} 大小没错，但题目要精确值，保留根号、分数或 π。',
    ],
  },
  tooCoarse: {
    en: [
      'That agrees with the answer, but more significant figures are needed.',
      '{typed} is right as far as it goes; give it to 3 significant figures, angles to 1 decimal place.',
    ],
    zh: [
      '这与答案相符，但需要保留更多的有效数字。',
      '{typed} 方向没错，请保留 3 位有效数字（角度保留 1 位小数）。',
    ],
  },
  overPrecise: {
    en: [
      'Your answer agrees with mine to the accuracy shown. I cannot check your extra figures.',
      '{typed} agrees with my answer as far as mine goes; your further figures I cannot check.',
    ],
    zh: [
      '在我的答案所保留的位数之内，你的答案与它相同；多出的位数是否正确，我无法判断。',
      '{typed} 在我保留的位数之内与答案一致，更多的位数我无法判断。',
    ],
  },
  notCompared: {
    en: [
      'I cannot compare this with the answer.',
      'I read {typed}, but I cannot put it beside the answer.',
      'With {typed} I cannot tell.',
    ],
    zh: ['我无法把它与答案比较。', '我读到了 {typed}，但无法与答案对照。', '{typed} 我判断不了。'],
  },
  notMarked: {
    en: [
      'I have no checked answer to this question to compare yours with.',
      'For this question I could not find an answer of my own, so I leave {typed} unjudged.',
    ],
    zh: ['这道题没有经核对的答案可供比较。', '这道题我没有自己的答案，所以无法评判 {typed}。'],
  },
  statedFully: {
    en: [
      'You have the words that matter. The full wording:',
      'That has it all. Compare it with the printed words:',
    ],
    zh: ['关键词都有了。完整的表述是：', '要点齐全，请与完整表述对照：'],
  },
  statedInPart: {
    en: [
      'You are on the right track with {found}; to be sure of the mark it also needs {missing}:',
      'It has {found}, and lacks {missing}:',
    ],
    zh: ['有了 {found}，方向对；要稳拿分还需要 {missing}：', '其中有 {found}，还缺 {missing}：'],
  },
  otherG: {
    en: ['Right, with g = 9.81; I took g = 10.', '{typed} is right for g = 9.81, mine is for g = 10.'],
    zh: ['对，取 g = 9.81 就是这个；我取的是 g = 10。', '取 g = 9.81 时 {typed} 正确，我取的是 g = 10。'],
  },
  ways: {
    en: [
      'That is one order of the outcomes: the number of orders is still missing.',
      'Still one order only: in how many orders can it happen?',
    ],
    zh: ['这只是其中一种顺序的概率，还要乘以顺序的种数。', '还是只算了一种顺序：一共有多少种顺序？'],
  },
  unitIs: {
    en: ['The answer is in {unit}.', 'As before, {unit} is the unit.'],
    zh: ['答案的单位是 {unit}。', '单位还是 {unit}。'],
  },
  inPhysics: {
    en: ['This is with g = 10, as in 9709. With g = 9.81, as in Physics 9702, it is {answer}.'],
    zh: ['以上取 g = 10（9709）。物理 9702 取 g = 9.81，结果是 {answer}。'],
  },
  compare: {
    en: [
      'Put your lines beside those above, or send them to me one below the other, and we see where they part.',
      'Which line brought you there? Send it, and I compare it.',
      'Look at the line above that you did otherwise.',
    ],
    zh: [
      '把你的过程与上面的对照一下，或者逐行发给我，就能看出从哪一行开始不同。',
      '是哪一行得到它的？发给我，我来对照。',
      '看看上面哪一行你的做法不一样。',
    ],
  },
  unitRight: {
    en: ['Yes, {typed} is the unit.', 'The unit {typed} is right.'],
    zh: ['对，单位是 {typed}。', '单位 {typed} 没错。'],
  },
  unitWrong: {
    en: [
      '{typed} is not the unit here: think of what is divided or multiplied by what, the same goes for the units.',
      'Not {typed} either: put the units into the formula in place of the letters.',
    ],
    zh: [
      '单位不是 {typed}：看看是什么除以（乘以）什么，单位也同样运算。',
      '也不是 {typed}：把单位代入公式代替字母。',
    ],
  },
  holds: {
    en: ['The line {typed} itself is right.', '{typed} holds as it stands.'],
    zh: ['{typed} 这个等式本身是对的。', '{typed} 本身成立。'],
  },
  holdsAlways: {
    en: [
      'The two sides of {typed} are the same for every value. That alone was looked at, not where the line comes from.',
      '{typed} holds for every value; what it is to follow from was not compared.',
    ],
    zh: [
      '{typed} 两边恒等。我只核对了这一点，没有核对这一行从哪里来。',
      '{typed} 对任何取值都成立；它由哪一行得来，没有核对。',
    ],
  },
  /** A line of the solution but for one number. */
  otherNumber: {
    en: [
      'Beside yours, step {number} has {ours} where {typed} has {given}: compare the two.',
      'One number differs from step {number}: {given} in {typed}, {ours} there.',
    ],
    zh: [
      '对照一下：第 {number} 步里是 {ours}，而 {typed} 里是 {given}。',
      '有一个数不同：{typed} 里是 {given}，第 {number} 步里是 {ours}。',
    ],
  },
  otherNumberHidden: {
    en: [
      '{typed} has the form of step {number}; look at the {given} in it again.',
      'The form of {typed} is that of step {number}; is the {given} in it as you want it?',
    ],
    zh: [
      '{typed} 的形式与第 {number} 步一致，请再核对其中的 {given}。',
      '{typed} 与第 {number} 步形式相同，请再看看其中的 {given}。',
    ],
  },
  holdsNot: {
    en: [
      'The line {typed} itself does not hold: work it out once more.',
      '{typed} is not true as it stands.',
    ],
    zh: ['{typed} 这个等式本身不成立，请再算一遍。', '{typed} 本身不成立。'],
  },
  howToGoOn: {
    en: [
      'Send me the lines that led you there, one below the other: I compare each with the one before, as far as I can read it.',
      'What I can do is to follow your working: type it line by line.',
    ],
    zh: [
      '请把得到它的过程逐行写在一条消息里发给我，能读懂的行我会与上一行对照。',
      '我可以检查你的过程：请一行一行打出来。',
    ],
  },
  otherForm: {
    en: [
      'Type the final value alone, in the form that the question asks for, or your working line by line.',
      'A line such as `x = …` I can judge; so I can several lines of working.',
    ],
    zh: [
      '请只写最后的结果，用题目要求的形式；也可以逐行写出过程。',
      '像 `x = …` 这样的一行我能判断，几行过程也可以。',
    ],
  },
  onTheWay: {
    en: [
      'That is right so far: it is step {number} (“{say}”), not the end yet.',
      'Good, {typed} is what step {number} gives (“{say}”). It goes on from there.',
      'Yes, you are at step {number} now: “{say}”. One more to go from there.',
    ],
    zh: [
      '到这里是对的：这是第 {number} 步（“{say}”），还没有到最后。',
      '很好，{typed} 就是第 {number} 步的结果（“{say}”），请继续。',
      '对，你现在做到了第 {number} 步：“{say}”，接着往下做。',
    ],
  },
} satisfies Record<string, Ways>;
