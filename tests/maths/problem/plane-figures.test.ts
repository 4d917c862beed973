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

const SECTOR = 'A sector has radius r cm and an angle of θ radians.';
const NAMED = 'A sector OAB of a circle, centre O, has radius r cm and angle θ radians.';

test.each([
  [`${SECTOR} The perimeter of the sector is 30 cm. Find θ in terms of r.`, 'theta = -2 + 30/r'],
  [`${SECTOR} The perimeter of the sector is 30 cm. Find r in terms of θ.`, 'r = 30/(theta + 2)'],
  [`${NAMED} The perimeter of the sector is p cm. Find θ in terms of r and p.`, 'theta = -2 + p/r'],
  [
    'In triangle ABC, AB = x cm, AC = 5 cm and angle BAC = θ radians. The area of triangle ABC is 20 cm². Find x in terms of θ.',
    'x = 8/sin(theta)',
  ],
  ['扇形的半径为 r cm，圆心角为 θ 弧度。扇形的周长为 30 cm。求 θ（用 r 表示）。', 'theta = -2 + 30/r'],
])('a letter in terms of others is an expression in exactly these: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  `${NAMED} The area of the sector is 50 cm². Find r in terms of θ.`,
  '扇形的半径为 r cm，圆心角为 θ 弧度。扇形的面积为 30 cm²。求 r（用 θ 表示）。',
  `${SECTOR} The perimeter of the sector is p cm. Find θ in terms of r.`,
  `${SECTOR} The perimeter of the sector is 30 cm and r = 6. Find θ in terms of r.`,
  'A sector OAB has centre O, radius 6 cm and angle 1.2 radians. Find the area of the sector in terms of r.',
])('in terms of letters no number is given: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test.each([
  `${SECTOR} The perimeter of the sector is 30 cm. Find θ.`,
  '扇形的半径为 r cm，圆心角为 θ 弧度。扇形的周长为 30 cm。求 θ。',
])('no number is given for a letter that may be any: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

const ON_SIDE =
  'The diagram shows a sector OAB of a circle with centre O and radius 10 cm. Angle AOB is 0.9 radians. The point C lies on OA such that';
const ON_SIDE_IN_CHINESE = '如图，在扇形 OAB 中，OA = 10 cm，∠AOB = 0.9 弧度。点 C 在 OA 上，且';

test.each([
  [`${ON_SIDE} AC = 2OC. Find OC.`, '10/3 cm'],
  [`${ON_SIDE} AC = 2CO. Find AC.`, '20/3 cm'],
  [`${ON_SIDE} AC is twice OC. Find OC.`, '10/3 cm'],
  [`${ON_SIDE} 2OC = 3AC. Find OC.`, '6 cm'],
  [`${ON_SIDE} OC = 0.4OA. Find OC.`, '4 cm'],
  [`${ON_SIDE} OC = (1/4)OA. Find OC.`, '5/2 cm'],
  [`${ON_SIDE} $OC = \\frac{OA}{4}$. Find OC.`, '5/2 cm'],
  [`${ON_SIDE} OC = OA/4. Find the length of BC.`, '8.67 cm'],
  [`${ON_SIDE} OC = 2/5 OA. Find the length of BC.`, '8.14 cm'],
  [`${ON_SIDE} AC = 2OC. Find the area of the region bounded by BC, CA and the arc AB.`, '31.9 cm^2'],
  [`${ON_SIDE_IN_CHINESE} AC = 2OC。求由弧 AB、线段 BC 和 AC 围成的阴影部分的周长。`, '24.0 cm'],
  [`${ON_SIDE_IN_CHINESE} OC = OA/5。求 △OBC 的面积。`, '7.83 cm^2'],
  [
    'The diagram shows a circle with centre O and radius 6 cm. The points A and B lie on the circle. The chord AB = 1.5OA. Find the area of the minor segment.',
    '12.7 cm^2',
  ],
  [
    'The tangent to a circle at A meets OB produced at C. The circle has centre O and radius 6 cm and OC = 2OB. Find the area of the region bounded by AC, CB and the arc AB.',
    '(18sqrt(3) - 6pi) cm^2',
  ],
])('so many times a length is no product of letters: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  `${ON_SIDE} OC = OA - 4. Find OC.`,
  `${ON_SIDE} OC = k OA. Find OC.`,
  `${ON_SIDE} AC = 2OC + 1. Find OC.`,
  `${ON_SIDE} OC = OA × AC. Find OC.`,
  `${ON_SIDE_IN_CHINESE} OC = OA - 4。求 OC。`,
])('no letter of a point stands in an answer: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test.each([
  ['A sector of a circle of area 36π cm² has an angle of 1 radian. Find the area of the sector.', '18 cm^2'],
  [
    'A sector of a circle with area 36π cm² has an angle of 1 radian. Find the perimeter of the sector.',
    '18 cm',
  ],
  [
    'The diagram shows a sector OAB of a circle with centre O and area 100π cm². Angle AOB is 1.2 radians. Find the perimeter of the sector.',
    '32 cm',
  ],
  ['A sector OAB of a circle with centre O has area 50 cm² and angle 1 radian. Find OA.', '10 cm'],
  ['如图，圆 O 的面积为 100π cm²，A、B 两点在圆上，∠AOB = 1.2 弧度。求弧 AB 的长。', '12 cm'],
])('the area of a circle is not that of its part: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

const WIDER =
  'The diagram shows a sector OAB of a circle with centre O and radius 10 cm. Angle AOB is 1.2 radians.';
const ASKED = 'Find the area of the region bounded by BC, CA and the arc AB.';

test.each([
  `${WIDER} The point C lies on OA such that CB is perpendicular to OB. ${ASKED}`,
  `${WIDER} The point C lies on OA and BC is perpendicular to OB. ${ASKED}`,
  `${WIDER} The point C lies on OA such that OC = 12 cm. ${ASKED}`,
  `In the diagram, OAB is a sector of a circle with centre O and radius r cm and angle AOB = θ radians. The point C lies on OA such that BC is perpendicular to OB. ${ASKED.slice(0, -1)} in terms of r and θ.`,
  `${ON_SIDE_IN_CHINESE} BC ⊥ OB。求由弧 AB、线段 BC 和 AC 围成的阴影部分的面积。`,
])('a point of a side lies between its ends: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test('beyond a side a point is where it was told', () => {
  expect(answers(`${WIDER} The tangent at B meets OA produced at C. ${ASKED}`)).toEqual(['68.6 cm^2']);
});
