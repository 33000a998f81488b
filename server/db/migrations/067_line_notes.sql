-- What the customer asks of the kitchen for one dish, such as "no onions".
alter table cart_lines add column note text check (length(note) <= 200);
alter table order_lines add column note text check (length(note) <= 200);
