-- Whether somebody may know of a post that is hidden or not: its author and staff always, as visibleTo says in
-- server/community/posts/policy.ts.
CREATE OR REPLACE FUNCTION is_shown(p_hidden boolean, p_author uuid, p_reader uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT coalesce(p_hidden, false) OR p_author = p_reader
    OR EXISTS (SELECT FROM users WHERE id = p_reader AND role IN ('MODERATOR', 'ADMIN'))
$$;
