import { checkQuestion } from '../community/questions/operations/check-question.ts';
import { checkAnswer } from '../community/answers/operations/check-answer.ts';
import { checkAnswers } from '../community/answers/operations/check-answers.ts';
import { cleanUpTask } from '../jobs/clean-up.ts';
import { embedTask } from '../search/embedding/embed-chunks.ts';
import { sweepTask } from '../uploads/operations/sweep.ts';
import { sendDigests } from '../community/notifications/jobs/send-digests.ts';
import { notifyFollowers } from '../community/notifications/jobs/notify-followers.ts';
import { renderTask } from '../community/posts/rendering/render-again.ts';
import { sumActivity } from '../community/stats/rank-people.ts';
import { moveLeaderboards } from '../community/standing/move-leaderboards.ts';
import type { Task } from '../jobs/task.ts';

/** Everything that runs as a job. */
export const TASKS: readonly Task[] = [
  checkAnswer,
  checkAnswers,
  notifyFollowers,
  sendDigests,
  checkQuestion,
  embedTask,
  renderTask,
  sweepTask,
  sumActivity,
  moveLeaderboards,
  cleanUpTask,
];
