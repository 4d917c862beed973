import type { NearMiss } from '../steps/near-miss.ts';
import type { Ways } from './voice.ts';

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
