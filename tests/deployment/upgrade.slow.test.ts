import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { deploy, MIGRATIONS } from '../../server/database/migrations/migrate.ts';
import { JOB_SCHEMA } from '../../server/database/job-tables.ts';
import { RENDERER } from '../../server/text/markdown/rules.ts';
import { newFolder, signIn, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 300_000 });

const OLDER = path.join(import.meta.dirname, 'older');
const TABLES = ['users', 'accounts', 'questions', 'answers', 'votes', 'ledger_entries', 'revisions', 'views'];

/** Works in the database of a data folder that no product uses. */
async function within<Result>(dataDir: string, work: (owner: Client, url: string) => Promise<Result>) {
  const server = await startEmbedded({ dataDir });
  const owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
  try {
    return await work(owner, server.ownerUrl);
  } finally {
    await owner.end();
    await server.stop();
  }
}

async function rowsOf(owner: Client): Promise<Record<string, object[]>> {
  const rows: Record<string, object[]> = {};
  for (const table of TABLES)
    rows[table] = (
      await owner.query<{ row: object }>(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE to_jsonb(t) ->> 'kind' IS DISTINCT FROM 'ACCOUNT_ACTIVATED' ORDER BY t::text`,
      )
    ).rows.map(({ row }) => withoutDerived(row));
  return rows;
}

/** What is made of the rest of the row, and made anew when the way of making it changes; a slug has another name now. */
const DERIVED = new Set(['title_words', 'body_words', 'search', 'topic']);
const withoutDerived = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !DERIVED.has(name)));

/** A topic that was there before the curriculum had cards, and one that is no more. */
async function topicsOf(address: string): Promise<{ written: boolean; dropped: object | null }> {
  const query = `{
    written: topic(subject: "9709", paper: "p1", slug: "quadratics") { cardCount }
    dropped: topic(subject: "9709", paper: "p1", slug: "slide-rules") { id }
  }`;
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { written: { cardCount: number }; dropped: object | null };
  };
  return { written: data.written.cardCount >= 6, dropped: data.dropped };
}

/** A question and its answer, as a page and a list show them. */
async function postsOf(address: string) {
  const query = `{ questions(first: 1) { nodes { title bodyHtml answers { nodes { bodyHtml } } } } }`;
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  interface Post {
    bodyHtml: string;
    answers: { nodes: { bodyHtml: string }[] };
  }
  const { data } = (await response.json()) as { data: { questions: { nodes: Post[] } } };
  const [{ bodyHtml, answers }] = data.questions.nodes as [Post];
  return [bodyHtml, ...answers.nodes.map((answer) => answer.bodyHtml)];
}

/** The migrations up to one of them. */
function migrationsUntil(last: string): string {
  const folder = newFolder();
  for (const name of readdirSync(MIGRATIONS).filter((one) => one <= last))
    cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true });
  return folder;
}

test.each(readdirSync(OLDER).map((file) => path.basename(file, '.sql')))(
  'a data folder from when %s was the newest migration is brought up to date at the start and keeps its rows',
  async (last) => {
    const dataDir = path.join(newFolder(), 'data');
    const before = await within(dataDir, async (owner, url) => {
      await deploy(url, migrationsUntil(last));
      await owner.query(readFileSync(path.join(OLDER, `${last}.sql`), 'utf8'));
      return rowsOf(owner);
    });

    const product = startProduct({ dataDir });
    const address = await product.ready();
    const search = await fetch(
      `${address}/api/community/questions/search?q=${encodeURIComponent('二次函数')}`,
    );
    expect(await search.text()).toContain('怎样求二次函数的最小值？');
    await expect.poll(() => topicsOf(address), { timeout: 20_000 }).toEqual({ written: true, dropped: null });
    // As they were typed until the job has rendered them, and never nothing.
    expect((await postsOf(address)).join()).toContain('complete the square');
    await expect
      .poll(() => postsOf(address), { timeout: 20_000 })
      .toEqual([1, 2, 3].map(() => expect.stringContaining('<math')));
    expect(product.stderr()).toBe('');
    await product.stop();

    await within(dataDir, async (owner) => {
      expect(await rowsOf(owner)).toMatchObject(before);
      expect(await audit(owner as never)).toEqual([]);
      const stale = await owner.query('SELECT id FROM renderings WHERE renderer < $1', [RENDERER]);
      expect(stale.rows).toEqual([]);
      expect(
        (await owner.query(`SELECT 1 FROM ${JOB_SCHEMA}.queue WHERE name = 'render-anew'`)).rows,
      ).toHaveLength(1);
      const { rows } = await owner.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1');
      expect(rows.map((row) => row.migration_name)).toEqual(
        readdirSync(MIGRATIONS).filter((name) => name !== 'migration_lock.toml'),
      );
    });

    const again = startProduct({ dataDir });
    expect(await signIn(await again.ready())).toBe(200);
    await again.stop();
  },
);

test('a data folder that a newer Lemma migrated is refused in one sentence and stays as it was', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const before = await within(dataDir, async (owner, url) => {
    await deploy(url);
    await owner.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', 'x', '99991231000000_later', now())",
    );
    return rowsOf(owner);
  });
  expect(await startProduct({ dataDir }).refusal()).toBe(
    'The database was made by a newer Lemma (it has 99991231000000_later): update before you start it.',
  );
  expect(await within(dataDir, rowsOf)).toEqual(before);
});
