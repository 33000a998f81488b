-- What a person sees of the ways into their account. Moments are of the real time.

alter table access_tokens
  -- What its person calls it by: the hash stays with the server.
  add column id uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column system text,
  -- Exact to some minutes.
  add column used_at timestamptz,
  -- When whoever holds it last proved who they are: a sign-in is a proof.
  add column proven_at timestamptz;

alter table passkeys
  add column name text,
  add column browser text,
  add column system text;
