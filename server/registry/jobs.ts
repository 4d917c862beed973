import { checkAnswer } from '../community/answers/operations/check-answer.ts';
import { cleanUpTask } from '../jobs/clean-up.ts';
import { embedTask } from '../search/embedding/embed-chunks.ts';
import { sweepTask } from '../uploads/operations/sweep.ts';
import { renderTask } from '../community/posts/render-again.ts';
import type { Task } from '../jobs/task.ts';

/** Everything that runs as a job. */
export const TASKS: readonly Task[] = [checkAnswer, embedTask, renderTask, sweepTask, cleanUpTask];
