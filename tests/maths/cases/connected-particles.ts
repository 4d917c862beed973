import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'connected-particles',
  solved: [
    {
      ask: 'Particles A and B of mass 3 kg and 5 kg are joined by a light string over a smooth pulley and released from rest. Find the tension in the string.',
      answer: '37.5 N',
    },
    {
      ask: 'Two particles of masses 3 kg and 5 kg are connected by a light inextensible string passing over a smooth fixed pulley. Find the acceleration of the particles.',
      answer: '2.5 m s^-2',
    },
    {
      ask: 'Particles of mass 2 kg and 3 kg hang at the ends of a light string over a smooth pulley. Find the tension in the string.',
      answer: '24 N',
    },
    {
      ask: 'A particle of mass 4 kg lies on a smooth horizontal table and is connected by a string over a smooth pulley to a particle of mass 1 kg which hangs freely. Find the acceleration.',
      answer: '2 m s^-2',
    },
    {
      ask: 'A particle of mass 4 kg lies on a rough horizontal table, coefficient of friction 0.25, and is connected by a string over a smooth pulley to a particle of mass 6 kg which hangs freely. Find the tension in the string.',
      answer: '30 N',
    },
    {
      ask: '质量分别为 2 kg 和 6 kg 的两个质点用轻绳跨过光滑定滑轮连接，求加速度的大小。',
      answer: '5 m s^-2',
    },
    { ask: '质量分别为 1 kg 和 4 kg 的两个质点用轻绳跨过光滑定滑轮连接，求绳的张力。', answer: '16 N' },
    {
      ask: '质量为 3 kg 的质点放在光滑水平桌面上，用轻绳跨过光滑滑轮与悬挂的质量为 2 kg 的质点相连，求加速度。',
      answer: '4 m s^-2',
    },
    {
      ask: 'Particles of masses 0.4 kg and 0.7 kg are attached to the ends of a light string over a smooth pulley. Find the acceleration. Take g = 9.8 m s^-2.',
      answer: '2.67 m s^-2',
    },
    {
      ask: 'A block of mass 5 kg on a rough table is joined by a string over a smooth pulley to a hanging load of mass 3 kg. The coefficient of friction is 0.4. Find the acceleration of the block.',
      answer: '1.25 m s^-2',
    },
    {
      ask: 'Two particles of masses 300 g and 500 g are connected by a string over a smooth pulley. Calculate the tension.',
      answer: '3.75 N',
    },
  ],
  refused: [
    'A block of mass 8 kg on a rough table, coefficient of friction 0.5, is joined by a string over a smooth pulley to a hanging load of mass 3 kg. Find the acceleration of the block.',
    'Two particles of masses m kg and 5 kg are connected by a light string over a smooth pulley. Find the acceleration.',
  ],
  near: [
    'A particle of mass 2 kg slides down a smooth plane inclined at 30° to the horizontal. Find the acceleration.',
    'A trolley of mass 2.0 kg is acted on by a resultant force of 10 N. Calculate the acceleration of the trolley.',
  ],
};
