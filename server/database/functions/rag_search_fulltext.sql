-- The chunks that answer a text best, each card in the language that fits better.
CREATE OR REPLACE FUNCTION rag_search_fulltext(
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
