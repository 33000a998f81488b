-- Points of an order that was refunded go back.
alter table point_transactions drop constraint point_transactions_type_check;
alter table point_transactions
  add constraint point_transactions_type_check check (type in ('order_place', 'order_refund', 'point_to_wallet'));
