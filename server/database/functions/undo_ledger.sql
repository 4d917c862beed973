-- Writes the opposite of every row of this source, on the same day. Undoing twice changes nothing.
CREATE OR REPLACE FUNCTION undo_ledger(p_source text, p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
BEGIN
  FOR entry IN SELECT * FROM ledger_entries WHERE source = p_source ORDER BY user_id LOOP
    PERFORM write_ledger_row(
      entry.user_id, entry.kind, -entry.points, entry.capped, entry.day, entry.source || '/undone', entry.post_id, entry.actor_id,
      entry.subject_code, NULL, p_now, p_cap);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION undo_post_ledger(p_posts uuid[], p_now timestamptz, p_cap int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  standing text;
BEGIN
  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM ledger_entries WHERE post_id = ANY (p_posts)) ORDER BY id FOR NO KEY UPDATE;
  FOR standing IN SELECT DISTINCT source FROM ledger_entries WHERE post_id = ANY (p_posts) AND source NOT LIKE '%/undone' LOOP
    PERFORM undo_ledger(standing, p_now, p_cap);
  END LOOP;
END $$;
