import type { chatMachine } from '../../../machines/messages/chat.machine';
import type { ThreadRead } from '../../../machines/messages/chat.types';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

const reported = ({ messages }: ThreadRead) =>
  server(`The server returns ${messages.length} messages`, `يعرض الخادم ${messages.length} من الرسائل`);

export const chatWords: Words<typeof chatMachine> = {
  title: { ar: 'المحادثة' },
  start: text(
    'Signed in, the conversation with Basil Kitchen is opened',
    'وأنت مسجل الدخول، تُفتح المحادثة مع مطبخ الريحان',
  ),
  events: {
    'draft.typed': ({ text: typed }) => tester(`Type “${typed}”`, `اكتب «${typed}»`),
    'pictures.chosen': ({ photos }) =>
      tester(`Choose ${photos.length} pictures`, `اختر ${photos.length} من الصور`),
    'picture.removed': tester('Press “Remove” beside a picture', 'اضغط «إزالة» عند صورة'),
    'pictures.read': browser('The picture is shown below the message', 'تظهر الصورة أسفل الرسالة'),
    'message.submitted': ({ text: typed }) =>
      tester(`Press “Send” for “${typed}”`, `اضغط «إرسال» للرسالة «${typed}»`),
    'message.retried': tester('Press “Send again”', 'اضغط «إعادة الإرسال»'),
    'message.discarded': tester('Press “Discard”', 'اضغط «تجاهل»'),
    'older.requested': tester('Scroll to the top', 'مرر إلى الأعلى'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'news.changed': server('The server reports a new message', 'يقول الخادم إن هناك جديدًا'),
  },
  done: {
    readThread: reported,
    readOlder: reported,
    readNewMessages: reported,
    sendMessage: server('The server stores the message', 'وصلت الرسالة إلى الخادم'),
    reportSeen: server('The server marks the messages as read', 'يعرف الخادم أنها شوهدت'),
  },
  failed: {
    readThread: failing('the conversation is not loaded', 'لا شيء يُعرض'),
    readOlder: failing('the loaded messages stay', 'يبقى ما هو موجود'),
    readNewMessages: failing('the loaded messages stay', 'يبقى ما هو موجود'),
    sendMessage: failing('the message is not sent', 'لم تُرسل الرسالة'),
    reportSeen: failing('the messages stay unread', 'تبقى غير مقروءة'),
    loadPictures: broken('The picture loader', 'حافظ الصور'),
    keepDraft: broken('The draft storage', 'حافظ المسودة'),
  },
  timers: {},
  states: {
    loading: { ar: 'قراءة', sees: text('Skeleton cards', 'بطاقات تحميل') },
    missing: {
      ar: 'غير متاحة',
      sees: text('“This conversation isn’t available”', '«لا يوجد هنا من تراسله»'),
    },
    failed: { ar: 'تعذرت القراءة', sees: text('The error, and “Try again”', 'السبب و«إعادة المحاولة»') },
    open: { ar: 'المحادثة' },
    'open.out': { ar: 'الرسائل الصادرة' },
    'open.out.quiet': {
      ar: 'لا شيء للإرسال',
      sees: text(
        'A message field; failed messages have “Send again”',
        'حقل للكتابة، وعند ما أخفق «إعادة الإرسال»',
      ),
    },
    'open.out.sending': {
      ar: 'إرسال',
      sees: text('The message with “Sending…”', 'الرسالة مع «جارٍ الإرسال…»'),
    },
    'open.older': { ar: 'رسائل أقدم' },
    'open.older.resting': {
      ar: 'ما حُمّل حتى الآن',
      sees: text('“Older messages”, if there are any', '«رسائل أقدم» حيث توجد'),
    },
    'open.older.reading': {
      ar: 'قراءة الأقدم',
      sees: text('“Older messages” shows a spinner', '«رسائل أقدم» يعمل'),
    },
    'open.older.broken': {
      ar: 'تعذرت قراءة الأقدم',
      sees: text('“We couldn’t load older messages.”', '«تعذر تحميل الرسائل الأقدم.»'),
    },
    'open.news': { ar: 'الرسائل الواردة' },
    'open.news.looking': { ar: 'التحقق من غير المقروء' },
    'open.news.quiet': { ar: 'كلها مقروءة', sees: text('The messages do not change', 'الرسائل كما هي') },
    'open.news.seeing': { ar: 'تعليمها كمقروءة', sees: text('The messages do not change', 'الرسائل كما هي') },
    'open.news.reading': { ar: 'قراءة الجديد', sees: text('The messages do not change', 'الرسائل كما كانت') },
  },
  news: {
    'message.arrived': text('a screen reader announces the new message', 'تُقرأ الرسالة الجديدة بصوت'),
    'chat.changed': text('the list of conversations reloads', 'تُقرأ قائمة المحادثات من جديد'),
  },
};
