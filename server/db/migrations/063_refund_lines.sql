-- The lines of the order that a refund request names, each with its problem [ORD-07].
alter table order_refunds add column lines jsonb not null default '[]';
