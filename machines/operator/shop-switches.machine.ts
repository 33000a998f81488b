import { assign, emit, setup } from 'xstate';
import { changedSwitches, type SwitchValue, type SwitchValues } from '../../domain/operator';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice, type Notice } from '../shared/notice';
import { required } from '../shared/required';

type Wish = { name: string; value: SwitchValue };

export const shopSwitchesMachine = setup({
  types: {} as {
    context: {
      /** As everybody sees the shop. */
      shop: SwitchValues;
      /** As it stood on this browser. */
      tried: SwitchValues;
      /** What is set otherwise now. */
      wishes: SwitchValues;
      failure: Failure | null;
    };
    input: { shop: SwitchValues; tried: SwitchValues };
    events:
      | { type: 'switch.set'; name: string; value: SwitchValue }
      | { type: 'trial.requested' }
      | { type: 'trial.ended' }
      | { type: 'keep.requested' }
      | { type: 'keep.confirmed' }
      | { type: 'question.closed' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    trySwitches: notProvided<void, SwitchValues>('trySwitches'),
    keepSwitches: notProvided<void, SwitchValues>('keepSwitches'),
    /** What was decided at the start of the page is decided anew. */
    reloadPage: notProvided<void, void>('reloadPage'),
  },
  guards: {
    isChanged: ({ context: { tried, wishes } }) => JSON.stringify(tried) !== JSON.stringify(wishes),
    hasWishes: ({ context }) => Object.keys(context.wishes).length > 0,
    isTrying: ({ context }) => Object.keys(context.tried).length > 0,
  },
  actions: {
    setWish: assign(({ context }, { name, value }: Wish) => ({
      wishes: changedSwitches(context.shop, { ...context.wishes, [name]: value }),
      failure: null,
    })),
    forgetWishes: assign({ wishes: {} }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    notifyFailure: emit(({ context }) => failureNotice(required(context.failure, 'failure'))),
  },
}).createMachine({
  id: 'shopSwitches',
  description: 'What the configuration shows and hides: tried on one browser first, then set for everybody.',
  meta: { title: 'Switches of the shop', rules: ['X-23', 'DATA-01'] },
  context: ({ input }) => ({ shop: input.shop, tried: input.tried, wishes: input.tried, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Switches are set' },
      on: {
        'switch.set': { actions: { type: 'setWish', params: ({ event }) => event } },
        'trial.requested': { guard: 'isChanged', target: 'trying' },
        'trial.ended': { guard: 'isTrying', target: 'trying', actions: 'forgetWishes' },
        'keep.requested': { guard: 'hasWishes', target: 'confirming' },
      },
    },
    trying: {
      description: 'Nobody else sees it.',
      meta: { title: 'Set on this browser' },
      tags: 'busy',
      invoke: {
        id: 'trySwitches',
        src: 'trySwitches',
        input: ({ context }) => context.wishes,
        onDone: 'showing',
        onError: {
          target: 'choosing',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
        },
      },
    },
    confirming: {
      meta: { title: 'For everybody?' },
      tags: 'open',
      on: { 'keep.confirmed': 'keeping', 'question.closed': 'choosing' },
    },
    keeping: {
      meta: { title: 'Set for everybody' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'keepSwitches',
        src: 'keepSwitches',
        input: ({ context }) => context.wishes,
        onDone: 'showing',
        onError: {
          target: 'choosing',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
        },
      },
    },
    showing: {
      meta: { title: 'The shop as it is now' },
      tags: 'busy',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        onError: {
          target: 'choosing',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
        },
      },
    },
  },
});
