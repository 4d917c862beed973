import { expect, test } from 'vitest';
import { oneByOne } from '#server/maths/reading/typing/one-by-one.ts';
import { writtenOut } from '#server/maths/reading/typing/written-out.ts';

const rule = (title: string, cases: [typed: string, written: string | null][]) =>
  test(title, () => {
    for (const [typed, written] of cases) expect(writtenOut(typed)[0] ?? null, typed).toBe(written);
  });

rule('short forms of words are written in full', [
  ['find coords of stat pts of y = x^3 - 3x', 'Find the coordinates of stationary points of y = x^3 - 3x.'],
  [
    'find vol when y = x^2 is rotated 360 about x axis',
    'Find the volume when y = x^2 is rotated through 360° about the x-axis.',
  ],
  ['det of [[1,2],[3,4]]', 'Find the determinant of [[1,2],[3,4]].'],
]);

rule('what is asked for by its name alone has its verb and its article', [
  ['turning pts of y = x^2', 'Find the turning points of y = x^2.'],
  ['Sqrt of 5-12i', 'Find the square roots of 5-12i.'],
  ['root of 5-12i', 'Find the square roots of 5-12i.'],
  ['arg 1+i', 'Find the argument of 1+i.'],
  ['modulus 3+4i', 'Find the modulus of 3+4i.'],
  ['gradient y = x^2 at x = 3', 'Find the gradient of y = x^2 at x = 3.'],
  ['X~B(5,0.2), P(X=1)', 'X~B(5,0.2). Find P(X=1).'],
]);

rule('what is told and what is asked for are sentences of their own', [
  ['given f(x) = 2x, g(x) = x^2, find fg(3)', 'f(x) = 2x, g(x) = x^2. Find fg(3).'],
  ['ln(x+2) = 2 solve', 'Solve ln(x+2) = 2.'],
  ['(1+i)/(2-i) in form a+bi', 'Express (1+i)/(2-i) in the form a+bi.'],
  [
    'block of mass 2 kg on smooth plane, g = 10, find force',
    'A block of mass 2 kg is on a smooth plane. Take g = 10. Find the force.',
  ],
]);

test('a condition that stands behind what is asked for may be told first', () => {
  expect(writtenOut('find E(X) if X~B(10,0.3)')).toContain('X~B(10,0.3). Find E(X).');
  expect(writtenOut('max speed of v = 12t - 3t^2')).toContain('v = 12t - 3t^2. Find the maximum speed.');
});

rule('values that stand beside the name of a thing are told of it', [
  [
    'sector r 8cm angle 1.2 rad find area',
    'A sector of a circle has radius 8 cm and angle 1.2 radians. Find the area.',
  ],
  ['normal mu 50 sigma 4 P(X>55)', 'X ~ N(50, 4^2). Find P(X>55).'],
  [
    'bag has 5 red 3 blue balls, 2 taken w/o replacement, prob both red',
    'A bag contains 5 red balls and 3 blue balls. Two balls are taken without replacement. Find the probability that both are red.',
  ],
]);

rule('a Chinese question gets its marks and the words that were left out', [
  ['扇形半径6cm,圆心角1.5弧度,求弧长', '扇形的半径为6 cm，圆心角为1.5弧度。求弧长。'],
  ['矩阵[[4,1],[2,3]]的特征值', '求矩阵[[4,1],[2,3]]的特征值。'],
]);

rule('a question in full sentences is left as it is', [
  ['Find the gradient of the curve y = x^2 at x = 3.', null],
  ['求曲线y=x^2在x=2处的切线方程。', null],
]);

rule('what is told alone asks for nothing', [['g = 10', null]]);

test('things that are asked for together are asked for one by one', () => {
  expect(oneByOne('X ~ Geo(0.2). Find P(X = 4) and E(X).')).toEqual([
    ['X ~ Geo(0.2). Find P(X = 4).', 'X ~ Geo(0.2). Find E(X).'],
  ]);
  expect(oneByOne('s = t^3. Find the velocity and the acceleration at t = 2.')[0]).toEqual([
    's = t^3. Find the velocity at t = 2.',
    's = t^3. Find the acceleration at t = 2.',
  ]);
});

test('one thing between two, and what goes back to the first, is not taken apart', () => {
  expect(oneByOne('Find the distance between A and B.')).toEqual([]);
  expect(oneByOne('Find the cross product of (1,2,3) and (4,5,6).')).toEqual([]);
  expect(oneByOne('Find the time taken and the speed at that moment.')).toEqual([]);
});
