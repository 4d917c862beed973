-- Counts a viewer's first look at each question on a day; says how many were new. Whoever shared the link by which somebody
-- else came earns a badge: a guest is somebody else where the sharer was never signed in at their address.
CREATE OR REPLACE FUNCTION record_views(
  p_questions uuid[], p_day date, p_viewer text, p_shared_by uuid, p_guest_address text, p_now timestamptz
) RETURNS TABLE (counted int, notified uuid) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM questions WHERE id = ANY (p_questions) ORDER BY id FOR NO KEY UPDATE;
  WITH fresh AS (
    INSERT INTO views (question_id, day, viewer)
    SELECT id, p_day, p_viewer FROM questions WHERE id = ANY (p_questions) AND deleted_at IS NULL AND hidden_at IS NULL
    ON CONFLICT DO NOTHING RETURNING question_id
  )
  UPDATE questions SET view_count = view_count + 1 WHERE id IN (SELECT question_id FROM fresh);
  GET DIAGNOSTICS counted = ROW_COUNT;

  IF counted > 0 AND p_shared_by::text <> p_viewer
    AND EXISTS (SELECT FROM users WHERE id = p_shared_by AND deleted_at IS NULL AND role <> 'SYSTEM')
    AND NOT EXISTS (SELECT FROM sessions WHERE user_id = p_shared_by AND address = p_guest_address)
    -- Sharing it must not tell who asked anonymously.
    AND NOT EXISTS (SELECT FROM questions WHERE id = ANY (p_questions) AND anonymous AND author_id = p_shared_by)
    AND award_badge(p_shared_by, 'first_share', '', NULL, NULL, p_now)
  THEN
    notified := p_shared_by;
  END IF;
  RETURN NEXT;
END $$;
