-- The last adds by what their requests are known by, so that one which the network brings twice is done once.
alter table carts add column adds text[] not null default '{}';
