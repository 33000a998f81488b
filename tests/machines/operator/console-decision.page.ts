import type { SnapshotFrom } from 'xstate';
import type { consoleDecisionMachine, Subject } from '../../../machines/operator/console-decision.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

type At = SnapshotFrom<typeof consoleDecisionMachine>;

const ORDER = '/operator/orders/10001';
const titles: Readonly<Record<string, string>> = {
  confirmed: 'Confirm the order',
  canceled: 'Cancel the order',
  prescription_priced: 'Prepare the items',
  refunded: 'Refund the payment',
};
const card: Target = { role: 'group', name: 'Actions for order {id}', values: { id: 10001 } };
const buttonOf = (decision: string): Target => ({
  role: 'button',
  name: titles[decision] ?? decision,
  inside: card,
});
const reason: Target = { role: 'dialog', name: 'Cancel the order' };
const goods: Target = { role: 'dialog', name: 'Prepare the items' };
const final: Target = { role: 'dialog', name: 'Refund the payment' };
const send: Target = { role: 'button', name: 'Send', inside: reason };
const offer: Target = { role: 'button', name: 'Send this price', inside: goods };
/** The field is named after the item. */
const count: Target = { role: 'textbox', name: 'Paracetamol', inside: goods };

const chosen = ({ context }: At): Sight[] => [
  { sees: offer },
  ...(context.goods.length > 0 ? [{ sees: count }, { holds: '2', in: count }] : [{ lacks: count }]),
];

/** The pressed button shows a spinner while the decision is sent. */
const pressed = ({ context: { subject, reason: words, goods: counted } }: At): Target =>
  words !== null ? send : counted.length > 0 ? offer : buttonOf(subject?.decision ?? '');

const isOrder = ({ context: { subject } }: At): boolean => subject?.kind === 'order';

export const consoleDecisionPage: Page<typeof consoleDecisionMachine> = {
  open: () => ({ path: '/operator?view=orders', storage: {} }),
  calls: [ORDER],
  acts: {
    'decision.made': ({ subject }: { subject: Subject }) => [
      { act: 'press', on: buttonOf(subject.decision) },
    ],
    'reason.submitted': ({ reason: words }: { reason: string }) => [
      { act: 'type', into: { role: 'textbox', name: 'Your message', inside: reason }, text: words },
      press('button', 'Send', { inside: reason }),
    ],
    'good.counted': ({ quantity }: { quantity: number }) => [
      { act: 'type', into: count, text: String(quantity) },
    ],
    'goods.submitted': [{ act: 'press', on: offer }],
    'decision.confirmed': [press('button', 'Refund the payment', { inside: final })],
    'list.searched': ({ text }: { text: string }) => [
      { act: 'type', into: { role: 'searchbox', name: 'Search this list' }, text },
    ],
    'list.filtered': [press('button', 'Needs action', { isStart: true })],
    'question.closed': (_: never, at: At) => [
      press('button', 'Go Back', {
        inside: at.matches('pricing') ? goods : at.matches('confirming') ? final : reason,
      }),
    ],
  },
  answers: {
    'xstate.done.actor.decide': () => [answers(ORDER, {})],
    'xstate.error.actor.decide': (error: object) => [failsToWrite(ORDER, error)],
  },
  timers: { lookAgain: 20_000 },
  sights: {
    waiting: [{ lacks: reason }, { lacks: goods }, { lacks: final }, { sees: buttonOf('confirmed') }],
    explaining: (at) => (isOrder(at) ? [{ sees: reason }] : []),
    confirming: [{ sees: final }],
    pricing: (at) => [{ sees: goods }, ...chosen(at)],
    deciding: (at) => (isOrder(at) ? [{ sees: { ...pressed(at), isBusy: true } }] : []),
  },
  impossible: {
    'decision.made': ({ subject }: { subject: Subject }) =>
      subject.kind === 'order' ? null : 'this is on another page of the console',
    'reason.submitted': (_: never, at) =>
      isOrder(at) ? null : 'this dialog is on another page of the console',
    'question.closed': (_: never, at) =>
      isOrder(at) ? null : 'this dialog is on another page of the console',
    'good.counted': ({ quantity }: { quantity: number }, at) =>
      at.context.goods.length === 0 && quantity > 0
        ? 'an added item starts with a quantity of one'
        : at.context.goods.length === 0
          ? 'an item that is not chosen has no quantity'
          : null,
  },
  endsIn: [],
};
