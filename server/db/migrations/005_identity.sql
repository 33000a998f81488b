-- Moments in these tables are moments of the real time: the demo world's clock stands still.

alter table customers
  -- Made by a sign-up that nobody has finished: after this moment its contacts are free again. Null: finished.
  add column pending_until timestamptz,
  -- A phone or a mailbox that several people share: whoever arrives by it is asked who it is, every time.
  add column asks_who boolean not null default false;

alter table access_tokens
  -- How often the token may still be used; null for as often as one likes.
  add column calls_left integer check (calls_left >= 0);
create index access_tokens_by_expiry on access_tokens (expires_at);

-- One row for each purpose, contact and holder; a new code takes the place of the last.
create table codes (
  -- SHA-256 of what the code is for, whom it was sent to and who asked for it.
  key_hash bytea primary key,
  -- SHA-256 of the key and the six digits.
  code_hash bytea not null,
  attempts_left smallint not null check (attempts_left >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_by_expiry on codes (expires_at);

-- How often somebody tried within a window: wrong passwords, wrong codes, codes sent.
create table attempts (
  -- SHA-256 of what is counted.
  key_hash bytea primary key,
  count integer not null check (count > 0),
  ends_at timestamptz not null
);
create index attempts_by_end on attempts (ends_at);

-- Who is in the middle of signing in, by the secret of the browser, and what has been proven so far.
create table open_sign_ins (
  guest_hash bytea primary key references guests on delete cascade,
  state jsonb not null,
  expires_at timestamptz not null
);
create index open_sign_ins_by_expiry on open_sign_ins (expires_at);

-- What the demo would have sent by mail and SMS; the page of the outbox shows the last of it.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  sent_at timestamptz not null
);

-- Random keys of this database, made when they are first needed.
create table secrets (
  name text primary key,
  value bytea not null
);

create table passkeys (
  -- As the authenticator names it.
  id bytea primary key,
  customer_id integer not null references customers on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_customer on passkeys (customer_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Who adds a passkey; null when somebody signs in with one.
  customer_id integer references customers on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
