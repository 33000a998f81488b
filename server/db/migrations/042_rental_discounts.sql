-- The largest discount of all vehicles, which says how far a list by price has to be read.
create index vehicles_by_discount on vehicles (discount_type, discount) where discount_type is not null;
