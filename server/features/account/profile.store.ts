import type { Queryable } from '../../db/database';
import type { Language } from '../../http/language';
import type { Contact } from '../session/accounts/contacts';

export type ProfileRow = {
  id: number;
  first_name: string;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  image: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
  wallet_balance: number;
  loyalty_points: number;
  referral_code: string | null;
  created_at: Date;
  order_count: number;
  interests: { module_id: number; category_ids: number[] }[];
  social_id: string | null;
  wants_order_news: boolean;
  wants_offers: boolean;
  referral: { earned: number; friends: number };
};

export async function findProfile(database: Queryable, customerId: number): Promise<ProfileRow | null> {
  const [row] = await database.query<ProfileRow>(
    `select c.id, c.first_name, c.last_name, c.email, c.phone, c.image, c.is_email_verified, c.is_phone_verified,
      c.wallet_balance, c.loyalty_points, c.referral_code, c.created_at, c.wants_order_news, c.wants_offers,
      (select count(*)::int from orders where customer_id = c.id) as order_count,
      (
        select coalesce(json_agg(liked order by module_id), '[]')
        from (
          select category.module_id, json_agg(category.id order by category.id) as category_ids
          from customer_interests interest join categories category on category.id = interest.category_id
          where interest.customer_id = c.id
          group by category.module_id
        ) liked
      ) as interests,
      (
        select json_build_object('earned', coalesce(sum(reward.amount), 0), 'friends', count(*))
        from referral_rewards reward where reward.referrer_id = c.id and reward.returned_at is null
      ) as referral,
      (select subject from social_accounts where customer_id = c.id order by created_at limit 1) as social_id
    from customers c
    where c.id = $1`,
    [customerId],
  );
  return row ?? null;
}

export type Account = Pick<
  ProfileRow,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'is_email_verified' | 'is_phone_verified'
> & { language: Language };

export async function findAccount(database: Queryable, customerId: number): Promise<Account | null> {
  const [row] = await database.query<Account>(
    `select id, first_name, last_name, email, phone, is_email_verified, is_phone_verified, language
    from customers where id = $1`,
    [customerId],
  );
  return row ?? null;
}

const TABLE_OF: Record<Contact['channel'], { value: string; isVerified: string }> = {
  email: { value: 'email', isVerified: 'is_email_verified' },
  phone: { value: 'phone', isVerified: 'is_phone_verified' },
};

/** Sets the contact. Returns false if the phone number is verified and must not be replaced [PROF-04]. */
export async function setContact(
  database: Queryable,
  customerId: number,
  { channel, value, isVerified }: Contact & { isVerified: boolean },
): Promise<boolean> {
  const columns = TABLE_OF[channel];
  const isFixed = channel === 'phone' ? 'is_phone_verified and phone is distinct from $2' : 'false';
  const rows = await database.query(
    `update customers set
      ${columns.isVerified} = $3 or (${columns.isVerified} and ${columns.value} is not distinct from $2),
      ${columns.value} = $2
    where id = $1 and not (${isFixed})
    returning id`,
    [customerId, value, isVerified],
  );
  return rows.length > 0;
}

type Rest = {
  name: { first_name: string; last_name: string | null } | null;
  image: string | null;
  passwordHash: string | null;
};

export async function updateProfileFields(
  database: Queryable,
  customerId: number,
  { name, image, passwordHash }: Rest,
): Promise<void> {
  await database.query(
    `update customers set
      first_name = coalesce($2, first_name),
      last_name = case when $2::text is null then last_name else $3 end,
      image = coalesce($4, image),
      password_hash = coalesce($5, password_hash)
    where id = $1`,
    [customerId, name?.first_name ?? null, name?.last_name ?? null, image, passwordHash],
  );
}
