-- Whether the lower limits of new members hold for somebody: the same rule as isNew in server/community/reputation/rules.ts.
CREATE OR REPLACE FUNCTION is_new_member(p_user users, p_now timestamptz, p_rules jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_user.reputation < (p_rules ->> 'newUserReputation')::int
    OR p_user.created_at > p_now - make_interval(hours => (p_rules ->> 'newUserHours')::int)
$$;
