-- The invited friend's own reward for the same order. Either reward can be zero, not both.
alter table referral_rewards drop constraint referral_rewards_amount_check;
alter table referral_rewards
  add column friend_amount bigint not null default 0 check (friend_amount >= 0),
  add check (amount >= 0 and amount + friend_amount > 0);

-- A friend's reward is taken back with a refund even if the referrer has left.
alter table referral_rewards drop constraint referral_rewards_referrer_id_fkey;
alter table referral_rewards
  alter column referrer_id drop not null,
  add foreign key (referrer_id) references customers on delete set null;
