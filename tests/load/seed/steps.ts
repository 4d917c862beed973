import { DAILY_CAP, POINTS } from '../../../server/community/reputation/rules.ts';

export interface Size {
  users: number;
  questions: number;
  answers: number;
  votes: number;
}

/** Everything follows from row numbers, so two seeds of one size are alike but for their ids. */
export function steps(size: Size, answer: string): [sentence: string, sql: string][] {
  const { users, questions, answers, votes } = size;
  const onQuestions = Math.floor(votes * 0.6);
  return [
    [
      `${users} people`,
      `CREATE TEMP TABLE people AS
         SELECT n, new_id(1, at) AS id, at FROM generate_series(1, ${users}) n,
         LATERAL (SELECT now() - interval '400 days' + n * interval '20 seconds' AS at) t;
       INSERT INTO users (id, name, created_at, updated_at) SELECT id, 'Person ' || n, at, at FROM people;
       INSERT INTO accounts (user_id, email, password_hash, email_confirmed_at, created_at, updated_at)
         SELECT id, 'person' || n || '@example.org', 'none', at, at, at FROM people;
       ANALYZE people`,
    ],
    [
      'what they will do',
      // Shifted by another prime each, so that nobody votes on or answers their own post.
      `CREATE TEMP TABLE asked AS
         SELECT n, new_id(3, at) AS id, at, 1 + (n::bigint * 7919) % ${users} AS author FROM generate_series(1, ${questions}) n,
         LATERAL (SELECT now() - interval '390 days' + n * (interval '380 days' / ${questions}) AS at) t;
       CREATE TEMP TABLE answered AS
         SELECT a.n, question, new_id(4, q.at + after) AS id, q.at + after AS at, 1 + (q.author + place * 4093) % ${users} AS author,
           place = 1 AND question % 2 = 0 AS accepted
         FROM (SELECT n, question, row_number() OVER (PARTITION BY question ORDER BY n) AS place
           FROM (SELECT n, 1 + abs(hashint4(n)::bigint) % ${questions} AS question FROM generate_series(1, ${answers}) n) s) a
         JOIN asked q ON q.n = question, LATERAL (SELECT place * interval '50 minutes' AS after) t;
       CREATE TEMP TABLE voted AS
         SELECT new_id(5, at) AS id, v.*, 1 + (author + place * 6367) % ${users} AS voter FROM (
           SELECT 'q' AS kind, p.n AS post, p.id AS post_id, p.author, p.at + i % 100 * interval '1 hour' AS at,
             row_number() OVER (PARTITION BY p.n ORDER BY i) AS place, CASE WHEN i % 10 = 0 THEN -1 ELSE 1 END AS value
           FROM generate_series(1, ${onQuestions}) i JOIN asked p ON p.n = 1 + abs(hashint4(i + 7)::bigint) % ${questions}
           UNION ALL
           SELECT 'a', p.n, p.id, p.author, p.at + i % 100 * interval '1 hour',
             row_number() OVER (PARTITION BY p.n ORDER BY i), CASE WHEN i % 10 = 0 THEN -1 ELSE 1 END
           FROM generate_series(1, ${votes - onQuestions}) i JOIN answered p ON p.n = 1 + abs(hashint4(i + 13)::bigint) % ${answers}) v;
       CREATE TEMP TABLE tallies AS
         SELECT kind, post, count(*) FILTER (WHERE value = 1) AS up, count(*) FILTER (WHERE value = -1) AS down FROM voted GROUP BY kind, post;
       ANALYZE asked; ANALYZE answered; ANALYZE voted; ANALYZE tallies`,
    ],
    [
      `${questions} questions`,
      `INSERT INTO questions (id, author_id, subject_code, paper, topic_slug, topic_id, title, body, language, tags, up, down, score, answer_count,
           accepted_answer_id, acceptance, created_at, active_at, title_words, body_words)
         SELECT q.id, u.id, t.subject_code, t.paper_code, t.slug, t.id, s.title || ' ' || q.n, s.body, s.language, ARRAY[t.subject_code, 'tag-' || q.n % 40],
           coalesce(v.up, 0), coalesce(v.down, 0), coalesce(v.up - v.down, 0), coalesce(a.count, 0), a.accepted, (a.accepted IS NOT NULL)::int,
           q.at, coalesce(a.last, q.at), s.title_words || ' ' || q.n, s.body_words
         FROM asked q JOIN people u ON u.n = q.author JOIN samples s ON s.n = q.n % (SELECT count(*) FROM samples)
         JOIN (SELECT *, row_number() OVER (ORDER BY subject_code, paper_code, slug) - 1 AS n FROM topics) t ON t.n = q.n % (SELECT count(*) FROM topics)
         LEFT JOIN tallies v ON v.kind = 'q' AND v.post = q.n
         LEFT JOIN (SELECT question, count(*) AS count, max(at) AS last, (array_agg(id) FILTER (WHERE accepted))[1] AS accepted
           FROM answered GROUP BY question) a ON a.question = q.n ORDER BY q.n`,
    ],
    [
      `${answers} answers`,
      `INSERT INTO answers (id, question_id, author_id, body, accepted, up, down, score, created_at)
         SELECT a.id, q.id, u.id, '${answer}', a.accepted,
           coalesce(v.up, 0), coalesce(v.down, 0), coalesce(v.up - v.down, 0), a.at
         FROM answered a JOIN asked q ON q.n = a.question JOIN people u ON u.n = a.author
         LEFT JOIN tallies v ON v.kind = 'a' AND v.post = a.n ORDER BY a.at`,
    ],
    [
      'what is rendered of them',
      `INSERT INTO renderings (question_id, renderer, html, page, title, text, excerpt, lines, prints)
         SELECT q.id, r.renderer, r.html, r.page, s.title_html || ' ' || q.n, r.text, r.excerpt, r.lines, r.prints
         FROM asked q JOIN samples s ON s.n = q.n % (SELECT count(*) FROM samples) JOIN rendered r USING (body_id) ORDER BY q.n;
       INSERT INTO renderings (answer_id, renderer, html, page, text, excerpt, lines, words, prints)
         SELECT a.id, r.renderer, r.html, r.page, r.text, r.excerpt, r.lines, r.words, r.prints
         FROM answered a JOIN rendered r ON r.body_id = (SELECT max(body_id) FROM rendered) ORDER BY a.at;
       INSERT INTO formula_prints (rendering_id, print, post_id, in_answer)
         SELECT r.id, given.print, coalesce(r.question_id, r.answer_id), r.answer_id IS NOT NULL
         FROM renderings r, LATERAL (SELECT DISTINCT unnest(r.prints)) AS given (print)`,
    ],
    [
      `${votes} votes`,
      `INSERT INTO votes (id, voter_id, author_id, question_id, answer_id, value, created_at, updated_at)
         SELECT v.id, voter.id, author.id, CASE kind WHEN 'q' THEN post_id END, CASE kind WHEN 'a' THEN post_id END, value, v.at, v.at
         FROM voted v JOIN people voter ON voter.n = v.voter JOIN people author ON author.n = v.author ORDER BY v.at`,
    ],
    [
      'the ledger',
      `INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, post_id, actor_id, created_at)
         SELECT new_id(6, at), id, kind::ledger_kind, points, capped, (at AT TIME ZONE 'UTC')::date, source, post_id, actor_id, at FROM (
           SELECT author.id, CASE kind WHEN 'q' THEN 'QUESTION_' ELSE 'ANSWER_' END || CASE value WHEN 1 THEN 'UPVOTED' ELSE 'DOWNVOTED' END AS kind,
             CASE WHEN value = -1 THEN ${POINTS.postDownvoted} WHEN kind = 'q' THEN ${POINTS.questionUpvoted} ELSE ${POINTS.answerUpvoted} END AS points,
             true AS capped, v.at, 'vote/' || v.id || '/1' AS source, post_id, voter.id AS actor_id
           FROM voted v JOIN people voter ON voter.n = v.voter JOIN people author ON author.n = v.author
           UNION ALL
           SELECT voter.id, 'DOWNVOTED_ANSWER', ${POINTS.downvotedAnswer}, false, v.at, 'vote/' || v.id || '/1', post_id, voter.id
           FROM voted v JOIN people voter ON voter.n = v.voter WHERE kind = 'a' AND value = -1
           UNION ALL
           SELECT CASE role WHEN 'author' THEN u.id ELSE asker.id END, CASE role WHEN 'author' THEN 'ANSWER_ACCEPTED' ELSE 'ACCEPTED_ANSWER' END,
             CASE role WHEN 'author' THEN ${POINTS.answerAccepted} ELSE ${POINTS.acceptedAnswer} END, false, a.at, 'acceptance/' || q.id || '/1', a.id, asker.id
           FROM answered a JOIN asked q ON q.n = a.question JOIN people u ON u.n = a.author JOIN people asker ON asker.n = q.author,
             unnest(ARRAY['author', 'asker']) role WHERE a.accepted) entries ORDER BY at;
       INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, created_at)
         SELECT new_id(6, at), id, 'ACCOUNT_ACTIVATED', 1, false, (at AT TIME ZONE 'UTC')::date, 'activation', at FROM people;
       UPDATE ledger_entries SET subject_code = subject_of_post(post_id);
       SELECT sum_ledger(${DAILY_CAP}, (now() AT TIME ZONE 'UTC')::date)`,
    ],
  ];
}
