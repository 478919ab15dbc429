-- Days that speakers free, overrides that bookings use up, and who caused a live event.

-- A public holiday is on request until its speaker frees it.
alter table availability_overrides drop constraint availability_overrides_type;
--> statement-breakpoint
alter table availability_overrides add constraint availability_overrides_type
  check (type in ('blocked', 'on_request', 'available'));
--> statement-breakpoint

-- A booking that becomes pending or confirmed uses up what was said about its day before. Here and not
-- in the program: whatever writes a booking does it, in the same transaction.
create function use_up_override() returns trigger language plpgsql as $$
begin
  -- Only where there is one: a deletion of nothing would still be announced to every public page.
  if exists (select from availability_overrides
    where speaker_id = new.speaker_id and date = new.event_date) then
    delete from availability_overrides where speaker_id = new.speaker_id and date = new.event_date;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger use_up_override_on_insert after insert on bookings
  for each row when (new.status in ('confirmed', 'pending')) execute function use_up_override();
--> statement-breakpoint
create trigger use_up_override_on_update after update on bookings
  for each row when (
    new.status in ('confirmed', 'pending')
    and (new.status, new.event_date, new.speaker_id)
      is distinct from (old.status, old.event_date, old.speaker_id))
  execute function use_up_override();
--> statement-breakpoint
-- Overrides older than the live booking of their day. When one was set is known from the audit log,
-- where a change of several days names none of them: that one may have meant any.
delete from availability_overrides stale
using bookings booking
where booking.speaker_id = stale.speaker_id and booking.event_date = stale.date
  and booking.status in ('confirmed', 'pending')
  and not exists (
    select from audit_log entry
    where entry.action = 'speaker.calendar' and entry.object_id = stale.speaker_id::text
      and coalesce(entry.after ->> 'day', stale.date::text) = stale.date::text
      and entry.at > coalesce(
        (select max(step.at) from booking_status_history step
         where step.booking_id = booking.id and step.to_status in ('confirmed', 'pending')
           and step.from_status is distinct from step.to_status),
        booking.created_at));
--> statement-breakpoint

-- The page and the account whose request caused an event; both null for the platform itself.
alter table live_events add column cause_tab text;
--> statement-breakpoint
alter table live_events add column cause_user uuid;
--> statement-breakpoint
alter table live_events add constraint live_events_cause_tab
  check (length(btrim(cause_tab)) between 1 and 64);
--> statement-breakpoint
create or replace function publish_live(about text, news jsonb) returns void language plpgsql as $$
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
  insert into live_events (topic, payload, cause_tab, cause_user) values (about, news,
    nullif(current_setting('wortbuehne.tab', true), ''),
    nullif(current_setting('wortbuehne.user', true), '')::uuid);
end $$;
--> statement-breakpoint
-- The rule of domain/availability/day-status.ts, without public holidays: a free day is asked for anew.
create or replace function publish_day(speaker uuid, of_day date) returns void language plpgsql as $$
declare
  status text;
begin
  perform pg_advisory_xact_lock(4701962);
  select coalesce(
    (select type from availability_overrides
     where speaker_id = speaker and date = of_day and type <> 'available'),
    (select 'booked' from bookings
     where speaker_id = speaker and event_date = of_day and bookings.status in ('confirmed', 'pending')
     limit 1),
    'available') into status;
  perform publish_live('speaker:' || speaker || ':calendar',
    jsonb_build_object('date', of_day, 'status', status));
end $$;
