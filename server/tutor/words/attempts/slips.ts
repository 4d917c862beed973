import type { NearMiss } from '../../steps/misses/near-miss.ts';
import type { RangeMiss } from '../../steps/misses/range-miss.ts';
import type { Ways } from '../voice.ts';

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
    en: ['It is the square root of what is asked for.', 'One root too many again: square it.'],
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

export const RANGES: Record<RangeMiss, Ways> = {
  half: {
    en: [
      '{typed} is one end of it and right as far as it goes; the other end is still missing. A square below a number lies between two roots, the negative one too.',
      'Again only one end: {typed} is right, the other is missing.',
    ],
    zh: [
      '{typed} 只是一端，这一端是对的，还差另一端。平方小于一个数时，取值在正、负两个根之间。',
      '还是只有一端：{typed} 对，另一端没写。',
    ],
  },
  inside: {
    en: [
      'Both end values are right, but the region is the other one: put a value between them into the inequality, and it does not hold there. It is the two parts outside.',
      'The ends are right again; test a value between them.',
    ],
    zh: [
      '两个端点值都对，但区域取反了：在它们之间取一个值代入，不等式不成立，应取两边。',
      '端点还是对的，请在中间取一个值检验。',
    ],
  },
  outside: {
    en: [
      'Both end values are right, but the region is the other one: a value between them satisfies the inequality, so it is the part between.',
      'The ends are right again; test a value between them.',
    ],
    zh: [
      '两个端点值都对，但区域取反了：在它们之间取一个值代入，不等式成立，应取中间。',
      '端点还是对的，请在中间取一个值检验。',
    ],
  },
};

/** A range of values that is not the answer, with a value that shows it. */
export const RANGE_TESTS = {
  ends: {
    en: [
      '{typed} are the right critical values: there both sides are equal. The answer is a range, though: decide on which side of them the inequality holds, by a sketch or by testing one number in each part.',
      'These are the ends again, and they are right; what is missing is the side. Test a number in each part.',
    ],
    zh: [
      '{typed} 作为临界值是对的：在那里两边相等。但答案是一个范围：画草图或在每一段取一个数代入，判断不等式在哪一侧成立。',
      '端点还是对的，差的是取哪一侧：每段代一个数看看。',
    ],
  },
  yours: {
    en: [
      'No, not {typed}: {letter} = {value} lies in it, but does not satisfy the inequality. Put it in and see.',
      'No: test {letter} = {value}, it is in {typed}, and the inequality fails there.',
    ],
    zh: [
      '{typed} 不对：{letter} = {value} 在这个范围里，但代入后不等式不成立。',
      '不对：取 {letter} = {value} 检验，它在 {typed} 中，不等式却不成立。',
    ],
  },
  ours: {
    en: [
      'No, not {typed}: {letter} = {value} satisfies the inequality too, but is not in it.',
      'No: test {letter} = {value}, the inequality holds there, and {typed} leaves it out.',
    ],
    zh: [
      '{typed} 不对：{letter} = {value} 也满足不等式，却不在其中。',
      '不对：取 {letter} = {value} 检验，不等式成立，而 {typed} 没有包括它。',
    ],
  },
  turned: {
    en: [
      'The end value is right, the sign is not: multiplying or dividing by a negative number turns it round.',
      'Again only the direction is wrong.',
    ],
    zh: ['端点的值是对的，方向不对：乘或除以负数时不等号要变向。', '还是只有方向不对。'],
  },
  sides: {
    en: [
      'The end values are right, the sides are not: sketch the curve, and take the parts where it is on the side of the axis that is asked for.',
      'Right ends, wrong sides again: one number tested in each part decides it.',
    ],
    zh: [
      '端点的值是对的，取的一侧不对：画出草图，取曲线在所求那一侧的部分。',
      '端点对，方向又反了：每段代一个数就能判断。',
    ],
  },
} satisfies Record<string, Ways>;

export const ATTEMPTS = {
  /** Of something that was not worked out. */
  other: {
    en: [
      'The question asks for something else than the {name}, so I have nothing yet to put {typed} beside. Ask me for it with what it needs, and I work it out and compare.',
      'For the {name} I have no answer of my own to compare {typed} with; type it as a question.',
    ],
    zh: [
      '题目问的不是{name}，我还没有算过它，无法与 {typed} 对照。请把它连同条件写成一问，我算出来再比较。',
      '{name}我没有自己的答案可与 {typed} 对照，请写成一道题。',
    ],
  },
  changed: {
    en: [
      'I only worked out the question as it stood before the change, and {typed} is not its answer. Type the changed question whole, and I compare {typed} with that.',
      'For the changed question I have no answer to put {typed} beside: write it out once.',
    ],
    zh: [
      '我只算过改动之前的题目，{typed} 不是它的答案。请把改动后的题目完整写一遍，我再来比较。',
      '改动后的题目我没有答案可与 {typed} 对照，请完整写出来。',
    ],
  },
  fits: {
    en: [
      '{typed} is true for the answer, so this line is right as it stands. Go on from it.',
      '{typed} fits too: solve it, and you are there.',
      'Yes, {typed} agrees with what comes out.',
    ],
    zh: [
      '{typed} 对最后的答案成立，这一行没有问题，请接着往下做。',
      '{typed} 也相符，解出来就到了。',
      '对，{typed} 与结果一致。',
    ],
  },
  fitsNot: {
    en: [
      '{typed} is not true for the answer, so something in this line or before it is not right. Look at each term where it comes from.',
      '{typed} does not fit the answer either: compare it term by term.',
    ],
    zh: [
      '{typed} 对最后的答案不成立，说明这一行或之前有地方不对，请逐项核对它的来历。',
      '{typed} 与答案也不符，请逐项对照。',
    ],
  },
  line: {
    en: [
      'Your first line that is not right here is {line}.',
      'It goes wrong at {line}.',
      'Look at {line}: it does not agree with what is known.',
    ],
    zh: ['第一处不对的是 {line}。', '从 {line} 开始不对。', '请看 {line}，它与已知的不符。'],
  },
  lines: {
    en: [
      'Your lines follow from each other as far as I can compare them.',
      'As far as I can read them the lines go on from each other.',
    ],
    zh: ['你写的各行能对照的都前后一致。', '能读懂的各行都接得上。'],
  },
  /** The answer but for a number of the question. */
  shift: {
    en: [
      '{typed} is away from it by exactly {by}, a number of the question: where does that one come in?',
      'Again it is the {by} of the question that is missing or too much.',
    ],
    zh: ['{typed} 与应有的值正好相差题目里的 {by}：这个数在哪里用上？', '还是差题目里的那个 {by}。'],
  },
  some: {
    en: ['Of your values {right} is right, {wrong} is not.', 'Right: {right}. Not right: {wrong}.'],
    zh: ['你的结果里 {right} 是对的，{wrong} 不对。', '对的是 {right}，不对的是 {wrong}。'],
  },
  all: {
    en: ['Yes: {right}.', 'All of it is right: {right}.'],
    zh: ['对：{right}。', '都对：{right}。'],
  },
  loose: {
    en: [
      'Put that into your line and send me what comes out: I compare it with the solution.',
      'And what does the line look like with that? Type it, and I look at it.',
      'Write it as a formula, and I can say whether it fits.',
    ],
    zh: [
      '把这一点用到你的式子里，把得到的结果发给我，我来对照。',
      '那么这一行写出来是什么样？打出来我看看。',
      '写成式子，我就能说对不对。',
    ],
  },
} satisfies Record<string, Ways>;

/** Of lines of a question that has no solution here. */
export const BY_ITSELF: Record<'reckoned' | 'follows' | 'wrong' | 'open', Ways> = {
  reckoned: {
    en: ['The arithmetic in {lines} is right.', 'What is worked out in {lines} comes out right.'],
    zh: ['{lines} 的计算没有错。', '{lines} 算得对。'],
  },
  follows: {
    en: ['{line} follows from {before}.', 'From {before} you do get {line}.'],
    zh: ['由 {before} 能得到 {line}。', '从 {before} 到 {line} 这一步成立。'],
  },
  wrong: {
    en: ['{line} does not follow from {before}.', 'From {before} one does not get to {line}.'],
    zh: ['由 {before} 得不到 {line}。', '从 {before} 到 {line} 这一步不成立。'],
  },
  open: {
    en: [
      'Whether the first line is what the question needs I cannot say: I have no solution of my own to it.',
      'How it was set up I cannot judge here.',
    ],
    zh: ['开头的式子是否符合题意，我无法判断：这道题我没有自己的解答。', '式子列得对不对，这里我评判不了。'],
  },
};
