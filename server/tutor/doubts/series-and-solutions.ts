import type { Doubt } from './doubt.ts';

const OF_SERIES = /expan|binomial|series|ascending|\)\^\(?-|\)\^\(?\d\/\d|展开|二项/i;

/** Doubts about expansions, and about which solutions stay. */
export const SERIES_AND_SOLUTIONS: readonly Doubt[] = [
  {
    of: OF_SERIES,
    asks: /(?:\bwhy\b|don'?t|dont|not|can'?t|为什么|不能).{0,24}(?:nCr|组合数|C\(n)/i,
    say: {
      en: 'nCr has a meaning only for a whole number n ≥ 0. For a negative or fractional power take 1 + nx + n(n − 1)/2! x² + …, which is in MF19: it is for (1 + x)ⁿ, has no last term, and holds for |x| < 1.',
      zh: 'nCr 只对非负整数 n 有意义。负指数或分数指数用 1 + nx + n(n − 1)/2! x² + …（MF19 中有）：它用于 (1 + x)ⁿ，没有最后一项，在 |x| < 1 时成立。',
    },
  },
  {
    of: OF_SERIES,
    asks: /(?:double|twice|half).{0,40}(?:book|answer|mark|back)|(?:factor|tak\w{1,3}|pull).{0,12}out|(?:i did|i wrote) \d\(1 ?[+-]|提(?:出|到外面)|两倍.{0,10}(?:答案|书)/i,
    say: {
      en: 'The number that is taken out of the bracket keeps the power: (a + bx)ⁿ = aⁿ(1 + bx/a)ⁿ. So 4 + x under a square root gives 4^(1/2) = 2 in front, and not 4.',
      zh: '从括号里提出的数要带着指数：(a + bx)ⁿ = aⁿ(1 + bx/a)ⁿ。例如根号下的 4 + x，提出来的是 4^(1/2) = 2，而不是 4。',
    },
  },
  {
    of: /valid|expan|\|x\||\|\dx\||收敛|有效/i,
    asks: /(?:both|either|two) (?:ok|okay|fine|right|allowed|of them)|are both|which (?:one )?(?:do|should) (?:i|we) write|两种.{0,8}(?:都可以|写法)/i,
    say: {
      en: 'Both say the same. Write the last one for x itself, such as |x| < 1/3 or −1/3 < x < 1/3: it is what the question asks for.',
      zh: '两种说法意思相同。最后写成关于 x 本身的形式，如 |x| < 1/3 或 −1/3 < x < 1/3，这才是题目要的。',
    },
  },
  {
    of: /\bln\b|\blog|sqrt|√|对数|根号|ln\(/i,
    asks: /(?:keep|need|both|reject|throw|discard|check).{0,24}(?:both|one|answers?|solutions?|values?|roots?)|两个.{0,4}(?:都要|都行|都对|保留)|舍(?:掉|去)|要不要(?:舍|验)/i,
    say: {
      en: 'Put each value into the equation as it was given: the argument of every logarithm has to be positive, and what stands under a root not negative. A value that breaks this is rejected with that reason; if both pass, both are answers.',
      zh: '把每个值代回原方程：每个对数的真数必须为正，根号下不能为负。不满足的要舍去并写明理由；两个都满足就都是解。',
    },
  },
  {
    of: /1\/y\^?2|y\^?2|y²/i,
    asks: /(?:where|why|how).{0,16}(?:minus|negative|sign)|minus.{0,12}from|负号.{0,8}(?:哪|来|怎么)/i,
    say: {
      en: 'From integrating 1/y² = y⁻²: the power goes up by 1 to −1, and dividing by that −1 gives −1/y.',
      zh: '来自对 1/y² = y⁻² 的积分：指数加 1 变成 −1，再除以这个 −1，得 −1/y。',
    },
  },
];
