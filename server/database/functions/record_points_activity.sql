-- Puts down what the ledger adds to a person's day: points that the daily cap holds for, and others.
CREATE OR REPLACE FUNCTION record_points_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind::text = 'ACCOUNT_ACTIVATED' THEN RETURN NULL; END IF;
  INSERT INTO activity_changes (kind, key, day, capped_points, other_points)
  VALUES ('user', NEW.user_id::text, NEW.day, CASE WHEN NEW.capped THEN NEW.points ELSE 0 END, CASE WHEN NEW.capped THEN 0 ELSE NEW.points END);
  RETURN NULL;
END $$;
