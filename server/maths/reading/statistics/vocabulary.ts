import { withoutPrecision } from './wording.ts';

/** What questions of statistics say around their numbers; none of it changes what is asked. */
const COMMON =
  'a an the of and is are was were by to from in for with its it this these that given find calculate determine work out obtain state write down what compute show shown below ' +
  'your answer answers giving give gives value values exact let denote where has have takes take as following constant ' +
  'random variable discrete continuous probability distribution mean expected expectation variance standard deviation';
const COMMON_HAN =
  '求计算已知设若则其中的为是一多少值有满足从服和与及离散型随机变量连续概率分布列期望均方差标准值常数请试出表';

const ASKED = /\b(?:(?:E|Var|D) ?\( ?[A-Z] ?\)|P ?\([^()]{0,60}\))/g;

/** Phrases of known words with a meaning of their own. */
const COMBINED =
  /\bmean deviation|(?:variance|deviation|mean) of (?:the |a )?(?:sample )?(?:mean|variance)|平方|立方/i;

/**
 * Whether nothing is left but words and letters that are known: any other, a number too, may tell of what was done to
 * the data, of another variable, or of another thing that is asked.
 */
export function vocabulary(
  english: string,
  chinese: string,
): (rest: string, letters: readonly string[]) => boolean {
  const known = new Set(`${COMMON} ${english}`.split(' '));
  const han = new Set([...COMMON_HAN, ...chinese]);
  return (rest, letters) =>
    !COMBINED.test(rest) &&
    (
      withoutPrecision(rest)
        .replace(ASKED, ' ')
        .match(/\p{Script=Han}|[\p{Script=Latin}\p{Script=Greek}]+|\d+|[-+*/^=<>|√²³]/gu) ?? []
    ).every((one) => letters.includes(one) || known.has(one.toLowerCase()) || han.has(one));
}
