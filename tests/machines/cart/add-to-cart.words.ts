import type { CartLine } from '../../../domain/cart';
import type { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type { AddToCartEvent } from '../../../machines/cart/add-to-cart.types';
import { type Label, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const answered = (lines: CartLine[]): Label => {
  const names = lines.map(({ item, quantity }) => `${quantity} × ${item.name} (no. ${item.id})`).join(', ');
  return server(`The server returns the cart with ${names}`, `يعيد الخادم: في السلة ${names}`);
};

type Asked = Extract<AddToCartEvent, { type: 'add.requested' }>;

/** Describes the parts of the item that decide the result of the press. Price and pictures don't. */
function termsOf({ request: { item, selection }, world }: Asked): string {
  const { stock, maximumQuantity, availableHours, campaign, choiceOptions, foodGroups, variations } = item;
  const chosen = [...Object.values(selection.options), ...Object.values(selection.groups).flat()];
  const groups = [
    ...choiceOptions.map(({ title }) => title),
    ...foodGroups.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  ];
  return [
    ...(stock === null ? [] : [`stock ${stock}`]),
    ...(maximumQuantity === null ? [] : [`limit ${maximumQuantity}`]),
    ...(availableHours ? [`available ${availableHours.starts}–${availableHours.ends}`] : []),
    ...(campaign ? [`campaign until ${(campaign.ends ?? '-').slice(0, 16).replace('T', ' ')}`] : []),
    ...(groups.length > 0 ? [`options ${groups.join(', ')}; chosen: ${chosen.join(', ') || '-'}`] : []),
    ...variations.filter((variation) => variation.stock === 0).map(({ type }) => `${type} sold out`),
    ...world.lines.map(
      (line) => `in the cart: ${line.quantity} × ${line.item.name} of ${line.item.storeName}`,
    ),
  ].join('; ');
}

export const addToCartWords: Words<typeof addToCartMachine> = {
  title: { ar: 'إضافة إلى السلة' },
  start: text('A list or a page with items is open', 'قائمة أو صفحة فيها منتجات مفتوحة'),
  events: {
    'add.requested': (requested) => {
      const { item, quantity, lineId, intent } = requested.request;
      const terms = termsOf(requested);
      const given = terms === '' ? '' : ` (${terms})`;
      const who = requested.world.isSignedIn
        ? text('Signed in, press', 'وأنت مسجل الدخول اضغط')
        : text('Press', 'اضغط');
      const what = `${quantity} × ${item.name} of ${item.storeName}${given}`;
      if (intent === 'buyNow')
        return tester(`${who.en} “Buy Now” for ${what}`, `${who.ar} «اشتر الآن» لـ ${what}`);
      if (lineId !== null)
        return tester(
          `Change the line to ${what}, press “Update To Cart”`,
          `غيّر السطر إلى ${what} واضغط «تحديث»`,
        );
      return tester(`Press “Add to cart” for ${what}`, `اضغط «أضف إلى السلة» لـ ${what}`);
    },
    'place.settled': tester('Choose an address', 'اختر عنوانًا'),
    'place.dismissed': tester('Close the dialog that asks for the address', 'أغلق مربع حوار العنوان'),
    'conflict.confirmed': tester('Press “Clear and add”', 'اضغط «أفرغ وأضف»'),
    'conflict.cancelled': tester('Press “Keep my cart”', 'اضغط «أبقِ سلتي»'),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: { addToCart: answered, updateLine: answered, clearAndAdd: answered, readCart: answered },
  failed: {
    addToCart: failing('the item is not added', 'لا يُضاف المنتج'),
    updateLine: failing('the line is not changed', 'لا يتغير السطر'),
    clearAndAdd: failing('the old cart is kept', 'تبقى السلة القديمة'),
    readCart: failing('the item is not added', 'لا يُضاف المنتج'),
  },
  timers: {},
  states: {
    idle: { ar: 'بانتظار ضغطة', sees: text('No dialog is open', 'لا مربع حوار مفتوح') },
    next: { ar: 'الإضافة التالية' },
    checking: { ar: 'التحقق من الإضافة' },
    placing: {
      ar: 'طلب العنوان',
      sees: text('“Where should we deliver?”', '«إلى أين نوصل؟»'),
    },
    refused: { ar: 'مرفوض' },
    adding: { ar: 'إضافة', sees: text('The button shows a spinner', 'يعرض الزر أنه يعمل') },
    findingStore: {
      ar: 'البحث عن المتجر الآخر',
      sees: text('The button shows a spinner', 'يعرض الزر أنه يعمل'),
    },
    updating: { ar: 'تحديث السطر', sees: text('The button shows a spinner', 'يعرض الزر أنه يعمل') },
    storeConflict: { ar: 'منتجات من متجر آخر' },
    'storeConflict.confirming': {
      ar: 'سلة جديدة؟',
      sees: text(
        'The dialog names both stores, with “Keep my cart” and “Clear and add”',
        'مربع الحوار يذكر المتجرين وفيه «أبقِ سلتي» و«أفرغ وأضف»',
      ),
    },
    'storeConflict.clearing': {
      ar: 'إفراغ وإضافة',
      sees: text('“Clear and add” shows a spinner', '«أفرغ وأضف» يعرض مؤشر التحميل'),
    },
    'storeConflict.failed': {
      ar: 'السلة القديمة باقية',
      sees: text(
        'The dialog stays open, with the reason and “Try again”',
        'يبقى مربع الحوار مع السبب و«حاول مرة أخرى»',
      ),
    },
    failed: { ar: 'تعذرت الإضافة', sees: text('The cart is unchanged', 'السلة كما كانت') },
  },
  news: {
    'item.added': null,
    'item.updated': null,
    'item.refused': null,
    'place.requested': text('the dialog that asks for the address opens', 'يسأل المتجر عن العنوان'),
    'auth.requested': text('the sign-in dialog opens', 'يُفتح تسجيل الدخول'),
    'order.requested': text('the checkout of this item opens', 'تُفتح صفحة دفع هذا المنتج وحده'),
  },
};
