import type { TopicFile } from '../../topic-file.ts';
import { topic as matrices } from './matrices.ts';
import { topic as polarCoordinates } from './polar-coordinates.ts';
import { topic as proofByInduction } from './proof-by-induction.ts';
import { topic as rationalFunctionsAndGraphs } from './rational-functions-and-graphs.ts';
import { topic as rootsOfPolynomialEquations } from './roots-of-polynomial-equations.ts';
import { topic as summationOfSeries } from './summation-of-series.ts';
import { topic as vectors } from './vectors.ts';

export const topics: TopicFile[] = [
  rootsOfPolynomialEquations,
  rationalFunctionsAndGraphs,
  summationOfSeries,
  matrices,
  polarCoordinates,
  vectors,
  proofByInduction,
];
