import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'variable-acceleration',
  solved: [
    {
      ask: 'A particle moves in a straight line with velocity v = 3t^2 - 4t + 2 m s^-1. Find its acceleration when t = 2.',
      answer: '8 m s^-2',
    },
    {
      ask: 'The displacement of a particle is s = t^3 - 6t^2 + 9t m. Find the times when the particle is at rest.',
      answer: 't = 1, t = 3',
    },
    {
      ask: 'The displacement of a particle is s = 2t^3 - 5t m. Find the velocity when t = 2.',
      answer: '19 m s^-1',
    },
    {
      ask: 'A particle moves with velocity v = 6t - 3t^2. Find the displacement from t = 0 to t = 3.',
      answer: '0 m',
    },
    {
      ask: 'A particle moves with velocity v = 6t - 3t^2. Find the total distance travelled from t = 0 to t = 3.',
      answer: '8 m',
    },
    {
      ask: 'A particle starts from rest and moves with acceleration a = 6t - 2. Find the velocity when t = 3.',
      answer: '21 m s^-1',
    },
    { ask: '质点的速度为 v = t^2 - 4t + 3, 求 t = 5 时的加速度', answer: '6 m s^-2' },
    { ask: '质点的位移为 s = t^3 - 3t^2 + 4, 求 t = 2 时的速度', answer: '0 m s^-1' },
    {
      ask: 'A particle moves so that v = 4t^{1/2}. Find the distance travelled in the first 9 s.',
      answer: '72 m',
    },
    {
      ask: 'A particle has acceleration a = 2t + 1 and initial velocity 4 m s^-1. Find its velocity when t = 3.',
      answer: '16 m s^-1',
    },
    {
      ask: 'The velocity of a particle is v = t^2 - 5t + 6. Find the values of t when it is instantaneously at rest.',
      answer: 't = 2, t = 3',
    },
    {
      ask: 'A particle has displacement s = t^4 - 2t^3. Find its acceleration when t = 1.',
      answer: '0 m s^-2',
    },
    {
      ask: 'A particle moves in a straight line with velocity v = t^2 - 102t + 200. Find the times when it is at rest',
      answer: 't = 2, t = 100',
    },
    {
      ask: 'A particle moves in a straight line with velocity v = t^2 - 100t. Find the times when it is at rest',
      answer: 't = 0, t = 100',
    },
    {
      ask: 'A particle moves in a straight line with velocity v = t e^(-t) - e^(-t). Find the times when it is at rest',
      answer: 't = 1',
    },
  ],
  refused: [
    'A particle moves with v = 6t - 2t^2. Find its acceleration when it is next at rest.',
    'A particle moves with v = 6t - 2t^2. Find the next time at which it is at rest.',
    'A particle moves in a straight line with velocity v = 5e^(-2t). Find the times when it is at rest',
    'A particle moves in a straight line with velocity v = 3 sin t. Find the times when it is at rest',
    'A particle has acceleration a = 2t + 1. Find its velocity when t = 3.',
    'The velocity of a particle is v = t^2 + 1. Find the times when it is at rest.',
  ],
  near: [
    'Given s = 3t^2, find ds/dt',
    'Find the gradient of y = x^2 at x = 2',
    'A car accelerates uniformly from rest at 2.5 m s^-2 for 8.0 s. Calculate the distance travelled.',
  ],
};
