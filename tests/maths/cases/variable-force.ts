import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'variable-force',
  solved: [
    {
      ask: 'A particle moves along the x-axis with acceleration (6x + 2) m s^-2. It has speed 3 m s^-1 when x = 0. Find its speed when x = 2.',
      answer: '6.4 m s^-1',
    },
    {
      ask: 'A particle of mass 2 kg is acted on by a force of (3x^2) N. It starts from rest at x = 1. Find its speed when x = 3.',
      answer: '5.1 m s^-1',
    },
    {
      ask: 'A particle P moves with acceleration (4 - 2x) m s^-2. It starts from rest at the origin O. Find the speed of P when x = 1.',
      answer: '2.45 m s^-1',
    },
    {
      ask: 'A particle of mass 0.5 kg moves under a force (8 - x) N. The speed is 2 m s^-1 when x = 0. Find the speed when x = 4.',
      answer: '10 m s^-1',
    },
    {
      ask: '质点的加速度为 (3x^2 + 1) m s^-2, 在 x = 0 处的速度为 2 m/s, 求 x = 2 时的速度',
      answer: '4.9 m s^-1',
    },
    {
      ask: '质量为 4 kg 的质点所受合力为 (2x + 6) N, 由静止从 x = 0 出发, 求 x = 3 时的速度',
      answer: '3.67 m s^-1',
    },
    {
      ask: 'A particle has acceleration 10/x^2 m s^-2. Its speed is 1 m s^-1 when x = 2. Find its speed when x = 5.',
      answer: '2.65 m s^-1',
    },
    {
      ask: 'A particle moves with acceleration (-4x) m s^-2. Its velocity is 10 m s^-1 when x = 0. Find the speed when x = 3.',
      answer: '8 m s^-1',
    },
    {
      ask: 'A particle of mass 3 kg is acted on by a force of (12x + 6) N and is at rest when x = 0. Find the velocity when x = 1.',
      answer: '2.83 m s^-1',
    },
  ],
  refused: [
    'A particle moves with acceleration (-4x) m s^-2. Its velocity is 2 m s^-1 when x = 0. Find the speed when x = 3.',
    'A particle moves with acceleration (6x + 2) m s^-2. Find its speed when x = 2.',
  ],
  near: [
    'A trolley of mass 2.0 kg is acted on by a resultant force of 10 N. Calculate the acceleration of the trolley.',
    'Find the value of 6x + 2 when x = 2',
  ],
};
