import { particleMethod } from '../../../techniques/physics/particle-method.ts';

export const newtonsSecondLaw = particleMethod(
  'newtons-second-law',
  '9709/p4/newtons-laws-of-motion',
  'dynamics',
);
