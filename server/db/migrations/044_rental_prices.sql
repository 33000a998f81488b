-- Vehicles that are alike in discount, in the order of their rates: that is the order of their prices, too.
create index vehicles_by_hour_of_discount on vehicles (coalesce(discount_type, 'none'), discount, hourly_price, id)
  include (provider_id) where is_active and hourly_price is not null;
create index vehicles_by_day_of_discount on vehicles (coalesce(discount_type, 'none'), discount, day_price, id)
  include (provider_id) where is_active and day_price is not null;
create index vehicles_by_distance_of_discount on vehicles (coalesce(discount_type, 'none'), discount, distance_price, id)
  include (provider_id) where is_active and distance_price is not null;
create index vehicles_by_lowest_rate_of_discount on vehicles (coalesce(discount_type, 'none'), discount, lowest_rate, id)
  include (provider_id) where is_active and lowest_rate is not null;
drop index vehicles_by_lowest_rate, vehicles_by_discount;
