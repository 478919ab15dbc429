-- Addresses of a former website lead to the profile of the same person.
create table path_redirects (
  path text primary key,
  speaker_id uuid not null references speakers (id) on delete cascade,
  created_at timestamp with time zone not null default now(),
  constraint path_redirects_path check (path ~ '^/[^?#[:space:]]+$' and length(path) <= 500)
);
--> statement-breakpoint
create index path_redirects_by_speaker on path_redirects (speaker_id);
