import type { sessionMachine } from '../../../machines/session/session.machine';
import { browser, server, shop, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const browsing = text('Browsing goes on as before', 'يستمر التصفح كما كان');

export const sessionWords: Words<typeof sessionMachine> = {
  title: { ar: 'الجلسة' },
  start: text('The shop is being opened by a guest', 'ضيف يفتح المتجر'),
  events: {
    'guestId.needed': shop(
      'The shop needs to know who this is (something is being put into the cart)',
      'يحتاج المتجر إلى معرفة الزائر (تُضاف سلعة إلى السلة)',
    ),
    'guestId.refused': ({ guestId }) =>
      server(`The server does not know the guest id “${guestId}”`, `لا يعرف الخادم معرّف الضيف «${guestId}»`),
    'guestId.foundElsewhere': ({ guestId }) =>
      browser(
        `Another tab of this browser receives the guest id “${guestId}”`,
        `تبويب آخر في هذا المتصفح يستلم معرّف الضيف «${guestId}»`,
      ),
  },
  done: {
    readGuestId: (guestId: string | null) =>
      guestId === null
        ? browser('The browser holds no guest id', 'لا يوجد معرّف ضيف في المتصفح')
        : browser(`The browser holds the guest id “${guestId}”`, `في المتصفح معرّف الضيف «${guestId}»`),
    requestGuestId: (guestId: string) =>
      server(`The server answers with the guest id “${guestId}”`, `يجيب الخادم بمعرّف الضيف «${guestId}»`),
  },
  failed: {
    readGuestId: browser('The browser does not allow to read its storage', 'لا يسمح المتصفح بقراءة ذاكرته'),
    requestGuestId: failing('there is no guest id', 'لا يوجد معرّف ضيف'),
  },
  timers: {},
  states: {
    reading: { ar: 'قراءة المعرّف المحفوظ', sees: browsing },
    requesting: { ar: 'طلب معرّف', sees: browsing },
    identified: { ar: 'ضيف', sees: text('The cart of this guest is shown', 'تظهر سلة هذا الضيف') },
    unidentified: { ar: 'لا معرّف بعد', sees: browsing },
  },
  news: { 'guest.identified': null },
};
