import { type Flow, flow } from '../flow';
import { chatModel } from './chat.model';
import { chatWords } from './chat.words';
import { conversationsModel } from './conversations.model';
import { conversationsWords } from './conversations.words';
import { inboxModel } from './inbox.model';
import { inboxWords } from './inbox.words';
import { notificationReadingModel } from './notification-reading.model';
import { notificationReadingWords } from './notification-reading.words';
import { notificationsModel } from './notifications.model';
import { notificationsWords } from './notifications.words';

export const messageFlows: readonly Flow[] = [
  flow(
    notificationsModel,
    notificationsWords,
    'the browser asks in a window of its own, which no page can press',
  ),
  flow(chatModel, chatWords, 'who answers is the demo’s own clock: a journey talks with a store'),
  flow(conversationsModel, conversationsWords, 'its news come by a stream: a journey holds one'),
  flow(inboxModel, inboxWords, 'its news come by a stream that no walk can hold: a journey does'),
  flow(
    notificationReadingModel,
    notificationReadingWords,
    'who tells is the shop: tests of its page read what it told',
  ),
];
