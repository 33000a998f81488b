-- The currency of all amounts in this database. Amounts are stored in its smallest unit.
create table kept_currency (
  is_only boolean primary key default true check (is_only),
  -- Null in databases that are older than this table.
  code text check (code ~ '^[A-Z]{3}$'),
  decimals smallint not null check (decimals in (0, 2, 3))
);

-- Databases that are older than this table store hundredths.
insert into kept_currency (code, decimals)
select null, 2
where exists (select from items) or exists (select from vehicles) or exists (select from ledger_postings)
  or exists (select from orders) or exists (select from trips);
