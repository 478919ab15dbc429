-- Withdrawals of consumers (§ 356a BGB): the declaration as it arrived, and what became of it ----------

create table withdrawals (
  id uuid primary key default gen_random_uuid() not null,
  name text not null,
  reference text not null,
  email text not null,
  booking_id uuid references bookings (id) on delete set null,
  created_at timestamp with time zone default now() not null,
  handled_at timestamp with time zone,
  decision text,
  decision_reason text,
  constraint withdrawals_name check (length(btrim(name)) between 1 and 100),
  constraint withdrawals_reference check (length(btrim(reference)) between 1 and 60),
  constraint withdrawals_email check (length(btrim(email)) between 3 and 254),
  constraint withdrawals_decision check (decision in ('upheld', 'rejected')),
  constraint withdrawals_decision_reason check (length(btrim(decision_reason)) between 1 and 2000),
  constraint withdrawals_decided check ((decision is null) = (decision_reason is null))
);
--> statement-breakpoint
create index withdrawals_by_booking on withdrawals (booking_id);
--> statement-breakpoint
create index withdrawals_open on withdrawals (created_at) where handled_at is null;
