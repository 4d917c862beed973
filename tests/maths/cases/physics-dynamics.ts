import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-dynamics',
  solved: [
    {
      ask: 'A lift of total mass 650 kg accelerates upwards at 1.20 m s^-2. Calculate the tension in the lift cable.',
      answer: '7160 N',
    },
    {
      ask: 'A lift of mass 800 kg accelerates upwards at 1.50 m/s^2. Find the tension in the cable.',
      answer: '9050 N',
    },
    {
      ask: 'A lift of mass 800 kg accelerates downwards at 1.50 m/s^2. Find the tension in the cable.',
      answer: '6650 N',
    },
    { ask: '质量为 800 kg 的电梯以 1.50 m/s^2 的加速度向上加速，求缆绳的拉力。', answer: '9050 N' },
    {
      ask: 'A trolley of mass 2.0 kg is acted on by a resultant force of 10 N. Calculate the acceleration of the trolley.',
      answer: '5.0 m s^-2',
    },
    { ask: '质量为 2.0 kg 的小车受到 10 N 的合力，求小车的加速度。', answer: '5.0 m s^-2' },
    { ask: 'Calculate the weight of a man of mass 75 kg.', answer: '740 N' },
    { ask: 'Find the momentum of a ball of mass 0.16 kg and speed 40 m s^{-1}.', answer: '6.4 kg m s^-1' },
    {
      ask: 'The momentum of a ball changes so that the change in momentum is 12 N s in a time of 0.30 s. Calculate the force.',
      answer: '40 N',
    },
    { ask: '质量为 60 kg 的人的重力是多少?', answer: '590 N' },
    { ask: 'm = 450 g, a = 8.0 m s^-2. Calculate F.', answer: '3.6 N' },
    {
      ask: 'A car of mass 1.2 × 10^3 kg accelerates at 3.5 m s⁻². Calculate the resultant force on the car.',
      answer: '4200 N',
    },
    {
      ask: 'A force of 24 N gives a trolley an acceleration of 6.0 m/s². What is the mass of the trolley?',
      answer: '4.0 kg',
    },
    { ask: '一个 5.0 N 的力作用在质量为 2.5 kg 的物体上，求物体的加速度。', answer: '2.0 m s^-2' },
    { ask: 'An object has weight 35.0 N. Calculate its mass.', answer: '3.57 kg' },
    {
      ask: 'A ball of mass 0.20 kg speeds up from 3.0 m/s to 8.0 m/s. Calculate the impulse.',
      answer: '1.0 kg m s^-1',
    },
  ],
  refused: [
    'A car of mass 1000 kg, initially at 10 m/s, is acted on by a braking force of 2000 N for 3 s. Find its final speed.',
    'A lift of mass 800 kg moves upwards and decelerates at 1.5 m/s^2. Find the tension in the cable.',
    'A block of mass 2.0 kg is pulled along a rough surface by a force of 10 N. Find the acceleration.',
    'A trolley of mass 2.0 kg collides with a trolley of mass 3.0 kg at 4.0 m/s. Find the momentum.',
  ],
  near: [
    'Calculate the frictional force on a block of mass 2.0 kg moving at 3.0 m/s.',
    'Calculate the kinetic energy of a mass of 2.0 kg moving at 3.0 m/s.',
  ],
};
