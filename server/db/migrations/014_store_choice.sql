-- What stores are chosen by beside their names: the kitchen, how dear they are, whether they are open.
create table cuisines (
  code text primary key check (code ~ '^[a-z]+(-[a-z]+)*$'),
  position smallint not null,
  name jsonb not null
);

alter table stores
  add column cuisines text[] not null default '{}',
  -- Said by the operator: 1 is cheap, 3 is dear.
  add column price_level smallint check (price_level between 1 and 3);

create index stores_by_cuisine on stores using gin (cuisines) where is_active;
create index store_hours_by_day on store_hours (day) include (store_id, opens, closes);
