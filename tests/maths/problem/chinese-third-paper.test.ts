import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  ['求方程 tan x = 1 在区间 0 < x < 2π 内的所有解。', 'x = pi/4 or x = 5pi/4'],
  ['求满足 0 < x < 2π 的方程 tan x = 1 的所有解。', 'x = pi/4 or x = 5pi/4'],
])('解的范围写在方程的前后: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  '求 ∫ x sin 2x dx 的精确值，其中积分下限为 0，上限为 π/4。',
  '设 I = ∫ x sin 2x dx，积分上、下限分别为 π/4 和 0。求 I 的精确值。',
])('用文字说出的积分限: %s', (text) => {
  expect(answers(text)).toEqual(['1/4']);
});

test('字母不同的积分限不予采用', () => {
  expect(answers('求 ∫ x sin 2x dx 的精确值，其中积分下限为 t = 0，上限为 t = π/4。')).toEqual([null]);
});

test('两边取对数得直线及其斜率', () => {
  const text =
    '已知变量 x，y 满足关系式 5²ʸ = 3ˣ⁺⁴。\n（1）两边取对数，说明 y 关于 x 的图象是一条直线，并写出该直线斜率的精确值。\n（2）设该直线与直线 y = x 交于点 P，求点 P 的横坐标，精确到小数点后两位。';
  expect(answers(text)).toEqual(['ln(3)/(2ln(5))', '2.07']);
});

test('切线平行于坐标轴的点以问句给出', () => {
  const text = '曲线 C 的方程是 x² − 4xy + 5y² = 20。曲线 C 在哪些点处的切线与 y 轴平行？求出这些点的坐标。';
  expect(answers(text)[0]).toMatch(/^\((?:10, 4\), \(-10, -4|-10, -4\), \(10, 4)\)$/);
});

test('两直线相交及其交点', () => {
  const text =
    '已知点 A，B 关于原点 O 的位置向量分别为 2i − j + 3k 和 4i + j + 2k，直线 l 的向量方程为 r = 5i + 5j − k + μ(i − 2j + 2k)。\n（i）证明直线 AB 与 l 相交，并求交点 P 的位置向量。\n（ii）求直线 AB 与 l 所成的锐角。';
  expect(answers(text)).toEqual(['6i + 3j + k', '63.6°']);
});

test('区域内各点的辐角与模', () => {
  const text =
    '复数 u 定义为 u = 8/(√3 − i)。\n（1）在阿根图（Argand diagram）上画出表示 u 的点，并用阴影标出满足 |z − u| ≤ 2 的复数 z 所对应的区域。\n（2）对于（1）中区域内的点，求 arg z 的最大值（用 π 表示）。\n（3）求上述区域内各点所对应的复数 z 的模 |z| 的最小值。';
  expect(answers(text).slice(1)).toEqual(['pi/3', '2']);
});

test('由已证的等式构造迭代公式', () => {
  const text =
    '设 a 为正常数，且 ∫_0^a (4x + e^(x/2)) dx = 10。\n(a) 证明 a = √(6 − e^(a/2))。\n(b) 通过计算验证 a 介于 1.8 与 1.9 之间。\n(c) 利用 (a) 中的等式构造迭代公式，求 a 的值，精确到小数点后两位；每次迭代的结果须写到小数点后四位。';
  expect(answers(text)[2]).toMatch(/1\.86$/);
});

const GROWTH =
  '设混合 t 分钟后丙的质量为 x 克。已知 x 的增加速率与 (20 − x)(40 − x) 成正比，且 t = 0 时 x = 0，t = 10 时 x = 10。';

test('所说的量可以有任何名称', () => {
  const [solved, reached] = answers(
    `${GROWTH}\n（1）建立关于 x 与 t 的微分方程并求解，用 x 表示 t。\n（2）经过多少分钟，丙的质量达到 15 克？`,
  );
  expect(solved).toMatch(/^t = /);
  expect(reached).toBe('22.6 min');
});

test('另一种量达到的时间没有答案', () => {
  expect(answers(`${GROWTH}\n（1）经过多少分钟，丁的质量达到 15 克？`)).toEqual([null]);
});

test.each([
  ['用梯形法则取四个区间估算 ∫_0^2 √(1 + x³) dx 的值，结果保留三位有效数字。', '3.28'],
  ['曲线的参数方程为 x = t² + 1，y = t³ − 3t。求曲线上切线平行于 x 轴的点的坐标。', '(2, 2), (2, -2)'],
])('梯形法则与参数曲线: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});
