-- Few are driven so: whoever asks for them reads and counts no others.
create index vehicles_by_fuel on vehicles (fuel, trip_count desc, id)
  include (provider_id, category_id, brand_id, seats, transmission, has_air_condition, rating) where is_active;
