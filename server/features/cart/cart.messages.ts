import type { GroupProblem } from '../../../domain/options';
import { type LocalText, numberIn } from '../../http/language';
import type { ItemRow } from '../shared/item.rows';
import { localText } from '../shared/local-text';

export const CART_MESSAGES = {
  otherStore: {
    en: 'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    ar: 'لديك أصناف من متجر آخر في السلة. إذا تابعت فستُزال جميع أصناف السلة ويُضاف هذا الصنف.',
  },
  outOfStock: { en: 'Out of Stock', ar: 'نفدت الكمية' },
  outOfLimit: { en: 'Out of Limits', ar: 'تجاوزت الحد المسموح' },
  variationOutOfStock: {
    en: 'This variation is out of stock. Choose another variation to proceed further.',
    ar: 'نفدت كمية هذا الخيار. اختر خيارًا آخر للمتابعة.',
  },
  notAvailableNow: { en: 'Not Available now', ar: 'غير متاح الآن' },
  storeClosed: {
    en: 'This store is closed and doesn’t take scheduled orders.',
    ar: 'هذا المتجر مغلق ولا يقبل الطلبات المجدولة.',
  },
  noLongerSold: { en: 'This item is no longer available.', ar: 'لم يعد هذا الصنف متاحًا.' },
  campaign: {
    en: 'Campaign items are ordered on their own and can’t be added to the cart.',
    ar: 'أصناف الحملات تُطلب وحدها ولا يمكن وضعها في السلة.',
  },
  unknownChoice: {
    en: 'This option isn’t available for this item.',
    ar: 'هذا الخيار غير موجود لهذا الصنف.',
  },
  unknownAddOn: {
    en: 'This add-on isn’t available for this item.',
    ar: 'هذه الإضافة غير موجودة لهذا الصنف.',
  },
  badAddOnCounts: {
    en: 'Every add-on needs one quantity from 0 to 99.',
    ar: 'لكل إضافة كمية واحدة من 0 إلى 99.',
  },
  module: { en: 'Choose a module first.', ar: 'اختر السوق أولًا.' },
  otherModule: { en: 'This item belongs to another module.', ar: 'ينتمي هذا الصنف إلى سوق آخر.' },
  otherItem: { en: 'This cart line is for another item.', ar: 'هذا السطر من السلة يحوي صنفًا آخر.' },
  noLine: { en: 'Choose the cart line to remove.', ar: 'حدد السطر المطلوب حذفه من السلة.' },
  removed: { en: 'Cart item remove successfully', ar: 'تم حذف الصنف من السلة بنجاح' },
  cleared: { en: 'Your cart has been cleared successfully.', ar: 'تم إفراغ سلتك بنجاح.' },
} as const satisfies Record<string, LocalText>;

type Named = { en: string; ar: string };

const missing = ({ en, ar }: Named): LocalText => ({
  en: `Variation ${en} can not remain without selection.`,
  ar: `لا يمكن ترك «${ar}» دون اختيار.`,
});

export function groupMessage({ name }: ItemRow['food_groups'][number], problem: GroupProblem): LocalText {
  const { min, max } = problem;
  const named = localText(name);
  if (problem.problem === 'empty') return missing(named);
  return {
    en: `Please select minimum ${min} and maximum ${max} options of ${named.en}.`,
    ar: `اختر من ${numberIn(min, 'ar')} إلى ${numberIn(max, 'ar')} من «${named.ar}».`,
  };
}

export const choiceMessage = ({ title }: ItemRow['choice_options'][number]): LocalText =>
  missing(localText(title));
