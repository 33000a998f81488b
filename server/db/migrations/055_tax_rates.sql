-- A rate of a module, a store, a category or an item, in percent; null: the next wider one counts.
alter table modules add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100);
alter table stores add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100);
alter table categories add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100);
alter table items add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100);

-- The tax as it was when the order was placed, one part for each rate; null: placed before the parts were kept.
alter table orders add column tax_parts jsonb;
alter table order_lines add column tax_percent numeric(5, 2);
