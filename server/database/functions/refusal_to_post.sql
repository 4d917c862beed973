-- Why it is too early for one more post of somebody whose posts of the last 24 hours were made at these times, the oldest
-- first, or what is left for the day after it. The numbers are POSTING of server/limits/table.ts.
CREATE OR REPLACE FUNCTION refusal_to_post(
  p_author users, p_times timestamptz[], p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int) LANGUAGE plpgsql AS $$
DECLARE
  v_rate jsonb := p_rules -> CASE WHEN is_new_member(p_author, p_now, p_rules) THEN 'newMember' ELSE 'member' END;
  v_over int;
  v_allowed_at timestamptz;
BEGIN
  posts_limit := (v_rate ->> 'perDay')::int;
  pause_seconds := (v_rate ->> 'pauseSeconds')::int;
  v_allowed_at := p_times[cardinality(p_times)] + make_interval(secs => pause_seconds);
  IF v_allowed_at > p_now THEN
    refusal := 'TOO_SOON';
  ELSE
    v_over := cardinality(p_times) + 1 - posts_limit;
    posts_left := greatest(0, -v_over);
    IF v_over > 0 THEN
      refusal := 'TOO_MANY';
      -- The oldest leave the day first.
      v_allowed_at := p_times[v_over] + interval '24 hours';
    END IF;
  END IF;
  retry_after := ceil(extract(epoch FROM v_allowed_at - p_now));
  RETURN NEXT;
END $$;
