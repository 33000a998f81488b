import { assign, emit, setup } from 'xstate';
import {
  type ConversationDecision,
  type EntryFilter,
  type Goods,
  isFinal,
  isSameGood,
  needsReason,
  type OrderDecision,
  type RegistrationDecision,
  type TripDecision,
} from '../../domain/operator';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import { type Failure, failureOf, isRefusedFor } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

export type Subject =
  | { kind: 'order'; id: number; decision: OrderDecision }
  | { kind: 'trip'; id: number; decision: TripDecision }
  | { kind: 'registration'; id: number; decision: RegistrationDecision }
  | { kind: 'conversation'; id: number; decision: ConversationDecision };
export type Decided = Subject & { reason: string | null; goods: Goods };

type ConsoleContext = {
  subject: Subject | null;
  reason: string | null;
  goods: Goods;
  failure: Failure | null;
  /** `search` and `filter` decide which entries are shown. */
  search: string;
  filter: EntryFilter;
};

/** Milliseconds between two refreshes. Other people also change the console's data. */
const LOOK_AGAIN = 20_000;

export const consoleDecisionMachine = setup({
  types: {} as {
    context: ConsoleContext;
    events:
      | { type: 'decision.made'; subject: Subject }
      | { type: 'reason.submitted'; reason: string }
      | ({ type: 'good.counted' } & Goods[number])
      | { type: 'goods.submitted' }
      | { type: 'decision.confirmed' }
      | { type: 'question.closed' }
      | { type: 'list.searched'; text: string }
      | { type: 'list.filtered'; filter: EntryFilter };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { decide: notProvided<void, Decided>('decide') },
  guards: {
    isGrave: ({ event }) => needsReason(eventOf(event, 'decision.made').subject.decision),
    isFinal: ({ event }) => isFinal(eventOf(event, 'decision.made').subject.decision),
    isPriced: ({ event }) => eventOf(event, 'decision.made').subject.decision === 'prescription_priced',
    hasGoods: ({ context }) => context.goods.length > 0,
    /**
     * Returns whether the operator may retry: the subject still exists and the decision itself was not
     * refused.
     */
    isWorthAnother: ({ context }, { error, asked }: { error: unknown; asked: 'words' | 'goods' }) =>
      (asked === 'goods' ? context.goods.length > 0 : context.reason !== null) &&
      failureOf(error).code !== 'notFound' &&
      !isRefusedFor(error, 'decision'),
    isReason: ({ event }) => eventOf(event, 'reason.submitted').reason.trim() !== '',
  },
  actions: {
    setSubject: assign(({ event }) => ({
      subject: eventOf(event, 'decision.made').subject,
      reason: null,
      goods: [],
      failure: null,
    })),
    count: assign(({ context: { goods }, event }) => ({
      goods: countedIn(goods, eventOf(event, 'good.counted')),
    })),
    setReason: assign(({ event }) => ({ reason: eventOf(event, 'reason.submitted').reason.trim() })),
    setFailure: setFailure(),
    forgetSubject: assign({ subject: null, reason: null, goods: [] }),
    setSearch: assign(({ event }) => ({ search: eventOf(event, 'list.searched').text })),
    setFilter: assign(({ event }) => ({ filter: eventOf(event, 'list.filtered').filter })),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'consoleDecision',
  description: 'The operator decides on orders, trips and registrations and answers messages, one at a time.',
  meta: { title: 'Console decision', rules: ['X-23', 'ORD-03', 'RENT-54', 'REG-01', 'CHAT-02'] },
  context: { subject: null, reason: null, goods: [], failure: null, search: '', filter: 'all' },
  on: {
    'list.searched': { actions: 'setSearch' },
    'list.filtered': { actions: 'setFilter' },
  },
  initial: 'waiting',
  states: {
    waiting: {
      meta: { title: 'Idle' },
      on: {
        'decision.made': [
          { guard: 'isGrave', target: 'explaining', actions: 'setSubject' },
          {
            meta: { rules: ['PHAR-05'] },
            guard: 'isPriced',
            target: 'pricing',
            actions: 'setSubject',
          },
          { guard: 'isFinal', target: 'confirming', actions: 'setSubject' },
          { target: 'deciding', actions: 'setSubject' },
        ],
      },
      after: {
        lookAgain: {
          description: 'Reloads regularly, because orders arrive while the page is open.',
          target: 'waiting',
          reenter: true,
          actions: 'announceChange',
        },
      },
    },
    explaining: {
      description: 'Refusals and answers need a text for the customer.',
      meta: { title: 'Writing the text' },
      tags: 'open',
      on: {
        'reason.submitted': { guard: 'isReason', target: 'deciding', actions: 'setReason' },
        'question.closed': { target: 'waiting', actions: 'forgetSubject' },
      },
    },
    confirming: {
      description: 'A payment or a finished order can’t be undone, so the operator confirms.',
      meta: { title: 'Confirming a final decision', rules: ['X-23'] },
      tags: 'open',
      on: {
        'decision.confirmed': 'deciding',
        'question.closed': { target: 'waiting', actions: 'forgetSubject' },
      },
    },
    pricing: {
      description: 'The pharmacist reads the prescription and chooses the items.',
      meta: { title: 'Choosing items', rules: ['PHAR-05'] },
      tags: 'open',
      on: {
        'good.counted': { actions: 'count' },
        'goods.submitted': { guard: 'hasGoods', target: 'deciding' },
        'question.closed': { target: 'waiting', actions: 'forgetSubject' },
      },
    },
    deciding: {
      meta: { title: 'Sending the decision' },
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => decidedIn(context),
        onDone: { target: 'waiting', actions: ['forgetSubject', 'announceChange'] },
        onError: [
          {
            description: 'If sending fails, the written text is kept for a retry.',
            guard: {
              type: 'isWorthAnother',
              params: ({ event }) => ({ error: event.error, asked: 'words' as const }),
            },
            target: 'explaining',
            actions: ['setFailure', 'notifyFailure', 'announceChange'],
          },
          {
            description: 'If sending fails, the chosen items are kept for a retry.',
            meta: { rules: ['PHAR-05'] },
            guard: {
              type: 'isWorthAnother',
              params: ({ event }) => ({ error: event.error, asked: 'goods' as const }),
            },
            target: 'pricing',
            actions: ['setFailure', 'notifyFailure', 'announceChange'],
          },
          {
            description: 'Another operator may have been faster, so the console reloads.',
            target: 'waiting',
            actions: ['setFailure', 'notifyFailure', 'forgetSubject', 'announceChange'],
          },
        ],
      },
    },
  },
});

const decidedIn = ({ subject, reason, goods }: ConsoleContext): Decided => ({
  ...required(subject, 'subject'),
  reason,
  goods,
});

/** Sets the quantity of an item. Zero removes the item. */
const countedIn = (goods: Goods, { itemId, variation, quantity: count }: Goods[number]): Goods => {
  const counted = { itemId, variation, quantity: count };
  const isKnown = goods.some((one) => isSameGood(one, counted));
  const all = isKnown ? goods.map((one) => (isSameGood(one, counted) ? counted : one)) : [...goods, counted];
  return all.filter(({ quantity }) => quantity > 0);
};
