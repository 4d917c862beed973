-- Whether somebody may do what needs this reputation: the same rule as hasPrivilege of
-- server/community/reputation/rules.ts for everything but the posts of others.
CREATE OR REPLACE FUNCTION has_privilege(p_person users, p_required int, p_rules jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_new_site_users int := (p_rules ->> 'newSiteUsers')::int;
BEGIN
  RETURN p_person.role IN ('MODERATOR', 'ADMIN') OR p_person.reputation >= p_required
    OR (SELECT count(*) FROM (SELECT 1 FROM users LIMIT v_new_site_users + 1) AS people) <= v_new_site_users;
END $$;
