-- Customer records at a payment gateway, which hold the customer's saved cards there.
create table gateway_customers (
  id integer generated always as identity primary key,
  -- Null: the account was deleted. A job deletes the record at the gateway, then this row.
  customer_id integer references customers on delete set null,
  gateway text not null,
  -- The idempotency key of creating the record. It is random, because shops can share an account at the gateway.
  creation_key text not null unique,
  -- The gateway's id of the record. Null: it is not created yet.
  reference text,
  created_at timestamptz not null,
  -- The next attempt to delete the record at the gateway. Null: at once.
  retry_at timestamptz,
  unique (customer_id, gateway)
);
create index gateway_customers_to_delete on gateway_customers (id) where customer_id is null;

-- The account whose saved cards the payment page offers. Null: a guest's page, without saved cards.
alter table gateway_payments add column cards_of integer references customers on delete set null;
create index gateway_payments_by_cards on gateway_payments (cards_of) where cards_of is not null;
