-- DropIndex
DROP INDEX "tag_follows_tag_idx";

-- CreateIndex
CREATE INDEX "person_follows_followed_id_follower_id_idx" ON "person_follows"("followed_id", "follower_id");

-- CreateIndex
CREATE INDEX "tag_follows_tag_user_id_idx" ON "tag_follows"("tag", "user_id");

-- Asks a question, under the lock of its author's row. Until its text is rendered it only looks whether it would be
-- refused so far. The numbers come from server/community/questions/operations/ask-question.ts.
CREATE OR REPLACE FUNCTION ask_question(
  p_id uuid, p_author uuid, p_subject text, p_paper text, p_topic text,
  p_title text, p_body text, p_language language, p_tags text[], p_title_words text, p_body_words text,
  p_key text, p_input text, p_now timestamptz, p_rules jsonb,
  p_title_html text, p_renderer int, p_html text, p_page text, p_text text, p_excerpt text, p_lines text[], p_anonymous boolean DEFAULT false
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

-- Tells so many of those who follow the tags or the author of a question that it was asked, the next ones in the order of
-- their ids. Each hears of it once at most: by its author, where they follow both. What comes in one day is one row.
CREATE OR REPLACE FUNCTION notify_followers(p_question uuid, p_after uuid, p_most int, p_now timestamptz)
RETURNS TABLE (user_id uuid, notified boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_question questions;
  v_author uuid;
  v_day text := to_char(p_now AT TIME ZONE 'UTC', 'YYYY-MM-DD');
  v_follower record;
BEGIN
  SELECT * INTO v_question FROM questions WHERE id = p_question AND deleted_at IS NULL AND hidden_at IS NULL;
  IF v_question.id IS NULL THEN RETURN; END IF;
  v_author := CASE WHEN NOT v_question.anonymous THEN v_question.author_id END;

  FOR v_follower IN
    SELECT follower.id, min(follower.tag) AS tag, bool_or(follower.tag IS NULL) AS of_author FROM (
      (SELECT f.follower_id AS id, NULL::text AS tag FROM person_follows f
        WHERE f.followed_id = v_author AND (p_after IS NULL OR f.follower_id > p_after)
        ORDER BY f.follower_id LIMIT p_most)
      UNION ALL
      SELECT t.user_id, t.tag FROM unnest(v_question.tags) AS tagged (name), LATERAL (
        SELECT f.user_id, f.tag FROM tag_follows f
        WHERE f.tag = tagged.name AND (p_after IS NULL OR f.user_id > p_after)
        ORDER BY f.user_id LIMIT p_most) AS t
    ) AS follower
    GROUP BY follower.id ORDER BY follower.id LIMIT p_most
  LOOP
    user_id := v_follower.id;
    notified := v_follower.of_author AND notify_user(
      user_id, 'AUTHOR', v_author, v_author || '/' || v_day, p_question, NULL, NULL, '{}', p_now);
    IF NOT notified AND v_follower.tag IS NOT NULL AND user_id <> v_question.author_id THEN
      notified := notify_user(user_id, 'TAG', v_author, v_follower.tag || '/' || v_day, p_question, NULL, NULL,
        jsonb_build_object('tag', v_follower.tag), p_now);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
