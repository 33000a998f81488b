alter table customers
  -- How often everybody was put out of the account: a sign-in that began before then does not end in it.
  add column access_epoch integer not null default 0;
