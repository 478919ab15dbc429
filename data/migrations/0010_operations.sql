-- Reports are decided with a reason, which the reporter is told ----------------------------------------

alter table content_reports
  add column decision text,
  add column decision_reason text,
  add constraint content_reports_decision check (decision in ('upheld', 'rejected')),
  add constraint content_reports_decision_reason check (length(btrim(decision_reason)) between 1 and 2000),
  add constraint content_reports_decided check ((decision is null) = (decision_reason is null));
--> statement-breakpoint
alter table message_reports
  add column decision text,
  add column decision_reason text,
  add constraint message_reports_decision check (decision in ('upheld', 'rejected')),
  add constraint message_reports_decision_reason check (length(btrim(decision_reason)) between 1 and 2000),
  add constraint message_reports_decided check ((decision is null) = (decision_reason is null));
--> statement-breakpoint

-- Reviews: what moderation asked for, and what a speaker objects to ------------------------------------

alter table reviews
  add column edit_requested_at timestamp with time zone,
  add column dispute_reason text,
  add constraint reviews_dispute_reason check (length(btrim(dispute_reason)) between 1 and 2000),
  add constraint reviews_disputed_with_reason check (status <> 'disputed' or dispute_reason is not null);
--> statement-breakpoint
create index reviews_newest on reviews (created_at desc nulls last, id desc);
--> statement-breakpoint

-- What a profile's rating was before reviews were collected here ---------------------------------------

create table speaker_rating_bases (
  speaker_id uuid primary key references speakers (id) on delete cascade,
  rating numeric(3, 2) not null,
  reviews integer not null,
  constraint speaker_rating_bases_rating check (rating between 0 and 5),
  constraint speaker_rating_bases_reviews check (reviews >= 0)
);
--> statement-breakpoint

-- Bookings: what the administration notes, and the order its list has ----------------------------------

create table booking_notes (
  id uuid primary key default gen_random_uuid() not null,
  booking_id uuid not null references bookings (id) on delete cascade,
  author_id uuid,
  note text not null,
  created_at timestamp with time zone default now() not null,
  constraint booking_notes_note check (length(btrim(note)) between 1 and 5000)
);
--> statement-breakpoint
create index booking_notes_by_booking on booking_notes (booking_id, created_at);
--> statement-breakpoint
create index bookings_by_day on bookings (event_date desc nulls last, id desc);
--> statement-breakpoint

-- Searches that found nothing: the words and how often, never who -------------------------------------

create table empty_searches (
  day date not null,
  term text not null,
  count integer not null default 1,
  constraint empty_searches_pkey primary key (day, term),
  constraint empty_searches_term check (length(btrim(term)) between 1 and 60),
  constraint empty_searches_count check (count >= 1)
);
--> statement-breakpoint

-- Reminders: what came of them -------------------------------------------------------------------------

alter table crm_reminders
  add column outcome text not null default '',
  add constraint crm_reminders_outcome check (length(btrim(outcome)) between 0 and 2000);
