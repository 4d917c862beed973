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
  UPDATE users SET
    gold_badges = gold_badges + (badge_level(p_badge) = 'GOLD')::int,
    silver_badges = silver_badges + (badge_level(p_badge) = 'SILVER')::int,
    bronze_badges = bronze_badges + (badge_level(p_badge) = 'BRONZE')::int
  WHERE id = p_user;

  PERFORM notify_user(p_user, 'BADGE', p_giver, v_id::text, NULL, NULL, NULL, jsonb_build_object('badge', p_badge), p_now);
  RETURN true;
END $$;

-- The level of a badge: the same as in server/community/reputation/badge-catalogue.ts.
CREATE OR REPLACE FUNCTION badge_level(p_badge text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_badge IN ('great_answer', 'great_question', 'pillar') THEN 'GOLD'
    WHEN p_badge IN ('good_answer', 'good_question', 'bug_hunter', 'mentor') THEN 'SILVER'
    ELSE 'BRONZE'
  END
$$;

-- Gives the author of a post the badges that its score has reached; later votes take none of them away. True if one is new.
CREATE OR REPLACE FUNCTION award_for_score(
  p_author uuid, p_kind text, p_post uuid, p_score int, p_bars jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE sql AS $$
  SELECT coalesce(bool_or(is_new), false) FROM (
    SELECT award_badge(p_author, bar.key || '_' || p_kind, p_post::text, NULL, NULL, p_now) AS is_new
    FROM jsonb_each_text(p_bars) AS bar WHERE p_score >= bar.value::int ORDER BY bar.value::int
  ) AS reached
$$;
