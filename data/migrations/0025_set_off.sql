-- What was paid too much for one invoice of a booking may pay another one: no provider moved that money.
alter table payments drop constraint payments_provider;
--> statement-breakpoint
alter table payments add constraint payments_provider
  check (provider in ('stripe', 'bank_transfer', 'demo', 'offset'));
--> statement-breakpoint
alter table webhook_events drop constraint webhook_events_provider;
--> statement-breakpoint
alter table webhook_events add constraint webhook_events_provider
  check (provider in ('stripe', 'bank_transfer', 'demo', 'offset'));
