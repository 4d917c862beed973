import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p5',
  order: 1,
  level: 'AS',
  slug: 'representation-of-data',
  title: { en: 'Representation of data', zh: '数据的表示' },
  summary: {
    en: 'Show data by stem-and-leaf diagrams, box-and-whisker plots, histograms and cumulative frequency graphs, and describe them by an average and a measure of spread. Afterwards you can choose a suitable diagram or measure, work with coded totals, and compare two sets of data in words.',
    zh: '用茎叶图、箱线图、直方图和累积频数图表示数据，并用集中趋势和离散程度的统计量描述数据。学完后你能选择合适的图与统计量，由编码数据的总和求平均数与标准差，并用文字比较两组数据。',
  },
  difficulty: 'Easy',
  minutes: 35,
  aliases: {
    en: [
      'statistics',
      'standard deviation',
      'variance',
      'median',
      'quartiles',
      'interquartile range',
      'stem and leaf',
      'box plot',
      'cumulative frequency',
      'coding',
    ],
    zh: [
      '统计图表',
      '标准差',
      '方差',
      '中位数',
      '四分位数',
      '四分位距',
      '箱形图',
      '箱线图',
      '箱型图',
      '累积频数',
      '累计频数',
      '累计频率',
      '编码',
    ],
  },
  prerequisites: [],
  methods: ['mean-and-deviation'],
  cards: [
    {
      id: 'diagrams',
      kind: 'concept',
      title: { en: 'Which diagram for which data', zh: '不同数据用不同的图' },
      details: [
        {
          en: 'A stem-and-leaf diagram keeps every value; it needs ordered leaves in equal columns and a key with the unit. Back to back, the left leaves increase outwards from the stem and the key reads both sides.',
          zh: '茎叶图保留每个数据；叶要排序、上下对齐，并附上含单位的图例。背靠背茎叶图中，左侧的叶由茎向外递增，图例要说明两侧的读法。',
        },
        {
          en: 'A box-and-whisker plot shows least value, lower quartile, median, upper quartile and greatest value on one labelled, uniform scale. It compares sets well but hides how many values there are and their shape between the quartiles.',
          zh: '箱线图在一条有标注、刻度均匀的数轴上画出最小值、下四分位数、中位数、上四分位数和最大值。它便于比较各组数据，但看不出数据的个数，也看不出四分位数之间的分布形状。',
        },
        {
          en: 'A histogram and a cumulative frequency graph are for grouped continuous data: they show the shape, but single values are lost, so mean and quartiles are only estimates.',
          zh: '直方图和累积频数图用于分组的连续数据：能看出分布形状，但原始数据丢失，由此得到的平均数和四分位数只是估计值。',
        },
      ],
    },
    {
      id: 'averages-and-spread',
      kind: 'concept',
      title: { en: 'Averages and spread', zh: '集中趋势与离散程度' },
      details: [
        {
          en: 'Mean and standard deviation use every value, so one extreme value moves them. Median and interquartile range ignore the extremes: prefer them for skewed data such as incomes.',
          zh: '平均数和标准差用到每个数据，一个极端值就会影响它们。中位数和四分位距不受极端值影响，收入等偏态数据宜用后者。',
        },
        {
          en: 'The mode is the only average for data that are not numbers; it may be more than one value or none.',
          zh: '对于非数值数据，只能用众数描述集中趋势；众数可能不止一个，也可能没有。',
        },
        {
          en: tex`For $n$ ordered values the median is the $\tfrac{1}{2}(n + 1)$th; the quartiles are the medians of the lower and the upper half (for odd $n$ without the median itself). From a cumulative frequency graph read at $\tfrac{1}{4}n$, $\tfrac{1}{2}n$ and $\tfrac{3}{4}n$.`,
          zh: tex`$n$ 个排序数据的中位数是第 $\tfrac{1}{2}(n + 1)$ 个；下、上四分位数分别是较小一半、较大一半数据的中位数（$n$ 为奇数时不含中位数本身）。在累积频数图上则在 $\tfrac{1}{4}n$、$\tfrac{1}{2}n$、$\tfrac{3}{4}n$ 处读数。`,
        },
      ],
    },
    {
      id: 'mean-and-variance',
      kind: 'formula',
      title: { en: 'Mean, variance and coded totals', zh: '平均数、方差与编码总和' },
      details: [
        {
          en: tex`$\bar{x} = \dfrac{\sum x}{n}$, $\quad\sigma^2 = \dfrac{\sum (x - \bar{x})^2}{n} = \dfrac{\sum x^2}{n} - \bar{x}^2$; with frequencies, $\dfrac{\sum fx}{\sum f}$ and $\dfrac{\sum fx^2}{\sum f} - \bar{x}^2$. They are in MF19. In this paper the divisor is $n$, never $n - 1$.`,
          zh: tex`$\bar{x} = \dfrac{\sum x}{n}$，$\sigma^2 = \dfrac{\sum (x - \bar{x})^2}{n} = \dfrac{\sum x^2}{n} - \bar{x}^2$；有频数时为 $\dfrac{\sum fx}{\sum f}$ 和 $\dfrac{\sum fx^2}{\sum f} - \bar{x}^2$。公式在 MF19 中。本卷除以 $n$，不除以 $n - 1$。`,
        },
        {
          en: tex`Coding: from $\sum (x - a)$ the mean is $\bar{x} = a + \dfrac{\sum (x - a)}{n}$, and the variance is that of the coded values: $\dfrac{\sum (x - a)^2}{n} - \left(\dfrac{\sum (x - a)}{n}\right)^2$. A shift by $a$ does not change the spread.`,
          zh: tex`编码数据：由 $\sum (x - a)$ 得 $\bar{x} = a + \dfrac{\sum (x - a)}{n}$；方差就是编码后数据的方差 $\dfrac{\sum (x - a)^2}{n} - \left(\dfrac{\sum (x - a)}{n}\right)^2$。平移 $a$ 不改变离散程度。`,
        },
        {
          en: tex`If $\sum x$ itself is wanted: $\sum x = \sum (x - a) + na$.`,
          zh: tex`若要求 $\sum x$：$\sum x = \sum (x - a) + na$。`,
        },
      ],
      example: {
        stem: {
          en: tex`For $20$ values of $x$, $\sum (x - 30) = 46$ and $\sum (x - 30)^2 = 350$. Find the standard deviation of $x$.`,
          zh: tex`已知 $x$ 的 $20$ 个数据满足 $\sum (x - 30) = 46$，$\sum (x - 30)^2 = 350$。求 $x$ 的标准差。`,
        },
        answer: '3.49',
        ask: 'For 20 values of x, Σ(x - 30) = 46 and Σ(x - 30)^2 = 350. Find the standard deviation.',
        steps: [
          {
            say: {
              en: tex`The coded values have the same spread as $x$.`,
              zh: tex`编码后的数据与 $x$ 的离散程度相同。`,
            },
            tex: [tex`\sigma^2 = \frac{350}{20} - \left(\frac{46}{20}\right)^2`],
            marks: ['M1'],
            why: {
              en: tex`Do not subtract the square of $32.3$, the mean of $x$ itself: inside this formula everything must be coded by the same $30$.`,
              zh: tex`这里不能减去 $x$ 的平均数 $32.3$ 的平方：公式里的量必须都按同一个 $30$ 编码。`,
            },
          },
          {
            say: { en: 'Evaluate and take the square root.', zh: '计算并开平方。' },
            tex: [tex`\sigma^2 = 17.5 - 5.29 = 12.21`, tex`\sigma = 3.49`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'combined-sets',
      kind: 'method',
      title: { en: 'Two sets together', zh: '合并两组数据' },
      details: [
        {
          en: tex`Totals add, means and deviations do not. Turn each set back into $\sum x = n\bar{x}$ and $\sum x^2 = n(\sigma^2 + \bar{x}^2)$, add, and apply the formulas to the whole.`,
          zh: tex`总和可以相加，平均数和标准差不能。先把每组还原成 $\sum x = n\bar{x}$ 与 $\sum x^2 = n(\sigma^2 + \bar{x}^2)$，相加后再对整体用公式。`,
        },
        {
          en: 'The same idea corrects a wrong reading or removes a value: change the totals, then begin again.',
          zh: '更正错误数据或剔除一个数据也用同样方法：先改总和，再重新计算。',
        },
      ],
      example: {
        stem: {
          en: tex`The heights of $12$ boys have mean $164\ \mathrm{cm}$ and standard deviation $6\ \mathrm{cm}$; those of $8$ girls have mean $159\ \mathrm{cm}$ and standard deviation $5\ \mathrm{cm}$. Find the standard deviation of all $20$ heights.`,
          zh: tex`$12$ 名男生身高的平均数为 $164\ \mathrm{cm}$，标准差为 $6\ \mathrm{cm}$；$8$ 名女生身高的平均数为 $159\ \mathrm{cm}$，标准差为 $5\ \mathrm{cm}$。求全部 $20$ 人身高的标准差。`,
        },
        answer: '6.13 cm',
        steps: [
          {
            say: { en: 'The mean of all.', zh: '总体平均数。' },
            tex: [tex`\bar{x} = \frac{12(164) + 8(159)}{20} = \frac{3240}{20} = 162`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Recover $\sum x^2$ of each set.`, zh: tex`还原每组的 $\sum x^2$。` },
            tex: [tex`12(6^2 + 164^2) = 323184`, tex`8(5^2 + 159^2) = 202448`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The variance of the whole.', zh: '整体方差。' },
            tex: [tex`\sigma^2 = \frac{323184 + 202448}{20} - 162^2 = 37.6`],
            marks: ['M1'],
          },
          {
            say: { en: 'Take the square root.', zh: '开平方。' },
            tex: [tex`\sigma = 6.13\ \mathrm{cm}`],
            marks: ['A1'],
            why: {
              en: tex`It is greater than a weighted mean of $6$ and $5$ because the two means differ.`,
              zh: tex`结果比 $6$ 与 $5$ 的加权平均更大，因为两组平均数不同。`,
            },
          },
        ],
      },
    },
    {
      id: 'histogram',
      kind: 'method',
      title: { en: 'Histograms and cumulative frequency', zh: '直方图与累积频数图' },
      details: [
        {
          en: tex`Histogram: area stands for frequency, so the height is the frequency density $= \dfrac{\text{frequency}}{\text{class width}}$. Bars touch; the vertical axis is labelled "frequency density".`,
          zh: tex`直方图用面积表示频数，所以高度是频数密度，即频数除以组距。相邻矩形相接，纵轴标注“频数密度”。`,
        },
        {
          en: tex`Find the class boundaries first. Lengths to the nearest centimetre in the class $11$ to $15$ lie between $10.5$ and $15.5$, so the width is $5$; ages in completed years $11$ to $15$ run from $11$ to $16$.`,
          zh: tex`先确定组界。精确到厘米的长度在 $11$ 到 $15$ 一组，实际范围是 $10.5$ 到 $15.5$，组距为 $5$；按周岁计的年龄 $11$ 到 $15$ 则是从 $11$ 到 $16$。`,
        },
        {
          en: 'Cumulative frequency: plot at the upper class boundary, starting from zero at the lowest boundary, and join by a smooth curve or straight lines.',
          zh: '累积频数图：在每组的上组界处描点，从最低组界处的零开始，用光滑曲线或折线连接。',
        },
        {
          en: tex`"How many are longer than $k$?": read the cumulative frequency at $k$ and subtract from $n$.`,
          zh: tex`“大于 $k$ 的有多少？”：读出 $k$ 处的累积频数，再用 $n$ 减去它。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Compare in context', zh: '结合情境作比较' },
      details: [
        {
          en: 'A comparison needs one statement about an average and one about spread, in the words of the question: "on average the train journeys take longer, and their times vary less".',
          zh: '比较时要有一句关于平均水平，一句关于离散程度，并结合题目情境，例如：“平均而言乘火车用时更长，且用时的变化更小”。',
        },
        {
          en: 'Diagrams earn marks for labels: axes with units, uniform scales, a key, a title on each side of a back-to-back diagram. Use a ruler and at least half of the grid.',
          zh: '作图题的分数多在标注上：坐标轴名称及单位、均匀的刻度、图例、背靠背茎叶图两侧的标题。作图要用直尺，图形至少占网格的一半。',
        },
        {
          en: 'For grouped data use the class mid-points, found from the boundaries, and show the sums; a bare calculator answer loses the method marks.',
          zh: '分组数据用组中值（由组界求得），并写出求和式；只写计算器结果会丢方法分。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Confusing $\sum x^2$ with $\left(\sum x\right)^2$, or giving the variance where the standard deviation is asked.`,
          zh: tex`混淆 $\sum x^2$ 与 $\left(\sum x\right)^2$，或题目要求标准差却给出方差。`,
        },
        {
          en: 'Drawing a histogram with frequency as height although the classes have different widths.',
          zh: '各组组距不同时仍以频数作为直方图的高度。',
        },
        {
          en: 'Plotting cumulative frequencies at mid-points or lower boundaries.',
          zh: '把累积频数描在组中值或下组界处。',
        },
        {
          en: tex`Adding $a$ to the standard deviation after decoding. Only the mean is shifted.`,
          zh: tex`还原编码时把 $a$ 加到标准差上。只有平均数需要平移。`,
        },
      ],
    },
  ],
};
