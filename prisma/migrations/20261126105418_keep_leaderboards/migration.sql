-- Made anew below: whatever is kept of the last days is worked out of the days.
DELETE FROM "reputation_totals";

-- DropIndex
DROP INDEX "reputation_totals_subject_code_points_user_id_idx";

-- AlterTable
ALTER TABLE "reputation_totals" ADD COLUMN     "as_of" DATE NOT NULL,
ADD COLUMN     "changes_on" DATE,
ADD COLUMN     "last_30" INTEGER NOT NULL,
ADD COLUMN     "last_7" INTEGER NOT NULL,
ADD COLUMN     "ranked" BOOLEAN NOT NULL,
ALTER COLUMN "subject_code" SET DEFAULT '';

-- CreateIndex
CREATE INDEX "reputation_totals_subject_code_ranked_points_user_id_idx" ON "reputation_totals"("subject_code", "ranked", "points" DESC, "user_id");

-- CreateIndex
CREATE INDEX "reputation_totals_subject_code_ranked_last_7_user_id_idx" ON "reputation_totals"("subject_code", "ranked", "last_7" DESC, "user_id");

-- CreateIndex
CREATE INDEX "reputation_totals_subject_code_ranked_last_30_user_id_idx" ON "reputation_totals"("subject_code", "ranked", "last_30" DESC, "user_id");

-- CreateIndex
CREATE INDEX "reputation_totals_changes_on_idx" ON "reputation_totals"("changes_on");

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

-- Makes the sums of the ledger anew out of its rows, as of a day: for rows that were not written one by one.
CREATE OR REPLACE FUNCTION sum_ledger(p_cap int, p_today date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM reputation_totals;
  DELETE FROM reputation_days;
  INSERT INTO reputation_days (user_id, subject_code, day, capped, other, points)
  SELECT user_id, subject, day, capped, other, least(p_cap, capped) + other FROM (
    SELECT user_id, subject, day,
      coalesce(sum(points) FILTER (WHERE capped), 0)::int AS capped, coalesce(sum(points) FILTER (WHERE NOT capped), 0)::int AS other
    FROM ledger_entries, LATERAL (SELECT '' AS subject UNION SELECT subject_code) AS both_of_them
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

DROP FUNCTION sum_ledger(integer);

CREATE TRIGGER settings_ranked AFTER INSERT OR DELETE ON member_settings FOR EACH ROW EXECUTE FUNCTION keep_ranked();
CREATE TRIGGER choice_ranked AFTER UPDATE ON member_settings FOR EACH ROW
  WHEN (OLD.on_leaderboard <> NEW.on_leaderboard) EXECUTE FUNCTION keep_ranked();
CREATE TRIGGER person_ranked AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.role <> NEW.role) EXECUTE FUNCTION keep_ranked();

INSERT INTO reputation_totals (user_id, subject_code, points, last_7, last_30, as_of, changes_on, ranked)
SELECT sums.user_id, subject_code, sums.points + (subject_code = '')::int, r.last_7, r.last_30, today, r.changes_on, is_ranked(sums.user_id)
FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS today) AS clock,
  (SELECT user_id, subject_code, sum(points)::int AS points FROM reputation_days GROUP BY user_id, subject_code) AS sums,
  LATERAL recent_points(sums.user_id, subject_code, today) AS r;
