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
