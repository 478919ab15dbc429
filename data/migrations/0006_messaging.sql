-- Messages: sent once however often they are repeated, with files, mails in turns, and reports -----

alter table conversations add column customer_mailed_at timestamp with time zone;
--> statement-breakpoint
alter table conversations add column speaker_mailed_at timestamp with time zone;
--> statement-breakpoint
alter table conversation_messages add column client_id uuid;
--> statement-breakpoint
alter table conversation_messages
  add constraint conversation_messages_sent_once unique (conversation_id, sender_id, client_id);
--> statement-breakpoint
create table message_attachments (
  id uuid primary key default gen_random_uuid() not null,
  conversation_id uuid not null references conversations (id) on delete cascade,
  message_id uuid references conversation_messages (id) on delete cascade,
  uploader_id uuid not null references auth.users (id) on delete restrict,
  name text not null,
  type text not null,
  size integer not null,
  file_key text not null unique,
  created_at timestamp with time zone default now() not null,
  constraint message_attachments_name check (length(btrim(name)) between 1 and 120),
  constraint message_attachments_type check (type in ('image/webp', 'application/pdf')),
  constraint message_attachments_size check (size >= 1)
);
--> statement-breakpoint
create index message_attachments_by_message on message_attachments (message_id);
--> statement-breakpoint
create index message_attachments_by_conversation on message_attachments (conversation_id);
--> statement-breakpoint
create index message_attachments_unsent on message_attachments (uploader_id, created_at);
--> statement-breakpoint
create table message_reports (
  id uuid primary key default gen_random_uuid() not null,
  message_id uuid not null references conversation_messages (id) on delete cascade,
  reporter_id uuid not null references auth.users (id) on delete cascade,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  handled_at timestamp with time zone,
  constraint message_reports_once unique (message_id, reporter_id),
  constraint message_reports_reason check (length(btrim(reason)) between 1 and 1000)
);
--> statement-breakpoint
create index message_reports_by_reporter on message_reports (reporter_id);
--> statement-breakpoint
create index message_reports_open on message_reports (created_at) where handled_at is null;
--> statement-breakpoint

-- Live events: their ids grow in the order in which they become visible --------------------------

-- A reader asks for „everything after the last id I saw“. That loses nothing only if no smaller id
-- can appear later, so whoever writes an event waits until the writer before has committed.
create function order_live_events() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4701962);
  return null;
end $$;
--> statement-breakpoint
-- For each statement: runs before the first id is drawn.
create trigger order_live_events before insert on live_events
  for each statement execute function order_live_events();
--> statement-breakpoint
create function publish_live(about text, news jsonb) returns void language plpgsql as $$
begin
  -- Taken first, so that what is read below is what the event before this one left behind.
  perform pg_advisory_xact_lock(4701962);
  -- Many rows changed at once often mean one piece of news.
  if exists (
    select from (
      select payload, xmin as writer from live_events where topic = about order by id desc limit 1
    ) newest
    where newest.payload = news and newest.writer = pg_current_xact_id()::xid
  ) then
    return;
  end if;
  insert into live_events (topic, payload) values (about, news);
end $$;
--> statement-breakpoint

-- All triggers below are deferred: they run at the very end of a transaction, when it holds every
-- other lock it will ever need. So the order costs no deadlock and only the time of a commit.

create function live_message() returns trigger language plpgsql as $$
declare
  message conversation_messages := coalesce(new, old);
  party uuid;
  news jsonb := jsonb_build_object(
    'change', lower(tg_op), 'conversation_id', message.conversation_id,
    'sender_id', message.sender_id);
begin
  if tg_op = 'UPDATE' then
    news := news || jsonb_build_object('is_read', message.is_read);
  else
    news := news || jsonb_build_object('message_id', message.id, 'sequence', message.sequence);
  end if;
  for party in
    select unnest(array[c.customer_id, s.user_id])
    from conversations c join speakers s on s.id = c.speaker_id
    where c.id = message.conversation_id
  loop
    if party is not null then
      perform publish_live('user:' || party || ':messages', news);
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger live_message after insert or update or delete on conversation_messages
  deferrable initially deferred for each row execute function live_message();
--> statement-breakpoint
create function live_notification() returns trigger language plpgsql as $$
declare
  notification notifications := coalesce(new, old);
  news jsonb := jsonb_build_object('change', lower(tg_op));
begin
  if tg_op = 'INSERT' then
    news := news || jsonb_build_object('id', notification.id, 'type', notification.type);
  end if;
  perform publish_live('user:' || notification.user_id || ':notifications', news);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger live_notification after insert or update or delete on notifications
  deferrable initially deferred for each row execute function live_notification();
--> statement-breakpoint
-- The rule of domain/availability/day-status.ts: an override wins, else a booking takes the day.
create function publish_day(speaker uuid, of_day date) returns void language plpgsql as $$
declare
  status text;
begin
  perform pg_advisory_xact_lock(4701962);
  select coalesce(
    (select type from availability_overrides where speaker_id = speaker and date = of_day),
    (select 'booked' from bookings
     where speaker_id = speaker and event_date = of_day and bookings.status in ('confirmed', 'pending')
     limit 1),
    'available') into status;
  perform publish_live('speaker:' || speaker || ':calendar',
    jsonb_build_object('date', of_day, 'status', status));
end $$;
--> statement-breakpoint
create function live_override() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.speaker_id, old.date) is distinct from (new.speaker_id, new.date) then
    perform publish_day(old.speaker_id, old.date);
  end if;
  if tg_op = 'DELETE' then
    perform publish_day(old.speaker_id, old.date);
  else
    perform publish_day(new.speaker_id, new.date);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger live_override after insert or update or delete on availability_overrides
  deferrable initially deferred for each row execute function live_override();
--> statement-breakpoint
create function live_booking() returns trigger language plpgsql as $$
declare
  booking bookings := coalesce(new, old);
  speaker_user uuid;
  news jsonb := jsonb_build_object('change', lower(tg_op), 'booking_id', booking.id,
    'status', booking.status, 'event_date', booking.event_date);
begin
  -- An inquiry takes no day, so it changes nobody's calendar.
  if tg_op <> 'INSERT' and old.status in ('confirmed', 'pending') then
    perform publish_day(old.speaker_id, old.event_date);
  end if;
  if tg_op <> 'DELETE' and new.status in ('confirmed', 'pending') then
    perform publish_day(new.speaker_id, new.event_date);
  end if;
  perform publish_live('user:' || booking.customer_id || ':bookings', news);
  select user_id into speaker_user from speakers where id = booking.speaker_id;
  if speaker_user is not null then
    perform publish_live('user:' || speaker_user || ':bookings', news);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger live_booking after insert or update or delete on bookings
  deferrable initially deferred for each row execute function live_booking();
