-- Puts something into one person's inbox, in the transaction of what caused it: true if it was put there. Nobody hears
-- of their own acts or of what they switched off. While a row is unread, what belongs to its group joins it; achievements
-- belong to a group for an hour. Ten unread rows of one kind become one, which the next ones join. Whatever somebody
-- has locked to read or delete it is passed over, so it may be called whatever the caller has locked.
CREATE OR REPLACE FUNCTION notify_user(
  p_user uuid, p_kind notification_kind, p_actor uuid, p_group text,
  p_question uuid, p_answer uuid, p_comment uuid, p_detail jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_many constant int := 10;
  v_id uuid := new_id(13, p_now);
  v_rows uuid[];
  v_total int;
  v_since timestamptz;
BEGIN
  IF p_user = p_actor THEN RETURN false; END IF;
  IF NOT EXISTS (SELECT FROM users WHERE id = p_user AND deleted_at IS NULL AND role <> 'SYSTEM') THEN RETURN false; END IF;
  IF NOT coalesce(
    (SELECT (notification_choices ->> p_kind::text)::boolean FROM member_settings WHERE user_id = p_user),
    p_kind NOT IN ('TAG', 'AUTHOR')
  ) THEN RETURN false; END IF;

  SELECT array_agg(id) INTO v_rows FROM (
    SELECT id FROM notifications
    WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind AND group_key LIKE p_kind || '/*/%'
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) AS collapsed;
  IF v_rows IS NULL THEN
    INSERT INTO notifications (
      id, user_id, kind, actor_id, group_key, question_id, answer_id, comment_id, detail, at, created_at
    ) VALUES (
      v_id, p_user, p_kind, p_actor, notification_group(p_kind, p_group, p_now), p_question, p_answer, p_comment,
      p_detail, p_now, p_now
    )
    ON CONFLICT (user_id, group_key) DO UPDATE SET
      count = notifications.count + 1, actor_id = excluded.actor_id, question_id = excluded.question_id,
      answer_id = excluded.answer_id, comment_id = excluded.comment_id, detail = excluded.detail,
      at = greatest(notifications.at, excluded.at), created_at = least(notifications.created_at, excluded.created_at);

    IF (SELECT count(*) FROM notifications WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind) < v_many THEN
      RETURN true;
    END IF;
    SELECT array_agg(id), sum(count), min(created_at) INTO v_rows, v_total, v_since FROM (
      SELECT id, count, created_at FROM notifications
      WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind
      ORDER BY id FOR UPDATE SKIP LOCKED
    ) AS unread;
    DELETE FROM notifications WHERE id = ANY (v_rows) AND id <> v_rows[cardinality(v_rows)];
    v_id := v_rows[cardinality(v_rows)];
    v_total := v_total - 1;
  ELSE
    v_id := v_rows[1];
    SELECT count, created_at INTO v_total, v_since FROM notifications WHERE id = v_id;
  END IF;

  UPDATE notifications SET
    group_key = p_kind || '/*/' || id, count = v_total + 1, actor_id = p_actor, question_id = p_question, answer_id = p_answer,
    comment_id = p_comment, detail = p_detail || '{"collapsed": true}', at = greatest(at, p_now), created_at = least(v_since, p_now)
  WHERE id = v_id;
  RETURN true;
END $$;
