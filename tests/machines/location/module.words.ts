import type { moduleMachine } from '../../../machines/location/module.machine';
import { browser, shop, tester, text, type Words } from '../../support/model/words';
import { modules } from './module.model';

const nameOf = (moduleId: number | null) => {
  const module = modules.find(({ id }) => id === moduleId);
  return module ? `${module.name} (${module.type})` : `no. ${moduleId}`;
};
const chooser = 'Select a type of module for your orders';
const chooserAr = 'اختر قسمًا لطلباتك';

export const moduleWords: Words<typeof moduleMachine> = {
  title: { ar: 'القسم' },
  start: ({ storedId }) =>
    storedId === null
      ? text('The shop is open; no market has been chosen yet', 'المتجر مفتوح ولم يُختر قسم من قبل')
      : text(
          `The shop is open; the stored market is ${nameOf(storedId)}`,
          `المتجر مفتوح واختير القسم ${nameOf(storedId)} من قبل`,
        ),
  events: {
    'zones.changed': ({ zoneIds }) =>
      zoneIds.length === 0
        ? shop('The place is removed', 'يُتخلى عن المكان')
        : tester(
            `Choose an address in zone ${zoneIds.join(' and ')} (one of the demo’s places)`,
            `اختر عنوانًا في المنطقة ${zoneIds.join(' و')} (انظر أماكن العرض)`,
          ),
    'module.chosen': ({ moduleId }) =>
      tester(`Press the market ${nameOf(moduleId)}`, `اضغط القسم ${nameOf(moduleId)}`),
    'module.taken': ({ moduleId }) =>
      shop(
        `A shared link opens an item of the market ${nameOf(moduleId)}`,
        `تُطلب بضاعة من القسم ${nameOf(moduleId)} عبر رابط خارجي`,
      ),
    'module.changedElsewhere': ({ moduleId }) =>
      browser(
        `Another tab of this browser changes to the market ${nameOf(moduleId)}`,
        `تبويب آخر في هذا المتصفح ينتقل إلى القسم ${nameOf(moduleId)}`,
      ),
  },
  done: {
    storeModule: browser('The browser stores the choice', 'يحفظ المتصفح الاختيار'),
    showPress: browser('The browser has highlighted the pressed market', 'رسم المتصفح الضغطة'),
  },
  failed: {
    storeModule: browser('The browser cannot store the choice', 'لا يستطيع المتصفح حفظ الاختيار'),
    showPress: browser('The browser does not render the highlight', 'لا يرسم المتصفح'),
  },
  timers: {},
  states: {
    waiting: { ar: 'لا مكان بعد', sees: text('No dialog about a market', 'لا مربع حوار عن قسم') },
    deciding: { ar: 'تحميل الأقسام' },
    noModules: {
      ar: 'لا أقسام',
      sees: text(
        '“No module found”, “Contact with the site owner to activate modules.”',
        '«لم يُعثر على قسم» و«تواصل مع صاحب الموقع لتفعيل الأقسام.»',
      ),
    },
    choosing: { ar: 'اختيار القسم' },
    'choosing.first': {
      ar: 'أول اختيار',
      sees: text(`The dialog “${chooser}”, which cannot be closed`, `نافذة «${chooserAr}» ولا يمكن إغلاقها`),
    },
    'choosing.notServed': {
      ar: 'غير متاح هنا',
      sees: text(
        `The dialog “${chooser}” with “Your last module isn’t available at this address. Please choose another.”`,
        `نافذة «${chooserAr}» ومعها «قسمك الأخير غير متاح في المكان الجديد. يرجى اختيار قسم آخر.»`,
      ),
    },
    storing: {
      ar: 'اختيار جديد',
      sees: text('The chosen market is used immediately', 'يُعتمد القسم المختار فورًا'),
    },
    taking: {
      ar: 'قسم منتج مُشارَك',
      sees: text('The item’s market is used immediately', 'يُعتمد قسم البضاعة فورًا'),
    },
    single: {
      ar: 'القسم الوحيد',
      sees: text('The page of the only market, without a market selection', 'صفحة القسم الوحيد ولا بديل له'),
    },
    showing: {
      ar: 'إبراز الاختيار',
      sees: text('The pressed market is highlighted', 'القسم المضغوط معلَّم'),
    },
    selected: { ar: 'قسم مختار', sees: text('The page of the chosen market', 'صفحة القسم المختار') },
  },
  news: {
    'module.changed': null,
    'welcome.requested': text('the page “What do you like?” opens', 'تُفتح صفحة «ماذا تحب؟»'),
  },
  details: ({ context }) =>
    context.selectedId === null
      ? null
      : text(`market: ${nameOf(context.selectedId)}`, `القسم: ${nameOf(context.selectedId)}`),
};
