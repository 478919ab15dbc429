-- The rate of the Künstlersozialabgabe stood once, beside the commission, and held for every year. It
-- becomes the first of the list by years; the old place is left as it is for those who still read it.
insert into settings (key, value, updated_by, updated_at)
select
  'artist_levy_rates',
  jsonb_build_array(
    jsonb_build_object('from_year', 2000, 'basis_points', value -> 'artist_levy_basis_points')
  ),
  updated_by,
  updated_at
from settings
where key = 'commission' and jsonb_typeof(value -> 'artist_levy_basis_points') = 'number'
on conflict (key) do nothing;
