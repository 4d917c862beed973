import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'restitution',
  solved: [
    {
      ask: 'A sphere A of mass 2 kg moving at 6 m s^-1 collides directly with a sphere B of mass 1 kg at rest. The coefficient of restitution is 0.5. Find the speed of B after the collision.',
      answer: '6 m s^-1',
    },
    {
      ask: 'A sphere A of mass 2 kg moving at 6 m s^-1 collides directly with a sphere B of mass 1 kg at rest. The coefficient of restitution is 0.5. Find the speed of A after the collision.',
      answer: '3 m s^-1',
    },
    {
      ask: 'Spheres P and Q of masses 3 kg and 5 kg move towards each other with speeds 4 m/s and 2 m/s and collide. The coefficient of restitution is 0.8. Find the speeds of P and Q after the impact.',
      answer: 'P: 2.75 m s^-1, Q: 2.05 m s^-1',
    },
    {
      ask: 'Sphere A of mass 1 kg and sphere B of mass 3 kg move in the same direction with speeds 5 m/s and 1 m/s. They collide. e = 0.6. Find the speed of each sphere after the collision.',
      answer: 'A: 0.2 m s^-1, B: 2.6 m s^-1',
    },
    {
      ask: 'A sphere A of mass 4 kg moving at 3 m s^-1 collides with a sphere B of mass 2 kg at rest. The coefficient of restitution is 0.25. Find the loss of kinetic energy.',
      answer: '5.625 J',
    },
    {
      ask: '质量为 2 kg 的小球 A 以 5 m/s 的速度与静止的质量为 3 kg 的小球 B 发生碰撞，恢复系数为 0.5，求碰撞后小球 B 的速度。',
      answer: '3 m s^-1',
    },
    {
      ask: '质量为 1 kg 的小球 A 以 8 m/s 的速度与静止的质量为 1 kg 的小球 B 发生碰撞，恢复系数为 0.75，求碰撞后 A 的速率。',
      answer: '1 m s^-1',
    },
    {
      ask: 'Particle A of mass 0.2 kg moving at 10 m s^-1 collides with particle B of mass 0.3 kg moving at 4 m s^-1 in the same direction. The coefficient of restitution is 0.4. Find the speed of B.',
      answer: '7.36 m s^-1',
    },
    {
      ask: 'Spheres A and B of masses 2 kg and 2 kg move in opposite directions with speeds 3 m/s and 5 m/s. They collide with coefficient of restitution 1. Find the kinetic energy lost.',
      answer: '0 J',
    },
  ],
  refused: [
    'A sphere A of mass 2 kg moving at 1 m s^-1 and a sphere B of mass 1 kg moving at 3 m s^-1 in the same direction collide. The coefficient of restitution is 0.5. Find the speed of B.',
  ],
  near: [
    'A particle of mass 3 kg moving at 4 m s^-1 collides with a particle of mass 2 kg which is at rest. The particles coalesce. Find their speed.',
    'Find e^2 to 3 significant figures',
  ],
};
