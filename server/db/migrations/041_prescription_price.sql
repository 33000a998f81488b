-- An order of a prescription alone: its price is asked for, offered by the pharmacy, and accepted by its customer.
alter table orders add column pricing text check (pricing in ('asked', 'offered', 'accepted'));
update orders set pricing = 'asked'
where needs_prescription and status = 'pending' and store_id is not null and items_amount = 0
  and not exists (select 1 from order_lines line where line.order_id = orders.id);
