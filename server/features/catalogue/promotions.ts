import type { ModuleType } from '../../../domain/catalogue';
import type { LocalText } from '../../http/language';

/** Reasons to use the shop. They belong to the product, so an operator cannot change them. */
type Reason = { title: LocalText; description: LocalText; image: string };

const picture = (code: string) => `/pictures/emoji/${code}.webp`;

const reason = (code: string, title: LocalText, description: LocalText): Reason => ({
  title,
  description,
  image: picture(code),
});

const delivered = reason(
  '1f6f5',
  { en: 'At your door', ar: 'إلى باب بيتك' },
  { en: 'Couriers who know every street in the city.', ar: 'مندوبون يعرفون كل شارع في المدينة.' },
);
const priced = reason(
  '1f4b0',
  { en: 'Prices you can check', ar: 'أسعار واضحة' },
  { en: 'Every total shows how it was calculated.', ar: 'كل مجموع يوضح كيف حُسب.' },
);
const fresh = reason(
  '1f951',
  { en: 'Fresh every day', ar: 'طازج كل يوم' },
  { en: 'Picked by stores near you.', ar: 'تختاره المتاجر القريبة منك.' },
);
const tracked = reason(
  '1f4e6',
  { en: 'Followed all the way', ar: 'متابعة حتى الوصول' },
  { en: 'See where your parcel is at any moment.', ar: 'اعرف مكان طردك في أي لحظة.' },
);

export const reasonsOf = (type: ModuleType | null): Reason[] =>
  type === 'parcel' ? [tracked, delivered, priced] : [fresh, delivered, priced];

export const PARCEL_VIDEO: { title: LocalText; image: string } = {
  title: { en: 'How a parcel travels', ar: 'كيف يسافر الطرد' },
  image: picture('1f69a'),
};
