import { render } from '../../../server/text/markdown/render.ts';
import type { Size } from './steps.ts';

/** Of ten questions, so many have a comment; of ten votes, one was told in an inbox of its own row. */
const COMMENT = 'Is the constant $c$ meant here, or the speed of light?';

/** What stands around posts and votes: tags, comments, marks, inboxes, and the figures that triggers would have kept. */
export function around({ users, questions, votes }: Size): [sentence: string, sql: string][] {
  const { renderer, html, page, text, excerpt } = render(COMMENT);
  const literals = [html, page, text, excerpt].map((one) => `'${one.replaceAll("'", "''")}'`).join(', ');
  return [
    [
      'tags, comments, likes and bookmarks',
      `INSERT INTO tags (name, created_at) SELECT DISTINCT unnest(tags), now() FROM questions ON CONFLICT DO NOTHING;
       CREATE TEMP TABLE said AS
         SELECT new_id(11, t.at) AS id, q.id AS question_id, u.id AS author_id, t.at
         FROM (SELECT *, at + interval '3 hours' AS later FROM asked WHERE n % 2 = 0) q
         JOIN people u ON u.n = 1 + (q.author + 11) % ${users}, LATERAL (SELECT q.later AS at) t;
       INSERT INTO comments (id, question_id, author_id, body, created_at)
         SELECT id, question_id, author_id, '${COMMENT}', at FROM said ORDER BY at;
       INSERT INTO renderings (comment_id, renderer, html, page, text, excerpt, lines)
         SELECT id, ${renderer}, ${literals}, '{}' FROM said ORDER BY at;
       INSERT INTO likes (id, user_id, question_id, created_at)
         SELECT new_id(20, q.at), u.id, q.id, q.at FROM asked q JOIN people u ON u.n = 1 + (q.author + 17) % ${users} WHERE q.n % 3 = 0;
       INSERT INTO bookmarks (id, user_id, question_id, created_at)
         SELECT new_id(21, q.at), u.id, q.id, q.at FROM asked q JOIN people u ON u.n = 1 + (q.author + 23) % ${users} WHERE q.n % 4 = 0;
       UPDATE questions q SET comment_count = (a.n % 2 = 0)::int, like_count = (a.n % 3 = 0)::int, bookmark_count = (a.n % 4 = 0)::int
         FROM asked a WHERE a.id = q.id`,
    ],
    [
      `${Math.floor(votes / 4)} notifications`,
      // The first have long inboxes, everybody has some; what is old was read.
      `INSERT INTO notifications (id, user_id, kind, group_key, count, question_id, at, created_at, read_at)
         SELECT new_id(13, t.at), u.id, t.kind::notification_kind, CASE WHEN i % 20 = 0 THEN t.kind || '/seed ' || i END, 1 + i % 3, q.id, t.at, t.at,
           CASE WHEN i % 20 <> 0 THEN t.at + interval '1 hour' END
         FROM generate_series(1, ${Math.floor(votes / 4)}) i
         JOIN asked q ON q.n = 1 + abs(hashint4(i)::bigint) % ${questions}
         JOIN people u ON u.n = CASE WHEN i % 10 = 0 THEN 1 + i % 7 ELSE 1 + (i::bigint * 4093) % ${users} END,
         LATERAL (SELECT q.at + interval '2 hours' AS at, (ARRAY['VOTES', 'ANSWER', 'COMMENT', 'ACCEPTED'])[1 + i % 4] AS kind) t`,
    ],
    [
      'the figures',
      `CREATE TEMP TABLE figures AS
         SELECT c.kind, c.key, (q.created_at AT TIME ZONE 'UTC')::date AS day, c.questions, c.unanswered, 0 AS answers, c.accepted, 0 AS votes,
           0 AS capped_points, 0 AS other_points
         FROM questions q, LATERAL question_activity(q) c
         UNION ALL SELECT k.kind, k.key, (a.created_at AT TIME ZONE 'UTC')::date, 0, 0, 1, CASE k.kind WHEN 'user' THEN a.accepted::int ELSE 0 END, 0, 0, 0
           FROM answers a, LATERAL (VALUES ('site', ''), ('user', a.author_id::text)) k (kind, key)
         UNION ALL SELECT 'user', author_id::text, (created_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 1, 0, 0 FROM votes WHERE value = 1
         UNION ALL SELECT 'user', user_id::text, day, 0, 0, 0, 0, 0, CASE WHEN capped THEN points ELSE 0 END, CASE WHEN capped THEN 0 ELSE points END
           FROM ledger_entries WHERE kind <> 'ACCOUNT_ACTIVATED';
       INSERT INTO activity_sums (kind, key, day, questions, unanswered, answers, accepted, votes, capped_points, other_points, active_on)
         SELECT kind, key, d.day, sum(questions), sum(unanswered), sum(answers), sum(accepted), sum(votes), sum(capped_points), sum(other_points),
           CASE WHEN d.day = '1970-01-01' THEN max(f.day) FILTER (WHERE questions > 0 OR answers > 0) END
         FROM figures f, LATERAL (VALUES (f.day), ('1970-01-01'::date)) d (day) GROUP BY kind, key, d.day`,
    ],
  ];
}
