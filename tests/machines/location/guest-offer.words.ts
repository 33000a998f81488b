import type { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const guestOfferWords: Words<typeof guestOfferMachine> = {
  title: { ar: 'ما كُتب كضيف' },
  start: text('A customer has signed in at the checkout', 'سجّل أحدهم الدخول في صفحة الدفع'),
  events: {
    'offer.accepted': tester('Press “Save it”', 'اضغط «احفظه»'),
    'offer.declined': tester('Press “No, thanks”', 'اضغط «لا، شكرًا»'),
    'addresses.read': ({ addresses }) =>
      server(
        `The account has “${addresses.map(({ address }) => address).join('”, “')}”`,
        `في الحساب «${addresses.map(({ address }) => address).join('»، «')}»`,
      ),
  },
  done: {
    readContact: (kept: object | null) =>
      kept === null
        ? shop('The device keeps nothing of a guest', 'لا يحتفظ الجهاز بشيء لضيف')
        : shop('The device keeps what was written as a guest', 'يحتفظ الجهاز بما كُتب كضيف'),
    forgetContact: shop('The device has forgotten it', 'نسيه الجهاز'),
    saveAddress: server('The server has added it', 'أضافه الخادم'),
  },
  failed: {
    readContact: failing('nothing is kept', 'لا شيء محفوظ'),
    forgetContact: failing('it is not forgotten', 'لم يُنسَ'),
    saveAddress: failing('it is not added', 'لم يُضف'),
    listenToAddresses: failing('the list is not heard', 'لا تُسمع القائمة'),
  },
  timers: {},
  states: {
    reading: { ar: 'هل يوجد شيء؟', sees: text('No offer', 'لا عرض') },
    offered: {
      ar: 'حفظه في الحساب؟',
      sees: text('The offer to save the address of the guest', 'عرض حفظ عنوان الضيف'),
    },
    storing: { ar: 'إضافته إلى الحساب', sees: text('“Save it” waits', 'زر «احفظه» ينتظر') },
    forgetting: { ar: 'نسيانه على الجهاز', sees: text('The offer is gone', 'لا عرض بعد الآن') },
    nothing: { ar: 'لا شيء للعرض', sees: text('No offer', 'لا عرض') },
  },
  news: {},
};
