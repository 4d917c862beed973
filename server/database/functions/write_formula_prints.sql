-- Keeps the prints of a post where a search finds them, in the write that stores its rendering.
CREATE OR REPLACE FUNCTION write_formula_prints() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM formula_prints WHERE rendering_id = NEW.id; END IF;
  IF NEW.question_id IS NOT NULL OR NEW.answer_id IS NOT NULL THEN
    INSERT INTO formula_prints (rendering_id, print, post_id, in_answer)
    SELECT DISTINCT NEW.id, given.print, coalesce(NEW.question_id, NEW.answer_id), NEW.answer_id IS NOT NULL
    FROM unnest(NEW.prints) AS given (print);
  END IF;
  RETURN NULL;
END $$;
