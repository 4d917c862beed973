import type pg from 'pg';
import type { Task } from '../../../jobs/task.ts';
import type { Rendering, Renderer } from '../../../text/markdown/renderer.ts';
import { RENDERER } from '../../../text/markdown/rules.ts';
import { questionWords } from './question-words.ts';

interface Parts {
  pool: pg.Pool;
  renderer: Renderer;
}

interface Stale {
  id: string;
  title: string | null;
  body: string;
  tags: string[] | null;
  subjectCode: string | null;
}

/** At the start, and hourly for what could not be rendered when it was written. */
export const renderTask: Task = {
  name: 'render-anew',
  cron: '25 * * * *',
  single: true,
  limitSeconds: 3600,
  async run(ctx, _data, { signal }) {
    await renderAnew(ctx, signal);
  },
};

const BATCH = 50;

/** Renders what an older renderer left, or none; says how many it looked at. Two at once do nothing twice that counts. */
export async function renderAnew({ pool, renderer }: Parts, signal: AbortSignal): Promise<number> {
  let done = 0;
  let after = '0';
  while (!signal.aborted) {
    const batch = await staleAfter(pool, after);
    for (const { id, ...text } of batch) {
      if (signal.aborted) return done;
      const made = await renderer.renderAnyway({ ...text, sought: true });
      await keep(pool, id, text, made);
      done += 1;
    }
    const last = batch.at(-1);
    if (!last) return done;
    after = last.id;
  }
  return done;
}

/** Whoever edited it meanwhile has left what belongs to the new words. */
async function keep(pool: pg.Pool, id: string, source: Omit<Stale, 'id'>, made: Rendering): Promise<void> {
  const { renderer, html, page, title, text, excerpt, lines, words = '', prints = [] } = made;
  const { rows } = await pool.query<{ question_id: string | null }>(
    `UPDATE renderings SET renderer = $2, html = $3, page = $4, title = $5, text = $6, excerpt = $7, lines = $8,
       words = $9, prints = $10
     WHERE id = $1 AND renderer < $2 RETURNING question_id`,
    [id, renderer, html, page, title, text, excerpt, lines, words, prints],
  );
  const questionId = rows[0]?.question_id;
  const { title: asked, body, tags, subjectCode } = source;
  if (!questionId || asked === null || tags === null || subjectCode === null) return;
  const { titleWords, bodyWords } = questionWords({ title: asked, body, tags, subjectCode });
  await pool.query(
    `UPDATE questions SET title_words = $5, body_words = $6
     WHERE id = $1 AND title = $2 AND body = $3 AND tags = $4`,
    [questionId, asked, body, tags, titleWords, bodyWords],
  );
}

async function staleAfter(pool: pg.Pool, id: string): Promise<Stale[]> {
  const { rows } = await pool.query<Stale>(
    `SELECT r.id, q.title, q.tags, q.subject_code AS "subjectCode",
       coalesce(q.body, a.body, m.content, c.body) AS body
     FROM renderings r LEFT JOIN questions q ON q.id = r.question_id LEFT JOIN answers a ON a.id = r.answer_id
     LEFT JOIN chat_messages m ON m.id = r.message_id LEFT JOIN comments c ON c.id = r.comment_id
     WHERE r.renderer < $1 AND r.id > $2 ORDER BY r.id LIMIT ${BATCH}`,
    [RENDERER, id],
  );
  return rows;
}
