-- What the editors decide: hidden talks, landing pages per category, and mails whose own wording broke.

alter table talks add column is_hidden boolean default false not null;
--> statement-breakpoint
alter table category_landing_pages add column body text default '' not null;
--> statement-breakpoint
alter table category_landing_pages add column list_rule jsonb default '{}'::jsonb not null;
--> statement-breakpoint
-- An address names the category as well: every category may have its page for one city.
alter table category_landing_pages drop constraint category_landing_pages_slug_unique;
--> statement-breakpoint
create unique index category_landing_pages_address on category_landing_pages (category, slug);
--> statement-breakpoint
alter table slug_redirects drop constraint slug_redirects_kind;
--> statement-breakpoint
alter table slug_redirects add constraint slug_redirects_kind check (kind in ('speaker', 'blog', 'topic', 'landing'));
--> statement-breakpoint
alter table email_templates add column broken_since timestamp with time zone;
