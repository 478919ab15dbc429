-- Mails about messages: what a mail has told is not told by the next one ------------------------

alter table conversations add column customer_mailed_sequence integer default 0 not null;
--> statement-breakpoint
alter table conversations add column speaker_mailed_sequence integer default 0 not null;
--> statement-breakpoint
alter table conversations
  add constraint conversations_customer_mailed_sequence check (customer_mailed_sequence >= 0);
--> statement-breakpoint
alter table conversations
  add constraint conversations_speaker_mailed_sequence check (speaker_mailed_sequence >= 0);
--> statement-breakpoint
update conversations set
  customer_mailed_sequence = case when customer_mailed_at is null then 0 else last_sequence end,
  speaker_mailed_sequence = case when speaker_mailed_at is null then 0 else last_sequence end;
