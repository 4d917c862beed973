CREATE OR REPLACE FUNCTION rag_cosine(a real[], b real[]) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN cardinality(a) = cardinality(b)
    THEN sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0) END FROM unnest(a, b) AS both_of_them (x, y)
$$;

-- Where the server has pgvector, it compares vectors some twenty times as fast; where it has none, or does not let us
-- have it, the arithmetic in SQL goes on. Not strict, so that it can be inlined. A vector of nothing is near to nothing.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN
    CREATE EXTENSION IF NOT EXISTS vector;
    CREATE OR REPLACE FUNCTION rag_cosine(a real[], b real[]) RETURNS double precision LANGUAGE sql IMMUTABLE AS
      'SELECT CASE WHEN cardinality(a) = cardinality(b) THEN nullif(1 - (a::vector <=> b::vector), ''NaN'') END';
  END IF;
EXCEPTION WHEN insufficient_privilege OR undefined_object OR undefined_function OR undefined_file THEN
  RAISE NOTICE 'pgvector is not used: %', SQLERRM;
END $$;
