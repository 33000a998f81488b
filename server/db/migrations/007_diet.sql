-- What a person can't or won't eat, as `domain/diet` names it.
alter table customers
  add column allergens text[] not null default '{}',
  add column diets text[] not null default '{}';
