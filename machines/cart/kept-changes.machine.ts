import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';
import type { CartEmitted, CartEvent, KeptWish } from './cart.types';

/** What the cart tells, and who has left. */
export type KeptChangesEvent =
  | Extract<CartEmitted, { type: 'lines.read' | 'changes.waiting' | 'changes.settled' }>
  | { type: 'owner.changed' };

export type KeptChangesEmitted = Extract<CartEvent, { type: 'changes.found' }>;

type Wishes = { wishes: KeptWish[] };
type Found = { output: KeptWish[] };

export const keptChangesMachine = setup({
  types: {} as { context: Wishes; events: KeptChangesEvent; emitted: KeptChangesEmitted; meta: ChartMeta },
  actors: {
    /** What this person left in this market; nothing of anybody else's. */
    readKept: notProvided<KeptWish[], void>('readKept'),
    /** Instead of what was kept before. */
    writeKept: notProvided<void, Wishes>('writeKept'),
  },
  guards: {
    hasLines: (_, { count }: { count: number }) => count > 0,
    hasKept: (_, { output }: Found) => output.length > 0,
    hasWishes: ({ context }) => context.wishes.length > 0,
  },
  actions: {
    setWishes: assign((_, { wishes }: Wishes) => ({ wishes })),
    forgetWishes: assign({ wishes: [] }),
    announceKept: emit((_, { wishes }: Wishes) => ({ type: 'changes.found' as const, kept: wishes })),
  },
}).createMachine({
  id: 'keptChanges',
  description:
    'What waits for the network outlives the page, for the same person in the same market only: the cart sends it when it is read the next time.',
  meta: { title: 'Changes kept on the device', rules: ['CART-65', 'CART-68', 'NFR-08'] },
  context: { wishes: [] },
  initial: 'unread',
  on: {
    'owner.changed': {
      description: 'Nothing of a person stays when they leave.',
      meta: { rules: ['CART-65', 'MENU-08'] },
      target: '.nothing',
    },
  },
  states: {
    unread: {
      description: 'What an earlier page has kept means nothing before its lines are here.',
      meta: { title: 'Not looked at yet' },
      on: {
        'lines.read': { guard: { type: 'hasLines', params: ({ event }) => event }, target: 'recalling' },
      },
    },
    recalling: {
      meta: { title: 'What did an earlier page keep?' },
      on: {
        'changes.waiting': { actions: { type: 'setWishes', params: ({ event }) => event } },
        'changes.settled': { actions: 'forgetWishes' },
      },
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: [
          {
            guard: { type: 'hasKept', params: ({ event }) => event },
            target: 'kept',
            actions: [
              { type: 'setWishes', params: ({ event }) => ({ wishes: event.output }) },
              { type: 'announceKept', params: ({ event }) => ({ wishes: event.output }) },
            ],
          },
          { description: 'The network went away meanwhile.', guard: 'hasWishes', target: 'kept' },
          { description: 'What somebody else left is forgotten.', target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    kept: {
      meta: { title: 'Kept until it is sent' },
      invoke: {
        id: 'writeKept',
        src: 'writeKept',
        input: ({ context }) => ({ wishes: context.wishes }),
        onError: { description: 'It lives as long as the page.' },
      },
      on: {
        'changes.waiting': {
          target: 'kept',
          reenter: true,
          actions: { type: 'setWishes', params: ({ event }) => event },
        },
        'changes.settled': 'nothing',
      },
    },
    nothing: {
      meta: { title: 'Nothing is kept' },
      entry: 'forgetWishes',
      invoke: {
        id: 'forgetKept',
        src: 'writeKept',
        input: { wishes: [] },
        onError: { description: 'There was nothing to forget.' },
      },
      on: {
        'changes.waiting': {
          target: 'kept',
          actions: { type: 'setWishes', params: ({ event }) => event },
        },
      },
    },
  },
});
