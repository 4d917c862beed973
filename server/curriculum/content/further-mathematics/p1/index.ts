import type { TopicFile } from '../../topic-file.ts';
import { topic as matrices } from './matrices.ts';
import { topic as rationalFunctionsAndGraphs } from './rational-functions-and-graphs.ts';
import { topic as rootsOfPolynomialEquations } from './roots-of-polynomial-equations.ts';
import { topic as summationOfSeries } from './summation-of-series.ts';

export const topics: TopicFile[] = [
  rootsOfPolynomialEquations,
  rationalFunctionsAndGraphs,
  summationOfSeries,
  matrices,
];
