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
