-- Whatever is written down as an update of an order is news to whoever follows it: what the pharmacist says, too.
drop trigger count_order_version on orders;

create trigger count_order_version
before update on orders
for each row
when ((old.status, old.payment_status, old.payment_method, old.paid, old.courier_id, old.updated_at)
  is distinct from (new.status, new.payment_status, new.payment_method, new.paid, new.courier_id, new.updated_at))
execute function count_order_version();
