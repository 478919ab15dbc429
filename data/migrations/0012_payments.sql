-- A deposit and the balance are two invoices of one booking.
alter table invoices add column part text not null default 'full';
--> statement-breakpoint
alter table invoices add constraint invoices_part check (part in ('full', 'deposit', 'balance'));
--> statement-breakpoint
alter table invoices add column disputed_at timestamp with time zone;
--> statement-breakpoint
alter table invoices add column written_off_at timestamp with time zone;
--> statement-breakpoint
drop index invoices_one_valid_per_booking;
--> statement-breakpoint
create unique index invoices_one_valid_per_booking on invoices (booking_id, part)
  where kind = 'invoice' and cancelled_at is null;
--> statement-breakpoint
alter table invoice_lines drop constraint invoice_lines_kind;
--> statement-breakpoint
alter table invoice_lines add constraint invoice_lines_kind
  check (kind in ('base', 'qa', 'travel', 'adjustment', 'cancellation_fee', 'deposit', 'balance'));
--> statement-breakpoint
-- As before, and now disputes and write-offs are facts that may come later.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array[
    'pdf_key', 'pdf_sha256', 'xml_key', 'xml_sha256', 'sent_at', 'cancelled_at', 'dunning_level', 'dunned_at',
    'disputed_at', 'written_off_at'
  ];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'restrict_violation';
  end if;
  -- Computed after this trigger has run, from columns that are compared here.
  if (to_jsonb(new) - 'number' - later) is distinct from (to_jsonb(old) - 'number' - later) then
    raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
  end if;
  if (old.pdf_key is not null and new.pdf_key is distinct from old.pdf_key)
    or (old.pdf_sha256 is not null and new.pdf_sha256 is distinct from old.pdf_sha256)
    or (old.xml_key is not null and new.xml_key is distinct from old.xml_key)
    or (old.xml_sha256 is not null and new.xml_sha256 is distinct from old.xml_sha256)
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at)
    or (old.written_off_at is not null and new.written_off_at is distinct from old.written_off_at) then
    raise exception 'a stored invoice document is never replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create table invoice_reminders (
  invoice_id uuid not null references invoices (id) on delete restrict,
  level smallint not null,
  fee_cents integer not null,
  due_date date not null,
  sent_at timestamp with time zone default now() not null,
  constraint invoice_reminders_invoice_id_level_pk primary key (invoice_id, level),
  constraint invoice_reminders_level check (level between 1 and 3),
  constraint invoice_reminders_fee check (fee_cents >= 0)
);
--> statement-breakpoint
alter table payments drop constraint payments_status;
--> statement-breakpoint
alter table payments add constraint payments_status
  check (status in ('pending', 'succeeded', 'failed', 'canceled', 'mismatch'));
--> statement-breakpoint
alter table payments add column checkout_url text;
--> statement-breakpoint
alter table payments add column expires_at timestamp with time zone;
--> statement-breakpoint
alter table payments add column note text;
--> statement-breakpoint
alter table webhook_events add column outcome text;
--> statement-breakpoint
create table settlement_counters (
  year integer primary key,
  n integer default 0 not null,
  constraint settlement_counters_year check (year between 2000 and 2999),
  constraint settlement_counters_n check (n >= 0)
);
--> statement-breakpoint
create table settlements (
  id uuid primary key default gen_random_uuid() not null,
  year integer not null,
  n integer not null,
  number text not null generated always as
    ('AB-' || year::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0')) stored,
  booking_id uuid not null references bookings (id) on delete restrict,
  speaker_id uuid not null references speakers (id) on delete restrict,
  issuer jsonb not null,
  speaker_name text not null,
  issue_date date not null,
  service_date date not null,
  commission_basis_points integer not null,
  fee_cents integer not null,
  travel_cents integer not null,
  commission_cents integer not null,
  payout_cents integer not null,
  created_at timestamp with time zone default now() not null,
  constraint settlements_number_unique unique (number),
  constraint settlements_number_of_year unique (year, n),
  constraint settlements_booking_id_unique unique (booking_id),
  constraint settlements_n check (n >= 1),
  constraint settlements_commission_rate check (commission_basis_points between 0 and 10000),
  constraint settlements_sum check (fee_cents + travel_cents = commission_cents + payout_cents)
);
--> statement-breakpoint
create index settlements_by_speaker on settlements (speaker_id, service_date);
--> statement-breakpoint
-- Books are kept for eight years (§ 147 AO, § 14b UStG): whatever moved money stays.
create function keep_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment is never deleted' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger keep_payment before delete on payments for each row execute function keep_payment();
--> statement-breakpoint
create trigger append_only before update or delete on invoice_reminders
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on settlements
  for each row execute function refuse_change();
