import type { Item } from '../../../domain/catalogue';
import type { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

function optionsOf(item: Item): string {
  const options = item.choiceOptions.map(({ title, options: labels }) => `${title}: ${labels.join('/')}`);
  const groups = item.foodGroups.map(
    ({ name, values }) => `${name}: ${values.map(({ label }) => label).join('/')}`,
  );
  const { stock, maximumQuantity, availableHours, campaign, variations } = item;
  return [
    ...options,
    ...groups,
    ...variations.map((variation) => `${variation.type} in stock: ${variation.stock ?? '-'}`),
    ...(stock === null ? [] : [`stock ${stock}`]),
    ...(maximumQuantity === null ? [] : [`limit ${maximumQuantity}`]),
    ...(availableHours ? [`available ${availableHours.starts}–${availableHours.ends}`] : []),
    ...(campaign ? [`campaign until ${(campaign.ends ?? '-').slice(0, 16).replace('T', ' ')}`] : []),
  ].join('; ');
}

export const itemOptionsWords: Words<typeof itemOptionsMachine> = {
  title: { ar: 'خيارات المنتج' },
  start: ({ item, itemId }) =>
    item === null
      ? text(`The page of item ${itemId} is opened by its URL`, `تُفتح صفحة المنتج ${itemId} من عنوانها`)
      : text(`Item ${itemId} is opened (${optionsOf(item)})`, `يُفتح المنتج ${itemId} (${optionsOf(item)})`),
  events: {
    'option.chosen': ({ title, option }) =>
      tester(`Choose “${option}” for “${title}”`, `اختر «${option}» لـ«${title}»`),
    'value.toggled': ({ group, label }) =>
      tester(`Press “${label}” in “${group}”`, `اضغط «${label}» في «${group}»`),
    'addOn.changed': ({ addOnId, quantity }) =>
      tester(`Set the add-on no. ${addOnId} to ${quantity}`, `اضبط الإضافة رقم ${addOnId} على ${quantity}`),
    'quantity.increased': tester('Press “+”', 'اضغط «+»'),
    'quantity.decreased': tester('Press “−”', 'اضغط «−»'),
    'lines.changed': ({ lines: [line] }) =>
      line
        ? tester(
            `In another tab, add ${line.quantity} of this item to the cart, without options`,
            `ضع ${line.quantity} من هذا المنتج في السلة من علامة تبويب أخرى دون اختيار`,
          )
        : tester(
            'In another tab, remove this item from the cart',
            'أخرج هذا المنتج من السلة من علامة تبويب أخرى',
          ),
    'item.refreshed': (event: { item: Item }) =>
      server(
        `A flash sale ends; the page reloads the item (${optionsOf(event.item)})`,
        `ينتهي تخفيض خاطف؛ تسأل الصفحة من جديد وتعرض المنتج (${optionsOf(event.item)})`,
      ),
    'retry.requested': tester('Press “Try again”', 'اضغط «حاول مرة أخرى»'),
  },
  done: {
    loadItem: (item: Item) =>
      server(`The server returns the item (${optionsOf(item)})`, `يجيب الخادم بالمنتج (${optionsOf(item)})`),
  },
  failed: {
    loadItem: failing('the item is not loaded', 'لا يُحمّل المنتج'),
    keepViewed: browser('The device cannot store recently viewed items', 'لا يحفظ الجهاز ما شوهد'),
    watchItem: browser('The page does not receive new prices', 'لا تستطيع الصفحة معرفة الأسعار الجديدة'),
    watchLines: browser('The page does not receive changes of the cart', 'لا تستطيع الصفحة النظر في السلة'),
  },
  timers: {},
  states: {
    knowing: { ar: 'التحقق من المنتج' },
    loading: { ar: 'تحميل المنتج', sees: text('A skeleton of the item page', 'هيكل صفحة المنتج') },
    missing: {
      ar: 'لا منتج كهذا',
      sees: text('A message that the item does not exist', 'عبارة بأنه لا منتج كهذا'),
    },
    failed: { ar: 'تعذر التحميل', sees: text('The error with “Try again”', 'السبب مع «حاول مرة أخرى»') },
    ready: { ar: 'جاهز' },
    'ready.deciding': { ar: 'التحقق من الخيارات' },
    'ready.choosing': { ar: 'اختيار' },
    'ready.choosing.incomplete': {
      ar: 'خيارات ناقصة',
      sees: text('The missing options are marked as required', 'الخيارات الناقصة معلّمة بأنها مطلوبة'),
    },
    'ready.choosing.inStock': {
      ar: 'يمكن إضافته',
      sees: text('“Add to cart” with the total of the line', '«أضف إلى السلة» مع مجموع السطر'),
    },
    'ready.choosing.outOfStock': {
      ar: 'نفد المخزون',
      sees: text('“Out of Stock”; the item cannot be added', '«نفد المخزون» ولا إضافة'),
    },
    'ready.notAvailableNow': {
      ar: 'غير متاح الآن',
      sees: text('“Not Available now”; the item cannot be added', '«غير متاح الآن» ولا إضافة'),
    },
    'ready.campaign': { ar: 'منتج حملة' },
    'ready.campaign.running': { ar: 'جارية', sees: text('Only “Order Now”', '«اطلب الآن» فقط') },
    'ready.campaign.ended': {
      ar: 'انتهت',
      sees: text('A message that the campaign has ended', 'عبارة بأن الحملة انتهت'),
    },
  },
  news: {},
  details: ({ context: { quantity, selection } }) => {
    const chosen = [...Object.values(selection.options), ...Object.values(selection.groups).flat()].join(
      ', ',
    );
    return text(
      `quantity ${quantity}; chosen: ${chosen || '-'}`,
      `الكمية ${quantity}؛ المختار: ${chosen || '-'}`,
    );
  },
};
