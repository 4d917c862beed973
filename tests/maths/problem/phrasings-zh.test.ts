import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';
import families from './phrasings-zh.json' with { type: 'json' };

const answersOf = (question: string): string =>
  solveParts(question)
    .map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : outcome.why))
    .join(' | ');

test.each(families)('every Chinese way to ask for $asks gets the same answer', ({ answer, phrasings }) => {
  expect(phrasings.map((question) => [question, answersOf(question)])).toEqual(
    phrasings.map((question) => [question, answer]),
  );
});

test.each([
  [
    'a tangent from a point beside the curve',
    '过点 $A(0,-9)$ 作曲线 $y=x^3-4x+7$ 的切线，求这条切线的方程。',
  ],
  ['the larger root alone', '求满足 $x^2-5x+6=0$ 的较大的 $x$ 的值。'],
  ['another letter than that of the equation', '解关于 $x$ 的方程 $at^2-4=0$。'],
  ['the negative value alone', '直线 $y=kx-3$ 与曲线 $y=x^2+x+1$ 相切，求 $k$ 的负值。'],
  ['descending powers', '求 $(3-2x)^5$ 的展开式中按 $x$ 降幂排列的前三项。'],
  [
    'half a turn',
    '区域 $R$ 由曲线 $y=\\sqrt{x}$、$x$ 轴以及直线 $x=1$ 和 $x=4$ 围成。求 $R$ 绕 $x$ 轴旋转 $180^\\circ$ 所得旋转体的体积。',
  ],
  ['a chord for a diameter', '已知 $A(1,5)$、$B(7,1)$ 是圆 $C$ 的一条弦的两端点，求圆 $C$ 的方程。'],
  ['one quadrant', '曲线 $y=x^2$ 与直线 $y=x+2$ 相交，求第一象限内交点的坐标。'],
  [
    'a rate for each minute',
    '点 $P$ 沿曲线 $y=x^2-3x$ 运动，其横坐标以每分钟 $0.16$ 个单位的速率增加。求当 $x=3$ 时纵坐标的变化率。',
  ],
  [
    'where a function does not increase',
    '函数 $f$ 定义为 $f(x)=x^3-3x^2-9x+4$，求 $f$ 不为增函数时 $x$ 的取值范围。',
  ],
  ['what is no factor', '已知 $(x-1)$ 不是多项式 $x^3+ax^2-x-2$ 的因式，求常数 $a$ 的值。'],
  [
    'an event that does not happen',
    '对于事件 $A$ 和 $B$，有 $P(A)=0.4$，$P(B)=0.5$ 且 $P(A\\cap B)=0.15$，求在 $A$ 不发生的条件下 $B$ 发生的概率。',
  ],
  ['two positive roots', '方程 $x^2+kx+9=0$ 有两个正实根。求 $k$ 的取值范围。'],
  ['a part of the terms', '求首项为 $2$、公差为 $3$ 的等差数列的第 $11$ 项到第 $20$ 项的和。'],
])('%s is no other way to ask for the whole', (_, question) => {
  expect(answersOf(question)).toBe('unknown');
});
