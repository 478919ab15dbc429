-- Books are kept to the end of the eighth year after their own (§ 147 AO, § 14b UStG), then they may go.
create function is_book_over(of_day date) returns boolean language sql stable as $$
  select extract(year from of_day) + 8 < extract(year from now() at time zone 'Europe/Berlin')
$$;
--> statement-breakpoint
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array[
    'pdf_key', 'pdf_sha256', 'xml_key', 'xml_sha256', 'sent_at', 'cancelled_at', 'dunning_level', 'dunned_at',
    'disputed_at', 'written_off_at'
  ];
begin
  if tg_op = 'DELETE' then
    if is_book_over(old.issue_date) then
      return old;
    end if;
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
-- Lines, reminders and payments stay as long as their invoice has to.
create function keep_invoice_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from invoices where id = old.invoice_id and is_book_over(issue_date)
  ) then
    return old;
  end if;
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger append_only on invoice_lines;
--> statement-breakpoint
create trigger append_only before update or delete on invoice_lines
  for each row execute function keep_invoice_part();
--> statement-breakpoint
drop trigger append_only on invoice_reminders;
--> statement-breakpoint
create trigger append_only before update or delete on invoice_reminders
  for each row execute function keep_invoice_part();
--> statement-breakpoint
drop trigger keep_payment on payments;
--> statement-breakpoint
drop function keep_payment();
--> statement-breakpoint
create trigger keep_payment before delete on payments
  for each row execute function keep_invoice_part();
--> statement-breakpoint
create function keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_book_over(old.issue_date) then
    return old;
  end if;
  raise exception 'settlements is append only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger append_only on settlements;
--> statement-breakpoint
create trigger append_only before update or delete on settlements
  for each row execute function keep_settlement();
