import type { TopicFile } from '../../topic-file.ts';
import { topic as rootsOfPolynomialEquations } from './roots-of-polynomial-equations.ts';

export const topics: TopicFile[] = [rootsOfPolynomialEquations];
