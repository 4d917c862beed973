import type { Doubt } from './doubt.ts';

const OF_TESTS = /hypothes|\bH_?0\b|significan|critical|type ?(?:1|2|i|ii) err|检验|显著|拒绝域/i;

/** Doubts about arrangements, conditions and tests of hypotheses. */
export const CHANCES: readonly Doubt[] = [
  {
    of: /people|row|arrang|letters|queue|\bsit\b|排|坐|站/i,
    asks: /(?:how|what(?:'?s|s)?|trick|method|thing|怎么|方法|技巧).{0,40}(?:not|don'?t|can'?t|no two|aren'?t|不).{0,16}(?:together|next to|adjacent|sit|相邻|一起|挨)/i,
    say: {
      en: 'For two people: all arrangements minus those with the two together, who count as one block that can stand in 2 orders. For three or more: put the others down first and choose gaps between and beside them, at most one in each.',
      zh: '两个人不相邻：总排列数减去两人相邻的排列数（两人捆成一个整体，内部有 2 种次序）。三个或更多人：先排其余的人，再在空隙（包括两端）中选位置，每个空隙至多一人。',
    },
  },
  {
    of: /round|circ|圆桌|环形/i,
    asks: /round (?:a |the )?(?:table|circle)|circular (?:table|arrangement)|圆桌|环形排列/i,
    say: {
      en: 'Arrangements round a table are not part of 9709: the syllabus has arrangements in a line only. For interest: only who sits beside whom counts, so one person is fixed and the other n − 1 can be arranged in (n − 1)! ways.',
      zh: '圆桌排列不在 9709 的大纲内，大纲只要求排成一行的情形。供参考：圆桌只看相邻关系，固定一人，其余 n − 1 人有 (n − 1)! 种排法。',
    },
  },
  {
    of: OF_TESTS,
    asks: /\bwhy\b.{0,40}(?:add|include|P\(X ?(?:=|<=|≤)|cumulative|tail)|为什么.{0,20}(?:加|包括|累计|P\(X)/i,
    say: {
      en: 'A test asks how unlikely a result at least as extreme as the observed one would be under H₀, so the whole tail counts and not the one value. A single value can be unlikely even when nothing is unusual.',
      zh: '检验问的是：在 H₀ 成立时，出现与观察值同样极端或更极端的结果有多不可能，所以要算整个尾部，而不只是那一个值。单个取值本来概率就可能很小，说明不了问题。',
    },
  },
  {
    of: OF_TESTS,
    asks: /(?:prob\w{0,8}|chance|概率).{0,20}(?:type ?(?:1|i|one)\b|第一类)|(?:type ?(?:1|i|one) err\w{0,3}|第一类错误).{0,40}(?:not|why|5 ?%|0\.05|等于|就是|为什么)/i,
    say: {
      en: 'The probability of a Type I error is the probability of the critical region when H₀ is true. With a discrete variable that is at most the significance level and mostly smaller, since only whole values can be taken into the region; with a continuous one the two are equal.',
      zh: '第一类错误的概率就是 H₀ 成立时落入拒绝域的概率。离散变量只能整值地取入拒绝域，所以它不超过显著性水平，通常更小；连续变量时两者相等。',
    },
  },
  {
    of: OF_TESTS,
    asks: /type ?(?:2|ii|two) err|第二类/i,
    say: {
      en: 'A Type II error is keeping H₀ when it is false. Its probability needs one definite other value of the parameter, which the question then gives: it is the probability of not landing in the critical region when that value is the true one.',
      zh: '第二类错误是 H₀ 不成立却没有拒绝它。要算它的概率，必须知道参数的另一个确定的真实值（题目会给出）：它等于在该值成立时没有落入拒绝域的概率。',
    },
  },
  {
    of: OF_TESTS,
    asks: /(?:how|what|find|get|whats|怎么|什么|求).{0,20}(?:critical region|critical value|拒绝域|临界)/i,
    say: {
      en: 'The critical region holds the results for which H₀ is rejected. For a lower tail it is X ≤ c with the largest c for which P(X ≤ c) is at most the level; for an upper tail X ≥ c with the smallest c for which P(X ≥ c) is. Write down the probability of the next value too: it shows why the region ends there.',
      zh: '拒绝域是使 H₀ 被拒绝的结果的集合。左尾：X ≤ c，取使 P(X ≤ c) 不超过显著性水平的最大的 c；右尾：X ≥ c，取使 P(X ≥ c) 不超过水平的最小的 c。把下一个值的概率也写出来，说明为什么到此为止。',
    },
  },
  {
    of: /hypothes|检验/i,
    asks: /(?:\bwhy\b|what'?s the point|为什么|有什么用).{0,30}(?:hypothes|检验)/i,
    say: {
      en: 'Samples vary by chance, so a result that looks like a change may be none. A test says how surprising the data would be if nothing had changed, and the level fixes beforehand how much surprise is needed. New medicines and the quality of products are judged in this way.',
      zh: '样本会随机波动，看起来的变化可能只是偶然。检验衡量“若什么都没变，这样的数据有多意外”，显著性水平则事先规定要多意外才下结论。新药和产品质量就是这样判断的。',
    },
  },
  {
    of: /given|conditional|probab|P\(|已知|条件概率|概率/i,
    asks: /(?:\bwhy\b).{0,30}(?:divide|over P)|given that.{0,30}(?:divide|how)|为什么.{0,10}(?:要)?除以|条件概率.{0,16}(?:怎么|为什么|公式)/i,
    say: {
      en: '“Given that” leaves only the cases in which the condition holds, so these become the whole: P(A | B) = P(A and B) ÷ P(B).',
      zh: '“已知”把范围缩小到条件成立的那些情形，它们成为新的整体：P(A | B) = P(A 且 B) ÷ P(B)。',
    },
  },
];
