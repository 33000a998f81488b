-- Pictures of the shop in the widths that pages show, each made when it is first asked for. Without bytes: as it is, it is best.
create table shop_picture_editions (
  name text not null references shop_pictures on delete cascade,
  width integer not null,
  bytes bytea,
  primary key (name, width)
);
