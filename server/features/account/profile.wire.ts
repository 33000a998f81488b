import type { Profile } from '../../../contract/types.gen';
import { type Currency, fromMinor } from '../../../domain/money';
import type { ZoneIndex } from '../../geo/zones';
import { flag } from '../shared/item.wire';
import type { AddressRow } from './address.store';
import { toWireAddress } from './address.wire';
import type { ProfileRow } from './profile.store';

const DAY = 24 * 60 * 60_000;

export const toWireProfile = (
  row: ProfileRow,
  addresses: AddressRow[],
  { now, zones, currency }: { now: number; zones: ZoneIndex; currency: Currency },
): Profile => ({
  id: row.id,
  f_name: row.first_name,
  l_name: row.last_name ?? '',
  email: row.email,
  phone: row.phone,
  image: row.image?.split('/').at(-1) ?? null,
  image_full_url: row.image,
  is_email_verified: flag(row.is_email_verified),
  is_phone_verified: flag(row.is_phone_verified),
  addresses: addresses.map((address) => toWireAddress(address, row.id, zones)),
  wallet_balance: fromMinor(row.wallet_balance, currency),
  loyalty_point: row.loyalty_points,
  ref_code: row.referral_code,
  ref_earned: fromMinor(row.referral.earned, currency),
  ref_friends: row.referral.friends,
  order_count: row.order_count,
  member_since_days: Math.max(0, Math.floor((now - row.created_at.getTime()) / DAY)),
  created_at: row.created_at.toISOString(),
  social_id: row.social_id,
  userinfo: null,
  is_valid_for_discount: false,
  discount_amount: 0,
  discount_amount_type: null,
  validity: null,
  selected_modules_for_interest: row.interests.map(({ module_id }) => module_id),
  interests: row.interests,
  consent: { orders: row.wants_order_news, offers: row.wants_offers },
});
