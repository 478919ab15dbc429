-- One starting price: each length has a price or is not offered, and four columns follow from that -----

alter table speakers
  add column lengths_not_offered integer[] default '{}' not null,
  add constraint speakers_lengths_not_offered
    check (lengths_not_offered <@ array[20, 40, 60]);
--> statement-breakpoint
-- Who named a fee without a length named that of a keynote, as the application form asked.
update speakers
set fee_40 = coalesce(
  nullif(keynote_fee, 0), nullif(base_fee_usd, 0), nullif(min_fee, 0), nullif(fee_range_min, 0)
)
where greatest(fee_20, fee_40, fee_60, 0) = 0
  and greatest(keynote_fee, base_fee_usd, min_fee, fee_range_min, 0) > 0;
--> statement-breakpoint
update speakers
set lengths_not_offered = array(
  select length.minutes
  from (values (20, fee_20), (40, fee_40), (60, fee_60)) as length (minutes, fee)
  where coalesce(length.fee, 0) = 0
  order by length.minutes
)
where greatest(fee_20, fee_40, fee_60, 0) > 0
  and least(coalesce(fee_20, 0), coalesce(fee_40, 0), coalesce(fee_60, 0)) = 0;
--> statement-breakpoint
update speakers
set (base_fee_usd, min_fee, keynote_fee, fee_range_min) = (
  select price.lowest, price.lowest, price.lowest, price.lowest
  from (
    select least(nullif(fee_20, 0), nullif(fee_40, 0), nullif(fee_60, 0)) as lowest
  ) as price
);
