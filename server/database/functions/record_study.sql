-- Adds what somebody studied, by union of the ids that devices gave, and replays the topics that were named in the order
-- in which it happened: completing one makes mastery the mean of itself and the score. Says CONFLICT, and adds nothing,
-- where a topic would have more than so many events. The same as `replayed` of server/progress/study/rules.ts.
CREATE OR REPLACE FUNCTION record_study(
  p_user uuid, p_events jsonb, p_most int, p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_topics text[];
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  SELECT array_agg(DISTINCT e ->> 'topicId') INTO v_topics FROM jsonb_array_elements(p_events) AS e;

  IF EXISTS (
    SELECT 1 FROM (
      SELECT topic_id FROM study_events WHERE user_id = p_user AND topic_id = ANY (v_topics)
      UNION ALL
      SELECT e ->> 'topicId' FROM jsonb_array_elements(p_events) AS e
      WHERE NOT EXISTS (SELECT 1 FROM study_events s WHERE s.user_id = p_user AND s.id = (e ->> 'id')::uuid)
    ) AS of_topic (topic_id)
    GROUP BY topic_id HAVING count(*) > p_most
  ) THEN
    RETURN 'CONFLICT';
  END IF;

  INSERT INTO study_events (user_id, id, topic_id, kind, score, seconds, at)
  SELECT p_user, e.id, e."topicId", e.kind, e.score, e.seconds, least(e.at, p_now)
  FROM jsonb_to_recordset(p_events)
    AS e (id uuid, "topicId" text, kind study_event_kind, score float8, seconds int, at timestamptz)
  ON CONFLICT DO NOTHING;

  INSERT INTO study_records AS known
    (user_id, topic_id, progress, completed, score, attempts, seconds, last_studied, created_at)
  SELECT p_user, topic_id,
    least(100, coalesce(sum(score * power(2::float8, -place) ORDER BY place) FILTER (WHERE kind = 'COMPLETED'), 0)),
    bool_or(kind = 'COMPLETED'),
    (array_agg(score ORDER BY at DESC, id DESC) FILTER (WHERE kind <> 'TIME'))[1],
    count(*) FILTER (WHERE kind <> 'TIME'), sum(seconds), max(at), min(at)
  FROM (
    SELECT *, row_number() OVER (PARTITION BY topic_id, kind ORDER BY at DESC, id DESC)::float8 AS place
    FROM study_events WHERE user_id = p_user AND topic_id = ANY (v_topics)
  ) AS happened
  GROUP BY topic_id
  ON CONFLICT (user_id, topic_id) DO UPDATE SET
    progress = excluded.progress, completed = excluded.completed, score = excluded.score,
    attempts = excluded.attempts, seconds = excluded.seconds,
    last_studied = excluded.last_studied, created_at = excluded.created_at;
  RETURN NULL;
END $$;
