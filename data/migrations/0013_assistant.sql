-- The assistant: what is known of an event, what became of the talk, and how every answer arose --------

alter table assistant_conversations
  add column constraints jsonb,
  add column inquired_at timestamp with time zone;
--> statement-breakpoint
alter table assistant_messages
  add column outcome text,
  add column missing_topics text[] default '{}' not null,
  add column fallback_reason text,
  add column rejected_claims integer default 0 not null,
  add constraint assistant_messages_outcome check (outcome in ('found', 'relaxed', 'nothing', 'asked', 'explained', 'handed_over')),
  add constraint assistant_messages_rejected check (rejected_claims >= 0);
--> statement-breakpoint
create index assistant_messages_newest on assistant_messages (created_at desc);
