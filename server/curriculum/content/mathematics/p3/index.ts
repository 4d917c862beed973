import type { TopicFile } from '../../topic-file.ts';
import { topic as algebra } from './algebra.ts';
import { topic as logarithmicAndExponentialFunctions } from './logarithmic-and-exponential-functions.ts';
import { topic as trigonometry } from './trigonometry.ts';

export const topics: TopicFile[] = [algebra, logarithmicAndExponentialFunctions, trigonometry];
