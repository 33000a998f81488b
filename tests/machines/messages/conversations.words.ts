import type { Conversation } from '../../../domain/conversation';
import type { conversationsMachine } from '../../../machines/messages/conversations.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const reported = (conversations: Conversation[]) =>
  server(`The server knows ${conversations.length} of them`, `يعرف الخادم ${conversations.length} منها`);

export const conversationsWords: Words<typeof conversationsMachine> = {
  title: { ar: 'المحادثات' },
  start: text('Signed in, the page “Inbox” is opened', 'وأنت مسجل الدخول، تُفتح صفحة «صندوق الرسائل»'),
  events: {
    'search.typed': ({ text: typed }) =>
      tester(`Type “${typed}” into the search`, `اكتب «${typed}» في البحث`),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'news.changed': server('The server says that something is new', 'يقول الخادم إن هناك جديدًا'),
  },
  done: { readConversations: reported, refresh: reported },
  failed: {
    readConversations: failing('there is nothing to show', 'لا شيء يُعرض'),
    refresh: failing('the list stays', 'تبقى القائمة'),
  },
  timers: { typingTime: text('Wait 0.3 seconds', 'انتظر 0.3 ثانية') },
  states: {
    typing: { ar: 'كتابة', sees: text('The list as it was found last', 'القائمة كما وُجدت آخر مرة') },
    reading: {
      ar: 'قراءة',
      sees: text('Grey rows, or the list as it was', 'صفوف رمادية أو القائمة كما كانت'),
    },
    ready: {
      ar: 'القائمة',
      sees: text(
        'Everybody with whom something was said, or that there is nobody',
        'كل من جرت معه محادثة، أو أنه لا أحد',
      ),
    },
    refreshing: { ar: 'قراءة من جديد', sees: text('The list as it was', 'القائمة كما كانت') },
    failed: { ar: 'تعذرت القراءة', sees: text('The reason, and “Try again”', 'السبب و«إعادة المحاولة»') },
  },
  news: {},
};
