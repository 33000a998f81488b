alter table cancellation_reasons add column is_for_trips boolean not null default false,
  add check (not (is_for_parcels and is_for_trips));
-- Until the shop says its own, trips are called off for what was said of orders.
insert into cancellation_reasons (reason, said_by, is_for_trips)
select reason, said_by, true from cancellation_reasons
where said_by = 'customer' and not is_for_parcels
order by id;
