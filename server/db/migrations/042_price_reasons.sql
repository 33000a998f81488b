-- Which rules made a price, as they were when the order was placed; null: placed before they were kept.
alter table order_lines add column price_reasons jsonb;
alter table orders add column delivery_reasons jsonb;
