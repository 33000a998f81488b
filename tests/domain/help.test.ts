import { expect, it } from 'vitest';
import { type HelpQuestion, helpWith, ordersToHelp, questionsOf, questionsWith } from '../../domain/help';
import { orderOf } from '../machines/orders/order-tracking.model';

const refund: HelpQuestion = { topic: 'orders', question: 'Where is my refund?', answer: 'In the café.' };
const points: HelpQuestion = {
  topic: 'wallet',
  needs: 'points',
  question: 'كيف أكسب النقاط؟',
  answer: 'كل طلب يكسبك نقاطًا إلى ١٠٠.',
};
const car: HelpQuestion = { topic: 'rental', needs: 'rental', question: 'The keys?', answer: 'At the desk.' };
const all = [refund, points, car];
const found = (typed: string) =>
  questionsWith(all, typed, (topic) => (topic === 'rental' ? 'Rental cars' : topic));

it.each([
  ['', all],
  ['  REFUND ', [refund]],
  ['cafe refund', [refund]],
  ['refund keys', []],
  ['rental', [car]],
  ['ال', all],
  ['النق', [points]],
  ['نقاط', [points]],
  ['اكسب 100', [points]],
])(
  'a search for %j finds the questions with every typed word, in any spelling [HELP-01]',
  (typed, questions) => {
    expect(found(typed)).toEqual(questions);
  },
);

it('the help leaves out questions about switched-off features and absent markets [HELP-01]', () => {
  const shop = { isWalletOn: true, isLoyaltyOn: false, isReferralOn: true, isGuestCheckoutAllowed: true };
  expect(questionsOf(all, { ...shop, markets: ['food'] })).toEqual([refund]);
  expect(questionsOf(all, { ...shop, isLoyaltyOn: true, markets: ['rental'] })).toEqual(all);
});

it('the help lists running orders before past orders, at most three in total [HELP-01]', () => {
  const running = [orderOf('pending'), orderOf('picked_up')];
  const past = [orderOf('delivered'), orderOf('canceled')];
  expect(ordersToHelp(running, past).map(({ status }) => status)).toEqual([
    'pending',
    'picked_up',
    'delivered',
  ]);
});

it('the help offers only the order actions that the order’s state still allows [HELP-01]', () => {
  const { choices } = orderOf('pending');
  const nothing = { ...choices, canCancel: false, canPay: false, refundUntil: null };
  expect(helpWith(orderOf('pending', { choices: { ...nothing, canPay: true, canCancel: true } }))).toEqual([
    'pay',
    'follow',
    'cancel',
  ]);
  expect(
    helpWith(orderOf('delivered', { choices: { ...nothing, refundUntil: '2026-11-25T12:00:00.000Z' } })),
  ).toEqual(['refund']);
  expect(helpWith(orderOf('canceled', { choices: nothing }))).toEqual([]);
});
