import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-physical-quantities-and-units',
  solved: [
    {
      ask: 'A force of 50 N acts at an angle of 30° to the horizontal. Calculate the horizontal component of the force.',
      answer: '43 N',
    },
    {
      ask: 'A force of 50 N acts at an angle of 30° to the horizontal. Calculate the vertical component of the force.',
      answer: '25 N',
    },
    { ask: '大小为 20 N 的力与水平方向的夹角为 60°，求该力的水平分量。', answer: '10 N' },
    { ask: '大小为 12.0 N 的力与水平方向的夹角为 40°，求该力的竖直分量。', answer: '7.7 N' },
    {
      ask: 'The horizontal component of a force is 8.0 N. The angle to the horizontal is 35°. Calculate the force.',
      answer: '9.8 N',
    },
    {
      ask: 'A force of 6.5 kN acts at an angle of 20.0° above the horizontal. What is the vertical component of the force?',
      answer: '2200 N',
    },
    { ask: 'F = 40 N, θ = 15°, to the horizontal. Find the horizontal component.', answer: '39 N' },
    {
      ask: 'The vertical component of a force is 15 N. The force of 30 N acts to the horizontal at an unknown angle. Find the angle.',
      answer: '30 °',
    },
    {
      ask: 'A kite string pulls with a force of 85 N at an angle of 52° to the horizontal. Determine the vertical component of the force.',
      answer: '67 N',
    },
  ],
  refused: [
    'A force of 10.0 N acts at 30.0° to the vertical. Find its horizontal component.',
    'Calculate the horizontal component of a force of 50 N.',
    'A tension of 120 N acts as a force on a post at an angle of 25° to the horizontal. Find the horizontal component of the force.',
  ],
  near: [
    'Find the component of the vector (3, 4) along (1, 2)',
    'A force of 10 N acts on a mass of 2.0 kg. Find the acceleration.',
  ],
};
