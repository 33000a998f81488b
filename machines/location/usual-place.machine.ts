import { emit, setup } from 'xstate';
import type { SavedAddress } from '../../domain/address';
import { usualAddress } from '../../domain/habits';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';

/** The account's addresses, and the module of its last order. `moduleId: null`: no orders. */
export type Habits = { addresses: SavedAddress[]; moduleId: number | null };

const actors = { readHabits: notProvided<Habits, void>('readHabits') };

export const usualPlaceMachine = setup({
  types: {} as {
    emitted: { type: 'place.recalled'; address: SavedAddress; moduleId: number | null };
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: { hasUsual: (_, { addresses }: Habits) => usualAddress(addresses) !== null },
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
}).createMachine({
  id: 'usualPlace',
  description: 'A customer who signs in on a new browser gets the usual address and module at once.',
  meta: { title: 'Returning customer', rules: ['LOC-22'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The customer can choose another place meanwhile, which ends this.',
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
        onError: { description: 'The address is asked for as usual.', target: 'unknown' },
      },
    },
    recalled: {
      description: "The header's address changes it with one press.",
      meta: { title: 'Usual place in use', rules: ['LOC-22'] },
    },
    unknown: { meta: { title: 'Nothing known yet' }, tags: 'empty' },
  },
});
