-- Rows of the catalogue that changed since the search engine got them. Stays empty without a search engine (decision 063).
create table search_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('items', 'stores', 'vehicles')),
  row_id integer not null,
  changed_at timestamptz not null default now()
);

create table search_index (
  is_only boolean primary key default true check (is_only),
  -- True while a search engine is set: changes are recorded.
  is_followed boolean not null default false,
  -- The layout of the last complete index. Null: there is none, so PostgreSQL answers.
  built_layout integer,
  -- One process at a time writes to the engine. The lease ends by itself if its process is killed.
  lease uuid,
  leased_until timestamptz not null default '-infinity'
);
insert into search_index default values;

create function record_search_change() returns trigger language plpgsql as $$
begin
  if (select is_followed from search_index) then
    insert into search_outbox (kind, row_id) values (tg_argv[0], case tg_op when 'DELETE' then old.id else new.id end);
  end if;
  return null;
end $$;

create trigger search_added_or_removed after insert or delete on items
for each row execute function record_search_change('items');
create trigger search_changed after update on items for each row
when (
  (old.search_text, old.is_listed, old.module_id, old.zone_id, old.store_id, old.category_id, old.brand_id,
    old.is_veg, old.has_halal_tag, old.is_organic, old.is_recommended, old.order_count)
  is distinct from
  (new.search_text, new.is_listed, new.module_id, new.zone_id, new.store_id, new.category_id, new.brand_id,
    new.is_veg, new.has_halal_tag, new.is_organic, new.is_recommended, new.order_count)
)
execute function record_search_change('items');

create trigger search_added_or_removed after insert or delete on stores
for each row execute function record_search_change('stores');
create trigger search_changed after update on stores for each row
when (
  (old.search_text, old.is_active, old.module_id, old.zone_id, old.order_count)
  is distinct from (new.search_text, new.is_active, new.module_id, new.zone_id, new.order_count)
)
execute function record_search_change('stores');

create trigger search_added_or_removed after insert or delete on vehicles
for each row execute function record_search_change('vehicles');
create trigger search_changed after update on vehicles for each row
when (
  (old.search_text, old.is_active, old.provider_id, old.category_id, old.brand_id, old.trip_count)
  is distinct from (new.search_text, new.is_active, new.provider_id, new.category_id, new.brand_id, new.trip_count)
)
execute function record_search_change('vehicles');

-- A vehicle is found in the module and the zones of its provider.
create function record_search_change_of_provider() returns trigger language plpgsql as $$
begin
  if (select is_followed from search_index) then
    insert into search_outbox (kind, row_id)
    select 'vehicles', id from vehicles
    where provider_id in (
      case when tg_op <> 'INSERT' then (to_jsonb(old) ->> tg_argv[0])::integer end,
      case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[0])::integer end
    );
  end if;
  return null;
end $$;

create trigger search_changed after update on providers for each row
when ((old.is_active, old.module_id) is distinct from (new.is_active, new.module_id))
execute function record_search_change_of_provider('id');
create trigger search_changed after insert or update or delete on provider_zones for each row
execute function record_search_change_of_provider('provider_id');

-- An item is found in its category and in the parent of its category.
create function record_search_change_of_category() returns trigger language plpgsql as $$
begin
  if (select is_followed from search_index) then
    insert into search_outbox (kind, row_id) select 'items', id from items where category_id = new.id;
  end if;
  return null;
end $$;

create trigger search_changed after update on categories for each row
when (old.parent_id is distinct from new.parent_id)
execute function record_search_change_of_category();
