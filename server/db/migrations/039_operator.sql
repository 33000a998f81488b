-- What an operator's files call the things of the shop, so that a second import changes them and adds none.
create table shop_keys (
  kind text not null,
  key text not null,
  id integer not null,
  primary key (kind, key),
  unique (kind, id)
);
-- Far above whatever the demo and the identities of the tables count to.
create sequence shop_ids as integer start with 1000000;

-- Pictures of the files, by their content.
create table shop_pictures (
  name text primary key check (name ~ '^[A-Za-z0-9_-]+\.(jpg|png|gif|webp|avif)$'),
  bytes bytea not null
);

-- Switches of the configuration that the operator has set for everybody.
create table operator_settings (
  name text primary key,
  value jsonb not null
);

-- The store that an approved registration became.
alter table registrations add column store_id integer references stores on delete set null;
