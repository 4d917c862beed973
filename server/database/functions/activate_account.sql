-- Puts down the point that everybody begins with, once for each person. It is in nobody's day: no chart and no leaderboard
-- shows that somebody has come.
CREATE OR REPLACE FUNCTION activate_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, created_at)
  VALUES (new_id(6, NEW.created_at), NEW.id, 'ACCOUNT_ACTIVATED', 1, false, (NEW.created_at AT TIME ZONE 'UTC')::date, 'activation', NEW.created_at)
  ON CONFLICT (user_id, kind, source) DO NOTHING;
  RETURN NULL;
END $$;
