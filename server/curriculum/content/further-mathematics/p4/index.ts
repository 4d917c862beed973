import type { TopicFile } from '../../topic-file.ts';
import { topic as chiSquaredTests } from './chi-squared-tests.ts';
import { topic as continuousRandomVariables } from './continuous-random-variables.ts';
import { topic as inference } from './inference-using-normal-and-t-distributions.ts';
import { topic as nonParametricTests } from './non-parametric-tests.ts';
import { topic as probabilityGeneratingFunctions } from './probability-generating-functions.ts';

export const topics: TopicFile[] = [
  continuousRandomVariables,
  inference,
  chiSquaredTests,
  nonParametricTests,
  probabilityGeneratingFunctions,
];
