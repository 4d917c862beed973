import type { TopicFile } from '../../topic-file.ts';
import { topic as gravitationalFields } from './gravitational-fields.ts';
import { topic as idealGases } from './ideal-gases.ts';
import { topic as motionInACircle } from './motion-in-a-circle.ts';
import { topic as temperature } from './temperature.ts';

export const topics: TopicFile[] = [motionInACircle, gravitationalFields, temperature, idealGases];
