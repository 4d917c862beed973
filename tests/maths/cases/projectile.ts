import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'projectile',
  solved: [
    {
      ask: 'A ball is projected with velocity 25.0 m s^-1 at an angle of 40° to the horizontal. Calculate the maximum height reached.',
      answer: '13.2 m',
    },
    {
      ask: 'A particle is projected from a point on horizontal ground with speed 25 m s^-1 at an angle of 30° to the horizontal. Find the greatest height.',
      answer: '7.8125 m',
    },
    {
      ask: 'A particle is projected from horizontal ground with speed 25 m s^-1 at an angle of 30° to the horizontal. Find the range.',
      answer: '54.1 m',
    },
    {
      ask: 'A ball is kicked from horizontal ground with speed 20 m s^-1 at 40° to the horizontal. Find the time of flight.',
      answer: '2.57 s',
    },
    {
      ask: 'A stone is thrown horizontally at 15 m/s from the top of a cliff of height 45 m. Find the time taken to reach the sea.',
      answer: '3 s',
    },
    {
      ask: 'A stone is thrown horizontally at 15 m/s from the top of a cliff of height 45 m. Find the horizontal distance travelled.',
      answer: '45 m',
    },
    {
      ask: 'A particle is projected with speed 30 m s^-1 at an angle of 60° to the horizontal. Find its speed after 2 s.',
      answer: '16.1 m s^-1',
    },
    { ask: '质点以 20 m/s 的速率从水平地面抛出，与水平方向成 45° 角，求最大高度。', answer: '10 m' },
    { ask: '质点以 20 m/s 的速率从水平地面抛出，与水平方向成 45° 角，求射程。', answer: '40 m' },
    {
      ask: 'A particle is projected from level horizontal ground with speed 26 m s^-1 at an angle θ to the horizontal where sin θ = 5/13. Find the range.',
      answer: '48 m',
    },
    {
      ask: 'A ball is thrown horizontally with speed 12 m/s from a height of 20 m above the ground. Find the speed with which it hits the ground.',
      answer: '23.3 m s^-1',
    },
  ],
  refused: ['A particle is projected with speed 25 m s^-1. Find the greatest height.'],
  near: [
    'A ball is thrown vertically upwards with an initial speed of 15 m/s. Find the maximum height.',
    'Find the range of f(x) = x^2 + 1',
  ],
};
