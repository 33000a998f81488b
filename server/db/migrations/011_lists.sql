-- What lists choose and order by, kept beside each item, so that a page of a list is read from an index.

alter table items
  -- Sold by an open store, in no campaign: what lists show.
  add column is_listed boolean not null default false,
  add column has_halal_tag boolean not null default false,
  -- The lowest price of its variations, and that after the discount: all that a flash sale does not change.
  add column lowest_price bigint not null default 0,
  add column asking_price bigint not null default 0,
  add column is_reduced boolean not null default false;

create function describe_listed_item() returns trigger language plpgsql as $$
declare
  store record;
  reduction numeric := 0;
  is_amount boolean := false;
begin
  -- Whoever changes the store meanwhile is waited for.
  select is_active, is_halal, discount_percent into strict store from stores where id = new.store_id for share;
  if new.campaign_starts is null and store.discount_percent > 0 then
    reduction := store.discount_percent;
  elsif new.discount_type is not null then
    reduction := new.discount;
    is_amount := new.discount_type = 'amount';
  end if;
  new.is_listed := new.is_active and store.is_active and new.campaign_starts is null;
  new.has_halal_tag := new.is_halal and store.is_halal;
  new.lowest_price := case
    when new.variations = '[]' then new.price
    else (select min((variation->>'price')::numeric) from jsonb_array_elements(new.variations) variation)
  end;
  new.asking_price := reduced_price(new.lowest_price, is_amount, reduction);
  new.is_reduced := reduction > 0;
  return new;
end $$;

-- Exactly as `domain/item-price` computes it.
create function reduced_price(price bigint, is_amount boolean, value numeric) returns bigint
language sql immutable parallel safe
return greatest(0, case when is_amount then price - value else floor(price * (100 - value) / 100 + 0.5) end)::bigint;

create trigger describe_listed_item
before insert or update of store_id, price, variations, discount_type, discount, is_active, is_halal, campaign_starts on items
for each row execute function describe_listed_item();

create function describe_items_of_store() returns trigger language plpgsql as $$
begin
  update items set store_id = store_id where store_id = new.id;
  return null;
end $$;

create trigger describe_items_of_store
after update of is_active, is_halal, discount_percent on stores
for each row
when ((old.is_active, old.is_halal, old.discount_percent) is distinct from (new.is_active, new.is_halal, new.discount_percent))
execute function describe_items_of_store();

-- What each category holds in each zone. Counted as items change, since nobody waits for a count of all of them.
create table category_contents (
  category_id integer not null references categories on delete cascade,
  zone_id integer not null references zones,
  items integer not null,
  orders bigint not null,
  primary key (category_id, zone_id)
);

create function count_category_contents() returns trigger language plpgsql as $$
declare
  added constant text := 'select category_id, zone_id, 1 as items, order_count as orders from added_items where is_listed';
  removed constant text := 'select category_id, zone_id, -1 as items, -order_count as orders from removed_items where is_listed';
begin
  -- In one order for everybody: two writers never wait for each other in a circle.
  execute
    'insert into category_contents as known (category_id, zone_id, items, orders)
    select category_id, zone_id, sum(items), sum(orders)
    from (' || case tg_op
      when 'INSERT' then added
      when 'DELETE' then removed
      else added || ' union all ' || removed
    end || ') changes
    where category_id is not null
    group by category_id, zone_id
    having sum(items) <> 0 or sum(orders) <> 0
    order by category_id, zone_id
    on conflict (category_id, zone_id)
      do update set items = known.items + excluded.items, orders = known.orders + excluded.orders';
  return null;
end $$;

create trigger count_added after insert on items
referencing new table as added_items
for each statement execute function count_category_contents();
create trigger count_changed after update on items
referencing old table as removed_items new table as added_items
for each statement execute function count_category_contents();
create trigger count_removed after delete on items
referencing old table as removed_items
for each statement execute function count_category_contents();

update items set store_id = store_id;

-- Lists of a module are read in order, and a list for some zones skips the items of the others: the zone stands in the index.
drop index items_by_category, items_by_popularity, items_by_age, items_by_rating;
create index items_by_module on items (module_id, zone_id) where is_listed;
create index items_by_popularity on items (module_id, order_count desc, id) include (zone_id, asking_price) where is_listed;
create index items_by_age on items (module_id, created_at desc, id desc) include (zone_id, asking_price) where is_listed;
create index items_by_reviews on items (module_id, rating_count desc, id) include (zone_id, asking_price) where is_listed;
create index items_by_rating on items (module_id, rating desc, rating_count desc, id) include (zone_id, asking_price) where is_listed;
create index items_by_price on items (module_id, asking_price, id) include (zone_id) where is_listed;
create index items_of_category_by_popularity on items (category_id, order_count desc, id) include (zone_id, module_id, store_id) where is_listed;
create index items_of_category_by_age on items (category_id, created_at desc, id desc) include (zone_id, module_id) where is_listed;
create index items_of_category_by_rating on items (category_id, rating desc, rating_count desc, id) include (zone_id, module_id) where is_listed;
create index items_of_category_by_price on items (category_id, asking_price, id) include (zone_id, module_id) where is_listed;
create index items_of_brand_by_popularity on items (brand_id, order_count desc, id) where is_listed and brand_id is not null;
create index items_of_brand_by_price on items (brand_id, asking_price, id) where is_listed and brand_id is not null;
-- What few items have is found by itself.
create index reduced_items on items (module_id, order_count desc, id) include (zone_id) where is_listed and is_reduced;
create index recommended_items on items (module_id, order_count desc, id) include (zone_id) where is_listed and is_recommended;
create index organic_items on items (module_id, order_count desc, id) include (zone_id) where is_listed and is_organic;
create index halal_items on items (module_id, order_count desc, id) include (zone_id, rating, is_veg) where is_listed and has_halal_tag;
create index campaign_items on items (module_id, campaign_ends desc nulls first, id) where campaign_starts is not null;

drop index stores_by_popularity, stores_by_age;
create index stores_by_module on stores (module_id, zone_id) where is_active;
create index stores_by_popularity on stores (module_id, order_count desc, id) where is_active;
create index stores_by_age on stores (module_id, created_at desc, id desc) where is_active;
create index stores_by_rating on stores (module_id, rating desc, rating_count desc, id) where is_active;
create index stores_by_discount on stores (module_id, discount_percent desc, order_count desc, id) where is_active and discount_percent > 0;
