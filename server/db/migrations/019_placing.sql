-- A laptop costs more than a small integer of cents holds.
alter table orders
  alter column items_amount type bigint,
  alter column coupon_discount type bigint,
  alter column delivery_charge type bigint,
  alter column tax type bigint,
  alter column tip type bigint,
  alter column extra_packaging type bigint,
  alter column total type bigint,
  alter column paid type bigint,
  -- SHA-256 of what was asked with the idempotency key: the same key with other contents is a mistake.
  add column request_hash bytea,
  -- Who brings the money of a digital payment.
  add column payment_gateway text,
  -- What the customer pays with in cash, so that the courier brings change.
  add column bring_change bigint check (bring_change >= 0),
  -- By whom and when the goods, the coupon and the money went back; null: they did not.
  add column given_back_at timestamptz;

alter table order_lines
  alter column unit_full type bigint,
  alter column unit_price type bigint,
  alter column total type bigint,
  -- The line of the cart that it came from, which leaves the cart once the order is paid.
  add column cart_line_id bigint,
  -- What shall happen when the store has none of it.
  add column if_unavailable text check (if_unavailable in ('replace', 'remove', 'call')),
  -- What was taken from the shelf for it and goes back with it.
  add column takes_stock boolean not null default false;

alter table order_payments alter column amount type bigint;
alter table customers alter column wallet_balance type bigint;
alter table wallet_transactions
  alter column credit type bigint,
  alter column debit type bigint,
  alter column bonus type bigint,
  alter column balance type bigint;
alter table coupons
  alter column maximum_discount type bigint,
  alter column minimum_purchase type bigint;

-- Guests use coupons too; whoever has no account is known by the browser and by the phone number.
alter table coupon_uses drop constraint coupon_uses_pkey;
alter table coupon_uses
  alter column customer_id drop not null,
  add column id bigint generated always as identity primary key,
  add column guest_hash bytea,
  add column phone text;
create unique index coupon_uses_by_order on coupon_uses (order_id) where order_id is not null;
create index coupon_uses_by_coupon on coupon_uses (coupon_id, customer_id);
