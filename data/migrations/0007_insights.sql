create table calendar_feeds (
  speaker_id uuid primary key references speakers (id) on delete cascade,
  token text not null,
  created_at timestamp with time zone default now() not null,
  constraint calendar_feeds_token_unique unique (token),
  constraint calendar_feeds_token check (token ~ '^[A-Za-z0-9_-]{43}$')
);
