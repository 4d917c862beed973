import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SECTOR =
  'The diagram shows a sector $OAB$ of a circle with centre $O$ and radius 10 cm. Angle $AOB$ is 1.2 radians.';
const CHINESE = '扇形 $OAB$ 的半径为 $12$ cm，圆心角 $\\angle AOB$ 为 $\\frac{\\pi}{3}$ 弧度。';

test.each([
  [`${SECTOR} Find the perimeter of the sector.`, '32 cm'],
  [`${SECTOR} Find the length of the chord $AB$.`, '11.3 cm'],
  [
    `${SECTOR} $C$ is the midpoint of $OB$. Find the area of the region bounded by $AC$, $CB$ and the arc $AB$.`,
    '36.7 cm^2',
  ],
  [
    `${SECTOR} The point $C$ lies on $OA$ such that $OC = 6$ cm. Find the area of the region bounded by $BC$, $CA$ and the arc $AB$.`,
    '32.0 cm^2',
  ],
  [
    '$ABC$ is an equilateral triangle with sides of length 6 cm. An arc of a circle with centre $A$ and radius 6 cm is drawn from $B$ to $C$. Find the area of the region bounded by the arc $BC$ and the chord $BC$.',
    '(6pi - 9sqrt(3)) cm^2',
  ],
  [`${CHINESE}求弓形的面积，给出精确值。`, '(24pi - 36sqrt(3)) cm^2'],
  [
    `${CHINESE}点 $C$ 在 $OA$ 上，且 $OC=5$ cm。求由 $BC$、$CA$ 与弧 $AB$ 所围区域的面积。`,
    '(24pi - 15sqrt(3)) cm^2',
  ],
  ['扇形的半径为 $5$ cm，面积为 $20$ cm$^2$。求扇形的周长。', '18 cm'],
  [
    'The diagram shows a sector $OAB$ of a circle with centre $O$ and diameter 10 cm. Angle $AOB$ is 1.2 radians. Find the length of the chord $AB$.',
    '5.65 cm',
  ],
  [`${SECTOR} Find the length of the major arc $AB$.`, '(-12 + 20pi) cm'],
  [`${CHINESE}求优弧 $AB$ 的长度。`, '20pi cm'],
])('a figure of arcs and straight lines is laid out and measured, in its unit: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test('letters of a figure are found from what is told of its measures', () => {
  expect(
    answers(
      'A sector $OAB$ of a circle, centre $O$, has radius $r$ cm and angle $\\theta$ radians. The perimeter of the sector is 20 cm and its area is 24 cm$^2$.\n(a) Show that $r^2 - 10r + 24 = 0$. [3]\nIt is given that $\\theta < 2$.\n(b) Find the value of $r$ and the value of $\\theta$. [3]\n(c) Find, correct to 3 significant figures, the length of the chord $AB$. [2]',
    ),
  ).toEqual(['r^2 - 10r + 24 = 0', 'r = 6, theta = 4/3', '7.42 cm']);
});

test.each([
  `${SECTOR} The point $C$ lies on $OA$ produced such that $OC = 16$ cm. Find the area of the region bounded by $BC$, $CA$ and the arc $AB$.`,
  'The diagram shows a sector $OAB$ of a circle with centre $O$ and radius 10 cm. The reflex angle $AOB$ is 1.2 radians. Find the length of the arc $AB$.',
  '扇形的周长为 $20$ cm，面积为 $24$ cm$^2$。求扇形的半径。',
])('a word that makes it another figure, or too little that is told, stops it: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test('the angle of a sector is less than a whole turn', () => {
  const sector =
    'A sector $OAB$ of a circle has radius $r$ cm and angle $\\theta$ radians. The perimeter is 20 cm and the area is 16 cm$^2$.';
  expect(answers(`${sector} Find $r$ and $\\theta$.`)).toEqual(['r = 8, theta = 1/2']);
  expect(answers(`${sector} Given that $\\theta > 1$, find $r$ and $\\theta$.`)).toEqual([null]);
});
