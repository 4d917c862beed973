-- AlterEnum
ALTER TYPE "ledger_kind" ADD VALUE 'ACCOUNT_ACTIVATED';

-- Puts down the point that everybody begins with, once for each person. It is in nobody's day: no chart and no leaderboard
-- shows that somebody has come.
CREATE OR REPLACE FUNCTION activate_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, created_at)
  VALUES (new_id(6, NEW.created_at), NEW.id, 'ACCOUNT_ACTIVATED', 1, false, (NEW.created_at AT TIME ZONE 'UTC')::date, 'activation', NEW.created_at)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  RETURN NULL;
END $$;

-- Puts down what the ledger adds to a person's day: points that the daily cap holds for, and others.
CREATE OR REPLACE FUNCTION record_points_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind::text = 'ACCOUNT_ACTIVATED' THEN RETURN NULL; END IF;
  INSERT INTO activity_changes (kind, key, day, capped_points, other_points)
  VALUES ('user', NEW.user_id::text, NEW.day, CASE WHEN NEW.capped THEN NEW.points ELSE 0 END, CASE WHEN NEW.capped THEN 0 ELSE NEW.points END);
  RETURN NULL;
END $$;

-- Makes the sums of the ledger anew out of its rows, as of a day: for rows that were not written one by one.
CREATE OR REPLACE FUNCTION sum_ledger(p_cap int, p_today date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM reputation_totals;
  DELETE FROM reputation_days;
  INSERT INTO reputation_days (user_id, subject_code, day, capped, other, points)
  SELECT user_id, subject, day, capped, other, least(p_cap, capped) + other FROM (
    SELECT user_id, subject, day,
      coalesce(sum(points) FILTER (WHERE capped), 0)::int AS capped, coalesce(sum(points) FILTER (WHERE NOT capped), 0)::int AS other
    FROM ledger_entries, LATERAL (SELECT '' AS subject UNION SELECT subject_code) AS both_of_them
    WHERE kind::text <> 'ACCOUNT_ACTIVATED'
    GROUP BY user_id, subject, day
  ) AS days;
  INSERT INTO reputation_totals (user_id, subject_code, points, last_7, last_30, as_of, changes_on, ranked)
  SELECT sums.user_id, subject_code, sums.points + (subject_code = '')::int, r.last_7, r.last_30, p_today, r.changes_on, is_ranked(sums.user_id)
  FROM (SELECT user_id, subject_code, sum(points)::int AS points FROM reputation_days GROUP BY user_id, subject_code) AS sums,
    LATERAL recent_points(sums.user_id, subject_code, p_today) AS r;
  UPDATE users SET points = 1 + sums.points, reputation = greatest(1, 1 + sums.points) FROM (
    SELECT user_id, sum(points)::int AS points FROM reputation_days WHERE subject_code = '' GROUP BY user_id
  ) AS sums WHERE sums.user_id = users.id;
$$;
