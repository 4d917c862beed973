import type { TopicFile } from '../../topic-file.ts';
import { topic as quadratics } from './quadratics.ts';

export const topics: TopicFile[] = [quadratics];
