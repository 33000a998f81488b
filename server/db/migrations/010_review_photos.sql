-- Pictures that customers took of what they got.
alter table reviews add column photos text[] not null default '{}';
