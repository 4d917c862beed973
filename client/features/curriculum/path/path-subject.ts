import type { LearningPathQuery } from './LearningPathPage.gen.ts';

/** A subject as its learning path asks for it. */
export type PathSubject = NonNullable<LearningPathQuery['subject']>;
export type PathTopic = PathSubject['topics'][number];
