import type { TopicFile } from '../../topic-file.ts';
import { topic as algebra } from './algebra.ts';
import { topic as complexNumbers } from './complex-numbers.ts';
import { topic as differentialEquations } from './differential-equations.ts';
import { topic as differentiation } from './differentiation.ts';
import { topic as integration } from './integration.ts';
import { topic as logarithmicAndExponentialFunctions } from './logarithmic-and-exponential-functions.ts';
import { topic as numericalSolutionOfEquations } from './numerical-solution-of-equations.ts';
import { topic as trigonometry } from './trigonometry.ts';
import { topic as vectors } from './vectors.ts';

export const topics: TopicFile[] = [
  algebra,
  logarithmicAndExponentialFunctions,
  trigonometry,
  differentiation,
  integration,
  numericalSolutionOfEquations,
  vectors,
  differentialEquations,
  complexNumbers,
];
