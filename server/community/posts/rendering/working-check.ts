import type { CheckedLines } from '../../../graph/shared-types.ts';
import type { ReadWorking } from '../../../maths/solving/read-working.ts';

/** Of a text that the machine has not looked at yet. */
export const NOT_LOOKED_AT: CheckedLines = { linesOk: null, linesTotal: null, firstWrong: null };

/** What is kept of working that was checked. */
export const foundIn = ({ lines, checkedTo, firstWrong }: ReadWorking): CheckedLines => ({
  linesOk: checkedTo,
  linesTotal: lines.length,
  firstWrong: firstWrong === null ? null : firstWrong + 1,
});
