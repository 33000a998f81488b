import { assign, emit, setup } from 'xstate';
import {
  type ConversationDecision,
  type Goods,
  isSameGood,
  needsReason,
  type OrderDecision,
  type RegistrationDecision,
  type TripDecision,
} from '../../domain/operator';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice, type Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { DeskNews } from './operator-door.machine';

export type Subject =
  | { kind: 'order'; id: number; decision: OrderDecision }
  | { kind: 'trip'; id: number; decision: TripDecision }
  | { kind: 'registration'; id: number; decision: RegistrationDecision }
  | { kind: 'conversation'; id: number; decision: ConversationDecision };
export type Decided = Subject & { reason: string | null; goods: Goods };

type DeskContext = {
  subject: Subject | null;
  reason: string | null;
  goods: Goods;
  failure: Failure | null;
};

/** So often somebody else, or a customer, may have changed what lies on the desk. */
const LOOK_AGAIN = 20_000;

export const deskDecisionMachine = setup({
  types: {} as {
    context: DeskContext;
    events:
      | { type: 'decision.made'; subject: Subject }
      | { type: 'reason.submitted'; reason: string }
      | ({ type: 'good.counted' } & Goods[number])
      | { type: 'goods.submitted' }
      | { type: 'question.closed' };
    emitted: DeskNews | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { decide: notProvided<void, Decided>('decide') },
  guards: {
    isGrave: (_, { subject }: { subject: Subject }) => needsReason(subject.decision),
    isPriced: (_, { subject }: { subject: Subject }) => subject.decision === 'prescription_priced',
    hasGoods: ({ context }) => context.goods.length > 0,
    /** What was typed or put together can be sent once more: it did not arrive, or only that was wrong. */
    isWorthAnother: ({ context }, { error, asked }: { error: unknown; asked: 'words' | 'goods' }) =>
      (asked === 'goods' ? context.goods.length > 0 : context.reason !== null) &&
      failureOf(error).code !== 'notFound' &&
      !refusalsOf(error).some(({ code }) => code === 'decision'),
    isReason: (_, { reason }: { reason: string }) => reason.trim() !== '',
  },
  actions: {
    setSubject: assign((_, { subject }: { subject: Subject }) => ({
      subject,
      reason: null,
      goods: [],
      failure: null,
    })),
    count: assign(({ context: { goods } }, counted: Goods[number]) => ({ goods: countedIn(goods, counted) })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason: reason.trim() })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetSubject: assign({ subject: null, reason: null, goods: [] }),
    tellChange: emit({ type: 'desk.changed' }),
    notifyFailure: emit(({ context }) => failureNotice(required(context.failure, 'failure'))),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'deskDecision',
  description:
    'What the shop’s people decide of an order, a trip or a registration, or answer to a message, one thing at a time.',
  meta: { title: 'A decision at the desk', rules: ['X-23', 'ORD-03', 'RENT-54', 'REG-01', 'CHAT-02'] },
  context: { subject: null, reason: null, goods: [], failure: null },
  initial: 'waiting',
  states: {
    waiting: {
      meta: { title: 'Nothing is being decided' },
      on: {
        'decision.made': [
          {
            guard: { type: 'isGrave', params: ({ event }) => event },
            target: 'explaining',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          {
            meta: { rules: ['PHAR-05'] },
            guard: { type: 'isPriced', params: ({ event }) => event },
            target: 'pricing',
            actions: { type: 'setSubject', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'setSubject', params: ({ event }) => event } },
        ],
      },
      after: {
        lookAgain: {
          description: 'Orders come in while the page is open.',
          target: 'waiting',
          reenter: true,
          actions: 'tellChange',
        },
      },
    },
    explaining: {
      description: 'Whoever is told no is told why, and whoever has asked is answered.',
      meta: { title: 'In which words?' },
      tags: 'open',
      on: {
        'reason.submitted': {
          guard: { type: 'isReason', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'setReason', params: ({ event }) => event },
        },
        'question.closed': { target: 'waiting', actions: 'forgetSubject' },
      },
    },
    pricing: {
      description: 'The pharmacist reads the prescription and says which goods it means.',
      meta: { title: 'Which goods?', rules: ['PHAR-05'] },
      tags: 'open',
      on: {
        'good.counted': {
          actions: { type: 'count', params: ({ event }) => event },
        },
        'goods.submitted': { guard: 'hasGoods', target: 'deciding' },
        'question.closed': { target: 'waiting', actions: 'forgetSubject' },
      },
    },
    deciding: {
      meta: { title: 'The decision is sent' },
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => decidedIn(context),
        onDone: { target: 'waiting', actions: ['forgetSubject', 'tellChange'] },
        onError: [
          {
            description: 'The words are kept: they can be sent again.',
            guard: {
              type: 'isWorthAnother',
              params: ({ event }) => ({ error: event.error, asked: 'words' as const }),
            },
            target: 'explaining',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure', 'tellChange'],
          },
          {
            description: 'So are the goods.',
            meta: { rules: ['PHAR-05'] },
            guard: {
              type: 'isWorthAnother',
              params: ({ event }) => ({ error: event.error, asked: 'goods' as const }),
            },
            target: 'pricing',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure', 'tellChange'],
          },
          {
            description: 'Somebody was faster, perhaps: the desk is read anew.',
            target: 'waiting',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              'notifyFailure',
              'forgetSubject',
              'tellChange',
            ],
          },
        ],
      },
    },
  },
});

const decidedIn = ({ subject, reason, goods }: DeskContext): Decided => ({
  ...required(subject, 'subject'),
  reason,
  goods,
});

/** None of it: it is put back. */
const countedIn = (goods: Goods, { itemId, variation, quantity: count }: Goods[number]): Goods => {
  const counted = { itemId, variation, quantity: count };
  const isKnown = goods.some((one) => isSameGood(one, counted));
  const all = isKnown ? goods.map((one) => (isSameGood(one, counted) ? counted : one)) : [...goods, counted];
  return all.filter(({ quantity }) => quantity > 0);
};
