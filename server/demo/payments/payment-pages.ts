import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Database, timestamp } from '../../db/database';
import { type FLAGS, returnTo } from '../../features/payments/gateway';
import { settlePayment } from '../../features/payments/settle-payment.operation';
import { amountIn, type Money, withAmounts } from '../../features/shared/text-placeholders';
import type { Language, LocalText } from '../../http/language';
import { escaped } from '../../http/page-head';
import { languageOf } from '../../http/read-request';
import { htmlPage } from '../identity/html';
import { scenarioIdOf } from '../shops';
import { DEMO_PAYMENTS } from './demo-gateway';

type Outcome = keyof typeof FLAGS;
type Payment = {
  id: string;
  order_id: number | null;
  trip_id: number | null;
  amount: number;
  status: 'open' | 'late' | 'paid' | 'failed' | 'canceled';
  callback: string;
};

const WORDS = {
  title: { en: 'Demo payment', ar: 'دفع تجريبي' },
  explanation: {
    en: 'This demo page acts as the bank. No money moves. Choose the outcome of this test payment.',
    ar: 'تؤدي هذه الصفحة دور المصرف في العرض التجريبي. لا تنتقل أي أموال. اختر نتيجة الدفع.',
  },
  order: { en: 'Order', ar: 'الطلب' },
  trip: { en: 'Trip', ar: 'الرحلة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  fund: { en: 'Money for the wallet', ar: 'شحن المحفظة' },
  paidAlready: {
    en: 'Payment received. There’s nothing left to pay.',
    ar: 'وصل هذا الدفع. لا شيء آخر للدفع.',
  },
  back: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
} as const satisfies Record<string, LocalText>;

const CHOICES: readonly { outcome: Outcome; title: LocalText; note: LocalText }[] = [
  {
    outcome: 'paid',
    title: { en: 'Pay', ar: 'ادفع' },
    note: { en: 'The payment succeeds immediately.', ar: 'يصل الدفع في الحال.' },
  },
  {
    outcome: 'failed',
    title: { en: 'Decline', ar: 'ارفض الدفع' },
    note: { en: 'The bank declines the payment.', ar: 'يرفض المصرف الدفع.' },
  },
  {
    outcome: 'canceled',
    title: { en: 'Cancel', ar: 'إلغاء' },
    note: { en: 'You cancel and go back.', ar: 'تغيّر رأيك وتعود.' },
  },
  {
    outcome: 'late',
    title: { en: 'Pay, but late', ar: 'ادفع متأخرًا' },
    note: {
      en: 'You return first. The payment arrives a few seconds later.',
      ar: 'تعود أولًا، ثم يصل الدفع بعد ثوانٍ.',
    },
  },
];

/** The fixed outcome of payments in these scenarios. */
const BY_SCENARIO: Readonly<Record<string, Outcome>> = {
  'PAY-OK': 'paid',
  'PAY-FAIL': 'failed',
  'PAY-CANCEL': 'canceled',
  'PAY-LATE': 'late',
};

const LATENESS = 5000;

type Console = {
  database: Database;
  wallClock: () => number;
  now: () => number;
  /** Returns how money is formatted in the shop that this browser has chosen. */
  moneyOf: (request: FastifyRequest, reply: FastifyReply) => Money;
};

/** The page `/demo/payments/<payment>` of the test gateway. It needs no scripts. */
export function registerPaymentPages(app: FastifyInstance, job: Console): void {
  const { database } = job;
  const found = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const [payment] = await database.query<Payment>(
      'select id, order_id, trip_id, amount, status, callback from gateway_payments where id = $1',
      [id],
    );
    return payment ?? null;
  };
  void app.register(async (pages) => {
    // The buttons of the page post forms without fields, so the body is ignored.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    );
    pages.get(`${DEMO_PAYMENTS}:id`, async (request, reply) => {
      const payment = await found(request);
      if (payment === null) return reply.callNotFound();
      const chosen = BY_SCENARIO[scenarioIdOf(request)];
      if (chosen !== undefined && payment.status !== 'paid') return choose(payment, chosen, reply);
      allowReturn(reply, payment);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(pageOf(payment, languageOf(request), job.moneyOf(request, reply)));
    });
    pages.post<{ Params: { outcome: string } }>(`${DEMO_PAYMENTS}:id/:outcome`, async (request, reply) => {
      const payment = await found(request);
      const choice = CHOICES.find(({ outcome }) => outcome === request.params.outcome);
      if (payment === null || choice === undefined) return reply.callNotFound();
      allowReturn(reply, payment);
      return choose(payment, choice.outcome, reply);
    });
  });

  async function choose(payment: Payment, outcome: Outcome, reply: FastifyReply): Promise<FastifyReply> {
    const { id, order_id: orderId, trip_id: tripId, callback } = payment;
    if (outcome === 'late') {
      await database.query(
        `update gateway_payments set status = 'late', arrives_at = $2::timestamptz where id = $1 and status <> 'paid'`,
        [id, timestamp(job.wallClock() + LATENESS)],
      );
    } else await settlePayment(database, { paymentId: id, outcome, now: job.now() });
    return reply
      .code(303)
      .header('location', returnTo(callback, orderId, outcome, tripId))
      .send();
  }
}

/** Adds the app's origin to the Content Security Policy, so that the form may redirect there. */
function allowReturn(reply: FastifyReply, { callback }: Payment): void {
  const { origin } = new URL(callback);
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
}

function pageOf(payment: Payment, language: Language, money: Money): string {
  const { id, order_id: orderId, trip_id: tripId, amount, status, callback } = payment;
  const title = WORDS.title[language];
  const purpose =
    orderId === null && tripId === null
      ? `<p>${escaped(WORDS.fund[language])}</p>
<dl class="card">`
      : `<dl class="card">
<div class="row"><dt>${escaped(WORDS[tripId === null ? 'order' : 'trip'][language])}</dt><dd><bdi>#${orderId ?? tripId}</bdi></dd></div>`;
  const facts = `${purpose}
<div class="row"><dt>${escaped(WORDS.amount[language])}</dt><dd><strong><bdi>${escaped(withAmounts(amountIn(amount), language, money))}</bdi></strong></dd></div>
</dl>`;
  const buttons = CHOICES.map(
    ({ outcome, title: name, note }) => `<li><form method="post" action="${DEMO_PAYMENTS}${id}/${outcome}">
<button class="card" type="submit"><span><strong>${escaped(name[language])}</strong>
<small>${escaped(note[language])}</small></span></button></form></li>`,
  ).join('\n');
  const body =
    status === 'paid'
      ? `<p role="status">${escaped(WORDS.paidAlready[language])}</p>
<p><a href="${escaped(returnTo(callback, orderId, 'paid', tripId))}">${escaped(WORDS.back[language])}</a></p>`
      : `<ul>${buttons}</ul>`;
  return htmlPage({
    language,
    title,
    body: `<h1>${escaped(title)}</h1>
<p class="soft">${escaped(WORDS.explanation[language])}</p>
${facts}
${body}`,
  });
}
