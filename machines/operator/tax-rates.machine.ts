import { assign, emit, setup } from 'xstate';
import type { TaxChange } from '../../domain/operator';
import { isTaxPercent } from '../../domain/tax';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

export const taxRatesMachine = setup({
  types: {} as {
    context: { change: TaxChange | null; failure: Failure | null };
    events: { type: 'rate.submitted'; change: TaxChange };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { saveRate: notProvided<void, TaxChange>('saveRate') },
  guards: {
    isRate: ({ event }) => {
      const change = eventOf(event, 'rate.submitted').change;
      return change.percent === null || isTaxPercent(change.percent);
    },
  },
  actions: {
    setChange: assign(({ event }) => ({ change: eventOf(event, 'rate.submitted').change, failure: null })),
    forgetChange: assign({ change: null }),
    setFailure: setFailure(),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'taxRates',
  description: 'Tax rates of modules, stores, categories and items, saved one at a time.',
  meta: { title: 'Tax rates', rules: ['PRICE-10', 'X-23'] },
  context: { change: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      meta: { title: 'Editing rates' },
      on: {
        'rate.submitted': { guard: 'isRate', target: 'saving', actions: 'setChange' },
      },
    },
    saving: {
      meta: { title: 'Saving a rate' },
      tags: 'busy',
      invoke: {
        id: 'saveRate',
        src: 'saveRate',
        input: ({ context }) => required(context.change, 'change'),
        onDone: { target: 'editing', actions: ['forgetChange', 'announceChange'] },
        onError: {
          description: 'The field keeps its text, so the operator can save again.',
          target: 'editing',
          actions: ['setFailure', 'notifyFailure', 'forgetChange'],
        },
      },
    },
  },
});
