-- Uploaded pictures may move from the database into a folder or a bucket: their bytes are null then.
alter table profile_images alter column bytes drop not null;
alter table order_pictures alter column bytes drop not null;
alter table message_pictures alter column bytes drop not null;

-- Moved files whose row is gone. They are deleted from the folder or the bucket next.
create table removed_files (key text primary key);

create function record_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) values (tg_argv[0] || old.name) on conflict do nothing;
  return null;
end $$;

create trigger removed_file after delete on profile_images
  for each row when (old.bytes is null) execute function record_removed_file('people/');
create trigger removed_file after delete on order_pictures
  for each row when (old.bytes is null) execute function record_removed_file('orders/');
create trigger removed_file after delete on message_pictures
  for each row when (old.bytes is null) execute function record_removed_file('messages/');

create index profile_images_to_move on profile_images (name) where bytes is not null;
create index order_pictures_to_move on order_pictures (name) where bytes is not null;
create index message_pictures_to_move on message_pictures (name) where bytes is not null;
