import type pg from 'pg';

/** What every database of the product must keep to; each query finds the rows that do not. */
const INVARIANTS: Record<string, string> = {
  'the votes of a question equal its counters': `
    SELECT q.id FROM questions q LEFT JOIN votes v ON v.question_id = q.id GROUP BY q.id
    HAVING q.up <> count(*) FILTER (WHERE v.value = 1) OR q.down <> count(*) FILTER (WHERE v.value = -1) OR q.score <> q.up - q.down`,
  'the votes of an answer equal its counters': `
    SELECT a.id FROM answers a LEFT JOIN votes v ON v.answer_id = a.id GROUP BY a.id
    HAVING a.up <> count(*) FILTER (WHERE v.value = 1) OR a.down <> count(*) FILTER (WHERE v.value = -1) OR a.score <> a.up - a.down`,
  'the answers of a question equal its counter': `
    SELECT q.id FROM questions q LEFT JOIN answers a ON a.question_id = q.id AND a.deleted_at IS NULL GROUP BY q.id
    HAVING q.answer_count <> count(a.id)`,
  'an accepted answer belongs to its question and is marked': `
    SELECT q.id FROM questions q LEFT JOIN answers a ON a.question_id = q.id AND a.accepted
    WHERE q.accepted_answer_id IS DISTINCT FROM a.id`,
  'a question counts at least the views that are still marked': `
    SELECT q.id FROM questions q LEFT JOIN views v ON v.question_id = q.id GROUP BY q.id HAVING q.view_count < count(v.question_id)`,
  'the points of a person are the capped days of their ledger': `
    SELECT u.id FROM users u LEFT JOIN (
      SELECT user_id, sum(least(200, capped) + other) AS points FROM (
        SELECT user_id, day, coalesce(sum(points) FILTER (WHERE capped), 0) AS capped, coalesce(sum(points) FILTER (WHERE NOT capped), 0) AS other
        FROM ledger_entries GROUP BY user_id, day) days GROUP BY user_id) ledger ON ledger.user_id = u.id
    WHERE u.points <> 1 + coalesce(ledger.points, 0) OR u.reputation <> greatest(1, u.points)`,
};

/** The invariants that do not hold, with how many rows break each; of files too where it is said how many are lost. */
export async function audit(
  pool: Pick<pg.Pool, 'query'>,
  lostFiles?: () => Promise<number>,
): Promise<{ invariant: string; rows: number }[]> {
  const broken: { invariant: string; rows: number }[] = [];
  for (const [invariant, sql] of Object.entries(INVARIANTS)) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM (${sql}) AS broken`,
    );
    if (rows[0]!.count > 0) broken.push({ invariant, rows: rows[0]!.count });
  }
  const lost = lostFiles ? await lostFiles() : 0;
  if (lost > 0) broken.push({ invariant: 'a file that somebody sent is there, whole', rows: lost });
  return broken;
}
