-- Moving a confirmed event: the wish for another day, and what became of it ------------------------------

create table booking_postponements (
  id uuid primary key default gen_random_uuid() not null,
  booking_id uuid not null references bookings (id) on delete restrict,
  status text default 'open' not null,
  from_date date not null,
  to_date date not null,
  message text,
  answer text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  constraint booking_postponements_status check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  constraint booking_postponements_days check (from_date <> to_date),
  constraint booking_postponements_answered check ((status = 'open') = (answered_at is null)),
  constraint booking_postponements_message check (length(btrim(message)) between 1 and 1000),
  constraint booking_postponements_answer check (length(btrim(answer)) between 1 and 1000)
);
--> statement-breakpoint
create unique index booking_postponements_one_open on booking_postponements (booking_id) where status = 'open';
--> statement-breakpoint
create index booking_postponements_by_booking on booking_postponements (booking_id, created_at);
--> statement-breakpoint
create index booking_postponements_lapsing on booking_postponements (expires_at) where status = 'open';
--> statement-breakpoint
-- How often the appointment has moved: calendar programs replace an entry by one with a higher number.
alter table bookings add column calendar_sequence integer default 0 not null;
--> statement-breakpoint
alter table bookings add constraint bookings_calendar_sequence check (calendar_sequence >= 0);
--> statement-breakpoint
-- The day a step is about, where it is about another one than before.
alter table booking_status_history add column to_date date;
--> statement-breakpoint
alter table booking_status_history drop constraint booking_status_history_event;
--> statement-breakpoint
alter table booking_status_history add constraint booking_status_history_event check (event in ('create', 'offer', 'hold', 'decline', 'withdraw', 'retract', 'expire', 'accept', 'cancel', 'complete', 'review', 'postpone_ask', 'postpone_accept', 'postpone_decline', 'postpone_withdraw', 'postpone_expire'));
--> statement-breakpoint
-- Both rooms follow a wish while it is open, as they follow the booking itself.
create function live_postponement() returns trigger language plpgsql as $$
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
create constraint trigger live_postponement after insert or update on booking_postponements
  deferrable initially deferred for each row execute function live_postponement();
