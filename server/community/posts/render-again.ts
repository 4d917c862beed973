import type pg from 'pg';
import type { Task } from '../../jobs/task.ts';
import type { Renderer } from '../../text/markdown/renderer.ts';
import { RENDERER } from '../../text/markdown/rules.ts';

interface Parts {
  pool: pg.Pool;
  renderer: Renderer;
}

interface Stale {
  id: string;
  title: string | null;
  body: string;
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
      const {
        html,
        page,
        title,
        text: plain,
        excerpt,
        lines,
        renderer: by,
      } = await renderer.renderAnyway(text);
      // Whoever edited it meanwhile has left what belongs to the new words.
      await pool.query(
        `UPDATE renderings SET renderer = $2, html = $3, page = $4, title = $5, text = $6, excerpt = $7, lines = $8
         WHERE id = $1 AND renderer < $2`,
        [id, by, html, page, title, plain, excerpt, lines],
      );
      done += 1;
    }
    const last = batch.at(-1);
    if (!last) return done;
    after = last.id;
  }
  return done;
}

async function staleAfter(pool: pg.Pool, id: string): Promise<Stale[]> {
  const { rows } = await pool.query<Stale>(
    `SELECT r.id, q.title, coalesce(q.body, a.body, m.content) AS body
     FROM renderings r LEFT JOIN questions q ON q.id = r.question_id LEFT JOIN answers a ON a.id = r.answer_id
     LEFT JOIN chat_messages m ON m.id = r.message_id
     WHERE r.renderer < $1 AND r.id > $2 ORDER BY r.id LIMIT ${BATCH}`,
    [RENDERER, id],
  );
  return rows;
}
