import type { notificationsMachine } from '../../../machines/messages/notifications.machine';
import type { Permission } from '../../../machines/messages/notifications.types';
import { browser, tester, text, type Words } from '../../support/model/words';

const answers = {
  granted: text('allow', 'اسمح'),
  denied: text('block', 'احظر'),
  default: text('close the browser’s prompt', 'أغلق مربع الحوار'),
  unsupported: text('nothing', 'لا شيء'),
};

export const notificationsWords: Words<typeof notificationsMachine> = {
  title: { ar: 'الإشعارات' },
  start: ({ permission }: { permission: Permission }) =>
    permission === 'unsupported'
      ? text(
          'The settings are open in a browser without notifications',
          'الإعدادات مفتوحة في متصفح لا يعرض الإشعارات',
        )
      : text(
          'The settings are open; the browser has not asked yet',
          'الإعدادات مفتوحة؛ ولم يُسأل المتصفح بعد',
        ),
  events: {
    'permission.requested': tester('Press “Allow notifications”', 'اضغط «السماح بالإشعارات»'),
    'offer.declined': tester('After an order, press “Not now”', 'بعد طلب، اضغط «ليس الآن»'),
    'permission.changed': ({ permission }) =>
      tester(
        `In the browser’s settings of this site: ${answers[permission].en}`,
        `في إعدادات المتصفح لهذا الموقع: ${answers[permission].ar}`,
      ),
  },
  done: {
    introduceDevice: browser('The shop has registered this browser', 'يعرف المتجر هذا المتصفح'),
    askPermission: (permission: Permission) =>
      tester(
        `In the browser’s prompt: ${answers[permission].en}`,
        `في نافذة المتصفح: ${answers[permission].ar}`,
      ),
  },
  failed: {
    introduceDevice: browser('The shop cannot register this browser', 'يتعذر إخبار المتجر'),
    askPermission: browser('The browser cannot show its prompt', 'لا يستطيع المتصفح أن يسأل'),
    watchPermission: browser(
      'The browser does not report changes of the permission',
      'لا يخبر المتصفح عن التغييرات',
    ),
  },
  timers: {},
  states: {
    deciding: { ar: 'قراءة الإذن' },
    undecided: {
      ar: 'لم يُسأل بعد',
      sees: text('“Allow notifications” can be pressed', 'يمكن الضغط على «السماح بالإشعارات»'),
    },
    asking: { ar: 'طلب الإذن', sees: text('The browser’s prompt is open', 'المتصفح يسأل') },
    declined: { ar: 'مرفوض حاليًا', sees: text('The offer disappears', 'اختفى السؤال') },
    introducing: {
      ar: 'تسجيل المتصفح',
      sees: text('“Notifications are on in this browser.”', '«يعرض هذا المتصفح رسائلنا.»'),
    },
    granted: {
      ar: 'مسموح',
      sees: text('“Notifications are on in this browser.”', '«يعرض هذا المتصفح رسائلنا.»'),
    },
    denied: {
      ar: 'محظور',
      sees: text(
        '“Blocked. Allow notifications for this site in your browser settings.”',
        '«محظورة. يمكنك السماح بها في إعدادات المتصفح لهذا الموقع.»',
      ),
    },
    unsupported: {
      ar: 'هذا المتصفح لا يعرضها',
      sees: text('“This browser can’t show notifications.”', '«لا يستطيع هذا المتصفح عرض الإشعارات.»'),
    },
  },
  news: {
    'offer.declined': text(
      'this device does not ask again after an order',
      'لا يسأل هذا الجهاز مرة أخرى بعد طلب',
    ),
  },
};
