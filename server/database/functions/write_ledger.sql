-- The subject that a post belongs to; empty where there is no such post.
CREATE OR REPLACE FUNCTION subject_of_post(p_post uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT subject_code FROM questions WHERE id = p_post),
    (SELECT q.subject_code FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.id = p_post), '')
$$;

-- Adds one ledger row on its day and moves the person's points by what the day's capped sum moves, with the sums that the
-- leaderboards read. Returns the id of the row; NULL where it was there before.
CREATE OR REPLACE FUNCTION write_ledger_row(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid,
  p_subject text, p_reason text, p_now timestamptz, p_cap int
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := new_id(6, p_now);
  v_today date := (p_now AT TIME ZONE 'UTC')::date;
  v_delta int;
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, post_id, actor_id, subject_code, reason, created_at)
  VALUES (v_id, p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, p_subject, p_reason, p_now)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;

  v_delta := add_to_day(p_user, '', p_day, p_points, p_capped, p_cap);
  UPDATE users SET points = points + v_delta, reputation = greatest(1, points + v_delta) WHERE id = p_user;
  PERFORM add_to_total(p_user, '', v_delta, v_today);
  IF p_subject <> '' THEN
    PERFORM add_to_total(p_user, p_subject, add_to_day(p_user, p_subject, p_day, p_points, p_capped, p_cap), v_today);
  END IF;
  RETURN v_id;
END $$;

-- Adds to the sums of one day, which is summed first and then capped; returns by how much that moves it. The person's row
-- is locked.
CREATE OR REPLACE FUNCTION add_to_day(
  p_user uuid, p_subject text, p_day date, p_points int, p_capped boolean, p_cap int
) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_day reputation_days;
  v_before int;
BEGIN
  SELECT * INTO v_day FROM reputation_days WHERE user_id = p_user AND subject_code = p_subject AND day = p_day;
  v_before := coalesce(v_day.points, 0);
  v_day.capped := coalesce(v_day.capped, 0) + CASE WHEN p_capped THEN p_points ELSE 0 END;
  v_day.other := coalesce(v_day.other, 0) + CASE WHEN p_capped THEN 0 ELSE p_points END;
  v_day.points := least(p_cap, v_day.capped) + v_day.other;
  INSERT INTO reputation_days (user_id, subject_code, day, capped, other, points)
  VALUES (p_user, p_subject, p_day, v_day.capped, v_day.other, v_day.points)
  ON CONFLICT (user_id, subject_code, day) DO UPDATE SET capped = excluded.capped, other = excluded.other, points = excluded.points;
  RETURN v_day.points - v_before;
END $$;

CREATE OR REPLACE FUNCTION write_ledger_on(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_row(
    p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, subject_of_post(p_post), NULL, p_now, p_cap)
$$;

CREATE OR REPLACE FUNCTION write_ledger(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_on(p_user, p_kind, p_points, p_capped, (p_now AT TIME ZONE 'UTC')::date, p_source, p_post, p_actor, p_now, p_cap)
$$;
