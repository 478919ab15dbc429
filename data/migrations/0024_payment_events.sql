-- What went back of a payment, or came again, counts when the payment itself does.
alter table payments add column of_payment_id uuid references payments (id);
--> statement-breakpoint
create index payments_of_payment on payments (of_payment_id);
--> statement-breakpoint
-- What providers told until now says which payment a refund is of.
update payments set of_payment_id = of_payment.id
from webhook_events told
join payments of_payment on of_payment.id::text = told.payload #>> '{data,object,metadata,payment_id}'
where told.provider = 'stripe' and told.type = 'charge.refunded'
  and payments.provider = 'stripe' and payments.kind = 'refund'
  and payments.invoice_id = of_payment.invoice_id
  and split_part(payments.provider_reference, ':', 1) = told.payload #>> '{data,object,id}';
--> statement-breakpoint
update payments set status = 'mismatch'
from payments of_payment
where of_payment.id = payments.of_payment_id and of_payment.status = 'mismatch';
--> statement-breakpoint
-- Name, address and card of whoever paid were kept for nothing.
update webhook_events set payload = '{}';
