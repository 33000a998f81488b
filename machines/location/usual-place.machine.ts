import { type EventObject, emit, setup } from 'xstate';
import type { SavedAddress } from '../../domain/address';
import { usualAddress } from '../../domain/habits';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';

/** The account's addresses, and the module of its last order. `moduleId: null`: no orders. */
export type Habits = { addresses: SavedAddress[]; moduleId: number | null };

/** `isAwaited`: the first page waits until the usual place applies. */
export type UsualPlaceInput = { isAwaited: boolean };

const actors = {
  readHabits: notProvided<Habits, void>('readHabits'),
  /** Sends an event when the location flow has applied or refused the place. */
  watchPlace: notProvidedCallback<EventObject>('watchPlace'),
};

export const usualPlaceMachine = setup({
  types: {} as {
    input: UsualPlaceInput;
    context: UsualPlaceInput;
    events: { type: 'place.decided' };
    emitted: { type: 'place.recalled'; address: SavedAddress; moduleId: number | null };
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasUsual: (_, { addresses }: Habits) => usualAddress(addresses) !== null,
    isAwaited: ({ context }) => context.isAwaited,
  },
  actions: {
    recall: emit(({ event }) => {
      const { addresses, moduleId } = outputOf<typeof actors, 'readHabits'>(event);
      return {
        type: 'place.recalled' as const,
        address: required(usualAddress(addresses), 'usual address'),
        moduleId,
      };
    }),
  },
  delays: { longestWait: 2_000 },
}).createMachine({
  id: 'usualPlace',
  description:
    'A customer who signs in on a new browser gets the usual address and module immediately. On arrival the first page waits for them, so that the header does not grow afterwards.',
  meta: { title: 'Returning customer', rules: ['LOC-22', 'NFR-07'] },
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      description: 'If the customer chooses another place meanwhile, the usual place is not used.',
      meta: { title: 'Finding the usual place' },
      tags: 'busy',
      invoke: {
        id: 'readHabits',
        src: 'readHabits',
        onDone: [
          {
            guard: { type: 'hasUsual', params: ({ event }) => event.output },
            target: 'recalled',
            actions: 'recall',
          },
          { target: 'unknown' },
        ],
        onError: { description: 'If this fails, the customer is asked for an address.', target: 'unknown' },
      },
      after: {
        longestWait: {
          description: 'After a time limit, the page is shown. It restores the usual place later.',
          guard: 'isAwaited',
          target: 'unknown',
        },
      },
    },
    recalled: {
      description: 'The location flow checks that the place is served.',
      meta: { title: 'Applying the usual place' },
      tags: 'busy',
      invoke: {
        id: 'watchPlace',
        src: 'watchPlace',
        onError: { description: 'If this fails, the page is shown immediately.', target: 'applied' },
      },
      on: { 'place.decided': 'applied' },
      after: { longestWait: 'applied' },
    },
    applied: {
      description: 'The customer can change the place by pressing the address in the header.',
      meta: { title: 'Usual place in use', rules: ['LOC-22'] },
    },
    unknown: { meta: { title: 'No usual place' }, tags: 'empty' },
  },
});
