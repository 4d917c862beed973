import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../support/copy-sources.ts';

/** What is made, not written: copied, or where nothing is put into it only pointed at. */
const GENERATED = 'server/database/client';
const LINKED = ['node_modules', 'dist'];

/** A copy of the project into which faults can be put. */
export function copyProject(root: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-mutants-'));
  copySources(root, folder);
  cpSync(path.join(root, GENERATED), path.join(folder, GENERATED), { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
  return folder;
}
