import type { TopicFile } from '../../topic-file.ts';
import { topic as complexNumbers } from './complex-numbers.ts';
import { topic as differentialEquations } from './differential-equations.ts';
import { topic as differentiation } from './differentiation.ts';
import { topic as hyperbolicFunctions } from './hyperbolic-functions.ts';
import { topic as integration } from './integration.ts';
import { topic as matrices } from './matrices.ts';

export const topics: TopicFile[] = [
  hyperbolicFunctions,
  matrices,
  differentiation,
  integration,
  complexNumbers,
  differentialEquations,
];
