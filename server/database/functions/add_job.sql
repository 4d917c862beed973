-- Leaves work that follows a write, in the transaction of the write: what `add` of server/jobs/queue.ts does for tasks
-- that may run more than once at a time, written as the job queue's own library writes it.
CREATE OR REPLACE FUNCTION add_job(p_task text, p_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs.job (
    name, data, policy, dead_letter, keep_until, expire_seconds, deletion_seconds, heartbeat_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max
  )
  SELECT
    name, p_data, policy, dead_letter, jobs.job_now() + retention_seconds * interval '1 second', expire_seconds, deletion_seconds, heartbeat_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max
  FROM jobs.queue WHERE name = p_task;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no queue of the name %', p_task; END IF;
  PERFORM pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), p_task);
END $$;
