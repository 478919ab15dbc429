-- Where the XRechnung file of an invoice lies, beside the PDF.
alter table invoices add column xml_key text;
--> statement-breakpoint
-- As before, and now the place of a stored document is kept like its content.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array[
    'pdf_key', 'pdf_sha256', 'xml_key', 'xml_sha256', 'sent_at', 'cancelled_at', 'dunning_level', 'dunned_at'
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
    or (old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at) then
    raise exception 'a stored invoice document is never replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
