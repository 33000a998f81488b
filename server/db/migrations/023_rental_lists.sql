-- What a search for vehicles reads, in the order of an index (decision 014), and who holds which unit of a vehicle when.

-- One row for each unit that a trip holds, for as long as it holds it: a trip that ends early or is called off gives up its rows.
create table vehicle_holds (
  vehicle_id integer not null references vehicles on delete cascade,
  -- From 1 to the vehicle's total.
  unit integer not null check (unit > 0),
  trip_id integer not null references trips on delete cascade,
  starts timestamptz not null,
  ends timestamptz not null,
  primary key (vehicle_id, unit, starts),
  check (starts < ends),
  -- The last word against booking twice; in ranges, so that it needs no extension.
  constraint one_trip_a_unit exclude using gist (
    int4range(vehicle_id, vehicle_id, '[]') with &&,
    int4range(unit, unit, '[]') with &&,
    tstzrange(starts, ends) with &&
  )
);
create index vehicle_holds_by_time on vehicle_holds (vehicle_id, ends) include (starts, unit, trip_id);
create index vehicle_holds_by_trip on vehicle_holds (trip_id);

-- Trips that are there already hold the first units.
insert into vehicle_holds (vehicle_id, unit, trip_id, starts, ends)
select line.vehicle_id, unit, min(t.id), t.pickup_at, max(t.pickup_at + make_interval(hours => coalesce(t.estimated_hours, 1)))
from trips t
join trip_vehicles line on line.trip_id = t.id
cross join lateral generate_series(1, line.quantity) unit
where t.status in ('pending', 'confirmed', 'ongoing') and line.vehicle_id is not null
group by line.vehicle_id, unit, t.pickup_at
on conflict do nothing;

alter table vehicles
  -- The price that a card shows before anybody has said how long or how far.
  add column lowest_rate integer generated always as (least(hourly_price, day_price, distance_price)) stored,
  add column search_words tsvector generated always as (
    array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))
  ) stored;

drop index vehicles_by_category, vehicles_by_text;
create index vehicles_by_words on vehicles using gin (search_words);
-- Every list is for somebody's zones, and those are its provider's: the provider stands in each index, beside what is filtered by.
create index vehicles_by_popularity on vehicles (trip_count desc, id)
  include (provider_id, category_id, brand_id, seats, transmission, fuel, has_air_condition, rating) where is_active;
create index vehicles_by_rating on vehicles (rating desc, rating_count desc, id) include (provider_id, category_id) where is_active;
create index vehicles_of_category on vehicles (category_id, trip_count desc, id) include (provider_id, rating) where is_active;
create index vehicles_of_brand on vehicles (brand_id, trip_count desc, id) include (provider_id, rating) where is_active;
create index vehicles_of_provider on vehicles (provider_id, trip_count desc, id) where is_active;
create index vehicles_by_lowest_rate on vehicles (lowest_rate, id) include (provider_id) where is_active;
create index vehicles_by_hour on vehicles (hourly_price, id) include (provider_id) where is_active and hourly_price is not null;
create index vehicles_by_day on vehicles (day_price, id) include (provider_id) where is_active and day_price is not null;
create index vehicles_by_distance on vehicles (distance_price, id) include (provider_id) where is_active and distance_price is not null;

create index provider_zones_by_zone on provider_zones (zone_id, provider_id);
create index providers_by_popularity on providers (module_id, trip_count desc, id) where is_active;
create index providers_by_age on providers (module_id, created_at desc, id desc) where is_active;
