-- Adds one ledger row on its day and moves the person's points by what the day's capped sum moves.
CREATE OR REPLACE FUNCTION write_ledger_on(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_day date, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  day_sum int := 0;
  delta int;
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  IF p_capped THEN
    SELECT coalesce(sum(points), 0) INTO day_sum FROM ledger_entries WHERE user_id = p_user AND day = p_day AND capped;
  END IF;

  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, post_id, actor_id, created_at)
  VALUES (new_id(6, p_now), p_user, p_kind, p_points, p_capped, p_day, p_source, p_post, p_actor, p_now)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;

  delta := CASE WHEN p_capped THEN least(p_cap, day_sum + p_points) - least(p_cap, day_sum) ELSE p_points END;
  UPDATE users SET points = points + delta, reputation = greatest(1, points + delta) WHERE id = p_user;
END $$;

CREATE OR REPLACE FUNCTION write_ledger(
  p_user uuid, p_kind ledger_kind, p_points int, p_capped boolean, p_source text, p_post uuid, p_actor uuid, p_now timestamptz, p_cap int
) RETURNS void LANGUAGE sql AS $$
  SELECT write_ledger_on(p_user, p_kind, p_points, p_capped, (p_now AT TIME ZONE 'UTC')::date, p_source, p_post, p_actor, p_now, p_cap)
$$;
