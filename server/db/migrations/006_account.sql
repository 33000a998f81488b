-- How people show themselves. In the database, so that servers that share it need no shared disk.
create table profile_images (
  -- Nobody can guess it; its end says what it is.
  name text primary key check (name ~ '^[A-Za-z0-9_-]{32}\.(jpg|png|gif)$'),
  customer_id integer not null unique references customers on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- Where messages reach a browser: as long as somebody is signed in there, and only whoever it is.
create table push_tokens (
  token text primary key,
  access_token_hash bytea not null unique references access_tokens on delete cascade
);

alter table customers add column zone_id integer references zones;

create index wishlist_items_by_item on wishlist_items (item_id);
