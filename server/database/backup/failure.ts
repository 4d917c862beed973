import { StartFailure } from '../failure.ts';

const UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

const UNWRITABLE: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Rows that do not have the form of the tables, or name others that are not there. */
const MISFIT = /^(?:21|22|23)/;

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');

/** What went wrong with the file that was to be restored, in one sentence; anything else as it was. */
export function restoreFailure(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (UNREADABLE[code])
    return new StartFailure(`${file} cannot be read: ${UNREADABLE[code]}. Nothing was restored.`);
  const isDamaged =
    error instanceof SyntaxError || error instanceof TypeError || code.startsWith('Z_') || MISFIT.test(code);
  return isDamaged ? damaged(file) : error;
}

export const damaged = (file: string) =>
  new StartFailure(`${file} is not a whole backup of Lemma: it is damaged or cut off. Nothing was restored.`);

/** What kept a backup from being written, in one sentence; anything else as it was. */
export function backupFailure(error: unknown, file: string): unknown {
  const reason = UNWRITABLE[codeOf(error)];
  return reason ? new StartFailure(`The backup cannot be written to ${file}: ${reason}.`) : error;
}
