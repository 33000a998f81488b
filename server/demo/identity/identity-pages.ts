import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SOCIAL_MEDIA, type SocialMedium } from '../../../domain/auth/login';
import type { Queryable } from '../../db/database';
import type { Language, LocalText } from '../../http/language';
import { escaped } from '../../http/page-head';
import { languageOf } from '../../http/read-request';
import { APPLE_LATE } from '../scenarios';
import { scenarioIdOf } from '../shops';
import script from './choose.mjs?raw';
import { signIdentity } from './demo-provider';
import { htmlPage } from './html';
import styles from './page.css?raw';
import { type DemoIdentity, identitiesOf } from './people';

const NAMES: Record<SocialMedium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

const WORDS = {
  title: { en: 'Continue with', ar: 'المتابعة باستخدام' },
  explanation: {
    en: 'This demo page acts as the provider. Choose who you are.',
    ar: 'تؤدي هذه الصفحة دور المزوّد في العرض التجريبي. اختر من تكون.',
  },
  noEmail: { en: 'no email address', ar: 'بلا بريد إلكتروني' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  alone: {
    en: 'This page wasn’t opened by the shop. Close it and press the button in the sign-in window.',
    ar: 'لم يفتح المتجر هذه الصفحة. أغلقها واضغط الزر في نافذة تسجيل الدخول.',
  },
} as const satisfies Record<string, LocalText>;

/** The delay of Apple's library in the scenario `CFG-APPLE-LATE`, in milliseconds. */
const LATENESS = 4000;

/** The page `/demo/identity?medium=google`, which simulates the identity providers. */
export function registerIdentityPages(app: FastifyInstance, database: Queryable): void {
  app.get('/demo/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/demo/identity/choose.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  app.get<{ Querystring: { medium?: string } }>('/demo/identity', async (request, reply) => {
    const medium = SOCIAL_MEDIA.find((known) => known === request.query.medium);
    if (medium === undefined) return reply.callNotFound();
    const page = await pageOf(database, medium, languageOf(request));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
  // A small script that replaces Apple's library.
  app.get('/demo/apple-library.js', async (request, reply) => {
    if (scenarioIdOf(request) === APPLE_LATE) await setTimeout(LATENESS);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('/* The demo plays Apple: see /demo/identity. */\n');
  });
}

async function pageOf(database: Queryable, medium: SocialMedium, language: Language): Promise<string> {
  const title = `${WORDS.title[language]} ${NAMES[medium]}`;
  const cards = await Promise.all(
    identitiesOf(medium).map(async (person) => {
      const token = await signIdentity(database, {
        medium,
        subject: person.subject,
        email: person.email,
      });
      return cardOf(person, { medium, token, language });
    }),
  );
  const body = `<h1>${escaped(title)}</h1>
<p class="soft">${escaped(WORDS.explanation[language])}</p>
<ul>${cards.join('\n')}</ul>
<p id="alone" role="alert" hidden>${escaped(WORDS.alone[language])}</p>
<button class="quiet" type="button">${escaped(WORDS.cancel[language])}</button>`;
  return htmlPage({ language, title, body, script: '/demo/identity/choose.js' });
}

function cardOf(
  { subject, name, email, picture, note }: DemoIdentity,
  { medium, token, language }: { medium: SocialMedium; token: string; language: Language },
): string {
  const message = { medium, token, unique_id: subject, email, name, id_token: null };
  return `<li><button class="card" type="button" data-identity="${escaped(JSON.stringify(message))}">
<img src="/pictures/emoji/${picture}.webp" alt="" width="44" height="44">
<span><strong><bdi>${escaped(name)}</bdi></strong>
<small><bdi>${escaped(email ?? WORDS.noEmail[language])}</bdi></small>
<small class="note">${escaped(note[language])}</small></span></button></li>`;
}
