-- How long the sign-in log is kept is a setting of at least 30 days, so the table lets go of what is older than that:
-- a day less, because the clocks of database and product may differ by seconds.
create or replace function auth.keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '29 days' then
    return old;
  end if;
  raise exception 'auth.audit_log is append only' using errcode = 'restrict_violation';
end $$;
