-- Rules that need more than a constraint: what may never change, what only moves along a table,
-- and what the database counts itself.

-- updated_at -------------------------------------------------------------------------------------

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  target record;
begin
  for target in
    select table_schema, table_name
    from information_schema.columns
    where table_schema in ('public', 'auth') and column_name = 'updated_at'
  loop
    execute format(
      'create trigger set_updated_at before update on %I.%I for each row execute function public.set_updated_at()',
      target.table_schema, target.table_name
    );
  end loop;
end $$;
--> statement-breakpoint

-- Append-only tables -----------------------------------------------------------------------------

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
do $$
declare
  target text;
begin
  foreach target in array array[
    'audit_log', 'booking_status_history', 'consents', 'email_template_versions', 'invoice_lines'
  ]
  loop
    execute format(
      'create trigger append_only before update or delete on %I for each row execute function refuse_change()',
      target
    );
    execute format(
      'create trigger append_only_truncate before truncate on %I for each statement execute function refuse_change()',
      target
    );
  end loop;
end $$;
--> statement-breakpoint
-- The sign-in log is kept for 180 days; only what is older may be deleted.
create function auth.keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception 'auth.audit_log is append only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete on auth.audit_log
  for each row execute function auth.keep_audit_log();
--> statement-breakpoint
create trigger append_only_truncate before truncate on auth.audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint

-- Invoices: nothing on the paper changes after issue ---------------------------------------------

create function keep_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array['pdf_key', 'pdf_sha256', 'xml_sha256', 'sent_at', 'cancelled_at', 'dunning_level', 'dunned_at'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'restrict_violation';
  end if;
  -- Computed after this trigger has run, from columns that are compared here.
  if (to_jsonb(new) - 'number' - later) is distinct from (to_jsonb(old) - 'number' - later) then
    raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
  end if;
  if (old.pdf_sha256 is not null and new.pdf_sha256 is distinct from old.pdf_sha256)
    or (old.xml_sha256 is not null and new.xml_sha256 is distinct from old.xml_sha256)
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at) then
    raise exception 'a stored invoice document is never replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_invoice before update or delete on invoices
  for each row execute function keep_invoice();
--> statement-breakpoint

-- Bookings: the status moves along the transition table only (DECISIONS C-94) --------------------

create function guard_booking_status() returns trigger language plpgsql as $$
begin
  if not (case old.status
    when 'requested' then new.status in ('pending', 'declined', 'expired', 'withdrawn')
    when 'pending' then new.status in ('confirmed', 'expired', 'withdrawn')
    when 'confirmed' then new.status in ('cancelled', 'completed')
    when 'completed' then new.status = 'reviewed'
    else false
  end) then
    raise exception 'a booking cannot move from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_transition', table = 'bookings';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_status before update of status on bookings
  for each row when (old.status is distinct from new.status) execute function guard_booking_status();
--> statement-breakpoint

-- Reviews: only from the customer of a completed booking, about its speaker ----------------------

create function guard_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select from bookings
    where id = new.booking_id
      and speaker_id = new.speaker_id
      and customer_id = new.customer_id
      and status in ('completed', 'reviewed')
  ) then
    raise exception 'a review needs a completed booking of this customer and speaker'
      using errcode = 'check_violation', constraint = 'reviews_verified', table = 'reviews';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_review
  before insert or update of booking_id, speaker_id, customer_id on reviews
  for each row execute function guard_review();
--> statement-breakpoint

-- Messages: numbered 1, 2, 3 … per conversation, in the order in which they are committed ---------

create function number_message() returns trigger language plpgsql as $$
declare
  previous timestamptz;
begin
  -- The row lock on the conversation lets the next writer wait until this one has committed.
  select last_message_at, last_sequence + 1 into previous, new.sequence
  from conversations where id = new.conversation_id for update;
  if not found then
    return new; -- the foreign key says so
  end if;
  new.created_at := greatest(new.created_at, previous + interval '1 millisecond');
  update conversations
  set last_sequence = new.sequence, last_message_at = new.created_at
  where id = new.conversation_id;
  return new;
end $$;
--> statement-breakpoint
create trigger number_message before insert on conversation_messages
  for each row execute function number_message();
--> statement-breakpoint
create function keep_message() returns trigger language plpgsql as $$
begin
  raise exception 'the place of a message never changes' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger keep_message before update of conversation_id, sequence, sender_id, created_at
  on conversation_messages
  for each row
  when ((old.conversation_id, old.sequence, old.sender_id, old.created_at)
    is distinct from (new.conversation_id, new.sequence, new.sender_id, new.created_at))
  execute function keep_message();
--> statement-breakpoint

-- Categories are a list on the speaker, so two triggers stand in for the foreign key --------------

create function guard_speaker_categories() returns trigger language plpgsql as $$
declare
  missing text;
begin
  select wanted into missing from unnest(new.categories) wanted
  where not exists (select from speaker_categories where name = wanted for key share)
  limit 1;
  if found then
    raise exception 'unknown category %', missing
      using errcode = 'foreign_key_violation', constraint = 'speakers_categories', table = 'speakers';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_categories before insert or update of categories on speakers
  for each row execute function guard_speaker_categories();
--> statement-breakpoint
create function guard_used_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.is_system then
    raise exception 'category % is fixed', old.name
      using errcode = 'restrict_violation', constraint = 'speaker_categories_fixed';
  end if;
  if exists (select from speakers where categories @> array[old.name]) then
    raise exception 'category % is in use', old.name
      using errcode = 'foreign_key_violation', constraint = 'speakers_categories';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger guard_used_category before delete on speaker_categories
  for each row execute function guard_used_category();
--> statement-breakpoint
create trigger guard_renamed_category before update of name on speaker_categories
  for each row when (old.name is distinct from new.name) execute function guard_used_category();
