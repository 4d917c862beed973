import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  [
    'The diagram shows a circle with centre O and radius 8 cm. Points A and B lie on the circle and angle AOB = 2π/3 radians. The tangents to the circle at A and B meet at the point T. The shaded region is bounded by the tangents AT and BT and the minor arc AB. Find the exact perimeter of the shaded region.',
    '(48sqrt(3) + 16pi)/3 cm',
  ],
  [
    'In the diagram, PQR is a triangle in which angle QPR is a right angle, PQ = 9 cm and PR = 12 cm. The circle with centre Q and radius 9 cm cuts QR at S. Find the area of the region bounded by the lines PR and RS and the minor arc PS.',
    '16.4 cm^2',
  ],
  [
    'The diagram shows triangle ABC in which AB = AC = 10 cm and BC = 12 cm. A circular arc with centre A touches BC at D and cuts AB at E and AC at F. Find angle BAC in radians.',
    '1.29',
  ],
  [
    'The diagram shows a circle with centre O and radius 10 cm. The chord AB is of length 12 cm. Find the area of the minor segment.',
    '16.4 cm^2',
  ],
  [
    'The tangent to a circle at A meets OB produced at C. The circle has centre O and radius 6 cm and angle AOB = 1 radian. Find the perimeter of the region bounded by AC, CB and the arc AB.',
    '20.4 cm',
  ],
  [
    'A sector has radius r cm and an angle of θ radians. The perimeter of the sector is 30 cm. Find the area of the sector in terms of r.',
    '-r^2 + 15r',
  ],
  [
    '如图，在扇形 OAB 中，OA = 10 cm，∠AOB = 0.9 弧度。点 C 在 OA 上，且 BC ⊥ OA。求由弧 AB、线段 BC 和 AC 围成的阴影部分的面积。',
    '20.7 cm^2',
  ],
  [
    '两个圆的半径都是 4 cm，圆心分别为 P 和 Q，且每个圆都经过另一个圆的圆心。两圆相交于 A、B 两点。求两圆公共部分的周长，答案用 π 表示。',
    '16pi/3 cm',
  ],
  ['一个扇形的弧长为 6 cm，圆心角为 1.5 弧度，求该扇形的面积。', '12 cm^2'],
  ['A sector has arc length 6 cm and angle 1.5 radians. Find the area of the sector.', '12 cm^2'],
  [
    'The diagram shows a circle with centre A and radius 5 cm, and a circle with centre B and radius 12 cm. The circles intersect at P and Q, and AB = 13 cm. Find the area of the region common to both circles.',
    '26.3 cm^2',
  ],
  [
    '如图，△OAB 中，OA = OB = 8 cm，∠AOB = π/3。以 O 为圆心、4 cm 为半径的圆弧分别交 OA、OB 于点 C、D。求由 AC、弧 CD、DB 和 AB 围成的区域的周长。',
    '(48 + 4pi)/3 cm',
  ],
  [
    'In triangle ABC, angle BAC is a right angle, AB = 9 cm and AC = 12 cm. Show that angle ABC = 0.9273 radians, correct to 4 significant figures.',
    '0.9273 rad',
  ],
])('a plane figure is drawn from what is told of it, and measured: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test('letters of a figure that have several values are given together', () => {
  expect(
    answers(
      '如图，扇形 OAB 的圆心为 O，半径为 r cm，圆心角 ∠AOB = θ 弧度，其中 0 < θ < π。已知扇形的周长为 20 cm，面积为 24 cm²。求 r 的所有可能值以及相应的 θ 值。',
    ),
  ).toEqual(['r = 4 cm, theta = 3 or r = 6 cm, theta = 4/3']);
});

test('"in the case where" holds for its part alone', () => {
  const told = 'A sector has radius r cm and an angle of θ radians. The perimeter of the sector is 30 cm.';
  expect(
    answers(
      `${told}\n(a) In the case where r = 6, find the area of the sector. [2]\n(b) Find the area of the sector in terms of r. [2]`,
    ),
  ).toEqual(['54 cm^2', '-r^2 + 15r']);
});

test.each([
  // What is told leaves it open.
  'The diagram shows a circle with centre O and radius 10 cm. A and B are points on the circle. Find the length of AB.',
  'In triangle ABC, AB = 6 cm and BC = 8 cm. Find the area of triangle ABC.',
  // Two triangles are as it says.
  'In triangle ABC, AB = 10 cm, BC = 7 cm and angle BAC = π/6 radians. A circle with centre A and radius 2 cm cuts AB at D. Find the length of AC.',
  // A word that is not read.
  'The diagram shows a circle with centre O and radius 10 cm. The chord AB is of length 12 cm. Find the area of the larger segment.',
  // No such figure.
  'The diagram shows a circle with centre O and radius 5 cm. The chord AB is of length 12 cm. Find the area of the minor segment.',
])('no length or area is given of a figure that may be drawn otherwise: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});
