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
  return { status, output: `${stdout}${stderr}`.trim() };
}

test('a backup of a folder without a database is refused, and nothing is made there', () => {
  const empty = path.join(folder, 'nothing');
  const { status, output } = run(empty, 'server/setup/commands/backup.ts', path.join(folder, 'x.backup'));
  expect(output).toBe(`${empty} holds no database of Lemma: name its folder with DATA_DIR.`);
  expect(status).toBe(1);
  expect(existsSync(empty)).toBe(false);
});

test.each(['audit', 'jobs'])('%s makes no database where there is none', (command) => {
  const empty = path.join(folder, 'nothing');
  const { status, output } = run(empty, `server/setup/commands/${command}.ts`);
  expect(output).toBe(`${empty} holds no database of Lemma: name its folder with DATA_DIR.`);
  expect(status).toBe(1);
  expect(existsSync(empty)).toBe(false);
});

test.each([
  ['backup', '--help', 'There is no argument --help here.'],
  ['restore', '--force', 'There is no argument --force here: --replace is the only one.'],
  ['admin', '--anoter', 'There is no argument --anoter here: --another is the only one.'],
  ['jobs', '--rety', 'There is no argument --rety here: --retry is the only one.'],
  ['jobs', 'now', 'There is no argument now here: --retry is the only one.'],
  ['audit', '--all', 'There is no argument --all here.'],
])('%s does nothing where it is given %s', (command, argument, sentence) => {
  const empty = path.join(folder, 'nothing');
  expect(run(empty, `server/setup/commands/${command}.ts`, argument)).toEqual({
    status: 1,
    output: sentence,
  });
  expect(existsSync(empty)).toBe(false);
});

test.runIf(process.platform === 'linux')('a data folder that cannot be made is refused at once', () => {
  const { status, output } = run('/proc/nowhere/data', 'server/main.ts');
  expect(output).toMatch(
    /^\/proc\/nowhere\/data cannot be used as data folder \(E[A-Z]+\): choose another with DATA_DIR\.$/,
  );
  expect(status).toBe(1);
});
