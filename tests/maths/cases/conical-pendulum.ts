import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'conical-pendulum',
  solved: [
    {
      ask: 'A particle of mass 0.5 kg is attached to a string of length 0.8 m and moves in a horizontal circle with the string at 30° to the vertical. Find the tension in the string.',
      answer: '5.77 N',
    },
    {
      ask: 'A particle of mass 0.5 kg is attached to a string of length 0.8 m and moves in a horizontal circle with the string at 30° to the vertical. Find the speed of the particle.',
      answer: '1.52 m s^-1',
    },
    {
      ask: 'A particle on a light string of length 1.2 m describes a horizontal circle. The string makes an angle of 60° with the vertical. Find the angular speed.',
      answer: '4.08 rad s^-1',
    },
    {
      ask: 'A conical pendulum has a string of length 2 m inclined at 45° to the vertical. Find the speed of the bob.',
      answer: '3.76 m s^-1',
    },
    {
      ask: '质量为 2 kg 的质点用长为 1 m 的轻绳悬挂，在水平面内做匀速圆周运动，绳与竖直方向的夹角为 60°，求绳的张力。',
      answer: '40 N',
    },
    {
      ask: '质量为 2 kg 的质点用长为 1 m 的轻绳悬挂，在水平面内做匀速圆周运动，绳与竖直方向的夹角为 60°，求角速度。',
      answer: '4.47 rad s^-1',
    },
    {
      ask: 'A particle of mass 3 kg on a string of length 0.5 m moves in a horizontal circle. The string makes an angle θ where cos θ = 0.6 with the vertical. Find the tension.',
      answer: '50 N',
    },
    {
      ask: 'A bob on a string of length 40 cm moves in a horizontal circle with the string at 20° to the vertical. Find the angular speed. Take g = 9.8 m s^-2.',
      answer: '5.11 rad s^-1',
    },
    {
      ask: 'A particle of mass 200 g on a rope of length 1.5 m moves in a horizontal circle with the rope at an angle of 50° to the vertical. Calculate the tension in the rope.',
      answer: '3.11 N',
    },
  ],
  refused: [
    'A particle of mass 0.5 kg is attached to a string of length 0.8 m and moves in a horizontal circle. Find the tension in the string.',
  ],
  near: [
    'A stone moves in a circle of radius 0.80 m with an angular speed of 5.0 rad s^-1. Calculate its speed.',
    'Find the angle between the vertical line x = 1 and y = x',
  ],
};
