-- An offline payment is told of for an order or for a trip.
alter table offline_payments drop constraint offline_payments_pkey;
alter table offline_payments
  alter column order_id drop not null,
  add column id integer generated always as identity primary key,
  add column trip_id integer unique references trips on delete cascade,
  add unique (order_id),
  add check (num_nonnulls(order_id, trip_id) = 1);

-- The pictures of a review are of an order or of a trip.
alter table order_pictures
  alter column order_id drop not null,
  add column trip_id integer references trips on delete cascade,
  add check (num_nonnulls(order_id, trip_id) = 1);
create index order_pictures_by_trip on order_pictures (trip_id) where trip_id is not null;

alter table vehicle_reviews add column photos text[] not null default '{}';

alter table drivers
  add column rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  add column rating_count integer not null default 0 check (rating_count >= 0);
create table driver_reviews (
  trip_id integer primary key references trips on delete cascade,
  driver_id integer not null references drivers on delete cascade,
  customer_id integer references customers on delete set null,
  rating smallint not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null,
  updated_at timestamptz
);
