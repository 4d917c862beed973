-- Both ways of searching, each brought to the range from 0 to 1, and their weighted sum.
CREATE OR REPLACE FUNCTION rag_search_hybrid(
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
