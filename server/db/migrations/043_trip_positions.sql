-- Where the driver of a running trip was last.
create table trip_positions (
  trip_id integer primary key references trips on delete cascade,
  lat double precision not null,
  lng double precision not null,
  moved_at timestamptz not null
);
