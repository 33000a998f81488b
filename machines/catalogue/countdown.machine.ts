import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';

type Times = { endsAt: number; now: number };

export const countdownMachine = setup({
  types: {} as {
    input: Times;
    context: { endsAt: number; left: number };
    emitted: { type: 'countdown.ended' };
    meta: ChartMeta;
  },
  actors: {
    /** Returns the shop's time. Device clocks may be wrong, and timers stop while a device sleeps. */
    readClock: notProvided<number, void>('readClock'),
  },
  guards: { isOver: ({ context }, now: number) => now >= context.endsAt },
  actions: {
    setLeft: assign(({ context }, now: number) => ({ left: Math.max(0, context.endsAt - now) })),
    announceEnd: emit({ type: 'countdown.ended' }),
  },
  delays: { tickTime: 1_000 },
}).createMachine({
  id: 'countdown',
  description: "Shows the time left of a sale by the shop's clock.",
  meta: { title: 'Countdown', rules: ['CAT-12'] },
  context: ({ input }) => ({ endsAt: input.endsAt, left: input.endsAt - input.now }),
  initial: 'counting',
  states: {
    counting: {
      meta: { title: 'Counting down' },
      after: { tickTime: 'measuring' },
    },
    measuring: {
      meta: { title: 'Reading the clock' },
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'setLeft', params: ({ event }) => event.output },
          },
          { target: 'counting', actions: { type: 'setLeft', params: ({ event }) => event.output } },
        ],
        onError: 'counting',
      },
    },
    ended: {
      description: 'The sale is over, so the page loads the regular prices.',
      meta: { title: 'Ended', rules: ['CAT-12', 'PRICE-09'] },
      entry: 'announceEnd',
      type: 'final',
    },
  },
});
