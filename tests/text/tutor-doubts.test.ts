import { describe, expect, test } from 'vitest';
import { doubtsIn, examFactIn } from '../../server/tutor/doubts/doubts.ts';
import { ALGEBRA } from '../../server/tutor/doubts/told/algebra.ts';
import { APPLIED } from '../../server/tutor/doubts/told/applied.ts';
import { CALCULUS } from '../../server/tutor/doubts/told/calculus.ts';
import { EXAM_FACTS } from '../../server/tutor/doubts/told/exam-facts.ts';
import { FURTHER } from '../../server/tutor/doubts/told/further.ts';
import { PHYSICS } from '../../server/tutor/doubts/told/physics.ts';
import { spelled } from '../../server/tutor/reading/spelling/spelled.ts';

const first = (said: string, about = '') => doubtsIn(spelled(said), about)[0]?.en ?? '';

describe('a doubt is told by its words, in whichever order and however they are spelt', () => {
  test.each([
    ['why does the sign flip when deviding by a negative', '', 'number line'],
    ['when i divide by a minus how come the inequality changes direction', '', 'number line'],
    ['除以负数为什么要变号', '', 'number line'],
    ["why is it 'or' not 'and'", 'x^2 - x - 6 > 0', 'two separate pieces'],
    ['为什么一定要x≥3 没有会怎样', 'f(x)=x^2-6x+11 求反函数', 'same value twice'],
    ['why do we even use radians', 'sector', 'measured by the circle itself'],
    ['为啥不能先减再平方', '绕x轴的体积', 'ring'],
    ['how do i choose u', 'integral of x e^(2x)', 'simpler when differentiated'],
    ['does any rearangement work?', 'find the root', 'F′ is less than 1'],
    ['为什么两边张力一样', '滑轮', 'string is light'],
    ['when nPr when nCr', '', 'Order matters'],
    ['do the horizontal and verticle effect each other', 'ball thrown', 'independent'],
    ['为什么两个光源要相干', '', 'constant phase difference'],
    ['why divide by 3!2!', 'arrangements of TOMORROW', 'Swapping equal letters'],
    ['可以用匀变速公式吗', 'v = t^2 - 6t', 'acceleration is constant'],
  ])('%s', (said, about, reason) => {
    expect(first(said, about)).toContain(reason);
  });

  test.each([
    ['solve x^2 = 4', ''],
    ['thanks a lot', ''],
    ['x = 3', 'solve x^2 - x - 6 > 0'],
    ['give me a harder one', 'sector'],
    ['来一道难点的', '函数'],
  ])('what is no doubt has no reason: %s', (said, about) => {
    expect(doubtsIn(said, about)).toEqual([]);
  });
});

test.each([
  ['is binomal with negative power in paper 1', '', 'Paper 3'],
  ['is this in paper 1 as well', 'Express (5x+1)/((x-1)(x+2)) in partial fractions', 'Paper 3'],
  ['特征值在paper1还是paper2', '矩阵', 'Further Pure 2'],
  ['is parts formula given', 'integral of x e^(2x)', 'is in the list MF19'],
  ['公式表给了吗', '双缝 条纹间距', 'not on the page of formulae'],
])('where something is examined, and what is printed for it: %s', (said, about, fact) => {
  expect(examFactIn(spelled(said), about)?.en).toContain(fact);
});

test('each reason is written in both languages, and no two doubts have the same words', () => {
  const all = [...ALGEBRA, ...CALCULUS, ...APPLIED, ...FURTHER, ...PHYSICS, ...EXAM_FACTS];
  for (const [, , en, zh] of all) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  }
  expect(new Set(all.map(([about, words]) => `${about} ${words}`)).size).toBe(all.length);
});

describe('slips of typing in the words of the syllabus', () => {
  test.each([
    ['find the coefficent of x^2', 'find the coefficient of x^2'],
    ['intergral of x', 'integral of x'],
    ['is teh speed lowest', 'is the speed lowest'],
    ['simultanious quadradic eqautions', 'simultaneous quadratic equations'],
  ])('%s', (typed, meant) => {
    expect(spelled(typed)).toBe(meant);
  });

  test.each([
    'how many arrangements of TOMORROW',
    'the charged particle accelerated',
    '\\coefficent + 2',
    'I can hardly conserve it',
  ])('what may be another word stays: %s', (typed) => {
    expect(spelled(typed)).toBe(typed);
  });
});

test('no group of words has an empty one, which would stand in every message', () => {
  const all = [...ALGEBRA, ...APPLIED, ...CALCULUS, ...FURTHER, ...PHYSICS, ...EXAM_FACTS];
  const groups = all.flatMap(([about, words]) => [...about.split(' '), ...words.split(' ')]);
  expect(groups.filter((group) => group !== '' && group.split('|').includes(''))).toEqual([]);
});

test.each([
  ['why does it converge', 'Use the iterative formula x_(n+1) = (x_n + 5)^(1/3) to find the root.'],
  ['how many marks would i lose for that k=8 thing', 'The line y = 2x + k is a tangent to the curve.'],
  ['can i use the double angle formula', 'Solve sin 2x = cos x.'],
  ["i don't understand the integral", 'Find the area under the curve y = x^2.'],
  ['why is there a threshold frequency', 'Light of frequency f falls on a metal.'],
  ['is the binomial distribution in paper 5', ''],
])('%s: not answered with the reason for something else', (said, about) => {
  const wrong = /a\/\(1 − r\)|k = 0\.4|P₀|below the axis|source moves|positive integer/;
  expect(`${first(said, about)} ${examFactIn(said, about)?.en ?? ''}`).not.toMatch(wrong);
});
