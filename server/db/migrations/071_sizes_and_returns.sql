-- A size guide is a list of columns: [{"title": {en, ar}, "values": [{en, ar}]}]. The item's own guide replaces its category's.
alter table categories add column size_guide jsonb not null default '[]';
alter table items add column size_guide jsonb not null default '[]';

-- Null: the usual time of the market.
alter table stores
  add column return_days integer check (return_days > 0),
  add column return_terms jsonb;

-- The store's days when the order was placed: a later change doesn't touch it.
alter table orders add column return_days integer check (return_days > 0);
