-- What a question adds to the figures while everybody may see it. Whoever asks anonymously is not told by a count.
CREATE OR REPLACE FUNCTION question_activity(p_question questions)
RETURNS TABLE (kind text, key text, questions int, unanswered int, accepted int) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT c.kind, c.key, 1,
    (p_question.answer_count = 0 AND p_question.status = 'OPEN')::int,
    (c.kind = 'site' AND p_question.accepted_answer_id IS NOT NULL)::int
  FROM (
    SELECT 'site' AS kind, '' AS key
    UNION ALL SELECT 'user', p_question.author_id::text WHERE NOT p_question.anonymous
    UNION ALL SELECT 'tag', t.name FROM unnest(p_question.tags) AS t(name)
  ) c
  WHERE p_question.deleted_at IS NULL AND p_question.hidden_at IS NULL;
END $$;
