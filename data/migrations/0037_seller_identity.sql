-- What the yearly report to the tax office (PStTG) wants to know of a speaker. Everything may be missing:
-- rows from before were never asked for it, and the report names whose is.
alter table speaker_tax
  add column party_kind text,
  add column first_name text,
  add column last_name text,
  add column birth_date date,
  add column birth_city text,
  add column birth_country text,
  add column register_number text,
  add column tin text,
  add column tin_country text,
  add column iban text,
  add column account_holder text,
  add constraint speaker_tax_party_kind check (party_kind in ('person', 'organisation')),
  add constraint speaker_tax_first_name check (length(btrim(first_name)) between 1 and 100),
  add constraint speaker_tax_last_name check (length(btrim(last_name)) between 1 and 100),
  add constraint speaker_tax_birth_city check (length(btrim(birth_city)) between 1 and 120),
  add constraint speaker_tax_birth_country check (birth_country ~ '^[A-Z]{2}$'),
  add constraint speaker_tax_register_number check (length(btrim(register_number)) between 1 and 80),
  add constraint speaker_tax_tin check (length(btrim(tin)) between 1 and 40),
  add constraint speaker_tax_tin_country check (tin_country in ('Deutschland', 'Österreich', 'Schweiz')),
  add constraint speaker_tax_iban check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add constraint speaker_tax_account_holder check (length(btrim(account_holder)) between 1 and 100);
