import type { TopicFile } from '../../topic-file.ts';
import { topic as circularMotion } from './circular-motion.ts';
import { topic as equilibriumOfARigidBody } from './equilibrium-of-a-rigid-body.ts';
import { topic as hookesLaw } from './hookes-law.ts';
import { topic as linearMotion } from './linear-motion-under-a-variable-force.ts';
import { topic as momentum } from './momentum.ts';
import { topic as motionOfAProjectile } from './motion-of-a-projectile.ts';

export const topics: TopicFile[] = [
  motionOfAProjectile,
  equilibriumOfARigidBody,
  circularMotion,
  hookesLaw,
  linearMotion,
  momentum,
];
