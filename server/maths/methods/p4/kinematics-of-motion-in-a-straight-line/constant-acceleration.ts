import { particleMethod } from '../../../techniques/physics/particle-method.ts';

export const constantAcceleration = particleMethod(
  'constant-acceleration',
  '9709/p4/kinematics-of-motion-in-a-straight-line',
  'kinematics',
);
