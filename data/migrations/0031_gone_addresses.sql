-- The address of a deleted profile says that it is gone. It names a person, so only its hash is kept.
create table gone_addresses (
  path_hash bytea primary key,
  created_at timestamp with time zone not null default now(),
  constraint gone_addresses_hash check (length(path_hash) = 32)
);
