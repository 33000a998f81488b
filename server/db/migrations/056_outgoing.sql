-- Sessions of the operator's console. Signing out deletes the row, so a copied cookie is worth nothing afterwards.
create table operator_sessions (
  id_hash bytea primary key,
  expires_at timestamptz not null
);
create index operator_sessions_by_end on operator_sessions (expires_at);

-- Mail, text and push messages on their way out, delivered at least once. A server leases a message, sends it and
-- deletes it; a lease that runs out, because the server was killed, makes the message due again.
create table outgoing_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  -- Mail: {to, subject, text}; sms: {to, text}; push: {notification_id, token}.
  message jsonb not null,
  attempts integer not null default 0,
  -- Also until when it is leased.
  due_at timestamptz not null,
  -- Not sent any more after this: a code that has expired, news of yesterday.
  expires_at timestamptz not null,
  last_error text,
  -- Given up after too many attempts; kept for the operator to see.
  is_dead boolean not null default false
);
create index outgoing_messages_due on outgoing_messages (due_at) where not is_dead;

-- Which server asks the gateway for a refund: one at a time, and the others after the lease has run out.
alter table refunds_owed add column leased_until timestamptz;
