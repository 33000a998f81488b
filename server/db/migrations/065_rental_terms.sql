-- Rules of a rental, told before booking: the provider's for all its vehicles, and those of one vehicle.
alter table providers
  add column fuel_rule text check (fuel_rule in ('full_to_full', 'same_level', 'included')),
  add column protection jsonb,
  add column minimum_age integer,
  add column licence_years integer;

alter table vehicles
  add column deposit bigint,
  add column kilometres_per_day integer,
  add column extra_kilometre_price bigint,
  -- Null: the provider's minimum age.
  add column minimum_age integer;
