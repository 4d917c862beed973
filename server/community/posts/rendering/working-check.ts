import type { CheckedLines } from '../../../graph/shared-types.ts';
import type { TaskName } from '../../../jobs/task.ts';
import type { ReadWorking } from '../../../maths/solving/read-working.ts';

/** Of a text that the machine has not looked at yet. */
export const NOT_LOOKED_AT: CheckedLines = { linesOk: null, linesTotal: null, firstWrong: null };

/** What is kept of working that was checked. */
export const foundIn = ({ lines, checkedTo, firstWrong }: ReadWorking): CheckedLines => ({
  linesOk: checkedTo,
  linesTotal: lines.length,
  firstWrong: firstWrong === null ? null : firstWrong + 1,
});

/** Checks the answers of a question again, which are judged by what the engine finds in it. */
export const CHECK_ANSWERS: TaskName<{ questionId: string }> = { name: 'check-answers' };
