import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'motion-on-slope',
  solved: [
    {
      ask: 'A particle of mass 2 kg slides down a smooth plane inclined at 30° to the horizontal. Find the acceleration.',
      answer: '5 m s^-2',
    },
    {
      ask: 'A block slides down a rough plane inclined at 40° to the horizontal. The coefficient of friction is 0.3. Find its acceleration.',
      answer: '4.13 m s^-2',
    },
    {
      ask: 'A particle of mass 5 kg rests in limiting equilibrium on a rough plane inclined at 25° to the horizontal. Find the coefficient of friction.',
      answer: '0.466',
    },
    {
      ask: 'A box of mass 8 kg rests on a rough plane inclined at 20° to the horizontal. Find the normal reaction.',
      answer: '75.2 N',
    },
    {
      ask: 'A box of mass 8 kg is in equilibrium at rest on a rough plane inclined at 20° to the horizontal. Find the frictional force.',
      answer: '27.4 N',
    },
    {
      ask: 'A particle of mass 3 kg is released from rest on a rough plane inclined at an angle θ where sin θ = 0.6 to the horizontal. The coefficient of friction is 0.5. Find the acceleration.',
      answer: '2 m s^-2',
    },
    { ask: '质量为 4 kg 的物体沿倾角为 30° 的光滑斜面下滑，求加速度。', answer: '5 m s^-2' },
    { ask: '物体沿倾角为 37° 的粗糙斜面下滑，摩擦系数为 0.25，求物体的加速度。', answer: '4.02 m s^-2' },
    { ask: '质量为 10 kg 的物体静止在倾角为 35° 的粗糙斜面上，求摩擦力的大小。', answer: '57.4 N' },
    {
      ask: 'A particle is on the point of slipping down a rough plane inclined at 18° to the horizontal. Find the coefficient of friction.',
      answer: '0.325',
    },
    {
      ask: 'A particle slides down a smooth slope inclined at 50° to the horizontal. Find its acceleration, taking g = 9.81 m s^-2.',
      answer: '7.51 m s^-2',
    },
    {
      ask: 'A block of mass 5 kg on a smooth plane inclined at 30°. Find the acceleration',
      answer: '5 m s^-2',
    },
  ],
  refused: [
    'A block slides down a rough plane inclined at 10° to the horizontal. The coefficient of friction is 0.5. Find its acceleration.',
    'A block slides down a rough plane inclined at 40° to the horizontal. Find its acceleration.',
  ],
  near: [
    'A block of mass 5 kg is pulled up a plane inclined at 30° by a force of 40 N. Find the acceleration.',
    'Find the gradient of the line y = 2x + 1',
  ],
};
