import type { WrittenQuestion } from './written-question.ts';

/** Every question written by hand. */
export const WRITTEN: WrittenQuestion[] = [];
