-- What an unread notification of this group is known by.
CREATE OR REPLACE FUNCTION notification_group(p_kind notification_kind, p_group text, p_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT p_kind || '/' || CASE
    WHEN p_kind IN ('BADGE', 'REPUTATION') THEN hour
    WHEN p_kind = 'VOTES' THEN p_group || '/' || hour
    ELSE p_group
  END FROM to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24') AS hour
$$;

-- Takes one out again that came at this moment, where it is still unread: true if there was one.
CREATE OR REPLACE FUNCTION withdraw_notification(
  p_user uuid, p_kind notification_kind, p_group text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid;
  v_count int;
BEGIN
  SELECT id, count INTO v_id, v_count FROM notifications
  WHERE user_id = p_user AND read_at IS NULL AND kind = p_kind AND created_at <= p_at
    AND (group_key = notification_group(p_kind, p_group, p_at) OR group_key LIKE p_kind || '/*/%')
  ORDER BY group_key = notification_group(p_kind, p_group, p_at) DESC, id LIMIT 1 FOR UPDATE;
  IF v_id IS NULL THEN RETURN false; END IF;

  IF v_count = 1 THEN
    DELETE FROM notifications WHERE id = v_id;
  ELSE
    UPDATE notifications SET count = count - 1 WHERE id = v_id;
  END IF;
  RETURN true;
END $$;
