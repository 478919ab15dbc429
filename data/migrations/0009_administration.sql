-- Notes of the administration about speakers, and files of speakers that were imported.

create table "speaker_notes" (
  "speaker_id" uuid primary key references "speakers"("id") on delete cascade,
  "note" text not null,
  "updated_by" uuid references "auth"."users"("id") on delete set null,
  "updated_at" timestamp with time zone default now() not null,
  constraint "speaker_notes_note" check (length(btrim("note")) between 1 and 5000)
);
--> statement-breakpoint
create index "speaker_notes_by_author" on "speaker_notes" ("updated_by");
--> statement-breakpoint
create table "speaker_imports" (
  "id" uuid primary key default gen_random_uuid(),
  "file_name" text not null,
  "rule" text not null,
  "row_count" integer not null,
  "created_by" uuid references "auth"."users"("id") on delete set null,
  "created_at" timestamp with time zone default now() not null,
  "undone_at" timestamp with time zone,
  constraint "speaker_imports_file_name" check (length(btrim("file_name")) between 1 and 200),
  constraint "speaker_imports_rule" check ("rule" in ('skip', 'fill', 'overwrite')),
  constraint "speaker_imports_row_count" check ("row_count" >= 1)
);
--> statement-breakpoint
create index "speaker_imports_newest" on "speaker_imports" ("created_at");
--> statement-breakpoint
create index "speaker_imports_by_author" on "speaker_imports" ("created_by");
--> statement-breakpoint
create table "speaker_import_rows" (
  "import_id" uuid not null references "speaker_imports"("id") on delete cascade,
  "row" integer not null,
  "result" text not null,
  "reason" text,
  "speaker_id" uuid references "speakers"("id") on delete set null,
  "data" jsonb not null,
  "before" jsonb,
  primary key ("import_id", "row"),
  constraint "speaker_import_rows_result" check ("result" in ('new', 'update', 'skip', 'error')),
  constraint "speaker_import_rows_row" check ("row" >= 1)
);
--> statement-breakpoint
create index "speaker_import_rows_by_speaker" on "speaker_import_rows" ("speaker_id");
--> statement-breakpoint
create index "speakers_by_name" on "speakers" (lower(coalesce("name", "title")));
--> statement-breakpoint
create index "speaker_contacts_by_email" on "speaker_contacts" (lower("email"));
