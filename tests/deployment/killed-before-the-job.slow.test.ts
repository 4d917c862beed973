import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { NAME, OWNER, urlOf } from '../../server/database/embedded/prepare.ts';
import { TASKS } from '../../server/registry/jobs.ts';
import { newFolder, serverOf, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Of the community, and how the work of each is added here. */
const AFTER_WRITES = ['check-question', 'check-answer', 'notify-followers'];
/** Added by one of these while it runs, so none waits before it has begun. */
const AFTER_OTHERS = ['check-answers'];
const BY_THE_CLOCK = ['send-digests', 'sum-activity', 'render-anew', 'move-leaderboards'];
/** What belongs to files, the curriculum and to cleaning up is no work of the community. */
const OTHERS = ['clean-up', 'embed-chunks', 'sweep-uploads'];

function connect(dataDir: string): Client {
  const { owner } = JSON.parse(readFileSync(path.join(dataDir, 'lemma.json'), 'utf8')) as { owner: string };
  const client = new Client({ connectionString: urlOf(serverOf(dataDir)!.port, OWNER, owner, NAME) });
  client.on('error', () => {});
  return client;
}

/** From here on whatever takes a job waits; new ones are added all the same. */
const HOLD = `
  CREATE FUNCTION public.hold_job() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NEW; END $$;
  CREATE TRIGGER hold BEFORE UPDATE ON jobs.job FOR EACH ROW EXECUTE FUNCTION public.hold_job();
  SELECT pg_advisory_lock(4711)`;

interface Person {
  token: string;
}

async function signUp(address: string, name: string): Promise<Person> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.org`, password: 'Cedar-Lantern-41', data: { name } }),
  });
  return { token: ((await response.json()) as { access_token: string }).access_token };
}

async function write(address: string, { token }: Person, field: string, id = ''): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation { result: ${field} { __typename ${id} ... on Problem { code } } }`,
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { result: { code?: string; id?: string } };
    errors?: unknown;
  };
  expect([field, errors, data?.result.code]).toEqual([field, undefined, undefined]);
  return data!.result.id ?? '';
}

const ask = (address: string, who: Person, title: string) =>
  write(
    address,
    who,
    `askQuestion(input: { subjectCode: "9709", language: EN, tags: [], title: "${title}", body: "Solve $x^2 = 4$." })`,
    '... on Question { id }',
  );

/** Everything that the jobs of the community come to. */
async function outcome(client: Client) {
  const one = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  return {
    solved: await one('SELECT title, solved IS NOT NULL AS seen FROM questions ORDER BY id'),
    checked: await one('SELECT lines_ok, lines_total FROM answers ORDER BY id'),
    told: await one(
      "SELECT kind::text, sum(count)::int AS count FROM notifications WHERE kind IN ('ANSWER', 'TAG', 'DIGEST') GROUP BY kind ORDER BY kind::text",
    ),
    outdated: await one('SELECT count(*)::int FROM renderings WHERE renderer = 0'),
    counted: await one(
      "SELECT questions, answers FROM activity_sums WHERE kind = 'site' AND day = '1970-01-01'",
    ),
    left: await one('SELECT count(*)::int FROM activity_changes'),
    ranked: await one(
      'SELECT count(*)::int AS outdated FROM reputation_totals WHERE changes_on <= current_date',
    ),
  };
}

const waiting = async (client: Client) =>
  (
    await client.query<{ name: string }>(
      "SELECT DISTINCT name FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND name = ANY ($1) ORDER BY name",
      [[...AFTER_WRITES, ...AFTER_OTHERS, ...BY_THE_CLOCK]],
    )
  ).rows.map(({ name }) => name);

test('every kind of job that the community has is one of those that are killed here', () => {
  expect(TASKS.map(({ name }) => name).toSorted()).toEqual(
    [...AFTER_WRITES, ...AFTER_OTHERS, ...BY_THE_CLOCK, ...OTHERS].toSorted(),
  );
});

test('work that a killed process had not begun is done after the next start, once', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const product = startProduct({ dataDir });
  const address = await product.ready();
  const [ada, ben] = [await signUp(address, 'ada'), await signUp(address, 'ben')];
  const before = connect(dataDir);
  await before.connect();
  const first = await ask(address, ada, 'What are both of its roots?');
  // Whoever follows its tag before its followers were told is told of it.
  await expect.poll(() => waiting(before), { timeout: 60_000 }).toEqual([]);
  await write(
    address,
    ben,
    'changeNotificationSettings(input: { choices: [{ kind: TAG, active: true }], weeklyDigest: true })',
  );
  await write(address, ben, 'followTag(input: { tag: "9709", active: true })');
  await write(address, ben, `followQuestion(input: { questionId: "${first}", active: true })`);

  await expect.poll(() => waiting(before), { timeout: 60_000 }).toEqual([]);
  await before.query(HOLD);
  await write(address, ada, `editQuestion(input: { id: "${first}", body: "Solve $x^2 = 9$, please." })`);
  await write(
    address,
    ada,
    `postAnswer(input: { questionId: "${first}", body: "$$x^2 - 9 = 0$$\\n\\n$$x = 3 \\\\text{ or } x = -3$$" })`,
  );
  // Whoever is new waits between two questions.
  await before.query("UPDATE questions SET created_at = created_at - interval '1 hour'");
  await ask(address, ada, 'And what if it is four instead?');
  await before.query(
    "UPDATE member_settings SET next_digest_at = now() - interval '1 minute' WHERE weekly_digest",
  );
  await before.query('UPDATE renderings SET renderer = 0');
  await before.query('UPDATE reputation_totals SET changes_on = current_date - 1');
  for (const name of BY_THE_CLOCK) await before.query("SELECT add_job($1, '{}')", [name]);
  expect(await waiting(before)).toEqual([...AFTER_WRITES, ...BY_THE_CLOCK].toSorted());
  expect((await outcome(before)).told).toEqual([]);

  product.signal('SIGKILL');
  await product.ended;
  await before.end().catch(() => {});

  const again = startProduct({ dataDir });
  await again.ready();
  const after = connect(dataDir);
  await after.connect();
  await expect.poll(() => waiting(after), { timeout: 120_000 }).toEqual([]);
  const done = await outcome(after);
  expect(done).toEqual({
    solved: [
      { title: 'What are both of its roots?', seen: true },
      { title: 'And what if it is four instead?', seen: true },
    ],
    checked: [{ lines_ok: 2, lines_total: 2 }],
    // Of the edit and of the answer, which join each other; of the new question; and the digest of all.
    told: [
      { kind: 'ANSWER', count: 2 },
      { kind: 'DIGEST', count: 1 },
      { kind: 'TAG', count: 1 },
    ],
    outdated: [{ count: 0 }],
    counted: [{ questions: 2, answers: 1 }],
    left: [{ count: 0 }],
    ranked: [{ outdated: 0 }],
  });
  await after.end();
  expect(await again.stop()).toBe(0);

  const third = startProduct({ dataDir });
  await third.ready();
  const last = connect(dataDir);
  await last.connect();
  await expect.poll(() => waiting(last), { timeout: 120_000 }).toEqual([]);
  expect(await outcome(last)).toEqual(done);
  await last.end();
  expect(await third.stop()).toBe(0);
});
