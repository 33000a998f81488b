import type { Conversation } from '../../../domain/conversation';
import type { conversationsMachine } from '../../../machines/messages/conversations.machine';
import { server, tester, text, type Words } from '../../support/model/words';
import { failing } from '../shared/failures.words';

const reported = (conversations: Conversation[]) =>
  server(
    `The server returns ${conversations.length} conversations`,
    `يعرف الخادم ${conversations.length} منها`,
  );

export const conversationsWords: Words<typeof conversationsMachine> = {
  title: { ar: 'المحادثات' },
  start: text('Signed in, the page “Inbox” is opened', 'وأنت مسجل الدخول، تُفتح صفحة «صندوق الرسائل»'),
  events: {
    'search.typed': ({ text: typed }) =>
      tester(`Type “${typed}” into the search`, `اكتب «${typed}» في البحث`),
    'retry.requested': tester('Press “Try again”', 'اضغط «إعادة المحاولة»'),
    'news.changed': server('The server reports a new message', 'يقول الخادم إن هناك جديدًا'),
  },
  done: { readConversations: reported, refresh: reported },
  failed: {
    readConversations: failing('the list is not loaded', 'لا شيء يُعرض'),
    refresh: failing('the loaded list stays', 'تبقى القائمة'),
  },
  timers: { typingTime: text('Wait 0.3 seconds', 'انتظر 0.3 ثانية') },
  states: {
    typing: { ar: 'كتابة', sees: text('The earlier list', 'القائمة كما وُجدت آخر مرة') },
    reading: {
      ar: 'قراءة',
      sees: text('Skeleton rows, or the earlier list', 'صفوف تحميل أو القائمة كما كانت'),
    },
    ready: {
      ar: 'القائمة',
      sees: text(
        'All conversations, or a message that there are none',
        'كل من جرت معه محادثة، أو أنه لا أحد',
      ),
    },
    refreshing: { ar: 'قراءة من جديد', sees: text('The earlier list', 'القائمة كما كانت') },
    failed: { ar: 'تعذرت القراءة', sees: text('The error, and “Try again”', 'السبب و«إعادة المحاولة»') },
  },
  news: {},
};
