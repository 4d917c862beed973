/** Why the product cannot start, as one sentence for whoever started it. */
export class StartFailure extends Error {}

/** Whether the cause is a full disk, wherever it was noticed. */
export function isDiskFull(error: unknown): boolean {
  const text = error instanceof Error ? `${(error as NodeJS.ErrnoException).code} ${error.message}` : String(error);
  return /ENOSPC|EDQUOT|No space left on device|disk quota exceeded|could not write.*space/i.test(text);
}
