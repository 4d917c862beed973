-- Words of a text for callers that bring none: Chinese in pairs of characters, everything else as it stands.
CREATE OR REPLACE FUNCTION search_tokens(p_text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(string_agg(part, ' ' ORDER BY at, n), '') FROM (
    SELECT run.at, pair.n, CASE
      WHEN run.word[1] !~ '[\u4e00-\u9fff]' OR length(run.word[1]) = 1 THEN run.word[1]
      ELSE substr(run.word[1], pair.n, 2)
    END AS part
    FROM regexp_matches(lower(normalize(p_text, NFKC)), '[\u4e00-\u9fff]+|[a-z0-9\u0370-\u03ff]+', 'g') WITH ORDINALITY AS run (word, at),
      generate_series(1, CASE WHEN run.word[1] ~ '[\u4e00-\u9fff]' THEN greatest(length(run.word[1]) - 1, 1) ELSE 1 END) AS pair (n)
  ) AS parts
$$;
