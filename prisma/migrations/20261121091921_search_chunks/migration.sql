-- CreateTable
CREATE TABLE "search_chunks" (
    "id" BIGSERIAL NOT NULL,
    "source_type" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "subject_code" TEXT NOT NULL,
    "paper_code" TEXT NOT NULL DEFAULT '',
    "topic_slug" TEXT NOT NULL DEFAULT '',
    "topic_id" TEXT,
    "card_id" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "title_words" TEXT NOT NULL,
    "alias_words" TEXT NOT NULL,
    "body_words" TEXT NOT NULL,
    "around_words" TEXT NOT NULL,
    "embedding" REAL[],
    "names" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('english'::regconfig, "title_words"), 'A') || setweight(to_tsvector('english'::regconfig, "alias_words"), 'B')
    ) STORED,
    "body" tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, "body_words")) STORED,
    "around" tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, "around_words")) STORED,

    CONSTRAINT "search_chunks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_chunks_names_idx" ON "search_chunks" USING GIN ("names") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_chunks_body_idx" ON "search_chunks" USING GIN ("body") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_chunks_around_idx" ON "search_chunks" USING GIN ("around") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_chunks_subject_code_paper_code_topic_slug_idx" ON "search_chunks"("subject_code", "paper_code", "topic_slug");

-- CreateIndex
CREATE INDEX "search_chunks_topic_id_idx" ON "search_chunks"("topic_id");

-- CreateIndex
CREATE INDEX "search_chunks_card_id_idx" ON "search_chunks"("card_id");

-- AddForeignKey
ALTER TABLE "search_chunks" ADD CONSTRAINT "search_chunks_subject_code_fkey" FOREIGN KEY ("subject_code") REFERENCES "subjects"("code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_chunks" ADD CONSTRAINT "search_chunks_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_chunks" ADD CONSTRAINT "search_chunks_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "search_chunks" ADD CONSTRAINT "search_chunks_one_thing" CHECK (
  ("source_type" = 'topic_card') = ("card_id" IS NOT NULL) AND ("source_type" = 'subject') = ("topic_id" IS NULL)
);

-- Words of a text for callers that bring none: Chinese in pairs of characters, everything else as it stands.
CREATE FUNCTION search_tokens(p_text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(string_agg(part, ' ' ORDER BY at, n), '') FROM (
    SELECT run.at, pair.n, CASE
      WHEN run.word[1] !~ '[\u4e00-\u9fff]' OR length(run.word[1]) = 1 THEN run.word[1]
      ELSE substr(run.word[1], pair.n, 2)
    END AS part
    FROM regexp_matches(lower(normalize(p_text, NFKC)), '[\u4e00-\u9fff]+|[a-z0-9\u0370-\u03ff]+', 'g') WITH ORDINALITY AS run (word, at),
      generate_series(1, CASE WHEN run.word[1] ~ '[\u4e00-\u9fff]' THEN greatest(length(run.word[1]) - 1, 1) ELSE 1 END) AS pair (n)
  ) AS parts
$$;

-- What every chunk is worth for some tokens: rare ones count more, and those in the title most. A token
-- that ends in * stands for all that begin so, one that ends in ~ is a guess at what was meant.
-- The indexes are always worth it, though for a small table the planner would not believe it.
CREATE FUNCTION rank_chunks(p_tokens text, p_subject text, p_paper text, p_topic text) RETURNS TABLE (id bigint, score real)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  WITH token AS MATERIALIZED (
    SELECT raw, trust, to_tsquery('english', quoted || ':' || rest) AS anywhere, to_tsquery('english', quoted || ':' || rest || 'A') AS titled
    FROM (
      SELECT raw, '''' || translate(raw, '*~\''', '') || '''' AS quoted, CASE WHEN raw LIKE '%*' THEN '*' ELSE '' END AS rest,
        CASE WHEN raw LIKE '%*' THEN 0.8 WHEN raw LIKE '%~' THEN 0.7 ELSE 1 END AS trust
      FROM (SELECT DISTINCT raw FROM unnest(string_to_array(p_tokens, ' ')) AS given (raw) LIMIT 40) AS given
      WHERE translate(raw, '*~\''', '') <> ''
    ) AS token
  ), found AS (
    SELECT chunk.id, token.raw, token.trust * CASE WHEN chunk.names @@ token.titled THEN 1.0 ELSE 0.9 END AS weight
    FROM token JOIN search_chunks chunk ON chunk.names @@ token.anywhere
    UNION ALL
    SELECT chunk.id, token.raw, token.trust * 0.45 FROM token JOIN search_chunks chunk ON chunk.body @@ token.anywhere
    UNION ALL
    SELECT chunk.id, token.raw, token.trust * 0.25 FROM token JOIN search_chunks chunk ON chunk.around @@ token.anywhere
  ), hit AS (
    SELECT found.id, found.raw, max(found.weight) AS weight, ln(1 + 2000.0 / count(*) OVER (PARTITION BY found.raw)) AS rarity
    FROM found GROUP BY found.id, found.raw
  )
  SELECT hit.id, (sum(hit.weight * hit.rarity) / (SELECT sum(rarity) FROM (SELECT max(rarity) AS rarity FROM hit GROUP BY raw) AS all_of_them))::real
  FROM hit JOIN search_chunks chunk USING (id)
  WHERE (p_subject IS NULL OR chunk.subject_code = p_subject) AND (p_paper IS NULL OR chunk.paper_code = p_paper)
    AND (p_topic IS NULL OR chunk.topic_slug = p_topic)
  GROUP BY hit.id
$$;

-- The chunks that answer a text best, each card in the language that fits better.
CREATE FUNCTION rag_search_fulltext(
  query_text text, subject text DEFAULT NULL, paper text DEFAULT NULL, topic text DEFAULT NULL, match_count int DEFAULT 8,
  query_tokens text DEFAULT NULL
) RETURNS TABLE (
  id bigint, content text, source_type text, title text, subject_code text, paper_code text, topic_slug text, score real
) LANGUAGE sql STABLE AS $$
  SELECT best.id, best.content, best.source_type, best.title, best.subject_code, best.paper_code, best.topic_slug, best.score
  FROM (
    SELECT DISTINCT ON (coalesce(chunk.card_id, chunk.topic_id)) chunk.*, ranked.score
    FROM rank_chunks(coalesce(query_tokens, search_tokens(query_text)), subject, paper, topic) AS ranked
    JOIN search_chunks chunk USING (id)
    WHERE chunk.topic_id IS NOT NULL
    ORDER BY coalesce(chunk.card_id, chunk.topic_id), ranked.score DESC, chunk.id
  ) AS best
  ORDER BY best.score DESC, best.id LIMIT least(greatest(match_count, 1), 50)
$$;

CREATE FUNCTION rag_cosine(a real[], b real[]) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN cardinality(a) = cardinality(b)
    THEN sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0) END FROM unnest(a, b) AS both_of_them (x, y)
$$;

-- Both ways of searching, each brought to the range from 0 to 1, and their weighted sum.
CREATE FUNCTION rag_search_hybrid(
  query_text text, query_embedding real[] DEFAULT NULL, subject text DEFAULT NULL, paper text DEFAULT NULL, topic text DEFAULT NULL,
  match_count int DEFAULT 8, embedding_weight real DEFAULT 0.65, fulltext_weight real DEFAULT 0.35, query_tokens text DEFAULT NULL
) RETURNS TABLE (
  id bigint, content text, source_type text, title text, subject_code text, paper_code text, topic_slug text, score real
) LANGUAGE sql STABLE AS $$
  WITH words AS (
    SELECT found.id, found.score, min(found.score) OVER () AS low, max(found.score) OVER () AS high
    FROM rag_search_fulltext(query_text, subject, paper, topic, 50, query_tokens) AS found
  ), near AS (
    SELECT found.id, found.score, min(found.score) OVER () AS low, max(found.score) OVER () AS high
    FROM (
      SELECT chunk.id, rag_cosine(chunk.embedding, query_embedding) AS score FROM search_chunks chunk
      WHERE query_embedding IS NOT NULL AND chunk.topic_id IS NOT NULL AND (subject IS NULL OR chunk.subject_code = subject)
        AND (paper IS NULL OR chunk.paper_code = paper) AND (topic IS NULL OR chunk.topic_slug = topic)
      ORDER BY 2 DESC NULLS LAST LIMIT 50
    ) AS found WHERE found.score IS NOT NULL
  ), fused AS (
    SELECT id,
      coalesce(embedding_weight * CASE
        WHEN near.high > near.low THEN (near.score - near.low) / (near.high - near.low) WHEN near.id IS NOT NULL THEN 1
      END, 0) + coalesce(fulltext_weight * CASE
        WHEN words.high > words.low THEN (words.score - words.low) / (words.high - words.low) WHEN words.id IS NOT NULL THEN 1
      END, 0) AS score
    FROM words FULL JOIN near USING (id)
  )
  SELECT chunk.id, chunk.content, chunk.source_type, chunk.title, chunk.subject_code, chunk.paper_code, chunk.topic_slug, fused.score::real
  FROM fused JOIN search_chunks chunk USING (id) ORDER BY fused.score DESC, chunk.id LIMIT least(greatest(match_count, 1), 50)
$$;
