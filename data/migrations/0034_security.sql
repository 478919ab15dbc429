-- What clients keep with an account (8 kB) and the names of the profile besides.
alter table auth.users drop constraint users_metadata_size;
--> statement-breakpoint
alter table auth.users add constraint users_metadata_size
  check (octet_length(user_metadata::text) <= 10240);
--> statement-breakpoint
-- Security events are read by day.
create index auth_audit_log_newest on auth.audit_log (at desc, id desc);
