import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

const FILE = path.join(root, '.cache', 'preparing');
const LONGEST_MS = 30 * 60_000;

/** Waits until no other command prepares this project; the answer ends the turn. */
export async function takeTurn() {
  mkdirSync(path.dirname(FILE), { recursive: true });
  let isAnnounced = false;
  while (!take()) {
    if (!isAnnounced) console.log('Another command is preparing the project; waiting for it.');
    isAnnounced = true;
    await pause(500);
  }
  return () => rmSync(FILE, { force: true });
}

function take() {
  const mine = `${FILE}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A link appears with its content or not at all.
    linkSync(mine, FILE);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(FILE, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** The holder ended without a word, or so long ago that its number now means another process. */
function isAbandoned() {
  try {
    return Date.now() - statSync(FILE).mtimeMs > LONGEST_MS || !lives(Number(readFileSync(FILE, 'utf8')));
  } catch {
    return false;
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
