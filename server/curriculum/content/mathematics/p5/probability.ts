import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p5',
  order: 3,
  level: 'AS',
  slug: 'probability',
  title: { en: 'Probability', zh: '概率' },
  summary: {
    en: 'Find probabilities by counting equally likely outcomes, by adding and multiplying, and with tree diagrams. Afterwards you can test whether events are independent or mutually exclusive and answer conditional questions, also backwards through a tree.',
    zh: '通过等可能结果计数、加法与乘法以及树状图求概率。学完后你能检验事件是否独立或互斥，并能求条件概率，包括沿树状图“由果溯因”。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'conditional probability',
      'independent events',
      'mutually exclusive',
      'tree diagram',
      'Bayes',
      'without replacement',
      'sample space',
      'probabilty',
      'P(A|B)',
      'Venn diagram',
    ],
    zh: [
      '条件概率',
      '独立事件',
      '互斥事件',
      '树状图',
      '贝叶斯',
      '不放回',
      '有放回',
      '样本空间',
      '全概率',
      '古典概型',
    ],
  },
  prerequisites: ['9709/p5/permutations-and-combinations'],
  methods: ['two-events', 'drawing-balls'],
  cards: [
    {
      id: 'equally-likely',
      kind: 'concept',
      title: { en: 'Equally likely outcomes', zh: '等可能结果' },
      details: [
        {
          en: tex`$P(A) = \dfrac{\text{outcomes in } A}{\text{all outcomes}}$ holds only when the outcomes are equally likely. Two dice have $36$ outcomes, not $21$: $(1, 2)$ and $(2, 1)$ are different.`,
          zh: tex`只有各结果等可能时，才能用“$A$ 包含的结果数除以总结果数”求 $P(A)$。两枚骰子有 $36$ 种结果，不是 $21$ 种：$(1, 2)$ 与 $(2, 1)$ 不同。`,
        },
        {
          en: 'A table of the outcomes is the safest working for two dice, two spinners or two numbered cards.',
          zh: '两枚骰子、两个转盘或两张数字卡片的问题，列出结果表最可靠。',
        },
        {
          en: tex`The complement: $P(A') = 1 - P(A)$. "At least one" is $1 - P(\text{none})$.`,
          zh: tex`对立事件：$P(A') = 1 - P(A)$。“至少一次”等于 $1$ 减去“一次也没有”的概率。`,
        },
      ],
    },
    {
      id: 'exclusive-independent',
      kind: 'concept',
      title: { en: 'Exclusive is not independent', zh: '互斥不等于独立' },
      details: [
        {
          en: tex`Mutually exclusive: both cannot happen, $P(A \cap B) = 0$, and then $P(A \cup B) = P(A) + P(B)$.`,
          zh: tex`互斥：不能同时发生，$P(A \cap B) = 0$，此时 $P(A \cup B) = P(A) + P(B)$。`,
        },
        {
          en: tex`Independent: whether one happens does not change the probability of the other, $P(A \cap B) = P(A)P(B)$, which is the same as $P(A \mid B) = P(A)$.`,
          zh: tex`独立：一个事件是否发生不影响另一个事件的概率，$P(A \cap B) = P(A)P(B)$，等价于 $P(A \mid B) = P(A)$。`,
        },
        {
          en: tex`Events with positive probabilities that exclude each other are never independent: if $B$ happens, $A$ has become impossible.`,
          zh: tex`概率都大于零的互斥事件一定不独立：$B$ 发生后 $A$ 就不可能发生。`,
        },
        {
          en: tex`To decide, work out $P(A)$, $P(B)$ and $P(A \cap B)$ separately, compare $P(A)P(B)$ with $P(A \cap B)$, and write the conclusion in words.`,
          zh: tex`判断独立性时，分别求 $P(A)$、$P(B)$、$P(A \cap B)$，比较 $P(A)P(B)$ 与 $P(A \cap B)$，并用文字写出结论。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Conditional probability', zh: '条件概率' },
      details: [
        {
          en: tex`$P(A \mid B) = \dfrac{P(A \cap B)}{P(B)}$: among the outcomes in $B$, the share that is in $A$ too. It is usually different from $P(B \mid A)$.`,
          zh: tex`$P(A \mid B) = \dfrac{P(A \cap B)}{P(B)}$：在 $B$ 发生的结果中同时属于 $A$ 的比例。它一般不等于 $P(B \mid A)$。`,
        },
        {
          en: tex`Along a branch multiply: $P(A \cap B) = P(A)P(B \mid A)$. Over the branches that end in $B$ add: $P(B) = P(A)P(B \mid A) + P(A')P(B \mid A')$.`,
          zh: tex`沿同一分支相乘：$P(A \cap B) = P(A)P(B \mid A)$。把所有通向 $B$ 的分支相加：$P(B) = P(A)P(B \mid A) + P(A')P(B \mid A')$。`,
        },
        {
          en: tex`In general $P(A \cup B) = P(A) + P(B) - P(A \cap B)$; a Venn diagram or two-way table gives the same without the formula, which this paper does not insist on.`,
          zh: tex`一般地 $P(A \cup B) = P(A) + P(B) - P(A \cap B)$；本卷不强求用此公式，用韦恩图或双向列联表可得同样结果。`,
        },
      ],
      example: {
        stem: {
          en: tex`Jun cycles to school with probability $0.3$ and otherwise takes the bus. He is on time with probability $0.8$ when he cycles and $0.4$ when he takes the bus. Given that he is on time, find the probability that he cycled.`,
          zh: tex`小军骑车上学的概率为 $0.3$，否则乘公交车。骑车时准时到校的概率为 $0.8$，乘车时为 $0.4$。已知他准时到校，求他是骑车来的概率。`,
        },
        answer: '6/13',
        ask: "P(A) = 0.3, P(B | A) = 0.8, P(B | A') = 0.4. Find P(A | B)",
        steps: [
          {
            say: {
              en: tex`Let $A$ be "cycles", $B$ "on time". Multiply along the branch.`,
              zh: tex`设 $A$ 为“骑车”，$B$ 为“准时”。沿分支相乘。`,
            },
            tex: [tex`P(A \cap B) = 0.3 \times 0.8 = 0.24`],
            marks: ['B1'],
          },
          {
            say: { en: 'Add both branches that end in being on time.', zh: '把通向“准时”的两条分支相加。' },
            tex: [tex`P(B) = 0.24 + 0.7 \times 0.4 = 0.52`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Divide.', zh: '相除。' },
            tex: [tex`P(A \mid B) = \frac{0.24}{0.52}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Simplify.', zh: '化简。' },
            tex: [tex`\frac{6}{13} = 0.462`],
            marks: ['A1'],
            why: {
              en: tex`More than $0.3$: being on time makes it likelier that he cycled.`,
              zh: tex`结果大于 $0.3$：准时到校使“骑车”的可能性增大。`,
            },
          },
        ],
      },
    },
    {
      id: 'trees',
      kind: 'method',
      title: { en: 'Tree diagrams and draws', zh: '树状图与摸球' },
      details: [
        {
          en: 'Branches from one point add to 1. Without replacement the denominators fall by one, and so does the count of the colour just drawn.',
          zh: '从同一点出发的各分支概率之和为 1。不放回时分母逐次减 1，刚取出的颜色的球数也减 1。',
        },
        {
          en: 'Count the orders: "one red and one blue" has two branches, red then blue and blue then red.',
          zh: '注意次序：“一红一蓝”包含两条分支，先红后蓝和先蓝后红。',
        },
        {
          en: tex`Drawing several at once is the same as drawing without replacement; combinations are then quicker: $\dfrac{\binom{5}{2}\binom{3}{1}}{\binom{8}{3}}$ for two red and one blue from $5$ red and $3$ blue.`,
          zh: tex`一次取出多个等同于不放回逐个取；此时用组合更快：从 $5$ 红 $3$ 蓝中取两红一蓝的概率为 $\dfrac{\binom{5}{2}\binom{3}{1}}{\binom{8}{3}}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A bag contains $6$ red and $4$ blue balls. Two balls are drawn without replacement. Find the probability that they are the same colour.`,
          zh: tex`袋中有 $6$ 个红球和 $4$ 个蓝球，不放回地取出两个球。求两球同色的概率。`,
        },
        answer: '7/15',
        ask: 'A bag contains 6 red and 4 blue balls. Two balls are drawn without replacement. Find the probability that they are the same colour.',
        steps: [
          {
            say: { en: 'Two branches: red and red, blue and blue.', zh: '两条分支：红红、蓝蓝。' },
            tex: [tex`\frac{6}{10} \times \frac{5}{9} + \frac{4}{10} \times \frac{3}{9}`],
            marks: ['M1', 'M1'],
          },
          {
            say: { en: 'Add.', zh: '相加。' },
            tex: [tex`\frac{30 + 12}{90} = \frac{7}{15}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'repeated-trials',
      kind: 'method',
      title: { en: 'Unknown probabilities and long games', zh: '含未知量与多轮问题' },
      details: [
        {
          en: tex`If $n$ balls or a probability $p$ is unknown, write the tree with it and set up an equation; reject solutions outside $0 \le p \le 1$ or counts that are not whole.`,
          zh: tex`若球数 $n$ 或概率 $p$ 未知，就在树状图中用字母表示并列方程；舍去不满足 $0 \le p \le 1$ 的解或非整数个数。`,
        },
        {
          en: 'A game that goes on until somebody wins: write the probabilities of the first rounds; they form a geometric progression.',
          zh: '一直进行到分出胜负的游戏：写出前几轮的概率，它们构成等比数列。',
        },
        {
          en: tex`"Given that at least one is red": the denominator is $P(\text{at least one red})$, the numerator only the part of it that you want.`,
          zh: '“已知至少有一个红球”：分母是“至少一个红球”的概率，分子只取其中所求的部分。',
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Spot the condition', zh: '识别条件' },
      details: [
        {
          en: '"Given that", "if it is known that", "of those who ..." mean a conditional probability: write the fraction with both parts before you compute.',
          zh: '“已知”“在……的人当中”都表示条件概率：先写出含分子分母的分式，再计算。',
        },
        {
          en: tex`Both parts of the fraction carry marks. Label the events with letters and keep fractions exact, or at least $4$ figures, till the end.`,
          zh: tex`分子、分母各有得分点。用字母表示事件，保留精确分数，或至少保留 $4$ 位有效数字到最后。`,
        },
        {
          en: '"Show that the events are not independent" needs numbers on both sides and a sentence; saying "because one affects the other" earns nothing.',
          zh: '“证明两事件不独立”要算出等式两边的数值，再写一句结论；只说“因为互相影响”不得分。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Multiplying $P(A)P(B)$ without knowing that the events are independent.`,
          zh: tex`不知道事件是否独立就写 $P(A)P(B)$。`,
        },
        {
          en: tex`Mixing up $P(A \mid B)$ and $P(B \mid A)$, or dividing by the wrong total.`,
          zh: tex`混淆 $P(A \mid B)$ 与 $P(B \mid A)$，或除以了错误的总量。`,
        },
        {
          en: 'Counting only one order of a mixed draw, or keeping the denominators when nothing is put back.',
          zh: '取“一红一蓝”这类情形时只算了一种次序，或不放回时分母没有减少。',
        },
        {
          en: 'A probability greater than 1, or a tree whose branches do not add to 1, is the sign to look again.',
          zh: '概率大于 1，或树状图分支之和不为 1，说明必须回头检查。',
        },
      ],
    },
  ],
};
