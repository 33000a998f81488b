-- What somebody wants to be told of [PROF-12]. Offers only to whoever asks for them.
alter table customers
  add column wants_order_news boolean not null default true,
  add column wants_offers boolean not null default false;
