import type { chatMachine } from '../../../machines/messages/chat.machine';
import type { ThreadRead } from '../../../machines/messages/chat.types';
import { browser, server, tester, text, type Words } from '../../support/model/words';
import { broken, failing } from '../shared/failures.words';

const reported = ({ messages }: ThreadRead) =>
  server(`The server shows ${messages.length} messages`, `يعرض الخادم ${messages.length} من الرسائل`);

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
    'picture.removed': tester('Press “Remove” at a picture', 'اضغط «إزالة» عند صورة'),
    'pictures.read': browser('The picture is held and shown', 'تُحفظ الصورة وتُعرض'),
    'message.submitted': ({ text: typed }) =>
      tester(`Press “Send” for “${typed}”`, `اضغط «إرسال» للرسالة «${typed}»`),
    'message.retried': tester('Press “Send again”', 'اضغط «إعادة الإرسال»'),
    'message.discarded': tester('Press “Discard”', 'اضغط «تجاهل»'),
    'older.requested': tester('Scroll to the top', 'مرر إلى الأعلى'),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'news.changed': server('The server says that something is new', 'يقول الخادم إن هناك جديدًا'),
  },
  done: {
    readThread: reported,
    readOlder: reported,
    readNews: reported,
    sendMessage: server('The server has the message', 'وصلت الرسالة إلى الخادم'),
    tellSeen: server('The server knows that it was seen', 'يعرف الخادم أنها شوهدت'),
  },
  failed: {
    readThread: failing('there is nothing to show', 'لا شيء يُعرض'),
    readOlder: failing('what is there stays', 'يبقى ما هو موجود'),
    readNews: failing('what is there stays', 'يبقى ما هو موجود'),
    sendMessage: failing('the message is not sent', 'لم تُرسل الرسالة'),
    tellSeen: failing('it counts as unread', 'تبقى غير مقروءة'),
    holdPictures: broken('The holder of the pictures', 'حافظ الصور'),
    keepDraft: broken('The keeper of the draft', 'حافظ المسودة'),
  },
  timers: {},
  states: {
    loading: { ar: 'قراءة', sees: text('Grey cards', 'بطاقات رمادية') },
    missing: {
      ar: 'لا أحد للمحادثة',
      sees: text('“This conversation isn’t available”', '«لا يوجد هنا من تراسله»'),
    },
    failed: { ar: 'تعذرت القراءة', sees: text('The reason, and “Try again”', 'السبب و«إعادة المحاولة»') },
    open: { ar: 'المحادثة' },
    'open.out': { ar: 'ما يُقال هنا' },
    'open.out.quiet': {
      ar: 'لا شيء للإرسال',
      sees: text(
        'A field to write into; at what failed “Send again”',
        'حقل للكتابة، وعند ما أخفق «إعادة الإرسال»',
      ),
    },
    'open.out.sending': {
      ar: 'إرسال',
      sees: text('The message with “Sending…”', 'الرسالة مع «جارٍ الإرسال…»'),
    },
    'open.older': { ar: 'ما قيل من قبل' },
    'open.older.resting': {
      ar: 'ما قُرئ حتى الآن',
      sees: text('“Older messages” where there are some', '«رسائل أقدم» حيث توجد'),
    },
    'open.older.reading': { ar: 'قراءة الأقدم', sees: text('“Older messages” works', '«رسائل أقدم» يعمل') },
    'open.older.broken': {
      ar: 'تعذرت قراءة الأقدم',
      sees: text('“Older messages couldn’t be loaded.”', '«تعذر تحميل الرسائل الأقدم.»'),
    },
    'open.news': { ar: 'ما يقوله الطرف الآخر' },
    'open.news.looking': { ar: 'هل من جديد؟' },
    'open.news.quiet': { ar: 'كل شيء شوهد', sees: text('The messages as they are', 'الرسائل كما هي') },
    'open.news.seeing': { ar: 'يُشاهد', sees: text('The messages as they are', 'الرسائل كما هي') },
    'open.news.reading': { ar: 'قراءة الجديد', sees: text('The messages as they were', 'الرسائل كما كانت') },
  },
  news: {
    'message.arrived': text('the new message is said', 'تُقرأ الرسالة الجديدة بصوت'),
    'chat.changed': text('the list of conversations is read again', 'تُقرأ قائمة المحادثات من جديد'),
  },
};
