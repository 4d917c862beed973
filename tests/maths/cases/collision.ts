import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'collision',
  solved: [
    {
      ask: 'A particle of mass 3 kg moving at 4 m s^-1 collides with a particle of mass 2 kg which is at rest. The particles coalesce. Find their speed.',
      answer: '2.4 m s^-1',
    },
    {
      ask: 'Particles of mass 2 kg and 5 kg move towards each other with speeds 6 m/s and 1 m/s. They collide and coalesce. Find the speed of the combined particle.',
      answer: '1 m s^-1',
    },
    {
      ask: 'Particle A of mass 0.4 kg moving at 5 m s^-1 collides directly with particle B of mass 0.6 kg at rest. After the collision A moves at 0.8 m s^-1 in the same direction. Find the speed of B.',
      answer: '2.8 m s^-1',
    },
    {
      ask: 'Particle A of mass 2 kg moving at 7 m s^-1 collides with particle B of mass 6 kg at rest. After the collision A moves at 1 m s^-1 in the opposite direction. Find the speed of B.',
      answer: '2.67 m s^-1',
    },
    {
      ask: 'A truck of mass 1200 kg moving at 3 m/s collides with a truck of mass 800 kg moving at 1 m/s in the same direction. They move together after the impact. Find their common speed.',
      answer: '2.2 m s^-1',
    },
    {
      ask: '质量为 2 kg 的质点以 5 m/s 的速度与质量为 3 kg 的静止质点碰撞，碰撞后两者粘在一起，求共同速度。',
      answer: '2 m s^-1',
    },
    {
      ask: '质量为 4 kg 和 1 kg 的两个质点相向运动，速度分别为 3 m/s 和 2 m/s，碰撞后粘在一起，求速度的大小。',
      answer: '2 m s^-1',
    },
    {
      ask: 'Particle P of mass 0.5 kg moving at 8 m s^-1 collides with particle Q of mass 1.5 kg at rest. After the collision Q moves at 3 m s^-1 in the same direction. Find the speed of P.',
      answer: '1 m s^-1',
    },
    {
      ask: 'Two particles of mass 3 kg and 1 kg move in the same direction with speeds 5 m/s and 2 m/s. They collide and coalesce. Find the velocity of the combined particle.',
      answer: '4.25 m s^-1',
    },
  ],
  refused: [
    'A trolley of mass 2.0 kg moving at 3.0 m s^-1 collides with two stationary trolleys of mass 1.0 kg. The trolleys stick together. Find their common speed.',
    'Two trolleys of mass 2 kg moving at 3 m s^-1 collide with a stationary trolley of mass 1 kg. They stick together. Find their common speed.',
    '两辆质量为 2 kg 的小车以 3 m/s 的速度与静止的质量为 1 kg 的小车碰撞后粘在一起，求共同速度。',
    'Particle A of mass 2 kg moving at 7 m s^-1 collides with particle B of mass 6 kg at rest. Find the speed of B.',
  ],
  near: [
    'Find the momentum of a ball of mass 0.16 kg and speed 40 m s^{-1}.',
    'A particle of mass 2 kg has kinetic energy 16 J. Find its speed.',
  ],
};
