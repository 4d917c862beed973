-- Every word of a name as it stands and without each one of its letters: two words that share one of these are a slip apart.
CREATE OR REPLACE FUNCTION name_slips(p_words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(array_to_tsvector(array_agg(DISTINCT CASE n WHEN 0 THEN word ELSE left(word, n - 1) || substr(word, n + 1) END)), ''::tsvector)
  FROM unnest(string_to_array(p_words, ' ')) AS word, generate_series(0, length(word)) AS n
  WHERE word ~ '^[a-z]{3,24}$'
$$;
