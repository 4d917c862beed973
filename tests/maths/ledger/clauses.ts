/** Clauses that say something, to be put at the end of a question; a method that goes on as if they were not there is wrong. */
export const CLAUSES = {
  en: [
    ', where x > 0',
    ', given that k = 5',
    ', for the larger one',
    ', other than 2',
    ', and show that it is positive',
    ', where n is an integer',
    ', taking only the positive value',
    ', giving the smaller of the two',
    ', if it exists and is not zero',
    ', where the angle is obtuse',
    ', in the case when a is negative',
    ', and state the greatest value of k',
    ', except the one at the origin',
    ', when each is doubled',
    ', with the second reversed',
    ', hence prove that it is prime',
    ', where exactly 3 are equal',
    ', of at least 7',
    ', correct to the nearest thousand',
    ', and then add 4',
    ', for which y < 2',
    ', measured from the other end',
    ', instead of the first',
    ', such that m is even',
    ', assuming that it is halved after 6 s',
    ', which is not the same as before',
    ', and also find its maximum',
  ],
  zh: [
    '，其中 x > 0',
    '，已知 k = 5',
    '，取较大者',
    '，除 2 以外',
    '，并证明它为正数',
    '，其中 n 为整数',
    '，只取正值',
    '，取两者中较小的',
    '，且不为零',
    '，其中角为钝角',
    '，其中 a 为负数',
    '，并求 k 的最大值',
    '，原点除外',
    '，每个都加倍',
    '，第二个反向',
    '，并由此证明它是质数',
    '，其中恰有 3 个相等',
    '，至少为 7',
    '，精确到千位',
    '，然后加 4',
    '，使 y < 2',
    '，从另一端量起',
    '，而不是第一个',
    '，其中 m 为偶数',
    '，假设 6 s 后减半',
    '，与之前不同',
    '，并求它的最大值',
  ],
} as const;

/** The question with a clause before its last stop. */
export const withClause = (question: string, clause: string): string =>
  question.trimEnd().replace(/[.。?？]?$/u, (stop) => clause + stop);

/** Sentences that change what is known. */
export const BEFORE = {
  en: [
    'Given that k = 5. ',
    'In this question x is a positive integer. ',
    'When a = 3, ',
    'Both lines are new. ',
    'Using only the second of them, ',
    'The number of red ones is 7. ',
    'For the last time, ',
    'If x < 0, ',
  ],
  zh: [
    '已知 k = 5。',
    '本题中 x 为正整数。',
    '当 a = 3 时，',
    '两条直线都是新的。',
    '只用第二个，',
    '红色的有 7 个。',
    '最后一次，',
    '若 x < 0，',
  ],
} as const;

/** Words that tell which one is meant. */
export const WORDS = {
  en: [
    'larger',
    'positive',
    'other',
    'both',
    'integer',
    'new',
    'second',
    'average',
    'only',
    'reflected',
    'relative',
  ],
  zh: ['较大的', '正的', '另一', '整数', '新的', '第二个', '仅', '锐角', '反射后的', '相对'],
} as const;

const PLACES = /\b[Tt]he (?=[a-z])|\b[Aa] (?=[a-z])|(?:求|的)(?=\p{Script=Han})/gu;

/** The question with a word behind each of its articles in turn, or behind each 求 and 的. */
export const withWord = (question: string, word: string): string[] =>
  [...question.matchAll(PLACES)].map(({ 0: place, index }) => {
    const at = index + place.length;
    return `${question.slice(0, at)}${word}${/[a-z]/.test(word) ? ' ' : ''}${question.slice(at)}`;
  });
