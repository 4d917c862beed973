import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const FLAWS = (law: string) =>
  `The numbers of flaws in 100 randomly chosen sheets of glass are recorded. The observed frequencies, together with some of the expected frequencies for ${law}, are shown below.
Number of flaws: 0, 1, 2, 3, 4 or more
Observed frequency: 30, 28, 20, 13, 9
Expected frequency: 22.31, p, q, 12.55, r
`;

describe('counts beside a law', () => {
  test('letters in the row of expected frequencies, the test, and the same at another level', () => {
    expect(
      answers(`${FLAWS('the Poisson distribution with mean 1.5')}(a) Find the values of p, q and r, giving your answers correct to 2 decimal places. [3]
(b) Carry out a goodness of fit test, at the 5% significance level, to test whether the Poisson distribution with mean 1.5 is a satisfactory model for the data. [6]
(c) Given that the same test is carried out at the 25% significance level, state, with a reason, whether your conclusion would be different. [1]
(d) State, with a reason, whether your conclusion would be different if a 10% significance level were used. [1]`),
    ).toEqual([
      'p = 33.47, q = 25.10, r = 6.56',
      'X^2 = 5.50, critical value = 9.488, do not reject H0',
      null,
      'No, the conclusion would be the same: at the 10% level the critical value is 7.779, X^2 = 5.50, so H₀ would not be rejected.',
    ]);
  });

  test('expected frequencies of another law than is told are not gone on with', () => {
    expect(
      answers(`${FLAWS('the Poisson distribution with mean 1.8')}Find the values of p, q and r.`),
    ).toEqual([null]);
  });

  test('what is expected of a cell, and whether two kinds have to do with each other', () => {
    const films = `A manager asked a random sample of 160 customers which type of film they prefer. The results are shown in the table.
| | Action | Comedy | Drama |
| Under 30 | 30 | 22 | 28 |
| 30 or over | 20 | 38 | 22 |
`;
    expect(
      answers(`${films}(a) Show that the expected frequency for customers under 30 who prefer comedy, assuming independence, is 30. [1]
(b) Test, at the 5% significance level, whether preferred type of film is independent of age group. [6]`),
    ).toEqual(['30', 'X^2 = 6.99, critical value = 5.991, reject H0']);
    expect(
      answers(
        `${films}Show that the expected frequency for customers under 30 who prefer comedy, assuming independence, is 31.`,
      ),
    ).toEqual([null]);
  });
});

const CHICKS = `为比较甲、乙两种饲料的增重效果，养殖场随机选取 16 只雏鸡，其中 7 只喂甲饲料，其余 9 只喂乙饲料。一个月后测得各鸡的增重（单位：g），甲组记为 x，乙组记为 y，有关数据如下：
Σx = 2135，Σ(x − x̄)^2 = 1140；Σy = 2610，Σ(y − ȳ)^2 = 1450。
假定两种饲料下的增重均服从正态分布，且方差相等。
`;

describe('samples in Chinese', () => {
  test('two samples', () => {
    expect(
      answers(`${CHICKS}(a) 求两总体公共方差的合并估计值。（2分）
(b) 在 5% 的显著性水平下，检验两种饲料的平均增重是否有差异。（6分）
(c) 求两种饲料平均增重之差的 95% 置信区间，并说明它与 (b) 的结论是否一致。（4分）`),
    ).toEqual(['185', 't = 2.19, critical value = 2.145, reject H0', '0.299 < mu_x - mu_y < 29.7']);
    expect(
      answers(`${CHICKS}后来发现其中一只雏鸡的数据有误，予以剔除。\n求两总体公共方差的合并估计值。`),
    ).toEqual([null]);
  });

  test.each<[question: string, answers: (string | null)[]]>([
    [
      `某教师随机抽取 8 名学生，训练前后各测试一次，成绩如下。
训练前：62，71，58，66，74，69，55，63
训练后：65，70，64，69，79，71，54，69
(a) 写出进行配对样本 t 检验所需的假设。（1分）
(b) 在 5% 的显著性水平下，检验训练后的平均成绩是否高于训练前的平均成绩。（8分）`,
      [
        'The population of differences is normally distributed.',
        't = 2.90, critical value = 1.895, reject H0',
      ],
    ],
    [
      `质检员怀疑谷物棒质量的总体中位数大于 50 g，于是随机抽取 9 根，测得质量（单位：g）如下：
52.3，47.1，55.8，53.9，49.4，58.2，51.7，56.5，54.6
用威尔科克森（Wilcoxon）符号秩检验，在 5% 的显著性水平下检验质检员的怀疑是否成立。`,
      ['T = 5, critical value = 8, reject H0'],
    ],
  ])('pairs and ranks: %s', (question, expected) => {
    expect(answers(question)).toEqual(expected);
  });
});
