-- Every movement of money is one posting of entries that make zero: what leaves one account arrives on another.
-- wallet:<customer>  what a customer has here
-- order:<order>      what is paid for an order
-- refund:<order>     what goes back to somebody who has no wallet
-- gateway:<name>, cash, offline, opening   the world outside; below zero is what came in
create table ledger_postings (
  id bigint generated always as identity primary key,
  kind text not null,
  order_id integer references orders on delete set null,
  -- What happened is written once, however often it is told.
  reference text unique,
  created_at timestamptz not null
);
create index ledger_postings_by_order on ledger_postings (order_id);

create table ledger_entries (
  posting_id bigint not null references ledger_postings,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (posting_id, account)
);
create index ledger_entries_by_account on ledger_entries (account);

create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where posting_id = new.posting_id) <> 0 then
    raise exception 'posting % does not make zero', new.posting_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_make_zero after insert or update on ledger_entries
  deferrable initially deferred for each row execute function ledger_is_balanced();

-- What was there before there was a ledger.
with known as (
  select 'wallet:' || id as account, wallet_balance as amount, null::integer as order_id
  from customers where wallet_balance > 0
  union all
  select 'order:' || id, paid, id from orders where paid > 0
), posted as (
  insert into ledger_postings (kind, order_id, reference, created_at)
  select 'opening', order_id, 'opening:' || account, now() from known
  returning id, reference
)
insert into ledger_entries (posting_id, account, amount)
select posted.id, side.account, side.amount
from known join posted on posted.reference = 'opening:' || known.account
cross join lateral (values (known.account, known.amount), ('opening', -known.amount)) side (account, amount);

-- What a gateway was asked to collect.
create table gateway_payments (
  -- Stands in the address of the gateway's page: nobody can guess it.
  id text primary key,
  order_id integer references orders on delete set null,
  gateway text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'late', 'paid', 'failed', 'canceled')),
  -- What the gateway calls it.
  reference text,
  -- Where the gateway's page is, and where it leads back to.
  link text,
  callback text not null,
  -- When a late payment of the demo arrives.
  arrives_at timestamptz,
  -- Money of this payment that went back the way it came.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (gateway, reference)
);
create index gateway_payments_by_order on gateway_payments (order_id);
create index gateway_payments_to_come on gateway_payments (status, created_at) where status in ('open', 'late');

-- What a person without a wallet is owed, until the gateway has taken it back.
create table refunds_owed (
  id bigint generated always as identity primary key,
  order_id integer references orders on delete set null,
  payment_id text references gateway_payments,
  amount bigint not null check (amount > 0),
  sent_at timestamptz,
  created_at timestamptz not null
);
create index refunds_owed_to_send on refunds_owed (id) where sent_at is null;

create table offline_methods (
  id integer primary key,
  name jsonb not null,
  -- What the customer must know: [{"label": {en, ar}, "value": text}]
  information jsonb not null default '[]',
  -- What the customer must tell: [{"name": key, "label": {en, ar}, "is_required": bool, "placeholder": {en, ar}}]
  fields jsonb not null default '[]',
  is_active boolean not null default true,
  position integer not null default 0
);

create table offline_payments (
  order_id integer primary key references orders on delete cascade,
  method_id integer not null references offline_methods,
  answers jsonb not null,
  note text,
  status text not null default 'pending' check (status in ('pending', 'verified', 'denied')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
