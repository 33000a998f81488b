import { assign, emit, setup } from 'xstate';
import type { PauseMinutes } from '../../domain/store-pause';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import type { ConsoleUpdate } from './console-sign-in.machine';

/** Milliseconds between two refreshes. A pause ends without a press. */
const LOOK_AGAIN = 20_000;

export const storeOpeningMachine = setup({
  types: {} as {
    context: {
      /** The length of the pause that is being saved. `null`: the store takes orders again. */
      minutes: PauseMinutes | null;
      failure: Failure | null;
    };
    events: { type: 'pause.requested'; minutes: PauseMinutes } | { type: 'orders.resumed' };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { savePause: notProvided<void, PauseMinutes | null>('savePause') },
  actions: {
    setMinutes: assign(({ event }) => ({
      minutes: eventOf(event, 'pause.requested').minutes,
      failure: null,
    })),
    forgetMinutes: assign({ minutes: null }),
    setFailure: setFailure(),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'storeOpening',
  description: 'A busy store stops taking orders for a while and takes them again.',
  meta: { title: 'Pausing a store', rules: ['X-31'] },
  context: { minutes: null, failure: null },
  initial: 'showing',
  states: {
    showing: {
      meta: { title: 'Open, closed or paused' },
      on: {
        'pause.requested': { target: 'saving', actions: 'setMinutes' },
        'orders.resumed': { target: 'saving', actions: 'forgetMinutes' },
      },
      after: {
        lookAgain: {
          description: 'Reloads regularly, because the store opens and closes by itself.',
          target: 'showing',
          reenter: true,
          actions: 'announceChange',
        },
      },
    },
    saving: {
      meta: { title: 'Saving the pause' },
      tags: 'busy',
      invoke: {
        id: 'savePause',
        src: 'savePause',
        input: ({ context }) => context.minutes,
        onDone: { target: 'showing', actions: 'announceChange' },
        onError: { target: 'showing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
  },
});
