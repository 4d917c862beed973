import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFolder, signIn, signUp, startProduct } from '../deployment/product.ts';
import { fill, mayMount, onDiskOf } from '../deployment/small-disk.ts';
import { pdf } from '../support/files.ts';
import { ask, draft } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const SENTENCES = {
  en: 'The server is out of storage space, so nothing was changed. Try again later.',
  zh: '服务器存储空间已满，未作任何更改，请稍后再试。',
};
const TABLES = ['questions', 'users', 'upload_removals'];

/** What Postgres says when the disk is full, wherever it would write a row. */
beforeEach(async () => {
  await world.sql(`CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file "base/1/2": disk is full' USING ERRCODE = '53100'; END $$`);
});
const fillTables = async () => {
  for (const table of TABLES)
    await world.sql(
      `CREATE TRIGGER full_disk BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION full_disk()`,
    );
};
const freeTables = async () => {
  for (const table of TABLES) await world.sql(`DROP TRIGGER IF EXISTS full_disk ON ${table}`);
};
afterEach(freeTables);

describe('a disk that is full', () => {
  test.each(['en', 'zh'] as const)(
    'is told as 507 at every door, in the language %s, and reading goes on',
    async (language) => {
      const ada = await world.person();
      await ask(ada);
      await fillTables();
      const headers = {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${ada.token}`,
      };
      const post = async (path: string, body: unknown) => {
        const response = await fetch(world.address + path, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return {
          status: response.status,
          wait: response.headers.get('retry-after'),
          body: await response.text(),
        };
      };
      const { subjectCode: subject_code, ...rest } = draft();
      const answers = [
        await post('/graphql', {
          query: 'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { __typename } }',
          variables: { input: draft() },
        }),
        await post('/api/community/questions', { subject_code, ...rest }),
        await post('/auth/v1/signup', {
          email: `${language}@example.org`,
          password: 'Cedar-Lantern-41',
          data: { name: 'Ben' },
        }),
      ];
      for (const { status, wait, body } of answers) {
        expect([status, wait]).toEqual([507, '60']);
        expect(body).toContain(SENTENCES[language]);
      }
      expect(answers[0]!.body).toContain('"NO_SPACE"');
      expect(answers[1]!.body).toContain('"NO_SPACE"');

      const { data } = await ada.graph('{ questions { nodes { id } } }');
      expect(data!['questions']).toBeTruthy();
      expect(await world.db.question.count({ where: { authorId: ada.id } })).toBe(1);
      await freeTables();
      expect((await ask(ada))['__typename']).toBe('Question');
      expect(world.errors).toEqual([]);
    },
  );

  test('takes no file, and keeps none in part', async () => {
    const ada = await world.person();
    await fillTables();
    const response = await fetch(`${world.address}/api/uploads?name=notes.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/pdf' },
      body: new Uint8Array(pdf('Some notes.')),
    });
    expect(response.status).toBe(507);
    expect(await world.db.upload.count({ where: { ownerId: ada.id } })).toBe(0);
    expect(world.errors).toEqual([]);
  });
});

test.runIf(mayMount())(
  'a disk that fills while the product runs loses nothing, and writing goes on once there is room',
  async () => {
    const prepared = path.join(newFolder(), 'data');
    const first = startProduct({ dataDir: prepared });
    await signUp(await first.ready());
    expect(await first.stop()).toBe(0);
    await onDiskOf('160m', async (disk) => {
      const dataDir = path.join(disk, 'data');
      execFileSync('cp', ['-a', prepared, dataDir]);
      const product = startProduct({ dataDir });
      const address = await product.ready();
      const emails: string[] = [];
      const join = async (i: number) => {
        const email = `somebody-${i}@example.org`;
        const response = await fetch(`${address}/auth/v1/signup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'Cedar-Lantern-41', data: { name: 'Ada '.repeat(10) } }),
        }).catch(() => ({ status: 0 }));
        if (response.status === 200) emails.push(email);
        return response.status;
      };
      fill(disk);
      for (let i = 0; i < 20; i += 1) expect([200, 503, 507]).toContain(await join(i));
      rmSync(path.join(disk, 'filler'));
      await vi.waitFor(async () => expect(await join(100)).toBe(200), { timeout: 60_000, interval: 200 });
      for (const email of emails)
        expect(await signIn(address, { email, password: 'Cedar-Lantern-41' })).toBe(200);
      expect(await signIn(address)).toBe(200);
      expect(await product.stop()).toBe(0);
    });
  },
  300_000,
);
