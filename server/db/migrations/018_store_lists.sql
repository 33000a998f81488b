-- The stores of a category are counted and put in order by their indices alone.
drop index stores_by_module, stores_by_popularity;
create index stores_by_module on stores (module_id, zone_id) include (id) where is_active;
create index stores_by_popularity on stores (module_id, order_count desc, id) include (zone_id) where is_active;
