-- Which optional mails an address gets. The address itself is not kept, only its hash.
create table mail_choices (
  address_hash text not null,
  topic text not null,
  token text not null unique,
  is_wanted boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  primary key (address_hash, topic),
  constraint mail_choices_address_hash check (address_hash ~ '^[0-9a-f]{64}$'),
  constraint mail_choices_topic check (topic in ('reviews', 'activity', 'messages')),
  constraint mail_choices_token check (token ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
create trigger set_updated_at before update on mail_choices
  for each row execute function public.set_updated_at();
