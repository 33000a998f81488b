-- What one attempt to put money into a wallet asked for, and the payment that it was answered with.
create table fund_attempts (
  customer_id integer not null references customers on delete cascade,
  key text not null,
  asked bytea not null,
  payment_id text references gateway_payments on delete cascade,
  primary key (customer_id, key)
);
create index fund_attempts_by_payment on fund_attempts (payment_id);
