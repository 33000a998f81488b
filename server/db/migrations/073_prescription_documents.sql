-- A prescription can be a PDF.
alter table order_pictures drop constraint order_pictures_name_check;
alter table order_pictures add check (name ~ '^[A-Za-z0-9_-]{32}\.(jpg|png|gif|pdf)$');
