-- Whether somebody stands in leaderboards: whoever does not want to is not there.
CREATE OR REPLACE FUNCTION is_ranked(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = p_user AND deleted_at IS NULL AND role <> 'SYSTEM')
    AND NOT EXISTS (SELECT FROM member_settings WHERE user_id = p_user AND NOT on_leaderboard)
$$;

-- Takes somebody out of all leaderboards, or back, when they choose so, change their role or are gone. Their row is locked
-- first, so that a sum that is being written meanwhile is not missed.
CREATE OR REPLACE FUNCTION keep_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_user uuid := CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(coalesce(NEW, OLD)) ->> 'user_id' END;
  v_ranked boolean;
BEGIN
  PERFORM 1 FROM users WHERE id = v_user FOR NO KEY UPDATE;
  v_ranked := is_ranked(v_user);
  UPDATE reputation_totals SET ranked = v_ranked WHERE user_id = v_user AND ranked <> v_ranked;
  RETURN NULL;
END $$;

-- What the last days of a subject come to on this day, and when the next of them leaves.
CREATE OR REPLACE FUNCTION recent_points(p_user uuid, p_subject text, p_today date)
RETURNS TABLE (last_7 int, last_30 int, changes_on date) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(points) FILTER (WHERE day > p_today - 7), 0)::int, coalesce(sum(points), 0)::int,
    least(min(day) FILTER (WHERE day > p_today - 7) + 7, min(day) + 30)
  FROM reputation_days WHERE user_id = p_user AND subject_code = p_subject AND day > p_today - 30
$$;

-- Adds to what the days of a subject come to. The person's row is locked.
CREATE OR REPLACE FUNCTION add_to_total(p_user uuid, p_subject text, p_points int, p_today date) RETURNS void LANGUAGE sql AS $$
  INSERT INTO reputation_totals AS total (user_id, subject_code, points, last_7, last_30, as_of, changes_on, ranked)
  SELECT p_user, p_subject, p_points + (p_subject = '')::int, r.last_7, r.last_30, p_today, r.changes_on, is_ranked(p_user)
  FROM recent_points(p_user, p_subject, p_today) r
  ON CONFLICT (user_id, subject_code) DO UPDATE SET
    points = total.points + p_points, last_7 = excluded.last_7, last_30 = excluded.last_30,
    as_of = excluded.as_of, changes_on = excluded.changes_on
$$;

-- Lets the days that are over leave the sums of the last days, those of some people; returns how many sums that were.
CREATE OR REPLACE FUNCTION move_leaderboards(p_today date, p_batch int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_people uuid[];
  v_moved int;
BEGIN
  SELECT array_agg(user_id) INTO v_people FROM (
    SELECT user_id FROM reputation_totals WHERE changes_on <= p_today ORDER BY changes_on LIMIT p_batch) AS due;
  PERFORM 1 FROM users WHERE id = ANY (v_people) ORDER BY id FOR NO KEY UPDATE;
  UPDATE reputation_totals t SET (last_7, last_30, as_of, changes_on) = (
    SELECT r.last_7, r.last_30, p_today, r.changes_on FROM recent_points(t.user_id, t.subject_code, p_today) r)
  WHERE user_id = ANY (v_people) AND changes_on <= p_today;
  GET DIAGNOSTICS v_moved = ROW_COUNT;
  RETURN v_moved;
END $$;
