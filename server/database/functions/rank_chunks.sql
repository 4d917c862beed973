-- What every chunk is worth for some tokens: rare ones count more, and those in the title most. A token
-- that ends in * stands for all that begin so, one that ends in ~ is a guess at what was meant.
-- The indexes are always worth it, though for a small table the planner would not believe it.
CREATE OR REPLACE FUNCTION rank_chunks(p_tokens text, p_subject text, p_paper text, p_topic text) RETURNS TABLE (id bigint, score real)
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
