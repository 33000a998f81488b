-- One conversation of a person with each store, each courier and, without either, the shop itself.
alter table conversations
  -- The language that the person last wrote with.
  add column language text not null default 'en' check (language in ('en', 'ar'));
drop index conversations_by_customer;
create unique index conversations_by_partner
  on conversations (customer_id, coalesce(store_id, 0), coalesce(courier_id, 0));

alter table messages
  -- Made by whoever sends it, so that a repeated call says it once.
  add column client_key text,
  add column order_id integer references orders on delete set null;
drop index messages_by_conversation;
create index messages_by_conversation on messages (conversation_id, id desc);
create unique index messages_by_client_key on messages (conversation_id, client_key) where client_key is not null;
create index messages_by_order on messages (order_id) where order_id is not null;

create table message_pictures (
  -- Nobody can guess it; its end says what it is.
  name text primary key check (name ~ '^[A-Za-z0-9_-]{32}\.(jpg|png|gif)$'),
  message_id bigint not null references messages on delete cascade,
  bytes bytea not null
);
create index message_pictures_by_message on message_pictures (message_id);

-- Grows with everything that is new to a person or was read, so that their devices hear of it.
create table inboxes (
  customer_id integer primary key references customers on delete cascade,
  version integer not null
);

-- Messages that a demo plays the answers to. A real shop has none.
create table demo_chats (
  message_id bigint primary key references messages on delete cascade,
  -- By the clock that really runs: the demo's own stands still.
  begun_at timestamptz not null
);
