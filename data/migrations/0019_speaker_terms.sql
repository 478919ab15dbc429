-- What a speaker asks for the way, and when they take direct bookings ---------------------------------

alter table speakers
  add column travel_bands jsonb default '[]'::jsonb not null,
  add column travel_cents_per_km integer,
  add column direct_notice_days integer,
  add column direct_per_month integer,
  add column direct_within_km integer,
  add constraint speakers_travel_bands
    check (jsonb_typeof(travel_bands) = 'array' and jsonb_array_length(travel_bands) <= 6),
  add constraint speakers_travel_cents_per_km check (travel_cents_per_km between 1 and 500),
  add constraint speakers_direct_notice_days check (direct_notice_days between 1 and 365),
  add constraint speakers_direct_per_month check (direct_per_month between 1 and 31),
  add constraint speakers_direct_within_km check (direct_within_km between 1 and 5000);
