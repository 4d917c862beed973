import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'circular-measure',
  solved: [
    { ask: 'Find the arc length of a sector with radius 6 cm and angle 1.5 radians', answer: '9 cm' },
    { ask: 'A sector has radius 8 and angle 0.75 radians. Find its area', answer: '24' },
    { ask: '求半径为 5 cm、圆心角为 1.2 弧度的扇形面积', answer: '15 cm^2' },
    { ask: 'Find the area of a sector of radius 6 and angle π/3', answer: '6π' },
    {
      ask: 'A sector of a circle has radius 10 cm and arc length 12 cm. Find the angle in radians',
      answer: '1.2',
    },
    { ask: 'Find the perimeter of a sector with radius 4 cm and angle 2 radians', answer: '16 cm' },
    { ask: 'A sector has area 54 cm^2 and angle 3 radians. Find the radius', answer: '6 cm' },
    {
      ask: 'Find the area of the segment cut off by a chord subtending an angle of π/3 at the centre of a circle of radius 6',
      answer: '6π - 9sqrt(3)',
    },
    { ask: 'Convert 150° to radians', answer: '5π/6' },
    { ask: '将 2π/5 弧度化为角度', answer: '72°' },
    { ask: 'Convert 1.5 radians to degrees', answer: '85.9°' },
    {
      ask: 'Find the length of the arc of a circle of radius 9 that subtends an angle of 40° at the centre',
      answer: '2π',
    },
    { ask: '求半径为 3、圆心角为 2π/3 的弧长', answer: '2π' },
    {
      ask: 'A sector of a circle of radius 6 cm has angle 1.2 radians. Find the perimeter of the sector.',
      answer: '19.2 cm',
    },
    {
      ask: 'A sector of a circle with radius 8 cm has angle 50°. Find the area of the sector.',
      answer: '80pi/9 cm^2',
    },
    {
      ask: 'Find the area of the segment cut off by a chord subtending an angle of 0.8 radians at the centre of a circle of radius 6 cm',
      answer: '1.49 cm^2',
    },
  ],
  refused: [
    'A sector of a circle has radius 10 cm and arc length 0.12 m. Find the angle in radians',
    'Find the area of a sector with radius 6',
    'Find the arc length of a sector with radius -6 and angle 1.5 radians',
  ],
  near: ['Find the area of a circle with radius 6', 'Find the area under y = x^2 from 0 to 1'],
};
