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
