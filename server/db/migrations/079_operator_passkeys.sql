-- Passkeys of operators, apart from those of customers: neither signs in the other.
create table operator_passkeys (
  -- The authenticator's name for it.
  id bytea primary key,
  operator_id integer not null references operators on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  -- Null: the browser and the system name it.
  name text,
  browser text,
  system text,
  created_at timestamptz not null,
  used_at timestamptz
);
create index operator_passkeys_by_operator on operator_passkeys (operator_id);

create table operator_passkey_challenges (
  challenge_hash bytea primary key,
  -- The operator who adds a passkey. Null: a sign-in.
  operator_id integer references operators on delete cascade,
  expires_at timestamptz not null
);
create index operator_passkey_challenges_by_operator on operator_passkey_challenges (operator_id) where operator_id is not null;
create index operator_passkey_challenges_by_end on operator_passkey_challenges (expires_at);
