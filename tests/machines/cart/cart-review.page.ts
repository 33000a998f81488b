import type { CartLine } from '../../../domain/cart';
import type { CartReviewEvent, cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import type { Page, Target } from '../../support/model/page';
import { wireLine } from '../../support/model/wire';
import { answers, failsToWrite, livesInHarbour, press, replies } from '../shared/page-parts';
import { cartLine } from './cart-lines';
import { SALE_ENDS_IN } from './cart-review.model';

const LIST = '/customer/cart/list';
const ACCEPT = '/customer/cart/accept-changes';

const changed: Readonly<Record<string, CartLine>> = {
  risen: {
    ...cartLine(1),
    review: { token: 'risen', changes: [{ kind: 'price', from: 900, to: 1000, cause: 'price' }] },
  },
  scarce: {
    ...cartLine(2, 3, { name: 'Focaccia' }),
    review: { token: 'scarce', changes: [{ kind: 'quantity', from: 3, to: 2 }] },
  },
};
const reading = ({ lines, endsIn }: Extract<CartReviewEvent, { type: 'lines.read' }>) =>
  lines.length > 0
    ? lines.flatMap(({ token }) => changed[token] ?? [])
    : [{ ...cartLine(1), ...(endsIn !== null && { priceEndsIn: endsIn }) }];

const drawer: Target = { role: 'dialog', name: 'Shopping Cart', isStart: true };
const question: Target = { role: 'dialog', name: 'Some items in your cart have changed' };
const agree: Target = { role: 'button', name: 'Accept all', inside: question };
const retry: Target = { role: 'button', name: 'Try again', inside: question };
const review: Target = { role: 'button', name: 'Review changes', inside: drawer };

export const cartReviewPage: Page<typeof cartReviewMachine> = {
  open: () => ({
    path: '/help-and-support?panel=cart',
    storage: { ...livesInHarbour, guest_id: 'guest-1' },
    acts: [replies(answers(LIST, []))],
  }),
  calls: [LIST, ACCEPT],
  acts: {
    'lines.read': (event: Extract<CartReviewEvent, { type: 'lines.read' }>) => [
      { act: 'otherTabSays', channel: 'souk', message: 'cart.changed' },
      replies(answers(LIST, reading(event).map(wireLine))),
    ],
    'review.requested': [{ act: 'press', on: review }],
    'changes.accepted': (_event, before) => [
      { act: 'press', on: before.matches({ question: 'failed' }) ? retry : agree },
    ],
    'flow.dismissed': [press('button', 'Decide later', { inside: question })],
  },
  answers: {
    'xstate.done.actor.acceptChanges': () => [answers(ACCEPT, [wireLine(cartLine(1))])],
    'xstate.error.actor.acceptChanges': (error: object) => [failsToWrite(ACCEPT, error)],
  },
  timers: { priceEnd: SALE_ENDS_IN },
  sights: {
    'question.resting': ({ context }) => [
      { lacks: question },
      ...(context.lines.length > 0 ? [{ sees: review }] : []),
    ],
    'question.asking': [{ sees: question }, { sees: agree }],
    'question.accepting': [{ sees: { ...agree, isBusy: true } }],
    'question.failed': [{ sees: retry }],
    'price.steady': [],
    'price.counting': [],
  },
  impossible: { 'line.dropped': 'the paths of the cart remove lines' },
  endsIn: [],
};
