-- Reports of unlawful or wrong content (notice and action), each with a receipt by mail --------------

create table content_reports (
  id uuid primary key default gen_random_uuid() not null,
  kind text not null,
  address text not null,
  reason text not null,
  explanation text not null,
  reporter_name text not null,
  reporter_email text not null,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamp with time zone default now() not null,
  handled_at timestamp with time zone,
  constraint content_reports_kind check (kind in ('speaker', 'review', 'article', 'other')),
  constraint content_reports_reason check (reason in ('unlawful', 'personal_rights', 'copyright', 'false_claim', 'fraud', 'other')),
  constraint content_reports_address check (length(btrim(address)) between 1 and 500),
  constraint content_reports_explanation check (length(btrim(explanation)) between 1 and 4000),
  constraint content_reports_reporter_name check (length(btrim(reporter_name)) between 1 and 200),
  constraint content_reports_reporter_email check (length(btrim(reporter_email)) between 3 and 254)
);
--> statement-breakpoint
create index content_reports_by_user on content_reports (user_id);
--> statement-breakpoint
create index content_reports_open on content_reports (created_at) where handled_at is null;
