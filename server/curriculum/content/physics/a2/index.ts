import type { TopicFile } from '../../topic-file.ts';
import { topic as motionInACircle } from './motion-in-a-circle.ts';

export const topics: TopicFile[] = [motionInACircle];
