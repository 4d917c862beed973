-- The point that everybody begins with is a row of the ledger from now on; it was in nobody's days, and stays out of them.
INSERT INTO ledger_entries (id, user_id, kind, points, capped, day, source, created_at)
SELECT new_id(6, created_at), id, 'ACCOUNT_ACTIVATED', 1, false, (created_at AT TIME ZONE 'UTC')::date, 'activation', created_at FROM users
ON CONFLICT (user_id, kind, source) DO NOTHING;

CREATE TRIGGER account_activated AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION activate_account();
