-- Why somebody may not cast this vote on a post of somebody else's: the privilege it needs, and how many votes a day
-- allows. The same rules as hasPrivilege and isNew in server/community/reputation/rules.ts; the numbers are VOTE_RULES
-- of server/community/votes/rules.ts.
CREATE OR REPLACE FUNCTION refusal_to_vote(
  p_voter users, p_value int, p_first boolean, p_now timestamptz, p_rules jsonb
) RETURNS TABLE (refusal text, required int, retry_after int) LANGUAGE plpgsql AS $$
DECLARE
  v_new_site_users int := (p_rules ->> 'newSiteUsers')::int;
  v_is_new boolean := p_voter.reputation < (p_rules ->> 'newUserReputation')::int
    OR p_voter.created_at > p_now - make_interval(hours => (p_rules ->> 'newUserHours')::int);
  v_recent int;
  v_oldest timestamptz;
BEGIN
  IF p_value <> 0 AND p_voter.role NOT IN ('MODERATOR', 'ADMIN') THEN
    required := (p_rules ->> CASE WHEN p_value = 1 THEN 'up' ELSE 'down' END)::int;
    IF p_voter.reputation < required
      AND (SELECT count(*) FROM (SELECT 1 FROM users LIMIT v_new_site_users + 1) AS people) > v_new_site_users
    THEN
      refusal := 'NEED_REPUTATION'; RETURN NEXT; RETURN;
    END IF;
  END IF;

  -- A vote that is turned round or taken back counts for nothing.
  IF p_first THEN
    SELECT count(*), min(created_at) INTO v_recent, v_oldest FROM votes
    WHERE voter_id = p_voter.id AND created_at > p_now - interval '24 hours';
    IF v_recent >= (p_rules ->> CASE WHEN v_is_new THEN 'votesNew' ELSE 'votesEstablished' END)::int THEN
      refusal := 'RATE_LIMITED';
      retry_after := ceil(extract(epoch FROM v_oldest + interval '24 hours' - p_now));
    END IF;
  END IF;
  RETURN NEXT;
END $$;
