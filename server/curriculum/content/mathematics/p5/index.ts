import type { TopicFile } from '../../topic-file.ts';
import { topic as discreteRandomVariables } from './discrete-random-variables.ts';
import { topic as permutationsAndCombinations } from './permutations-and-combinations.ts';
import { topic as probability } from './probability.ts';
import { topic as representationOfData } from './representation-of-data.ts';
import { topic as theNormalDistribution } from './the-normal-distribution.ts';

export const topics: TopicFile[] = [
  representationOfData,
  permutationsAndCombinations,
  probability,
  discreteRandomVariables,
  theNormalDistribution,
];
