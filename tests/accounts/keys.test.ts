import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openKeys } from '../../server/accounts/keys.ts';

let folder = '';

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lemma-keys-')), 'keys');
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

const IN_A_PROCESS = `
  const { openKeys } = await import(process.argv[1]);
  const { signing, secret } = openKeys(process.argv[2]);
  console.log(signing.kid, secret.toString('hex'));`;

describe('the keys', () => {
  test('are made at the first start, for nobody else to read, and stay', () => {
    const first = openKeys(folder);
    expect(mode(folder)).toBe('700');
    expect(readdirSync(folder).sort()).toEqual(['refresh.key', 'signing.json']);
    for (const file of readdirSync(folder)) expect(mode(path.join(folder, file))).toBe('600');
    const second = openKeys(folder);
    expect(second.signing.kid).toBe(first.signing.kid);
    expect(second.secret).toEqual(first.secret);
  });

  test('are one set for all processes that start at once', async () => {
    const run = promisify(execFile);
    const keys = path.resolve('server/accounts/keys.ts');
    const outputs = await Promise.all(
      Array.from({ length: 6 }, () =>
        run(process.execPath, ['--input-type=module', '-e', IN_A_PROCESS, keys, folder]),
      ),
    );
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['refresh.key', 'signing.json']);
  });

  test.each(['signing.json', 'refresh.key'])('are not used while others can read %s', (file) => {
    openKeys(folder);
    for (const open of [0o640, 0o604]) {
      chmodSync(path.join(folder, file), open);
      expect(() => openKeys(folder)).toThrow(/chmod 600/);
    }
  });

  test('are not used while others can open their folder', () => {
    openKeys(folder);
    chmodSync(folder, 0o755);
    expect(() => openKeys(folder)).toThrow(/chmod 700/);
  });

  test.each(['signing.json', 'refresh.key'])('are not silently replaced when %s is damaged', (file) => {
    openKeys(folder);
    writeFileSync(path.join(folder, file), '[]');
    expect(() => openKeys(folder)).toThrow(`The keys in ${path.join(folder, file)} cannot be read`);
  });

  test('may be several: the first signs, all are published', () => {
    const old = openKeys(folder);
    const file = path.join(folder, 'signing.json');
    const former = JSON.parse(readFileSync(file, 'utf8')) as object[];
    rmSync(file);
    const fresh = openKeys(folder);
    const added = JSON.parse(readFileSync(file, 'utf8')) as object[];
    writeFileSync(file, JSON.stringify([...added, ...former]));

    const both = openKeys(folder);

    expect(both.signing.kid).toBe(fresh.signing.kid);
    expect([...both.verifying.keys()]).toEqual([fresh.signing.kid, old.signing.kid]);
    expect(both.jwks.keys.map(({ kid }) => kid)).toEqual([fresh.signing.kid, old.signing.kid]);
  });
});
