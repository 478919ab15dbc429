-- What cancelling costs, as it held when the booking became binding; older bookings go by the setting.
alter table bookings
  add column cancellation_tiers jsonb,
  add constraint bookings_cancellation_tiers
    check (jsonb_typeof(cancellation_tiers) = 'array' and jsonb_array_length(cancellation_tiers) between 1 and 20);
