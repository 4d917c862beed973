-- Moves so many changes into the sums, those of a day and those of all days, and says how many there were. Who reads
-- both in one statement sees each change once.
CREATE OR REPLACE FUNCTION add_up_activity(p_most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_taken int;
BEGIN
  WITH taken AS (
    DELETE FROM activity_changes WHERE id IN (SELECT id FROM activity_changes ORDER BY id LIMIT p_most FOR UPDATE SKIP LOCKED)
    RETURNING *
  ), added AS (
    INSERT INTO activity_sums AS s (kind, key, day, questions, unanswered, answers, accepted, votes, capped_points, other_points, active_on)
    SELECT kind, key, d.day, sum(questions), sum(unanswered), sum(answers), sum(accepted), sum(votes), sum(capped_points), sum(other_points),
      CASE WHEN d.day = '1970-01-01' THEN max(t.day) FILTER (WHERE questions > 0 OR answers > 0) END
    FROM taken t, LATERAL (VALUES (t.day), ('1970-01-01'::date)) AS d(day)
    GROUP BY kind, key, d.day ORDER BY kind, key, d.day
    ON CONFLICT (kind, key, day) DO UPDATE SET
      questions = s.questions + excluded.questions, unanswered = s.unanswered + excluded.unanswered,
      answers = s.answers + excluded.answers, accepted = s.accepted + excluded.accepted, votes = s.votes + excluded.votes,
      capped_points = s.capped_points + excluded.capped_points, other_points = s.other_points + excluded.other_points,
      active_on = greatest(s.active_on, excluded.active_on)
  )
  SELECT count(*) INTO v_taken FROM taken;
  RETURN v_taken;
END $$;
