import type pg from 'pg';

/** What every database of the product must keep to; each query finds the rows that do not. */
export const INVARIANTS: Record<string, string> = {
  'the votes of a question equal its counters': `
    SELECT q.id FROM questions q LEFT JOIN votes v ON v.question_id = q.id GROUP BY q.id
    HAVING q.up <> count(*) FILTER (WHERE v.value = 1) OR q.down <> count(*) FILTER (WHERE v.value = -1) OR q.score <> q.up - q.down`,
  'the votes of an answer equal its counters': `
    SELECT a.id FROM answers a LEFT JOIN votes v ON v.answer_id = a.id GROUP BY a.id
    HAVING a.up <> count(*) FILTER (WHERE v.value = 1) OR a.down <> count(*) FILTER (WHERE v.value = -1) OR a.score <> a.up - a.down`,
  'the answers of a question equal its counter': `
    SELECT q.id FROM questions q LEFT JOIN answers a ON a.question_id = q.id AND a.deleted_at IS NULL AND a.hidden_at IS NULL GROUP BY q.id
    HAVING q.answer_count <> count(a.id)`,
  'the comments of a question equal its counter': `
    SELECT q.id FROM questions q LEFT JOIN comments c ON c.question_id = q.id AND c.deleted_at IS NULL AND c.hidden_at IS NULL GROUP BY q.id
    HAVING q.comment_count <> count(c.id)`,
  'the comments of an answer equal its counter': `
    SELECT a.id FROM answers a LEFT JOIN comments c ON c.answer_id = a.id AND c.deleted_at IS NULL AND c.hidden_at IS NULL GROUP BY a.id
    HAVING a.comment_count <> count(c.id)`,
  'the votes of a comment equal its score': `
    SELECT c.id FROM comments c LEFT JOIN comment_votes v ON v.comment_id = c.id GROUP BY c.id HAVING c.score <> count(v.user_id)`,
  'the likes of a question, an answer or a comment equal its counter': `
    SELECT p.id FROM (SELECT id, like_count FROM questions UNION ALL SELECT id, like_count FROM answers UNION ALL SELECT id, like_count FROM comments) p
    LEFT JOIN likes l ON coalesce(l.comment_id, l.answer_id, l.question_id) = p.id GROUP BY p.id, p.like_count HAVING p.like_count <> count(l.id)`,
  'the bookmarks of a question or an answer equal its counter': `
    SELECT p.id FROM (SELECT id, bookmark_count FROM questions UNION ALL SELECT id, bookmark_count FROM answers) p
    LEFT JOIN bookmarks b ON coalesce(b.answer_id, b.question_id) = p.id GROUP BY p.id, p.bookmark_count HAVING p.bookmark_count <> count(b.id)`,
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
    WHERE u.points <> coalesce(ledger.points, 0) OR u.reputation <> greatest(1, u.points)`,
  'the figures of all days equal the posts, votes and points': `
    WITH counted AS (
      SELECT kind, key, sum(questions) AS questions, sum(unanswered) AS unanswered, sum(answers) AS answers,
        sum(accepted) AS accepted, sum(votes) AS votes, sum(points) AS points FROM (
        SELECT kind, key, questions, unanswered, answers, accepted, votes, capped_points + other_points AS points
        FROM activity_sums WHERE day = '1970-01-01'
        UNION ALL SELECT kind, key, questions, unanswered, answers, accepted, votes, capped_points + other_points FROM activity_changes
      ) c GROUP BY kind, key
    ), shown AS (
      SELECT a.* FROM answers a JOIN questions q ON q.id = a.question_id
      WHERE a.deleted_at IS NULL AND a.hidden_at IS NULL AND q.deleted_at IS NULL AND q.hidden_at IS NULL
    ), there AS (
      SELECT kind, key, sum(questions) AS questions, sum(unanswered) AS unanswered, sum(answers) AS answers,
        sum(accepted) AS accepted, sum(votes) AS votes, sum(points) AS points FROM (
        SELECT c.kind, c.key, c.questions, c.unanswered, 0 AS answers, c.accepted, 0 AS votes, 0 AS points
        FROM questions q, LATERAL question_activity(q) c
        UNION ALL SELECT 'site', '', 0, 0, 1, 0, 0, 0 FROM shown
        UNION ALL SELECT 'user', author_id::text, 0, 0, 1, accepted::int, 0, 0 FROM shown
        UNION ALL SELECT 'user', v.author_id::text, 0, 0, 0, 0, 1, 0
          FROM votes v LEFT JOIN questions q ON q.id = v.question_id WHERE v.value = 1 AND q.anonymous IS NOT TRUE
        UNION ALL SELECT 'user', user_id::text, 0, 0, 0, 0, 0, points FROM ledger_entries WHERE kind <> 'ACCOUNT_ACTIVATED'
      ) t GROUP BY kind, key
    )
    SELECT coalesce(c.key, t.key) FROM counted c FULL JOIN there t USING (kind, key)
    WHERE (coalesce(c.questions, 0), coalesce(c.unanswered, 0), coalesce(c.answers, 0), coalesce(c.accepted, 0), coalesce(c.votes, 0), coalesce(c.points, 0))
      <> (coalesce(t.questions, 0), coalesce(t.unanswered, 0), coalesce(t.answers, 0), coalesce(t.accepted, 0), coalesce(t.votes, 0), coalesce(t.points, 0))`,
  'the followers of a person equal their counters': `
    SELECT u.id FROM users u
    WHERE u.follower_count <> (SELECT count(*) FROM person_follows f WHERE f.followed_id = u.id)
      OR u.following_count <> (SELECT count(*) FROM person_follows f WHERE f.follower_id = u.id)`,
  'the sums of a day are those of its ledger': `
    SELECT 1 FROM (
      SELECT user_id, subject, day, sum(points) FILTER (WHERE capped) AS capped, sum(points) FILTER (WHERE NOT capped) AS other
      FROM ledger_entries, LATERAL (SELECT '' AS subject UNION SELECT subject_code) AS both_of_them
      WHERE kind <> 'ACCOUNT_ACTIVATED' GROUP BY user_id, subject, day
    ) ledger FULL JOIN reputation_days d ON d.user_id = ledger.user_id AND d.subject_code = ledger.subject AND d.day = ledger.day
    WHERE coalesce(d.capped, 0) <> coalesce(ledger.capped, 0) OR coalesce(d.other, 0) <> coalesce(ledger.other, 0)
      OR d.points <> least(200, d.capped) + d.other`,
  'the sums of a leaderboard are those of their days': `
    SELECT 1 FROM reputation_totals t FULL JOIN (
      SELECT user_id, subject_code, sum(points) AS points FROM reputation_days GROUP BY user_id, subject_code
    ) days USING (user_id, subject_code)
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(points) FILTER (WHERE day > t.as_of - 7), 0) AS last_7, coalesce(sum(points), 0) AS last_30,
        least(min(day) FILTER (WHERE day > t.as_of - 7) + 7, min(day) + 30) AS changes_on
      FROM reputation_days d
      WHERE d.user_id = t.user_id AND d.subject_code = t.subject_code AND day > t.as_of - 30
    ) recent ON true
    WHERE t.points IS DISTINCT FROM days.points + (subject_code = '')::int OR t.last_7 <> recent.last_7 OR t.last_30 <> recent.last_30
      OR t.changes_on IS DISTINCT FROM recent.changes_on`,
  'whoever does not want to be ranked is in no leaderboard': `
    SELECT 1 FROM reputation_totals WHERE ranked <> is_ranked(user_id)`,
  'a ledger has each reversal once, of a row that it reverses': `
    SELECT r.id FROM ledger_entries r LEFT JOIN ledger_entries e
      ON e.user_id = r.user_id AND e.kind = r.kind AND e.source || '/undone' = r.source
    WHERE r.source LIKE '%/undone' AND (e.id IS NULL OR e.points <> -r.points OR e.day <> r.day OR e.capped <> r.capped)`,
  'the badges of a person equal their counters': `
    SELECT u.id FROM users u LEFT JOIN awards a ON a.user_id = u.id GROUP BY u.id
    HAVING u.gold_badges <> count(a.id) FILTER (WHERE badge_level(a.badge) = 'GOLD')
      OR u.silver_badges <> count(a.id) FILTER (WHERE badge_level(a.badge) = 'SILVER')
      OR u.bronze_badges <> count(a.id) FILTER (WHERE badge_level(a.badge) = 'BRONZE')`,
  'nobody votes on what they wrote, and a vote knows who wrote it': `
    SELECT v.id FROM votes v LEFT JOIN questions q ON q.id = v.question_id LEFT JOIN answers a ON a.id = v.answer_id
    WHERE v.voter_id = v.author_id OR v.author_id IS DISTINCT FROM coalesce(a.author_id, q.author_id)
    UNION ALL SELECT c.id FROM comment_votes v JOIN comments c ON c.id = v.comment_id WHERE c.author_id = v.user_id`,
  'what is hidden says why, and so does what is closed': `
    SELECT p.id FROM (
      SELECT id, hidden_at, hidden_reason FROM questions UNION ALL SELECT id, hidden_at, hidden_reason FROM answers
      UNION ALL SELECT id, hidden_at, hidden_reason FROM comments
    ) p WHERE (p.hidden_at IS NULL) <> (p.hidden_reason IS NULL)
    UNION ALL SELECT id FROM questions
    WHERE status = 'CLOSED' AND close_reason IS NULL OR status = 'OPEN' AND close_reason IS NOT NULL
      OR (close_reason IS NOT DISTINCT FROM 'DUPLICATE') <> (duplicate_of_id IS NOT NULL)`,
  'a post that was edited has each of its versions': `
    SELECT p.id FROM (SELECT id, version FROM questions UNION ALL SELECT id, version FROM answers) p
    LEFT JOIN revisions r ON coalesce(r.answer_id, r.question_id) = p.id GROUP BY p.id, p.version
    HAVING count(r.id) <> CASE WHEN p.version = 1 THEN 0 ELSE p.version END OR coalesce(max(r.number), 1) <> p.version`,
  'a post has one undecided case at most, and a decided one says when': `
    SELECT 1 FROM moderation_cases WHERE status IN ('OPEN', 'IN_REVIEW')
    GROUP BY coalesce(comment_id, answer_id, question_id) HAVING count(*) > 1
    UNION ALL SELECT 1 FROM moderation_cases WHERE (status IN ('UPHELD', 'DECLINED')) <> (decided_at IS NOT NULL)`,
  'a notification is unread as long as others may join it, and counts itself at least': `
    SELECT id FROM notifications WHERE (read_at IS NULL) <> (group_key IS NOT NULL) OR count < 1`,
  'the progress of a topic is that of its study events': `
    SELECT 1 FROM study_records r FULL JOIN (
      SELECT user_id, topic_id,
        least(100, coalesce(sum(coalesce(score, 100) * power(2::float8, -place) ORDER BY place) FILTER (WHERE kind = 'COMPLETED'), 0)) AS progress,
        bool_or(kind = 'COMPLETED') AS completed, count(*) FILTER (WHERE kind <> 'TIME') AS attempts, sum(seconds) AS seconds
      FROM (
        SELECT *, row_number() OVER (PARTITION BY user_id, topic_id, kind ORDER BY at DESC, id DESC)::float8 AS place FROM study_events
      ) AS happened GROUP BY user_id, topic_id
    ) e USING (user_id, topic_id)
    WHERE r.progress IS NULL OR e.progress IS NULL OR abs(r.progress - e.progress) > 0.001
      OR (r.completed, r.attempts, r.seconds) <> (e.completed, e.attempts, e.seconds)`,
  'an entry of an error book counts its reviews': `
    SELECT id FROM error_entries
    WHERE review_count < reviewed::int OR (review_count > 0) <> (last_reviewed_at IS NOT NULL)`,
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
