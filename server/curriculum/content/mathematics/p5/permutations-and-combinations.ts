import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p5',
  order: 2,
  level: 'AS',
  slug: 'permutations-and-combinations',
  title: { en: 'Permutations and combinations', zh: '排列与组合' },
  summary: {
    en: 'Count arrangements, where order matters, and selections, where it does not, without listing them. Afterwards you can count arrangements with repeated objects or with conditions such as "together" and "apart", and selections with "at least".',
    zh: '不逐一列举就能计数：与顺序有关的是排列，与顺序无关的是组合。学完后你能计算含相同元素、或要求“相邻”“不相邻”的排列，以及带有“至少”条件的选取。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'nPr',
      'nCr',
      'factorial',
      'arrangements',
      'selections',
      'counting',
      'committee',
      'letters of a word',
      'permutation and combination',
    ],
    zh: ['排列', '组合', '排列数', '组合数', '阶乘', '计数原理', '捆绑法', '插空法', '重复元素的排列'],
  },
  prerequisites: ['9709/p1/series'],
  methods: ['word-arrangements', 'selections'],
  cards: [
    {
      id: 'order-or-not',
      kind: 'concept',
      title: { en: 'Does the order matter?', zh: '与顺序有关吗？' },
      details: [
        {
          en: 'Swap two of the chosen objects. If that gives something new (a code, a queue, a president and a secretary), it is an arrangement; if not (a committee, a hand of cards), it is a selection.',
          zh: '把选出的两个元素互换。若得到新的结果（密码、排队、主席与秘书），就是排列；若结果不变（委员会、一手牌），就是组合。',
        },
        {
          en: '"And" between stages multiplies, "or" between cases that exclude each other adds. Say which cases you use.',
          zh: '分步用乘法，互斥的分类用加法。写清楚你分了哪些情形。',
        },
        {
          en: tex`A selection that is then arranged multiplies both: choosing $3$ of $7$ and seating them is $\binom{7}{3} \times 3! = 210$, the same as $^{7}P_3$.`,
          zh: tex`先选后排则两者相乘：从 $7$ 人中选 $3$ 人并排座位有 $\binom{7}{3} \times 3! = 210$ 种，与 $^{7}P_3$ 相同。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'The numbers', zh: '排列数与组合数公式' },
      details: [
        {
          en: tex`$n$ different objects in a line: $n!$. $r$ of them in a line: $^{n}P_r = \dfrac{n!}{(n - r)!}$. A selection of $r$: $^{n}C_r = \dbinom{n}{r} = \dfrac{n!}{r!(n - r)!}$.`,
          zh: tex`$n$ 个不同元素排成一列：$n!$ 种。取其中 $r$ 个排成一列：$^{n}P_r = \dfrac{n!}{(n - r)!}$。选出 $r$ 个：$^{n}C_r = \dbinom{n}{r} = \dfrac{n!}{r!(n - r)!}$。`,
        },
        {
          en: tex`With $p$ alike of one kind, $q$ alike of another: $\dfrac{n!}{p!\,q!\cdots}$. The letters of BANANA give $\dfrac{6!}{3!\,2!} = 60$.`,
          zh: tex`其中 $p$ 个相同、另有 $q$ 个相同时：$\dfrac{n!}{p!\,q!\cdots}$。单词 BANANA 的字母有 $\dfrac{6!}{3!\,2!} = 60$ 种排列。`,
        },
        {
          en: tex`Numbers with repetition allowed: each place is free, so $r$ places with $n$ choices give $n^r$. A number does not begin with $0$; an even number ends with an even digit, so fill that place first.`,
          zh: tex`允许重复时各个位置互不影响：$r$ 个位置各有 $n$ 种选择，共 $n^r$ 种。多位数首位不能为 $0$；偶数末位是偶数字，先填这个位置。`,
        },
      ],
      example: {
        stem: {
          en: 'How many arrangements of the letters of the word STATISTICS have the three Ts together?',
          zh: '将单词 STATISTICS 的字母重新排列，三个 T 全部相邻的排法有多少种？',
        },
        answer: '3360',
        ask: 'How many arrangements of the letters of the word STATISTICS have the three Ts together?',
        steps: [
          {
            say: {
              en: 'Tie the three Ts into one block: with S, S, S, A, I, I, C there are 8 objects.',
              zh: '把三个 T 捆成一个整体，连同 S、S、S、A、I、I、C 共 8 个元素。',
            },
            tex: [tex`8!`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Divide for the repeated S and I. The Ts are alike, so the block has one inner order.',
              zh: '除以重复的 S 与 I 的排列数。三个 T 相同，整体内部只有一种次序。',
            },
            tex: [tex`\frac{8!}{3!\,2!} = \frac{40320}{12} = 3360`],
            marks: ['A1'],
            why: {
              en: tex`If the three tied objects were different, you would multiply by $3!$ for their order inside the block.`,
              zh: tex`若捆在一起的三个元素各不相同，还要乘以内部次序 $3!$。`,
            },
          },
        ],
      },
    },
    {
      id: 'together-apart',
      kind: 'method',
      title: { en: 'Together and apart', zh: '相邻与不相邻' },
      details: [
        {
          en: 'Together: tie them into one block, arrange the blocks, multiply by the orders inside.',
          zh: '相邻用捆绑法：捆成一个整体参与排列，再乘以整体内部的排列数。',
        },
        {
          en: tex`No two together: arrange the others first, then put these into the gaps, ends included: $n$ objects make $n + 1$ gaps.`,
          zh: tex`两两不相邻用插空法：先排其余元素，再插入空隙（含两端）：$n$ 个元素形成 $n + 1$ 个空。`,
        },
        {
          en: 'For two objects only, "not next to each other" is all minus together. For three, "not all together" is all minus the block, which is not the same as "no two together".',
          zh: '只有两个元素时，“不相邻”等于总数减去相邻。三个元素时，“不全相邻”等于总数减去三个相邻，与“两两不相邻”不同。',
        },
      ],
      example: {
        stem: {
          en: tex`Five boys and three girls stand in a line. In how many ways can this be done if no two girls are next to each other?`,
          zh: tex`五名男生和三名女生排成一行，任意两名女生都不相邻。共有多少种排法？`,
        },
        answer: '14400',
        steps: [
          {
            say: { en: 'Arrange the boys.', zh: '先排男生。' },
            tex: ['5! = 120'],
            marks: ['B1'],
          },
          {
            say: {
              en: 'The boys leave 6 gaps; put the three girls into different gaps.',
              zh: '男生之间及两端共 6 个空，三名女生插入不同的空。',
            },
            tex: [tex`^{6}P_3 = 6 \times 5 \times 4 = 120`],
            marks: ['M1'],
          },
          {
            say: { en: 'Multiply.', zh: '相乘。' },
            tex: [tex`120 \times 120 = 14400`],
            marks: ['A1'],
            why: {
              en: tex`All minus "three girls together" would be $40320 - 4320 = 36000$, which still contains lines with two girls side by side.`,
              zh: tex`若用总数减去“三名女生相邻”，得 $40320 - 4320 = 36000$，其中仍含有两名女生相邻的排法。`,
            },
          },
        ],
      },
    },
    {
      id: 'selections-with-conditions',
      kind: 'method',
      title: { en: 'Selections with conditions', zh: '有条件的选取' },
      details: [
        {
          en: 'List the possible make-ups in a table (women, men), write a product for each row and add the rows.',
          zh: '列表写出各种构成（女、男），每一行写成乘积，再把各行相加。',
        },
        {
          en: tex`"At least one" is usually quicker as all minus none. A person who must be in is taken out of both numbers: choose $4$ of the remaining $9$.`,
          zh: tex`“至少一个”通常用总数减去“一个也没有”。必须入选的人先固定：例如再从其余 $9$ 人中选 $4$ 人。`,
        },
        {
          en: 'Selections of letters from a word with repeats: go by cases according to how many of the repeated letter you take.',
          zh: '从含重复字母的单词中选字母：按所取重复字母的个数分类。',
        },
      ],
      example: {
        stem: {
          en: tex`A committee of $5$ is to be chosen from $7$ men and $6$ women. How many different committees are possible if there must be at least $3$ women?`,
          zh: tex`从 $7$ 名男士和 $6$ 名女士中选出 $5$ 人组成委员会，至少有 $3$ 名女士。共有多少种不同的委员会？`,
        },
        answer: '531',
        ask: 'A committee of 5 is to be chosen from 7 men and 6 women. How many different committees are possible if there must be at least 3 women?',
        steps: [
          {
            say: { en: 'The possible make-ups are 3, 4 or 5 women.', zh: '女士人数可以是 3、4 或 5。' },
            tex: [
              tex`\binom{6}{3}\binom{7}{2} = 20 \times 21 = 420`,
              tex`\binom{6}{4}\binom{7}{1} = 15 \times 7 = 105`,
              tex`\binom{6}{5}\binom{7}{0} = 6`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The cases exclude each other, so add.', zh: '各情形互斥，相加。' },
            tex: ['420 + 105 + 6 = 531'],
            marks: ['A1'],
            why: {
              en: tex`Choosing $3$ women and then any $2$ of the remaining $10$ counts a committee with $4$ women four times.`,
              zh: tex`若先选 $3$ 名女士，再从其余 $10$ 人中任选 $2$ 人，则含 $4$ 名女士的委员会会被重复计算四次。`,
            },
          },
        ],
      },
    },
    {
      id: 'groups',
      kind: 'concept',
      title: { en: 'Splitting into groups', zh: '分组问题' },
      details: [
        {
          en: tex`Groups of different sizes: choose one after the other. $9$ people into groups of $2$, $3$ and $4$: $\binom{9}{2}\binom{7}{3}\binom{4}{4} = 1260$.`,
          zh: tex`各组人数不同：依次选取。$9$ 人分成 $2$、$3$、$4$ 人三组：$\binom{9}{2}\binom{7}{3}\binom{4}{4} = 1260$。`,
        },
        {
          en: tex`Groups of equal size without names: divide by the number of orders of the groups. $6$ people into three pairs: $\dfrac{15 \times 6 \times 1}{3!} = 15$. With names (three different cars) do not divide.`,
          zh: tex`人数相同且无编号的组：除以组的排列数。$6$ 人分成三对：$\dfrac{15 \times 6 \times 1}{3!} = 15$。若各组有区别（三辆不同的车）则不除。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Counting for probability', zh: '用计数求概率' },
      details: [
        {
          en: tex`A probability is $\dfrac{\text{favourable}}{\text{all}}$ only if both are counted in the same way: both with order or both without, and repeated letters treated alike in both.`,
          zh: '用“有利情形数除以总数”求概率时，分子分母必须用同一种计数方式：要么都考虑顺序，要么都不考虑，对重复字母的处理也要一致。',
        },
        {
          en: 'Show the products and the cases. An answer from a calculator that nothing supports may earn no marks, even when it is right.',
          zh: '写出乘积和分类。没有过程支持的计算器结果，即使正确也可能不得分。',
        },
        {
          en: 'Give exact whole numbers: 479001600, not 479 million. People in two or more rows may be asked; arrangements in a circle are not examined.',
          zh: '计数结果写精确整数，如 479001600，不要写成近似值。可能考排成两排或多排的问题，不考圆排列（环形排列）。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: 'Adding where stages follow each other, or multiplying cases that exclude each other.',
          zh: '分步时用了加法，或对互斥的分类用了乘法。',
        },
        {
          en: tex`Forgetting to divide by $p!$ for repeated letters that are left after some are fixed: REGRETTED that begins and ends with R leaves $7$ letters with three Es and two Ts, $\dfrac{7!}{3!\,2!} = 420$.`,
          zh: tex`固定部分字母后，忘记对剩余的重复字母除以 $p!$：REGRETTED 首尾都是 R 时，剩下 $7$ 个字母含三个 E、两个 T，共 $\dfrac{7!}{3!\,2!} = 420$ 种。`,
        },
        {
          en: 'Putting things into the gaps before the others are arranged, or forgetting the two gaps at the ends.',
          zh: '用插空法时没有先排好其余元素，或漏掉两端的空。',
        },
      ],
    },
  ],
};
