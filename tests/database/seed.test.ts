import { Client } from 'pg';
import { expect, test } from 'vitest';
import { render, renderLine } from '../../server/text/markdown/render.ts';
import { seed } from '../load/seed/seed.ts';
import { createDatabase } from '../support/postgres.ts';

interface Stored {
  title: string | null;
  body: string;
  rendering: Record<string, unknown> | null;
}

test('the community that is measured has everything stored of its posts that is stored of real ones', async () => {
  const { ownerUrl, drop } = await createDatabase();
  await seed(ownerUrl, { users: 30, questions: 180, answers: 40, votes: 60 }, () => {});
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<Stored>(
    `SELECT p.title, p.body, to_jsonb(r) AS rendering FROM (
       SELECT id, title, body FROM questions UNION ALL SELECT id, NULL, body FROM answers) p
     LEFT JOIN renderings r ON p.id IN (r.question_id, r.answer_id)`,
  );
  await client.end();
  await drop();

  expect(rows).toHaveLength(220);
  for (const { title, body, rendering } of rows)
    expect(rendering).toMatchObject({ ...render(body), title: title && renderLine(title) });
});
