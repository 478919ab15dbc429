-- What a buyer wants to find again on the invoice: order number, cost centre and, for authorities, the Leitweg-ID.
alter table bookings
  add column billing_order_number text,
  add column billing_cost_centre text,
  add column billing_leitweg_id text,
  add constraint bookings_billing_order_number check (length(btrim(billing_order_number)) between 1 and 60),
  add constraint bookings_billing_cost_centre check (length(btrim(billing_cost_centre)) between 1 and 60),
  add constraint bookings_billing_leitweg_id check (length(btrim(billing_leitweg_id)) between 1 and 60);
--> statement-breakpoint
alter table invoices
  add column order_number text,
  add column cost_centre text;
--> statement-breakpoint
create table account_billing (
  user_id uuid primary key references auth.users (id) on delete cascade,
  order_number text,
  cost_centre text,
  leitweg_id text,
  constraint account_billing_order_number check (length(btrim(order_number)) between 1 and 60),
  constraint account_billing_cost_centre check (length(btrim(cost_centre)) between 1 and 60),
  constraint account_billing_leitweg_id check (length(btrim(leitweg_id)) between 1 and 60)
);
