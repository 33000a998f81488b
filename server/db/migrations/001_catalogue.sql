-- Texts that a person reads are JSON objects by language: {"en": "...", "ar": "..."}.
-- Money is integer minor units. `fixture` is the id of the demo world's own list, null for everything else.

create extension if not exists pg_trgm;

create table zones (
  id integer primary key,
  name jsonb not null,
  polygon jsonb not null,
  is_active boolean not null default true,
  increased_fee_percent numeric(5, 2) not null default 0 check (increased_fee_percent >= 0),
  surge_percent numeric(5, 2) not null default 0 check (surge_percent >= 0)
);

create table modules (
  id integer primary key,
  name jsonb not null,
  description jsonb,
  type text check (type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental')),
  icon text not null,
  is_active boolean not null default true,
  has_interests boolean not null default false,
  position integer not null default 0
);

create table module_zones (
  module_id integer not null references modules,
  zone_id integer not null references zones,
  charge_type text not null default 'distance' check (charge_type in ('distance', 'fixed')),
  fixed_charge integer check (fixed_charge >= 0),
  per_km integer not null default 0 check (per_km >= 0),
  minimum_charge integer not null default 0 check (minimum_charge >= 0),
  maximum_charge integer check (maximum_charge >= 0),
  maximum_cod integer check (maximum_cod >= 0),
  primary key (module_id, zone_id)
);

create table categories (
  id integer primary key,
  module_id integer not null references modules,
  parent_id integer references categories,
  name jsonb not null,
  image text,
  position integer not null default 0,
  is_featured boolean not null default false
);
create index categories_by_module on categories (module_id, parent_id, position);

create table brands (
  id integer primary key,
  module_id integer not null references modules,
  name jsonb not null,
  image text
);

create table stores (
  id integer primary key,
  fixture text unique,
  slug text not null unique,
  module_id integer not null references modules,
  zone_id integer not null references zones,
  name jsonb not null,
  address jsonb not null,
  lat double precision not null,
  lng double precision not null,
  phone text,
  email text,
  logo text,
  cover text,
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  rating_count integer not null default 0,
  order_count integer not null default 0,
  minimum_order integer not null default 0 check (minimum_order >= 0),
  delivery_minutes text,
  has_delivery boolean not null default true,
  has_take_away boolean not null default true,
  can_schedule boolean not null default false,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  is_halal boolean not null default false,
  has_reviews boolean not null default true,
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  self_delivery boolean not null default false,
  self_delivery_free boolean not null default false,
  per_km integer check (per_km >= 0),
  minimum_charge integer check (minimum_charge >= 0),
  maximum_charge integer check (maximum_charge >= 0),
  fixed_charge integer check (fixed_charge >= 0),
  admin_free_type text check (admin_free_type in ('all', 'over')),
  admin_free_over integer check (admin_free_over >= 0),
  announcement jsonb,
  description jsonb,
  created_at timestamptz not null,
  search_text text not null default '',
  -- The words as they are: they are normalised already, and no dictionary knows both languages.
  search_words tsvector generated always as (
    array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))
  ) stored
);
create index stores_by_popularity on stores (module_id, zone_id, order_count desc, id);
create index stores_by_age on stores (module_id, zone_id, created_at desc, id);
create index stores_by_words on stores using gin (search_words);

create table store_hours (
  store_id integer not null references stores,
  day smallint not null check (day between 0 and 6),
  opens text not null check (opens ~ '^\d\d:\d\d$'),
  closes text not null check (closes ~ '^\d\d:\d\d$'),
  primary key (store_id, day, opens)
);

create table add_ons (
  id integer primary key,
  store_id integer not null references stores,
  name jsonb not null,
  price integer not null default 0 check (price >= 0),
  percent numeric(5, 2) check (percent >= 0)
);
create index add_ons_by_store on add_ons (store_id);

create table items (
  id integer primary key,
  fixture text unique,
  slug text not null unique,
  store_id integer not null references stores,
  module_id integer not null references modules,
  zone_id integer not null references zones,
  category_id integer references categories,
  brand_id integer references brands,
  name jsonb not null,
  description jsonb,
  images text[] not null default '{}',
  price bigint not null check (price >= 0),
  discount_type text check (discount_type in ('percent', 'amount', 'fixed')),
  -- A percentage, or minor units when the type is `amount`.
  discount numeric(12, 2) not null default 0 check (discount >= 0),
  stock integer check (stock >= 0),
  maximum_quantity integer check (maximum_quantity >= 0),
  unit jsonb,
  is_active boolean not null default true,
  is_veg boolean not null default false,
  is_halal boolean not null default false,
  is_organic boolean not null default false,
  is_recommended boolean not null default false,
  is_prescription_required boolean not null default false,
  -- [{"title": {en, ar}, "options": [{en, ar}]}]
  choice_options jsonb not null default '[]',
  -- [{"type": {en, ar}, "price": minor, "stock": n}]
  variations jsonb not null default '[]',
  -- [{"name": {en, ar}, "type": "single" | "multi", "required": bool, "min": n, "max": n, "values": [{"label": {en, ar}, "price": minor}]}]
  food_groups jsonb not null default '[]',
  add_on_ids integer[] not null default '{}',
  -- Lists of {en, ar}.
  tags jsonb not null default '[]',
  generic_names jsonb not null default '[]',
  nutritions jsonb not null default '[]',
  allergies jsonb not null default '[]',
  available_from text check (available_from ~ '^\d\d:\d\d$'),
  available_until text check (available_until ~ '^\d\d:\d\d$'),
  campaign_starts timestamptz,
  campaign_ends timestamptz,
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  rating_count integer not null default 0,
  order_count integer not null default 0,
  created_at timestamptz not null,
  search_text text not null default '',
  -- The words as they are: they are normalised already, and no dictionary knows both languages.
  search_words tsvector generated always as (
    array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))
  ) stored
);
create index items_by_store on items (store_id, category_id, id);
create index items_by_category on items (category_id, order_count desc, id);
-- Lists of a module are read in order, and a list for some zones skips the items of the others.
create index items_by_popularity on items (module_id, order_count desc, id);
create index items_by_age on items (module_id, created_at desc, id desc);
create index items_by_rating on items (module_id, rating_count desc, id);
create index items_by_words on items using gin (search_words);

create table flash_sales (
  id integer primary key,
  module_id integer not null references modules,
  title jsonb not null,
  starts timestamptz not null,
  ends timestamptz not null
);

create table flash_sale_items (
  flash_sale_id integer not null references flash_sales,
  item_id integer not null references items,
  discount_type text not null check (discount_type in ('percent', 'amount')),
  discount numeric(12, 2) not null check (discount > 0),
  stock integer not null check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (flash_sale_id, item_id)
);
create index flash_sale_items_by_item on flash_sale_items (item_id);

create table banners (
  id integer primary key,
  module_id integer not null references modules,
  zone_id integer references zones,
  title jsonb not null,
  subtitle jsonb,
  image text not null,
  store_id integer references stores,
  item_id integer references items,
  link text,
  position integer not null default 0
);

create table campaigns (
  id integer primary key,
  module_id integer not null references modules,
  title jsonb not null,
  description jsonb,
  image text,
  starts timestamptz not null,
  ends timestamptz not null,
  daily_from text,
  daily_until text
);

create table campaign_stores (
  campaign_id integer not null references campaigns,
  store_id integer not null references stores,
  primary key (campaign_id, store_id)
);

-- The words that exist, for searches with a slip of the pen. Refreshed after the catalogue changes.
create materialized view known_words as
select module_id, word, count(*)::int as uses
from (
  select module_id, unnest(string_to_array(search_text, ' ')) as word from items
  union all
  select module_id, unnest(string_to_array(search_text, ' ')) from stores
) words
where length(word) > 2 and word !~ '\d'
group by module_id, word;
create unique index known_words_by_word on known_words (word, module_id);
create index known_words_by_likeness on known_words using gin (word gin_trgm_ops);

create table reviews (
  id integer primary key,
  store_id integer not null references stores,
  item_id integer references items,
  customer_name text not null,
  comment jsonb,
  reply jsonb,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null
);
create index reviews_by_item on reviews (item_id, created_at desc);
create index reviews_by_store on reviews (store_id, created_at desc);

create table guests (
  -- SHA-256 of the guest id: the id itself is a secret that only the browser holds.
  id_hash bytea primary key,
  created_at timestamptz not null default now()
);

create table carts (
  id bigint generated always as identity primary key,
  -- `guest:<hash>` or `customer:<id>`
  owner text not null,
  module_id integer not null references modules,
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  unique (owner, module_id)
);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  item_id integer not null references items,
  quantity integer not null check (quantity between 1 and 9999),
  -- Chosen options and values by their position, so that every language reads the same line.
  selection jsonb not null,
  created_at timestamptz not null default now()
);
create index cart_lines_by_cart on cart_lines (cart_id, id);

create table newsletter_subscribers (
  email text primary key,
  created_at timestamptz not null default now()
);
