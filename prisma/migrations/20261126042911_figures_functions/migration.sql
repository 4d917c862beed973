-- Moves so many changes into the sums, those of a day and those of all days, and says how many there were. Who reads
-- both in one statement sees each change once.
CREATE OR REPLACE FUNCTION add_up_activity(p_most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_taken int;
BEGIN
  WITH taken AS (
    DELETE FROM activity_changes WHERE id IN (SELECT id FROM activity_changes ORDER BY id LIMIT p_most FOR UPDATE SKIP LOCKED)
    RETURNING *
  ), added AS (
    INSERT INTO activity_sums AS s (kind, key, day, questions, unanswered, answers, accepted, votes, capped_points, other_points, active_on)
    SELECT kind, key, d.day, sum(questions), sum(unanswered), sum(answers), sum(accepted), sum(votes), sum(capped_points), sum(other_points),
      CASE WHEN d.day = '1970-01-01' THEN max(t.day) FILTER (WHERE questions > 0 OR answers > 0) END
    FROM taken t, LATERAL (VALUES (t.day), ('1970-01-01'::date)) AS d(day)
    GROUP BY kind, key, d.day ORDER BY kind, key, d.day
    ON CONFLICT (kind, key, day) DO UPDATE SET
      questions = s.questions + excluded.questions, unanswered = s.unanswered + excluded.unanswered,
      answers = s.answers + excluded.answers, accepted = s.accepted + excluded.accepted, votes = s.votes + excluded.votes,
      capped_points = s.capped_points + excluded.capped_points, other_points = s.other_points + excluded.other_points,
      active_on = greatest(s.active_on, excluded.active_on)
  )
  SELECT count(*) INTO v_taken FROM taken;
  RETURN v_taken;
END $$;

-- What a question adds to the figures while everybody may see it. Whoever asks anonymously is not told by a count.
CREATE OR REPLACE FUNCTION question_activity(p_question questions)
RETURNS TABLE (kind text, key text, questions int, unanswered int, accepted int) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT c.kind, c.key, 1,
    (p_question.answer_count = 0 AND p_question.status = 'OPEN')::int,
    (c.kind = 'site' AND p_question.accepted_answer_id IS NOT NULL)::int
  FROM (
    SELECT 'site' AS kind, '' AS key
    UNION ALL SELECT 'user', p_question.author_id::text WHERE NOT p_question.anonymous
    UNION ALL SELECT 'tag', t.name FROM unnest(p_question.tags) AS t(name)
  ) c
  WHERE p_question.deleted_at IS NULL AND p_question.hidden_at IS NULL;
END $$;

-- Puts down what an answer that was written, changed, hidden or deleted adds to the figures. It only adds rows, so it
-- waits for nobody.
CREATE OR REPLACE FUNCTION record_answer_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_answers int := (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL)::int;
  v_accepted int := v_answers * NEW.accepted::int;
  v_before int;
BEGIN
  IF NOT EXISTS (SELECT FROM questions WHERE id = NEW.question_id AND deleted_at IS NULL AND hidden_at IS NULL) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    v_before := (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL)::int;
    v_answers := v_answers - v_before;
    v_accepted := v_accepted - v_before * OLD.accepted::int;
  END IF;
  INSERT INTO activity_changes (kind, key, day, answers, accepted)
  SELECT c.kind, c.key, (NEW.created_at AT TIME ZONE 'UTC')::date, v_answers, CASE c.kind WHEN 'user' THEN v_accepted ELSE 0 END
  FROM (VALUES ('site', ''), ('user', NEW.author_id::text)) AS c(kind, key)
  WHERE v_answers <> 0 OR (v_accepted <> 0 AND c.kind = 'user');
  RETURN NULL;
END $$;

-- Puts down what the ledger adds to a person's day: points that the daily cap holds for, and others.
CREATE OR REPLACE FUNCTION record_points_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (kind, key, day, capped_points, other_points)
  VALUES ('user', NEW.user_id::text, NEW.day, CASE WHEN NEW.capped THEN NEW.points ELSE 0 END, CASE WHEN NEW.capped THEN 0 ELSE NEW.points END);
  RETURN NULL;
END $$;

-- Puts down what a question that was asked, changed, hidden or deleted adds to the figures, with its answers and the
-- votes on it where they come or go with it. It only adds rows, so it waits for nobody.
CREATE OR REPLACE FUNCTION record_question_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_day date := (NEW.created_at AT TIME ZONE 'UTC')::date;
  v_shown int := (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL)::int;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO activity_changes (kind, key, day, questions, unanswered, accepted)
    SELECT c.kind, c.key, v_day, c.questions, c.unanswered, c.accepted FROM question_activity(NEW) AS c;
    RETURN NULL;
  END IF;

  INSERT INTO activity_changes (kind, key, day, questions, unanswered, accepted)
  SELECT c.kind, c.key, v_day, sum(c.questions), sum(c.unanswered), sum(c.accepted) FROM (
    SELECT n.kind, n.key, n.questions, n.unanswered, n.accepted FROM question_activity(NEW) AS n
    UNION ALL SELECT o.kind, o.key, -o.questions, -o.unanswered, -o.accepted FROM question_activity(OLD) AS o
  ) c
  GROUP BY c.kind, c.key HAVING sum(c.questions) <> 0 OR sum(c.unanswered) <> 0 OR sum(c.accepted) <> 0;

  v_shown := v_shown - (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL)::int;
  IF v_shown <> 0 THEN
    INSERT INTO activity_changes (kind, key, day, answers, accepted)
    SELECT c.kind, c.key, (a.created_at AT TIME ZONE 'UTC')::date, v_shown, CASE c.kind WHEN 'user' THEN v_shown * a.accepted::int ELSE 0 END
    FROM answers a, LATERAL (VALUES ('site', ''), ('user', a.author_id::text)) AS c(kind, key)
    WHERE a.question_id = NEW.id AND a.deleted_at IS NULL AND a.hidden_at IS NULL;
  END IF;

  IF NEW.anonymous <> OLD.anonymous THEN
    INSERT INTO activity_changes (kind, key, day, votes)
    SELECT 'user', NEW.author_id::text, (created_at AT TIME ZONE 'UTC')::date, CASE WHEN NEW.anonymous THEN -1 ELSE 1 END
    FROM votes WHERE question_id = NEW.id AND value = 1;
  END IF;
  RETURN NULL;
END $$;

-- Puts down that a person received a vote up, or lost it. A vote on a question that was asked anonymously would tell
-- who asked it.
CREATE OR REPLACE FUNCTION record_vote_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_votes int := (NEW.value = 1)::int;
BEGIN
  IF TG_OP = 'UPDATE' THEN v_votes := v_votes - (OLD.value = 1)::int; END IF;
  INSERT INTO activity_changes (kind, key, day, votes)
  SELECT 'user', NEW.author_id::text, (NEW.created_at AT TIME ZONE 'UTC')::date, v_votes
  WHERE v_votes <> 0 AND NOT EXISTS (SELECT FROM questions WHERE id = NEW.question_id AND anonymous);
  RETURN NULL;
END $$;

CREATE TRIGGER question_activity AFTER INSERT OR UPDATE OF answer_count, status, tags, accepted_answer_id, anonymous, deleted_at, hidden_at ON questions
  FOR EACH ROW EXECUTE FUNCTION record_question_activity();
CREATE TRIGGER answer_activity AFTER INSERT OR UPDATE OF accepted, deleted_at, hidden_at ON answers
  FOR EACH ROW EXECUTE FUNCTION record_answer_activity();
CREATE TRIGGER vote_activity AFTER INSERT OR UPDATE OF value ON votes
  FOR EACH ROW EXECUTE FUNCTION record_vote_activity();
CREATE TRIGGER points_activity AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION record_points_activity();

-- A file whose row goes or names another one.
CREATE TRIGGER avatar_removed AFTER DELETE OR UPDATE OF file_id ON avatars
  FOR EACH ROW EXECUTE FUNCTION plan_upload_removal();

-- What is there already.
WITH shown AS (
  SELECT a.*, (a.created_at AT TIME ZONE 'UTC')::date AS day FROM answers a JOIN questions q ON q.id = a.question_id
  WHERE a.deleted_at IS NULL AND a.hidden_at IS NULL AND q.deleted_at IS NULL AND q.hidden_at IS NULL
), changes AS (
  SELECT c.kind, c.key, (q.created_at AT TIME ZONE 'UTC')::date AS day, c.questions, c.unanswered, 0 AS answers, c.accepted, 0 AS votes, 0 AS capped_points, 0 AS other_points
  FROM questions q, LATERAL question_activity(q) AS c
  UNION ALL SELECT 'site', '', day, 0, 0, 1, 0, 0, 0, 0 FROM shown
  UNION ALL SELECT 'user', author_id::text, day, 0, 0, 1, accepted::int, 0, 0, 0 FROM shown
  UNION ALL SELECT 'user', v.author_id::text, (v.created_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 1, 0, 0
    FROM votes v LEFT JOIN questions q ON q.id = v.question_id WHERE v.value = 1 AND q.anonymous IS NOT TRUE
  UNION ALL SELECT 'user', user_id::text, day, 0, 0, 0, 0, 0, CASE WHEN capped THEN points ELSE 0 END, CASE WHEN capped THEN 0 ELSE points END FROM ledger_entries
)
INSERT INTO activity_sums (kind, key, day, questions, unanswered, answers, accepted, votes, capped_points, other_points, active_on)
SELECT kind, key, d.day, sum(questions), sum(unanswered), sum(answers), sum(accepted), sum(votes), sum(capped_points), sum(other_points),
  CASE WHEN d.day = '1970-01-01' THEN max(c.day) FILTER (WHERE questions > 0 OR answers > 0) END
FROM changes c, LATERAL (VALUES (c.day), ('1970-01-01'::date)) AS d(day)
GROUP BY kind, key, d.day;
