import type { TopicFile } from '../../topic-file.ts';
import { topic as energyWorkAndPower } from './energy-work-and-power.ts';
import { topic as forcesAndEquilibrium } from './forces-and-equilibrium.ts';
import { topic as kinematics } from './kinematics-of-motion-in-a-straight-line.ts';
import { topic as momentum } from './momentum.ts';
import { topic as newtonsLaws } from './newtons-laws-of-motion.ts';

export const topics: TopicFile[] = [
  forcesAndEquilibrium,
  kinematics,
  momentum,
  newtonsLaws,
  energyWorkAndPower,
];
