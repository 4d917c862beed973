import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  ['求使方程 $x^2+kx+9=0$ 有两个不相等实根的 $k$ 的取值范围。', 'k < -6 or k > 6'],
  ['已知方程 $x^2-2kx+k+6=0$ 有两个相等的实根，求 $k$ 的所有可能值。', 'k = -2 or k = 3'],
  ['直线 $y=kx-5$ 与曲线 $y=x^2-2x+4$ 有且只有一个公共点，求 $k$ 的值。', 'k = -8 or k = 4'],
  ['求满足 $x^2-4x<12$ 的 $x$ 的取值范围。', '-2 < x < 6'],
  [
    '函数 $f$ 定义为 $f(x)=2x^2-12x+13$，其中 $x\\in\\mathbb{R}$，$x\\geqslant k$。求使得 $f^{-1}$ 存在的 $k$ 的最小可能值。',
    'k = 3',
  ],
  [
    '函数 $f$ 和 $g$ 定义如下：$f(x)=3x-2$，$x\\in\\mathbb{R}$；$g(x)=\\frac{4}{x+1}$，$x\\ne -1$。解方程 $fg(x)=4$。',
    'x = 1',
  ],
  ['已知 $A(1,2)$、$B(5,4)$、$C(3,8)$ 三点。求过点 $A$ 且与 $BC$ 垂直的直线的方程。', 'x - 2y = -3'],
  ['已知 $A(1,2)$、$B(5,4)$。求线段 $AB$ 的中点 $M$ 的坐标。', '(3, 3)'],
  ['圆心为 $(3,-1)$ 的圆经过点 $(7,2)$。求该圆的方程。', '(x - 3)^2 + (y + 1)^2 = 25'],
  ['求 $\\left(2x-\\frac1x\\right)^8$ 展开式中不含 $x$ 的项。', '1120'],
  ['写出 $(2+x)^6$ 的展开式中按 $x$ 升幂排列的前四项。', '64 + 192x + 240x^2 + 160x^3'],
  ['一个等差数列的第三项是 $11$，第十二项是 $47$。求前 $20$ 项之和。', '820'],
  ['等差数列的首项为 $5$，公差为 $3$，求使前 $n$ 项和超过 $500$ 的最小正整数 $n$。', 'n = 18'],
  ['一个等差数列的前三项分别为 $2k$、$k+5$ 和 $3k-1$。求 $k$ 的值。', 'k = 11/3'],
  ['曲线 $y=x^2-2x$ 在点 $(3,3)$ 处的法线与曲线再次相交于点 $Q$，求 $Q$ 的坐标。', '(-5/4, 65/16)'],
  ['曲线 $y=x^3-6x^2+9x+2$。求曲线的极大值。', '6'],
  [
    '图中阴影区域由曲线 $y=\\sqrt{x+1}$、$x$ 轴以及直线 $x=3$ 围成。求阴影区域绕 $x$ 轴旋转一周所得旋转体的体积。',
    '8pi',
  ],
  [
    '圆 $C$ 的方程为 $x^2+y^2=25$。直线 $y=x+m$ 与圆 $C$ 有两个交点，求 $m$ 的取值范围。',
    '-5sqrt(2) < m < 5sqrt(2)',
  ],
])('a sentence of printed Chinese is read and solved: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  '已知方程 $x^2-2kx+k+6=0$ 有两个相等的正实根，求 $k$ 的所有可能值。',
  '直线 $y=kx-5$ 与曲线 $y=x^2-2x+4$ 有且只有一个公共点，求 $k$ 的正值。',
  '求满足 $x^2-4x<12$ 的正整数 $x$ 的取值范围。',
  '按 $x$ 的降幂写出 $(1-3x)^5$ 的展开式的前三项。',
  '等差数列的首项为 $5$，公差为 $3$，求使前 $n$ 项和不超过 $500$ 的最大正整数 $n$。',
  '点 $P$ 沿曲线 $y=\\sqrt{x}$ 运动，其 $x$ 坐标以每秒 $0.3$ 个单位的速率减少。求当 $x=4$ 时，$P$ 的 $y$ 坐标的变化率。',
  '图中阴影区域由曲线 $y=\\sqrt{x+1}$、$x$ 轴以及直线 $x=3$ 围成。求阴影区域绕 $y$ 轴旋转一周所得旋转体的体积。',
  '图中阴影区域由曲线 $y=\\sqrt{x+1}$、$x$ 轴以及直线 $x=3$ 围成。求阴影区域面积的一半。',
])('a word that changes the answer stops it: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test.each([
  'Find the two roots of the equation $x^3 - 6x^2 + 11x - 6 = 0$.',
  'Find the real roots of the equation $z^4 = 16$.',
  '求方程 $z^4=16$ 的实根。',
  '求方程 $z^4=16$ 的三个根。',
  'Find the positive value of $x$ for which $x^2 + 5x + 6 = 0$.',
])('roots of another number or sign than was asked for are no answer: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});
