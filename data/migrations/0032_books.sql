-- What had been paid for an invoice when a document took it back: that document says whether it is refunded.
alter table invoices
  add column paid_before_cents integer,
  add constraint invoices_paid_before
    check (paid_before_cents >= 0 and (kind = 'cancellation' or paid_before_cents is null));
--> statement-breakpoint
-- A fee after a cancellation is shared like a fee; a statement says why it could not be a credit note.
alter table settlements
  add column occasion text not null default 'event',
  add column lacks jsonb,
  add constraint settlements_occasion check (occasion in ('event', 'cancellation_fee')),
  add constraint settlements_lacks check (lacks is null or (jsonb_typeof(lacks) = 'array' and tax is null));
--> statement-breakpoint
-- Whoever runs the platform as a small business charges no tax (§ 19 UStG).
alter table bookings
  drop constraint bookings_vat_treatment,
  add constraint bookings_vat_treatment
    check (vat_treatment in ('standard', 'reverse_charge', 'not_taxable', 'small_business'));
--> statement-breakpoint
alter table invoices
  drop constraint invoices_vat_treatment,
  add constraint invoices_vat_treatment
    check (vat_treatment in ('standard', 'reverse_charge', 'not_taxable', 'small_business'));
