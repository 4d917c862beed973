-- Sets or takes back the acceptance of an answer; accepting another one moves it. The question's row is locked, then the
-- answer's, then people's in the order of their ids. The same rules as refusalToAccept and refusalToChooseAnswer of the
-- policies in server/community; the numbers are ACCEPTANCE_RULES of server/community/answers/policy.ts.
CREATE OR REPLACE FUNCTION accept_answer(
  p_actor uuid, p_answer uuid, p_accepted boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, question_id uuid, changed boolean, is_public boolean, notified uuid[]) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_answer answers;
  v_before answers;
  v_staff boolean;
  v_source text;
  v_cap int := (p_rules ->> 'dailyCap')::int;
BEGIN
  changed := false;
  SELECT * INTO v_question FROM questions
  WHERE id = (SELECT a.question_id FROM answers a WHERE a.id = p_answer) AND deleted_at IS NULL FOR NO KEY UPDATE;
  -- The one that was accepted before as well: whoever votes on it locks it before they lock people.
  PERFORM 1 FROM answers WHERE id IN (p_answer, v_question.accepted_answer_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO v_answer FROM answers WHERE id = p_answer AND deleted_at IS NULL;
  IF v_question.id IS NULL OR v_answer.id IS NULL THEN refusal := 'NOT_FOUND'; RETURN NEXT; RETURN; END IF;
  IF NOT is_shown(v_question.hidden_at IS NOT NULL, v_question.author_id, p_actor)
    OR NOT is_shown(v_answer.hidden_at IS NOT NULL, v_answer.author_id, p_actor)
  THEN
    refusal := 'NOT_FOUND'; RETURN NEXT; RETURN;
  END IF;
  question_id := v_question.id;
  is_public := v_question.hidden_at IS NULL AND v_answer.hidden_at IS NULL;

  SELECT role IN ('MODERATOR', 'ADMIN') INTO v_staff FROM users WHERE id = p_actor;
  IF v_question.author_id = p_actor THEN
    IF v_question.status = 'LOCKED' AND NOT v_staff THEN refusal := 'QUESTION_LOCKED'; RETURN NEXT; RETURN; END IF;
  ELSIF NOT v_staff OR v_question.active_at > p_now - make_interval(hours => (p_rules ->> 'staffAfterHours')::int) THEN
    refusal := 'NOT_ALLOWED'; RETURN NEXT; RETURN;
  END IF;
  IF p_accepted AND v_answer.author_id = v_question.author_id
    AND v_answer.created_at > p_now - make_interval(hours => (p_rules ->> 'ownAfterHours')::int)
  THEN
    refusal := 'CONFLICT'; RETURN NEXT; RETURN;
  END IF;
  IF v_answer.accepted = p_accepted THEN RETURN NEXT; RETURN; END IF;

  changed := true;
  SELECT * INTO v_before FROM answers WHERE id = v_question.accepted_answer_id;
  PERFORM 1 FROM users WHERE id IN (p_actor, v_question.author_id, v_answer.author_id, v_before.author_id)
  ORDER BY id FOR NO KEY UPDATE;
  IF v_before.id IS NOT NULL THEN
    UPDATE answers SET accepted = false WHERE id = v_before.id;
    PERFORM undo_ledger('acceptance/' || question_id || '/' || v_question.acceptance, p_now, v_cap);
  END IF;
  UPDATE questions SET accepted_answer_id = CASE WHEN p_accepted THEN p_answer END, acceptance = acceptance + p_accepted::int
  WHERE id = v_question.id;
  UPDATE answers SET accepted = p_accepted WHERE id = p_answer;

  IF p_accepted AND v_answer.author_id <> v_question.author_id THEN
    v_source := 'acceptance/' || question_id || '/' || v_question.acceptance + 1;
    PERFORM write_ledger(
      v_answer.author_id, 'ANSWER_ACCEPTED', (p_rules ->> 'answerAccepted')::int, false, v_source, p_answer, p_actor, p_now, v_cap);
    IF award_badge(v_answer.author_id, 'solved', '', NULL, NULL, p_now) THEN
      notified := notified || v_answer.author_id;
    END IF;
    IF v_question.author_id = p_actor THEN
      -- A badge would tell who asked anonymously.
      IF NOT v_question.anonymous AND award_badge(p_actor, 'scholar', '', NULL, NULL, p_now) THEN
        notified := notified || p_actor;
      END IF;
      PERFORM write_ledger(
        p_actor, 'ACCEPTED_ANSWER', (p_rules ->> 'acceptedAnswer')::int, false, v_source, p_answer, p_actor, p_now, v_cap);
    END IF;
    -- Who asked anonymously is not named to those who answered.
    IF p_actor <> v_answer.author_id AND notify_user(
      v_answer.author_id, 'ACCEPTED', CASE WHEN NOT v_question.anonymous THEN p_actor END, p_answer::text,
      question_id, p_answer, NULL, '{}', p_now)
    THEN
      notified := notified || v_answer.author_id;
    END IF;
  END IF;
  RETURN NEXT;
END $$;
