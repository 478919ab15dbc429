-- Links the administration hands out, and what speakers are billed by.

create table desk_links (
  token_hash bytea primary key not null,
  kind text not null,
  object_id uuid not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint desk_links_kind check (kind in ('claim', 'post', 'landing'))
);
--> statement-breakpoint
create index desk_links_by_object on desk_links (object_id, kind);
--> statement-breakpoint
create index desk_links_by_author on desk_links (created_by);
--> statement-breakpoint
create table speaker_tax (
  speaker_id uuid primary key not null references speakers (id) on delete cascade,
  legal_name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  tax_number text,
  vat_id text,
  is_small_business boolean default false not null,
  accepts_self_billing boolean default false not null,
  updated_at timestamp with time zone default now() not null,
  constraint speaker_tax_legal_name check (length(btrim(legal_name)) between 1 and 200),
  constraint speaker_tax_street check (length(btrim(street)) between 1 and 200),
  constraint speaker_tax_postal_code check (length(btrim(postal_code)) between 1 and 20),
  constraint speaker_tax_city check (length(btrim(city)) between 1 and 120),
  constraint speaker_tax_country check (country in ('Deutschland', 'Österreich', 'Schweiz')),
  constraint speaker_tax_tax_number check (length(btrim(tax_number)) between 1 and 40),
  constraint speaker_tax_vat_id check (length(btrim(vat_id)) between 1 and 40),
  constraint speaker_tax_number check (tax_number is not null or vat_id is not null)
);
--> statement-breakpoint
alter table settlements
  add column tax jsonb,
  add column vat_basis_points integer default 0 not null,
  add column vat_cents integer default 0 not null,
  add constraint settlements_vat check (vat_cents >= 0 and (tax is not null or vat_cents = 0));
