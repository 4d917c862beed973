import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const verdicts = (question: string, ...lines: string[]) =>
  readMarked(lines, { question, part: null }).lines.map(({ verdict }) => verdict);

const isDecidedRight = (each: string[]) => {
  for (const verdict of each) expect(['unchecked', 'wrong', 'lost', 'carried']).not.toContain(verdict);
};

const VOLUME =
  'The diagram shows the region bounded by the curve y = 3/(2x + 1), the coordinate axes and the line x = 1. Find the volume obtained when this region is rotated through 360° about the x-axis. [4]';
const SUBSTITUTED = '用代换 u = 1 + sin x,求 ∫ (sin 2x)/(1 + sin x) dx 在 0 到 π/2 上的精确值。 [5]';
const PARAMETRIC =
  'The parametric equations of a curve are x = t^2 + 1, y = 4t + ln(2t − 1), for t > 1/2. Find the gradient of the curve at the point where t = 1. [4]';
const LINEAR =
  'Find the solution of the differential equation dy/dx + (2/x)y = 4x, for x > 0, given that y = 3 when x = 1. Give your answer in the form y = f(x). [5]';

test('an integral with the y of the question, its bracket and its limits in words are confirmed', () => {
  isDecidedRight(
    verdicts(VOLUME, 'V = π∫ y^2 dx', '= π∫ 9(2x+1)^-2 dx', '= π[-9/2 (2x+1)^-1] from 0 to 1', '= 3π'),
  );
});

test.each([
  ['= π∫ 9(2x+1)^-1 dx', 1],
  ['= π[-9 (2x+1)^-1] from 0 to 1', 1],
  ['= π[-9/2 (2x+1)^-1] from 1 to 2', 1],
])('an integral that is another one than that before it is wrong: %s', (line, at) => {
  expect(verdicts(VOLUME, 'V = π∫ y^2 dx', line)[at]).toBe('wrong');
});

test('an integral in the letter of a substitution is compared by that substitution', () => {
  isDecidedRight(
    verdicts(SUBSTITUTED, 'du/dx = cos x', '积分变为 ∫ 2(u-1)/u du', '= ∫(2 - 2/u) du', '= [2u - 2 ln u]'),
  );
  const slip = ['积分变为 ∫ 2(u-1)/u du', '= ∫(2 - 2/u) du', '= [2u - ln u]', '= (4 - ln2) - 2'];
  expect(verdicts(SUBSTITUTED, ...slip)).toEqual(['follows', 'equal', 'wrong', 'carried']);
});

test('an integral in two letters at once is not judged', () => {
  expect(verdicts('Find ∫ x/(x+1) dx using u = x + 1. [4]', '= ∫ (u-1)/u dx')).not.toContain('wrong');
});

test('an integral of another letter than that by which it is integrated is not judged', () => {
  const question =
    'The region bounded by y = x^2, the y-axis and y = 4 is rotated about the y-axis. Find the volume. [3]';
  expect(verdicts(question, 'V = π∫ x^2 dy', '= π∫ y dy', '= π[y^2/2] from 0 to 4', '= 8π')).not.toContain(
    'wrong',
  );
});

test('the slope of a curve that is told by a parameter is compared in the parameter alone', () => {
  isDecidedRight(
    verdicts(
      PARAMETRIC,
      'dx/dt = 2t',
      'dy/dt = 4 + 2/(2t-1)',
      'dy/dx = dy/dt ÷ dx/dt',
      '= (4 + 2/(2t-1))/(2t)',
    ),
  );
  const slip = [
    'dy/dt = 4 + 1/(2t-1)',
    'dx/dt = 2t',
    'dy/dx = dy/dt ÷ dx/dt',
    '= (4 + 1/(2t-1))/(2t)',
    't=1: gradient = 5/2',
  ];
  expect(verdicts(PARAMETRIC, ...slip)).toEqual(['wrong', 'equal', 'follows', 'carried', 'carried']);
});

test('a derivative written with the y of the curve is no other one', () => {
  const question = 'The equation of a curve is y = 6/(2x − 1). Find dy/dx. [2]';
  expect(verdicts(question, 'dy/dx = -y^2/3')).not.toContain('wrong');
});

test('d/dx of a product is judged by the differential equation of the question', () => {
  isDecidedRight(verdicts(LINEAR, 'd/dx (x^2 y) = 4x^3', 'x^2 y = x^4 + C', 'y = x^2 + 2/x^2'));
  const slip = ['d/dx (x^2 y) = 4x', 'x^2 y = 2x^2 + C', 'x=1,y=3: 3 = 2 + C, C = 1', 'y = 2 + 1/x^2'];
  expect(verdicts(LINEAR, ...slip)).toEqual(['wrong', 'carried', 'carried', 'carried']);
});

test('the gradient that comes of a mistaken derivative is carried, and so is the line drawn with it', () => {
  const question =
    'The equation of a curve is y = 6/(2x − 1). Find the equation of the normal to the curve at the point where x = 2, giving your answer in the form ax + by + c = 0, where a, b and c are integers. [5]';
  const lines = [
    'dy/dx = -6(2x-1)^-2',
    'm = -6/9 = -2/3, so normal gradient = 3/2',
    'y - 2 = 3/2 (x - 2)',
    '3x - 2y - 2 = 0',
  ];
  expect(verdicts(question, ...lines)).toEqual(['wrong', 'carried', 'carried', 'carried']);
});

test('the ends of an integral in both letters of a substitution go together', () => {
  expect(verdicts(SUBSTITUTED, 'x=0, u=1; x=π/2, u=2')).toEqual(['follows']);
  expect(verdicts(SUBSTITUTED, 'x=0, u=1; x=π/2, u=1')).toEqual(['wrong']);
  expect(verdicts(SUBSTITUTED, 'x=0, y=1; x=π/2, y=1')).not.toContain('wrong');
});
