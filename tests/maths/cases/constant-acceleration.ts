import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'constant-acceleration',
  solved: [
    {
      ask: 'A particle starts from rest and accelerates uniformly at 3 m s^-2 for 7 s. Find the distance travelled.',
      answer: '73.5 m',
    },
    {
      ask: 'A particle is dropped from a height of 20 m. Find the speed with which it hits the ground.',
      answer: '20 m s^-1',
    },
    {
      ask: 'A particle is thrown vertically upwards with initial speed 15 m s^-1. Find the maximum height.',
      answer: '11.25 m',
    },
    {
      ask: 'A particle decelerates uniformly from 20 m s^-1 to 8 m s^-1 in 6 s. Find the deceleration.',
      answer: '2 m s^-2',
    },
    { ask: '质点由静止开始以 4 m/s² 的加速度匀加速运动 5 s，求末速度。', answer: '20 m s^-1' },
    { ask: '质点的初速度为 3 m/s，加速度为 2 m/s²，经过 4 s，求位移。', answer: '28 m' },
    {
      ask: 'A particle with initial speed 5 m s^-1 and acceleration 0.4 m s^-2 travels a distance of 30 m. Find its final speed.',
      answer: '7 m s^-1',
    },
    {
      ask: 'A particle has initial velocity 12 m s^-1 and comes to rest in a distance of 36 m with constant deceleration. Find the deceleration.',
      answer: '2 m s^-2',
    },
    {
      ask: 'A particle moving with uniform acceleration goes from 4 m s^-1 to 10 m s^-1 in 5 s. Find the distance travelled.',
      answer: '35 m',
    },
  ],
  refused: ['A particle moves with speed 5 m s^-1 and acceleration 2 m s^-2. Find the time.'],
  near: [
    'A particle moves in a straight line with velocity v = 3t^2 - 4t + 2 m s^-1. Find its acceleration when t = 2.',
    'A car accelerates from 10 m/s to 30 m/s in 8.0 s. Find the acceleration.',
  ],
};
