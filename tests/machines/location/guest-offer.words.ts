import type { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { server, shop, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

export const guestOfferWords: Words<typeof guestOfferMachine> = {
  title: { ar: 'عرض عنوان الضيف' },
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
        ? shop('No guest contact is stored on this device', 'لا يحتفظ الجهاز بشيء لضيف')
        : shop('A guest contact is stored on this device', 'يحتفظ الجهاز بما كُتب كضيف'),
    forgetContact: shop('The device has removed the contact', 'نسيه الجهاز'),
    saveAddress: server('The server has added the address', 'أضافه الخادم'),
  },
  failed: {
    readContact: failing('the contact is not read', 'لا شيء محفوظ'),
    forgetContact: failing('the contact is not removed', 'لم يُنسَ'),
    saveAddress: failing('the address is not added', 'لم يُضف'),
    listenToAddresses: failing('changes of the list do not arrive', 'لا تُسمع القائمة'),
  },
  timers: {},
  states: {
    reading: { ar: 'التحقق من الجهاز', sees: text('No offer', 'لا عرض') },
    offered: {
      ar: 'عرض الحفظ',
      sees: text('An offer to save the guest’s address', 'عرض حفظ عنوان الضيف'),
    },
    storing: {
      ar: 'إضافته إلى الحساب',
      sees: text('“Save it” shows a spinner', 'زر «احفظه» يعرض مؤشر التحميل'),
    },
    forgetting: { ar: 'نسيانه على الجهاز', sees: text('The offer disappears', 'لا عرض بعد الآن') },
    nothing: { ar: 'لا شيء للعرض', sees: text('No offer', 'لا عرض') },
  },
  news: {},
};
