-- Gives somebody a badge for a source, once; true if it is new. They hear of it.
CREATE OR REPLACE FUNCTION award_badge(
  p_user uuid, p_badge text, p_source text, p_giver uuid, p_reason text, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := new_id(14, p_now);
BEGIN
  INSERT INTO awards (id, user_id, badge, source, giver_id, reason, created_at)
  VALUES (v_id, p_user, p_badge, p_source, p_giver, p_reason, p_now)
  ON CONFLICT (user_id, badge, source) DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;

  PERFORM notify_user(p_user, 'BADGE', p_giver, v_id::text, NULL, NULL, NULL, jsonb_build_object('badge', p_badge), p_now);
  RETURN true;
END $$;

-- Puts something into one person's inbox, in the transaction of what caused it: true if it was put there. Nobody hears
-- of their own acts or of what they switched off. While the row of a group is unread, later ones join it. No row of a
-- person is locked, so it may be called whatever the caller has locked.
CREATE OR REPLACE FUNCTION notify_user(
  p_user uuid, p_kind notification_kind, p_actor uuid, p_group text,
  p_question uuid, p_answer uuid, p_comment uuid, p_detail jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_user = p_actor THEN RETURN false; END IF;
  IF NOT EXISTS (SELECT FROM users WHERE id = p_user AND deleted_at IS NULL AND role <> 'SYSTEM') THEN RETURN false; END IF;
  IF NOT coalesce(
    (SELECT (notification_choices ->> p_kind::text)::boolean FROM member_settings WHERE user_id = p_user),
    p_kind NOT IN ('TAG', 'AUTHOR', 'DIGEST')
  ) THEN RETURN false; END IF;

  INSERT INTO notifications (
    id, user_id, kind, actor_id, group_key, question_id, answer_id, comment_id, detail, at, created_at
  ) VALUES (
    new_id(13, p_now), p_user, p_kind, p_actor, p_kind || '/' || p_group, p_question, p_answer, p_comment, p_detail, p_now, p_now
  )
  ON CONFLICT (user_id, group_key) DO UPDATE SET
    count = notifications.count + 1, actor_id = excluded.actor_id, answer_id = excluded.answer_id,
    comment_id = excluded.comment_id, detail = excluded.detail, at = greatest(notifications.at, excluded.at);
  RETURN true;
END $$;
