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
