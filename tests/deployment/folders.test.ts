import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(dataDir: string, ...script: string[]) {
  const { DATABASE_URL: _url, MIGRATION_DATABASE_URL: _owner, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    env: { ...env, DATA_DIR: dataDir, PORT: '0' },
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

test('a backup of a folder without a database is refused, and nothing is made there', () => {
  const empty = path.join(folder, 'nothing');
  const { status, said } = run(empty, 'server/setup/backup.ts', path.join(folder, 'x.backup'));
  expect(said).toBe(`${empty} holds no database of Lemma: name its folder with DATA_DIR.`);
  expect(status).toBe(1);
  expect(existsSync(empty)).toBe(false);
});

test.runIf(process.platform === 'linux')('a data folder that cannot be made is refused at once', () => {
  const { status, said } = run('/proc/nowhere/data', 'server/main.ts');
  expect(said).toMatch(
    /^\/proc\/nowhere\/data cannot be used as data folder \(E[A-Z]+\): choose another with DATA_DIR\.$/,
  );
  expect(status).toBe(1);
});
