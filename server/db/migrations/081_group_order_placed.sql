-- The order that a group's cart became, so that its friends can follow it.
alter table group_orders add column order_id integer references orders on delete set null;
create index group_orders_by_order on group_orders (order_id) where order_id is not null;
-- The person for whom a line is. The name alone is not unique in a group.
alter table order_lines add column member_id bigint references group_members on delete set null;
create index order_lines_by_member on order_lines (member_id) where member_id is not null;
