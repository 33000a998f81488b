-- A cart that friends of its owner fill from their own devices, with a link.
create table group_orders (
  id bigint generated always as identity primary key,
  -- 256 random bits. Whoever has it may read the group and join it.
  token text not null unique check (length(token) = 43),
  cart_id bigint not null references carts on delete cascade,
  store_id integer not null references stores on delete cascade,
  state text not null default 'open' check (state in ('open', 'locked', 'placed', 'cancelled')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- A cart has one group that still runs.
create unique index running_group_of_cart on group_orders (cart_id) where state in ('open', 'locked');
create index group_orders_by_cart on group_orders (cart_id);
create index group_orders_by_store on group_orders (store_id);
create index group_orders_by_end on group_orders (expires_at);

create table group_members (
  id bigint generated always as identity primary key,
  group_id bigint not null references group_orders on delete cascade,
  -- `guest:<hash>` or `customer:<id>`, as in `carts`
  owner text not null,
  name text not null check (length(name) between 1 and 40),
  is_done boolean not null default false,
  joined_at timestamptz not null,
  unique (group_id, owner)
);
create index group_members_by_owner on group_members (owner);

alter table cart_lines add column member_id bigint references group_members on delete set null;
create index cart_lines_by_member on cart_lines (member_id) where member_id is not null;
-- The name of the person for whom a line of a group order is.
alter table order_lines add column person text check (length(person) <= 40);
