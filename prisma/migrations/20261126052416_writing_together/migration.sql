-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "lines_ok" SMALLINT,
ADD COLUMN     "lines_total" SMALLINT,
ADD COLUMN     "solved" BOOLEAN;

-- Asks a question, under the lock of its author's row. Until its text is rendered it only looks whether it would be
-- refused so far. The numbers come from server/community/questions/operations/ask-question.ts.
CREATE OR REPLACE FUNCTION ask_question(
  p_id uuid, p_author uuid, p_subject text, p_paper text, p_topic text,
  p_title text, p_body text, p_language language, p_tags text[], p_title_words text, p_body_words text,
  p_key text, p_input text, p_now timestamptz, p_rules jsonb,
  p_title_html text, p_renderer int, p_html text, p_page text, p_text text, p_excerpt text, p_lines text[], p_text_words text, p_prints text[],
  p_anonymous boolean DEFAULT false
) RETURNS TABLE (
  refusal text, retry_after int, posts_limit int, posts_left int, pause_seconds int,
  id uuid, repeated boolean, new_tag text, author jsonb, found_topic text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_author users;
  v_earlier idempotency_keys;
  v_times timestamptz[];
  v_same boolean;
BEGIN
  repeated := false;
  found_topic := topic_named(p_subject, p_paper, p_topic);
  IF p_renderer IS NOT NULL THEN PERFORM 1 FROM users WHERE id = p_author FOR NO KEY UPDATE; END IF;
  refusal := place_unknown(p_subject, p_paper, p_topic);
  IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;

  SELECT * INTO v_author FROM users WHERE id = p_author;
  SELECT array_agg(created_at ORDER BY created_at), bool_or(title = p_title AND body = p_body AND deleted_at IS NULL)
  INTO v_times, v_same FROM questions WHERE author_id = p_author AND created_at > p_now - interval '24 hours';
  -- The key after the posts: what is done in this very moment is then no reason to refuse its retry.
  SELECT * INTO v_earlier FROM idempotency_keys WHERE user_id = p_author AND key = p_key;
  IF v_earlier.key IS NULL THEN
    IF v_same THEN refusal := 'DUPLICATE'; RETURN NEXT; RETURN; END IF;
    SELECT r.* INTO refusal, retry_after, posts_limit, posts_left, pause_seconds
    FROM refusal_to_post(v_author, coalesce(v_times, '{}'), p_now, p_rules) AS r;
    IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
  END IF;
  IF p_renderer IS NULL THEN RETURN NEXT; RETURN; END IF;

  IF v_earlier.key IS NOT NULL THEN
    repeated := v_earlier.input = p_input;
    IF NOT repeated THEN refusal := 'IDEMPOTENCY_KEY_REUSED'; END IF;
    IF repeated OR v_earlier.operation = 'askQuestion' THEN id := v_earlier.result_id; END IF;
    RETURN NEXT; RETURN;
  END IF;
  SELECT given.name INTO new_tag FROM unnest(p_tags) WITH ORDINALITY AS given (name, place)
  WHERE NOT EXISTS (SELECT FROM tags t WHERE t.name = given.name) ORDER BY place LIMIT 1;
  IF new_tag IS NOT NULL THEN
    IF NOT has_privilege(v_author, (p_rules ->> 'createTag')::int, p_rules) THEN
      refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
    END IF;
    -- In one order, so that two who make the same tags never wait for each other.
    INSERT INTO tags (name, created_by, created_at) SELECT name, p_author, p_now FROM unnest(p_tags) AS given (name) ORDER BY name
    ON CONFLICT DO NOTHING;
  END IF;

  INSERT INTO questions (
    id, author_id, subject_code, paper, topic_slug, topic_id, title, body, language, tags, created_at, active_at, title_words, body_words, anonymous
  ) VALUES (
    p_id, p_author, p_subject, p_paper, p_topic, found_topic, p_title, p_body, p_language, p_tags, p_now, p_now, p_title_words, p_body_words, p_anonymous
  );
  INSERT INTO renderings (question_id, renderer, html, page, title, text, excerpt, lines)
  VALUES (p_id, p_renderer, p_html, p_page, p_title_html, p_text, p_excerpt, p_lines);
  PERFORM add_job('check-question', jsonb_build_object('id', p_id, 'version', 1));
  PERFORM add_job('notify-followers', jsonb_build_object('questionId', p_id));
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (user_id, key, operation, input, result_id, created_at)
    VALUES (p_author, p_key, 'askQuestion', p_input, p_id, p_now);
  END IF;
  id := p_id;
  author := to_jsonb(v_author);
  RETURN NEXT;
END $$;

-- What of the place of a question is none that we know: the subject, or where named its paper or topic.
CREATE OR REPLACE FUNCTION place_unknown(p_subject text, p_paper text, p_topic text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM subjects WHERE code = p_subject) THEN 'UNKNOWN_SUBJECT'
    WHEN p_paper <> '' AND NOT EXISTS (SELECT FROM papers WHERE subject_code = p_subject AND code = p_paper) THEN 'UNKNOWN_PAPER'
    WHEN p_topic <> '' AND NOT EXISTS (
      SELECT FROM topics WHERE subject_code = p_subject AND slug = p_topic AND (coalesce(p_paper, '') = '' OR paper_code = p_paper)
    ) THEN 'UNKNOWN_TOPIC'
  END
$$;

-- Id of the topic that a slug names: that of the paper where one is named, else the first in the order of papers.
CREATE OR REPLACE FUNCTION topic_named(p_subject text, p_paper text, p_slug text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT t.id FROM topics t JOIN papers p ON p.subject_code = t.subject_code AND p.code = t.paper_code
  WHERE t.subject_code = p_subject AND t.slug = p_slug AND (coalesce(p_paper, '') = '' OR t.paper_code = p_paper)
  ORDER BY p."order" LIMIT 1
$$;
