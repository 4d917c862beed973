-- Tells so many of those who follow something, the next ones in the order of their ids, each once. Without an actor the
-- question is new: whoever follows its author or its tags hears of it, by its author where they follow both, and what comes
-- in one day is one row. With one it was answered or edited: whoever follows it hears of that. What was taken away or hidden
-- meanwhile is no news.
CREATE OR REPLACE FUNCTION notify_followers(
  p_question uuid, p_answer uuid, p_actor uuid, p_after uuid, p_most int, p_now timestamptz
) RETURNS TABLE (user_id uuid, notified boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_author uuid;
  v_day text := to_char(p_now AT TIME ZONE 'UTC', 'YYYY-MM-DD');
  v_follower record;
BEGIN
  SELECT * INTO v_question FROM questions WHERE id = p_question AND deleted_at IS NULL AND hidden_at IS NULL;
  IF v_question.id IS NULL THEN RETURN; END IF;
  IF p_answer IS NOT NULL AND NOT EXISTS (
    SELECT FROM answers WHERE id = p_answer AND deleted_at IS NULL AND hidden_at IS NULL
  ) THEN RETURN; END IF;
  v_author := CASE WHEN NOT v_question.anonymous THEN v_question.author_id END;

  IF p_actor IS NOT NULL THEN
    FOR user_id IN
      SELECT f.user_id FROM question_follows f
      WHERE f.question_id = p_question AND (p_after IS NULL OR f.user_id > p_after)
      ORDER BY f.user_id LIMIT p_most
    LOOP
      -- Whoever asked hears of answers by another way.
      notified := user_id <> p_actor AND user_id <> v_question.author_id AND notify_user(
        user_id, 'ANSWER', CASE WHEN p_actor = v_question.author_id THEN v_author ELSE p_actor END, p_question::text,
        p_question, p_answer, NULL, '{}', p_now);
      RETURN NEXT;
    END LOOP;
    RETURN;
  END IF;

  FOR v_follower IN
    SELECT follower.id, min(follower.tag) AS tag, bool_or(follower.tag IS NULL) AS of_author FROM (
      (SELECT f.follower_id AS id, NULL::text AS tag FROM person_follows f
        WHERE f.followed_id = v_author AND (p_after IS NULL OR f.follower_id > p_after)
        ORDER BY f.follower_id LIMIT p_most)
      UNION ALL
      SELECT t.user_id, t.tag FROM unnest(v_question.tags) AS tagged (name), LATERAL (
        SELECT f.user_id, f.tag FROM tag_follows f
        WHERE f.tag = tagged.name AND (p_after IS NULL OR f.user_id > p_after)
        ORDER BY f.user_id LIMIT p_most) AS t
    ) AS follower
    GROUP BY follower.id ORDER BY follower.id LIMIT p_most
  LOOP
    user_id := v_follower.id;
    notified := v_follower.of_author AND notify_user(
      user_id, 'AUTHOR', v_author, v_author || '/' || v_day, p_question, NULL, NULL, '{}', p_now);
    IF NOT notified AND v_follower.tag IS NOT NULL AND user_id <> v_question.author_id THEN
      notified := notify_user(user_id, 'TAG', v_author, v_follower.tag || '/' || v_day, p_question, NULL, NULL,
        jsonb_build_object('tag', v_follower.tag), p_now);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
