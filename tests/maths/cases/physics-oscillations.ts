import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-oscillations',
  solved: [
    { ask: 'Find the period of a simple pendulum of length 80.0 cm.', answer: '1.79 s' },
    { ask: '求长 80.0 cm 的单摆的周期。', answer: '1.79 s' },
    {
      ask: 'A mass of 200 g oscillates on a spring of spring constant 50.0 N/m. Find the period.',
      answer: '0.397 s',
    },
    {
      ask: 'A mass oscillates with simple harmonic motion of frequency 2.5 Hz and amplitude 4.0 cm. Calculate the maximum speed.',
      answer: '0.63 m s^-1',
    },
    { ask: 'Calculate the angular frequency of an oscillation of period 0.80 s.', answer: '7.9 rad s^-1' },
    {
      ask: 'A body in simple harmonic motion has angular frequency 6.0 rad s^-1 and amplitude 0.15 m. Calculate the maximum acceleration.',
      answer: '5.4 m s^-2',
    },
    {
      ask: 'A body in simple harmonic motion has angular frequency 5.0 rad s^-1 and amplitude 0.13 m. Find the speed when the displacement is 0.05 m.',
      answer: '0.60 m s^-1',
    },
    {
      ask: 'A mass of 0.40 kg oscillates with amplitude 0.10 m and angular frequency 10 rad s^-1. Calculate the total energy of the oscillations.',
      answer: '0.20 J',
    },
    { ask: '简谐运动的周期为 2.0 s，求角频率。', answer: '3.1 rad s^-1' },
    { ask: '物体做简谐运动，振幅为 0.20 m，角频率为 4.0 rad/s，求最大速度。', answer: '0.80 m s^-1' },
    { ask: '简谐运动的振幅为 5.0 cm，频率为 3.0 Hz，求最大加速度。', answer: '18 m s^-2' },
    {
      ask: 'A particle in simple harmonic motion has maximum speed 1.2 m/s and angular frequency 8.0 rad/s. Calculate the amplitude.',
      answer: '0.15 m',
    },
  ],
  refused: [
    'An object oscillates with total range of motion 10.0 cm and frequency 2.00 Hz. Find its maximum acceleration.',
    'A mass on a spring oscillates with amplitude 4.0 cm. Find the maximum speed.',
  ],
  near: [
    'A wheel rotates with a period of 0.50 s. Calculate its angular speed.',
    'Find the maximum value of 3 sin x + 4 cos x',
  ],
};
