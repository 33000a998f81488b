-- The newest tips, of which the most frequent is named, without a walk over all orders.
create index orders_with_tip on orders (id) where tip > 0;
