-- A file whose row goes, by whatever cascade, is to leave the storage. Not at once: a message said in other words may
-- be about to take the same file over.
CREATE OR REPLACE FUNCTION plan_upload_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO upload_removals (file_id, due_at) VALUES (OLD.file_id, now() + interval '10 minutes')
  ON CONFLICT (file_id) DO UPDATE SET due_at = EXCLUDED.due_at;
  RETURN NULL;
END $$;
