import { statfsSync } from 'node:fs';

/** Why the product cannot start, as one sentence for whoever started it. */
export class StartFailure extends Error {}

const FULL =
  /ENOSPC|EDQUOT|No space left on device|disk quota exceeded|disk is full|wrote only \d+ of \d+ bytes/i;
const NEARLY_NOTHING = 1 << 20;

/**
 * Whether the cause is a full disk, wherever it was noticed. A server that dies of it only drops its
 * connections, so the folder it writes to is asked as well.
 */
export function isDiskFull(error: unknown, folder?: string): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return (
    FULL.test(`${code} ${String(error)}`) || (folder !== undefined && freeBytes(folder) < NEARLY_NOTHING)
  );
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
