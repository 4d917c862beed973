import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'connected-rates',
  solved: [
    {
      ask: 'The radius of a circle increases at 2 cm/s. Find the rate of increase of the area when the radius is 5 cm.',
      answer: '20pi cm^2 s^-1',
    },
    {
      ask: 'A sphere has radius r increasing at a rate of 0.1 cm per second. Find the rate of change of its volume when r = 10.',
      answer: '40pi cm^3 s^-1',
    },
    { ask: '圆的半径以 3 cm/s 的速度增加,求半径为 4 cm 时面积的变化率', answer: '24pi cm^2 s^-1' },
    { ask: 'Given y = x^3 - 2x and dx/dt = 3, find dy/dt when x = 2', answer: 'dy/dt = 30' },
    {
      ask: 'A point moves along the curve y = \\sqrt{x} and its x-coordinate increases at 4 units per second. Find the rate of change of the y-coordinate when x = 9.',
      answer: '2/3',
    },
    { ask: 'Given that V = x^3 and dV/dt = 24, find dx/dt when x = 2', answer: 'dx/dt = 2' },
    {
      ask: 'Air is pumped into a spherical balloon at 36π cm^3 per second. Find the rate of increase of the radius when r = 3.',
      answer: '1 cm s^-1',
    },
    {
      ask: 'The side of a cube increases at 0.5 cm/s. Find the rate of increase of the volume when the side is 4 cm.',
      answer: '24 cm^3 s^-1',
    },
    {
      ask: 'The side of a cube increases at 2 cm/s. Find the rate of increase of the surface area when the side is 3 cm.',
      answer: '72 cm^2 s^-1',
    },
    { ask: '已知 y = x² + 3/x,dx/dt = 0.2,求 x = 1 时的 dy/dt', answer: 'dy/dt = -1/5' },
    {
      ask: 'A point moves along y = (2x - 3)^4 so that dy/dt = 16. Find dx/dt when x = 2.',
      answer: 'dx/dt = 2',
    },
    {
      ask: 'The area of a circle is increasing at 10π cm^2/s. Find the rate at which the radius is increasing when r = 5.',
      answer: '1 cm s^-1',
    },
    {
      ask: 'The radius of a circle increases at 2 cm per minute. Find the rate of increase of the area when the radius is 5 cm.',
      answer: '20pi cm^2 min^-1',
    },
    {
      ask: 'The side of a cube increases at 2 kilometres per hour. Find the rate of increase of the volume when the side is 5 kilometres.',
      answer: '150 km^3 h^-1',
    },
  ],
  refused: [
    'The radius of a circle increases at 2 millimetres per second. Find the rate of increase of the area when the radius is 5 cm.',
    'The radius of a circle increases at 2 cm/s. Find the rate of increase of the area when the radius is 5 inches.',
    'The radius of a circle increases at 2 cm/s. Find the rate of increase of the area when the radius is 5 m.',
    'The radius of a circle increases at 2 cm/s. Find the rate of increase of the area.',
  ],
  near: [
    'Find the area of a circle of radius 5 cm',
    'Given y = x^3 - 2x, find dy/dx when x = 2',
    'Solve dy/dt = 3y',
  ],
};
