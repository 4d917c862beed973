-- Why somebody may not cast this vote on a post of somebody else's: the privilege it needs, and how many votes a day
-- allows. The numbers are VOTE_RULES of server/community/votes/rules.ts.
CREATE OR REPLACE FUNCTION refusal_to_vote(
  p_voter users, p_value int, p_first boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, retry_after int) LANGUAGE plpgsql AS $$
DECLARE
  v_recent int;
  v_oldest timestamptz;
BEGIN
  IF p_value <> 0 AND NOT has_privilege(p_voter, (p_rules ->> CASE WHEN p_value = 1 THEN 'up' ELSE 'down' END)::int, p_rules) THEN
    refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
  END IF;

  -- A vote that is turned round or taken back counts for nothing.
  IF p_first THEN
    SELECT count(*), min(created_at) INTO v_recent, v_oldest FROM votes
    WHERE voter_id = p_voter.id AND created_at > p_now - interval '24 hours';
    IF v_recent >= votes_a_day(p_voter, p_now, p_rules) THEN
      refusal := 'RATE_LIMITED';
      retry_after := ceil(extract(epoch FROM v_oldest + interval '24 hours' - p_now));
    END IF;
  END IF;
  RETURN NEXT;
END $$;

-- How many posts somebody may vote on within 24 hours.
CREATE OR REPLACE FUNCTION votes_a_day(p_voter users, p_now timestamptz, p_rules jsonb) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT (p_rules ->> CASE WHEN is_new_member(p_voter, p_now, p_rules) THEN 'votesNew' ELSE 'votesEstablished' END)::int
$$;
