-- Counts a viewer's first look at each question on a day; says how many were new.
CREATE OR REPLACE FUNCTION record_views(p_questions uuid[], p_day date, p_viewer text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  counted int;
BEGIN
  PERFORM 1 FROM questions WHERE id = ANY (p_questions) ORDER BY id FOR NO KEY UPDATE;
  WITH fresh AS (
    INSERT INTO views (question_id, day, viewer)
    SELECT id, p_day, p_viewer FROM questions WHERE id = ANY (p_questions) AND deleted_at IS NULL
    ON CONFLICT DO NOTHING RETURNING question_id
  )
  UPDATE questions SET view_count = view_count + 1 WHERE id IN (SELECT question_id FROM fresh);
  GET DIAGNOSTICS counted = ROW_COUNT;
  RETURN counted;
END $$;
