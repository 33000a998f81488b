-- What one piece of an item holds, so that its price can be compared by the kilogram, the litre or the piece.
alter table items
  add column content_amount integer check (content_amount > 0),
  add column content_measure text check (content_measure in ('g', 'ml', 'piece')),
  add constraint content_is_whole check ((content_amount is null) = (content_measure is null));
