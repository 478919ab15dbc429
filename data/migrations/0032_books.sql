-- What had been paid for an invoice when a document took it back: that document says whether it is refunded.
alter table invoices
  add column paid_before_cents integer,
  add constraint invoices_paid_before
    check (paid_before_cents >= 0 and (kind = 'cancellation' or paid_before_cents is null));
