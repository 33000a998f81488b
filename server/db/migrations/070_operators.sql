-- Accounts of the console. A store account is bound to its store.
create table operators (
  id integer generated always as identity primary key,
  name text not null,
  -- In lower case.
  email text not null unique,
  role text not null check (role in ('owner', 'manager', 'support', 'store')),
  store_id integer references stores on delete cascade,
  password_hash text not null,
  -- A blocked account keeps its name for the owner, but can't sign in.
  is_active boolean not null default true,
  created_at timestamptz not null,
  check ((role = 'store') = (store_id is not null))
);
create index operators_by_store on operators (store_id) where store_id is not null;

-- Null: a session of the shop's key.
alter table operator_sessions add column operator_id integer references operators on delete cascade;
create index operator_sessions_by_operator on operator_sessions (operator_id) where operator_id is not null;
