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
      ? text('The shop is open, no market was chosen before', 'المتجر مفتوح ولم يُختر قسم من قبل')
      : text(
          `The shop is open, the market ${nameOf(storedId)} was chosen before`,
          `المتجر مفتوح واختير القسم ${nameOf(storedId)} من قبل`,
        ),
  events: {
    'zones.changed': ({ zoneIds }) =>
      zoneIds.length === 0
        ? shop('The place is given up', 'يُتخلى عن المكان')
        : tester(
            `Choose an address in zone ${zoneIds.join(' and ')} (see the demo places)`,
            `اختر عنوانًا في المنطقة ${zoneIds.join(' و')} (انظر أماكن العرض)`,
          ),
    'module.chosen': ({ moduleId }) =>
      tester(`Press the market ${nameOf(moduleId)}`, `اضغط القسم ${nameOf(moduleId)}`),
    'module.taken': ({ moduleId }) =>
      shop(
        `Goods of the market ${nameOf(moduleId)} are wanted, by a link from outside`,
        `تُطلب بضاعة من القسم ${nameOf(moduleId)} عبر رابط خارجي`,
      ),
    'module.changedElsewhere': ({ moduleId }) =>
      browser(
        `Another tab of this browser changes to the market ${nameOf(moduleId)}`,
        `تبويب آخر في هذا المتصفح ينتقل إلى القسم ${nameOf(moduleId)}`,
      ),
  },
  done: {
    storeModule: browser('The browser keeps the choice', 'يحفظ المتصفح الاختيار'),
    showPress: browser('The browser has painted the press', 'رسم المتصفح الضغطة'),
  },
  failed: {
    storeModule: browser('The browser can not keep the choice', 'لا يستطيع المتصفح حفظ الاختيار'),
    showPress: browser('The browser does not paint', 'لا يرسم المتصفح'),
  },
  timers: {},
  states: {
    waiting: { ar: 'لا مكان بعد', sees: text('No question about a market', 'لا سؤال عن قسم') },
    deciding: { ar: 'ما المتاح هنا؟' },
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
      sees: text(`The dialog “${chooser}”; it can not be closed`, `نافذة «${chooserAr}» ولا يمكن إغلاقها`),
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
      sees: text('The chosen market counts at once', 'يُعتمد القسم المختار فورًا'),
    },
    taking: {
      ar: 'قسم البضاعة',
      sees: text('The market of the goods counts at once', 'يُعتمد قسم البضاعة فورًا'),
    },
    single: {
      ar: 'القسم الوحيد',
      sees: text('The page of the only market; nothing to switch to', 'صفحة القسم الوحيد ولا بديل له'),
    },
    showing: {
      ar: 'تُرى الضغطة',
      sees: text('The pressed market is marked', 'القسم المضغوط معلَّم'),
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
