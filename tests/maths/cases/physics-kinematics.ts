import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-kinematics',
  solved: [
    {
      ask: 'A car travels a displacement of 100 m in 50 s. Find the average velocity.',
      answer: '2.0 m s^-1',
    },
    {
      ask: 'A ball thrown vertically upwards takes 1.5 s to reach its maximum height. Find the maximum height.',
      answer: '11 m',
    },
    {
      ask: 'A car accelerates uniformly from rest at 2.5 m s^-2 for 8.0 s. Calculate the distance travelled.',
      answer: '80 m',
    },
    {
      ask: 'A car travelling at a speed of 72 km/h brakes and comes to rest in 5.0 s. Find the deceleration of the car.',
      answer: '4.0 m s^-2',
    },
    { ask: 'u = 5.0 m/s, a = 2.0 m/s², t = 4.0 s. Find v.', answer: '13 m s^-1' },
    {
      ask: 'A ball is dropped from a height of 20 m. Calculate the speed with which it hits the ground.',
      answer: '20 m s^-1',
    },
    {
      ask: 'A ball is thrown vertically upwards with an initial speed of 15 m/s. Find the maximum height.',
      answer: '11 m',
    },
    { ask: '一辆汽车由静止开始以 2.0 m/s² 的加速度匀加速行驶 6.0 s，求末速度。', answer: '12 m s^-1' },
    { ask: 'A car accelerates from 10 m/s to 30 m/s in 8.0 s. Find the acceleration.', answer: '2.5 m s^-2' },
    {
      ask: 'A train accelerates uniformly from 12 m s^{-1} to 20 m s^{-1} in 40 s. Calculate the distance travelled by the train.',
      answer: '640 m',
    },
    { ask: '物体的初速度为 4.0 m/s，加速度为 3.0 m/s²，经过 2.0 s，求位移。', answer: '14 m' },
    {
      ask: 'A runner covers a distance of 400 m at a constant speed in 50 s. Calculate the average speed.',
      answer: '8.0 m s^-1',
    },
    {
      ask: 'A stone is dropped from rest and falls freely for 1.5 s. Calculate the distance.',
      answer: '11 m',
    },
    {
      ask: 'A plane starts from rest and reaches a final velocity of 80 m s^-1 in a distance of 1.6 km with uniform acceleration. Calculate the acceleration.',
      answer: '2.0 m s^-2',
    },
    {
      ask: 'A car starts from rest with acceleration 2.0 m s^-2 for 6.0 s. Find the final speed.',
      answer: '12 m s^-1',
    },
    { ask: 'A ball is thrown upwards at 20 m/s. Find its speed at a height of 15 m', answer: '10 m s^-1' },
  ],
  refused: [
    'A car travels at 20.0 m/s for 10.0 s then at 10.0 m/s for 10.0 s. Find the distance.',
    'A ball is thrown upwards at 20 m/s from a height of 25 m. Find the time to reach the ground',
    'A ball is thrown vertically upwards at 20 m/s from the top of a 25 m tower. Find the time taken to reach the ground',
    'A balloon rises at 5 m/s and drops a stone from a height of 60 m. Find the time taken for the stone to reach the ground',
    'A bullet leaves a gun horizontally at 300 m/s from a height of 20 m. Find the time to reach the ground',
    '小球从 25 m 高处以 20 m/s 的速度竖直上抛，求落地时间',
    'A car travels at a speed of 20 m/s with acceleration 3.0 m/s². Find the time.',
    'A ball bounces and its speed changes from 5.0 m/s to 4.0 m/s in 0.10 s. Find the acceleration.',
  ],
  near: [
    'A particle has velocity v = 3t^2 - 2t. Find its acceleration when t = 2.',
    'A trolley of mass 2.0 kg has a speed of 3.0 m/s. Find its momentum.',
  ],
};
