import type { NearMiss } from '../steps/near-miss.ts';
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
  holdsNot: {
    en: [
      'The line {typed} itself does not hold: work it out once more.',
      '{typed} is not true as it stands.',
    ],
    zh: ['{typed} 这个等式本身不成立，请再算一遍。', '{typed} 本身不成立。'],
  },
  howToGoOn: {
    en: [
      'Send me the lines that led you there, one below the other: each is checked against the one before.',
      'What I can do is to follow your working: type it line by line.',
    ],
    zh: ['请把得到它的过程逐行发给我，我会逐行核对。', '我可以检查你的过程：请一行一行打出来。'],
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

export const NEAR: Record<NearMiss, Ways> = {
  sign: {
    en: [
      'Close: only a sign is wrong.',
      'The size is right, look at the signs once more.',
      'Again it is the sign.',
    ],
    zh: ['很接近：只是符号不对。', '大小没错，请再看一下正负号。', '还是正负号的问题。'],
  },
  double: {
    en: ['It is twice what it should be: look for a factor 2.', 'Again a factor 2 too much.'],
    zh: ['它正好是应有值的两倍：检查一下因数 2。', '又多了因数 2。'],
  },
  half: {
    en: ['It is half of what it should be: a factor 2 was lost.', 'Again a factor 2 is missing.'],
    zh: ['它正好是应有值的一半：漏了因数 2。', '又少了因数 2。'],
  },
  tens: {
    en: [
      'The digits are right, the power of ten is not: check the units.',
      'Again only the power of ten is off.',
    ],
    zh: ['数字对了，但 10 的幂次不对：检查单位换算。', '还是 10 的幂次不对。'],
  },
  turned: {
    en: [
      'It is the reciprocal of what it should be: top and bottom are swapped.',
      'Upside down: take the reciprocal.',
    ],
    zh: ['它是应有值的倒数：分子分母颠倒了。', '上下颠倒了，取倒数看看。'],
  },
  radians: {
    en: ['Degrees and radians were mixed up.', 'It is the same angle in the other measure.'],
    zh: ['角度制和弧度制弄混了。', '角是同一个，但用了另一种单位。'],
  },
  opposite: {
    en: [
      'It is the probability of the opposite: take it from 1.',
      'Again it is the other side of it, 1 minus what is asked for.',
    ],
    zh: ['这是对立事件的概率：要用 1 减去它。', '还是另一边的概率，用 1 减才是所求。'],
  },
  squared: {
    en: ['It is the square of what is asked for: take the root.', 'The root is still to be taken.'],
    zh: ['这是所求的平方：还要开方。', '还差一步开方。'],
  },
  rooted: {
    en: ['It is the square root of what is asked for.', 'Again a root too much: square it.'],
    zh: ['这是所求的平方根。', '又多开了一次方。'],
  },
  constant: {
    en: ['Nearly: the constant of integration is missing.', 'Only the + c is missing.'],
    zh: ['差一点：漏了积分常数。', '只差 + c。'],
  },
};

/** Of a wrong list or sum what is right in it and what is not. */
export const PIECES: Record<'values' | 'terms', Ways> = {
  values: {
    en: [
      'In it {right} is right, but {wrong} is not.',
      'Keep {right}; {wrong} does not belong to it.',
      '{right} stays, {wrong} has to go.',
    ],
    zh: [
      '其中 {right} 是对的，{wrong} 不对。',
      '{right} 可以保留，{wrong} 不属于答案。',
      '{right} 留下，{wrong} 去掉。',
    ],
  },
  terms: {
    en: [
      'Term by term: {right} is right, {wrong} is not.',
      'Look at {wrong} again; {right} is as it should be.',
      'It is {wrong} that is off, {right} is fine.',
    ],
    zh: [
      '逐项来看：{right} 是对的，{wrong} 不对。',
      '请再看 {wrong}；{right} 没有问题。',
      '问题在 {wrong}，{right} 没错。',
    ],
  },
};

/** A value that the solution has too, but another one. */
export const NAMED_OTHERWISE: Ways = {
  en: [
    '{typed} is not what comes out for it. It is found in step {number}: {say}',
    'In step {number} (“{say}”) another value than {typed} comes out: work that line out again.',
  ],
  zh: [
    '{typed} 不是它的值。它在第 {number} 步求出：{say}',
    '第 {number} 步（“{say}”）得到的不是 {typed}，请重新算这一行。',
  ],
};
