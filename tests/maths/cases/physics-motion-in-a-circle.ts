import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-motion-in-a-circle',
  solved: [
    {
      ask: 'A ball moves in a circle of diameter 1.20 m at 3.00 m/s. Calculate the centripetal acceleration.',
      answer: '15.0 m s^-2',
    },
    { ask: '轮子直径为 60 cm，角速度为 4.0 rad/s，求边缘的速度。', answer: '1.2 m s^-1' },
    { ask: 'A wheel rotates with a period of 0.50 s. Calculate its angular speed.', answer: '13 rad s^-1' },
    {
      ask: 'A stone moves in a circle of radius 0.80 m with an angular speed of 5.0 rad s^-1. Calculate its speed.',
      answer: '4.0 m s^-1',
    },
    {
      ask: 'A car of mass 900 kg moves round a circular bend of radius 50 m at a speed of 15 m/s. Calculate the centripetal force.',
      answer: '4100 N',
    },
    {
      ask: 'A ball moves in a circle of radius 1.2 m at 3.0 m s^-1. Calculate the centripetal acceleration.',
      answer: '7.5 m s^-2',
    },
    { ask: '物体做圆周运动，半径为 2.0 m，角速度为 3.0 rad/s，求向心加速度。', answer: '18 m s^-2' },
    {
      ask: '质量为 0.50 kg 的小球做匀速圆周运动，半径为 0.40 m，速度为 2.0 m/s，求向心力。',
      answer: '5.0 N',
    },
    {
      ask: 'A mass of 0.25 kg moves in a circle of radius 0.60 m with angular velocity 8.0 rad s^-1. Find the centripetal force.',
      answer: '9.6 N',
    },
    {
      ask: 'A turntable rotates at 33 rpm as its angular speed. Its radius is 0.15 m. Calculate the speed of the rim.',
      answer: '0.52 m s^-1',
    },
    {
      ask: 'The centripetal acceleration of a car on a circular track of radius 80 m is 5.0 m s^-2. Calculate its speed.',
      answer: '20 m s^-1',
    },
  ],
  refused: [
    'A ball of mass 0.20 kg on a string moves in a vertical circle of radius 0.50 m with speed 3.0 m/s. Find the tension in the string.',
  ],
  near: [
    'Find the equation of the circle with centre (1, 2) and radius 3.',
    'A trolley of mass 2.0 kg has a speed of 3.0 m/s. Find its momentum.',
  ],
};
