import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { UTC_OFFSET_MINUTES } from '../../features/shared/site-config';
import type { Language, LocalText } from '../../http/language';
import { escaped } from '../../http/page-head';
import { languageOf } from '../../http/read-request';
import { htmlPage } from '../identity/html';
import { type OutboxEntry, outboxEntries } from './outbox';

const WORDS = {
  title: { en: 'Demo outbox', ar: 'صندوق الصادر للعرض التجريبي' },
  explanation: {
    en: 'Emails and text messages this shop would have sent, newest first.',
    ar: 'ما كان المتجر سيرسله بالبريد والرسائل القصيرة، الأحدث أولًا.',
  },
  empty: { en: 'Nothing has been sent yet.', ar: 'لم يُرسل شيء بعد.' },
  mail: { en: 'Mail', ar: 'بريد' },
  sms: { en: 'SMS', ar: 'رسالة قصيرة' },
} as const satisfies Record<string, LocalText>;

/** The page `/demo/outbox`: the emails and text messages that the demo does not really send. */
export function registerOutboxPage(app: FastifyInstance, database: Queryable): void {
  app.get('/demo/outbox', async (request, reply) => {
    const language = languageOf(request);
    const entries = await outboxEntries(database);
    const list = entries.map((entry) => entryOf(entry, language)).join('\n');
    const title = WORDS.title[language];
    const body = `<h1>${escaped(title)}</h1>
<p class="soft">${escaped(WORDS.explanation[language])}</p>
${list === '' ? `<p>${escaped(WORDS.empty[language])}</p>` : `<ul>${list}</ul>`}`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(htmlPage({ language, title, body }));
  });
}

function entryOf({ channel, recipient, subject, body, sent_at }: OutboxEntry, language: Language): string {
  const time = new Date(sent_at.getTime() + UTC_OFFSET_MINUTES * 60_000).toISOString().slice(11, 19);
  return `<li class="card"><p class="row soft"><span>${escaped(WORDS[channel][language])} · <bdi>${escaped(recipient)}</bdi></span>
<time datetime="${sent_at.toISOString()}">${time}</time></p>
${subject === null ? '' : `<h2 dir="auto">${escaped(subject)}</h2>`}
<pre dir="auto">${escaped(body)}</pre></li>`;
}
