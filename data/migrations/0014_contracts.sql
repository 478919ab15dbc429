-- The contract about a booking, its signing codes, and calendars that speakers bring along.

create table contracts (
  id uuid primary key default gen_random_uuid() not null,
  booking_id uuid not null references bookings (id) on delete restrict,
  version integer not null,
  status text not null,
  content jsonb not null,
  content_sha256 text not null,
  amendments text[] default '{}' not null,
  expires_at timestamp with time zone,
  viewed_at timestamp with time zone,
  change_by text,
  change_wish text,
  change_answer text,
  customer_name text,
  customer_signed_at timestamp with time zone,
  speaker_name text,
  speaker_signed_at timestamp with time zone,
  pdf_key text,
  pdf_sha256 text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint contracts_version_unique unique (booking_id, version),
  constraint contracts_version check (version >= 1),
  constraint contracts_status check (status in ('draft', 'sent', 'viewed', 'change_requested', 'signed_by_one', 'signed_by_both', 'superseded', 'expired')),
  constraint contracts_change_by check (change_by in ('customer', 'speaker')),
  constraint contracts_content_sha256 check (content_sha256 ~ '^[0-9a-f]{64}$'),
  constraint contracts_pdf check ((pdf_key is null) = (pdf_sha256 is null)),
  constraint contracts_customer_signature check ((customer_signed_at is null) = (customer_name is null)),
  constraint contracts_speaker_signature check ((speaker_signed_at is null) = (speaker_name is null)),
  constraint contracts_signed check (
    (status <> 'signed_by_both' or (customer_signed_at is not null and speaker_signed_at is not null))
    and (status <> 'signed_by_one' or (customer_signed_at is null) <> (speaker_signed_at is null))
    and (status not in ('draft', 'sent', 'viewed', 'change_requested') or (customer_signed_at is null and speaker_signed_at is null))
  ),
  constraint contracts_wish check (status <> 'change_requested' or (change_by is not null and change_wish is not null)),
  constraint contracts_change_wish check (length(btrim(change_wish)) between 1 and 2000),
  constraint contracts_change_answer check (length(btrim(change_answer)) between 1 and 2000),
  constraint contracts_customer_name check (length(btrim(customer_name)) between 2 and 120),
  constraint contracts_speaker_name check (length(btrim(speaker_name)) between 2 and 120)
);
--> statement-breakpoint
create unique index contracts_one_live on contracts (booking_id)
  where status in ('draft', 'sent', 'viewed', 'change_requested', 'signed_by_one', 'signed_by_both');
--> statement-breakpoint
create index contracts_expiring on contracts (expires_at);
--> statement-breakpoint
create trigger set_updated_at before update on contracts
  for each row execute function public.set_updated_at();
--> statement-breakpoint
-- The words of a version are what was signed; a change of them is a new version. Only a draft, which
-- nobody has seen, is still being written.
create function keep_contract_words() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.content <> old.content or new.content_sha256 <> old.content_sha256
    or new.version <> old.version or new.booking_id <> old.booking_id) then
    raise exception 'the words of a contract do not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_contract_words before update on contracts
  for each row execute function keep_contract_words();
--> statement-breakpoint
create function live_contract() returns trigger language plpgsql as $$
declare
  booking bookings;
  speaker_user uuid;
  news jsonb;
begin
  select * into booking from bookings where id = new.booking_id;
  news := jsonb_build_object('change', lower(tg_op), 'booking_id', booking.id,
    'status', booking.status, 'event_date', booking.event_date);
  perform publish_live('user:' || booking.customer_id || ':bookings', news);
  select user_id into speaker_user from speakers where id = booking.speaker_id;
  if speaker_user is not null then
    perform publish_live('user:' || speaker_user || ':bookings', news);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger live_contract after insert or update on contracts
  deferrable initially deferred for each row execute function live_contract();
--> statement-breakpoint
create table contract_codes (
  contract_id uuid not null references contracts (id) on delete cascade,
  side text not null,
  salt bytea not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  sent_count integer default 1 not null,
  counted_from timestamp with time zone default now() not null,
  primary key (contract_id, side),
  constraint contract_codes_side check (side in ('customer', 'speaker')),
  constraint contract_codes_tries check (tries >= 0),
  constraint contract_codes_sent_count check (sent_count >= 1)
);
--> statement-breakpoint
create table calendar_imports (
  speaker_id uuid primary key references speakers (id) on delete cascade,
  kind text not null,
  url text,
  file_name text,
  busy_days integer default 0 not null,
  synced_at timestamp with time zone,
  checked_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone default now() not null,
  constraint calendar_imports_kind check (kind in ('url', 'file')),
  constraint calendar_imports_source check ((kind = 'url') = (url is not null)),
  constraint calendar_imports_url check (length(btrim(url)) between 1 and 2000),
  constraint calendar_imports_file_name check (length(btrim(file_name)) between 1 and 200),
  constraint calendar_imports_busy_days check (busy_days >= 0)
);
--> statement-breakpoint
create index calendar_imports_due on calendar_imports (checked_at) where kind = 'url';
