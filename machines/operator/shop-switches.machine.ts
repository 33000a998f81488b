import { assign, setup } from 'xstate';
import { changedSwitches, type SwitchValue, type SwitchValues } from '../../domain/operator';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';

export const shopSwitchesMachine = setup({
  types: {} as {
    context: {
      /** The settings that apply to all customers. */
      shop: SwitchValues;
      /** The settings that only this browser previews. */
      tried: SwitchValues;
      /** The settings that the operator has changed and not saved. */
      changes: SwitchValues;
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
    /** Reloads the page, because some settings are read only at page load. */
    reloadPage: notProvided<void, void>('reloadPage'),
  },
  guards: {
    isChanged: ({ context: { tried, changes } }) => JSON.stringify(tried) !== JSON.stringify(changes),
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    isTrying: ({ context }) => Object.keys(context.tried).length > 0,
  },
  actions: {
    setChange: assign(({ context, event }) => {
      const { name, value } = eventOf(event, 'switch.set');
      return {
        changes: changedSwitches(context.shop, { ...context.changes, [name]: value }),
        failure: null,
      };
    }),
    forgetChanges: assign({ changes: {} }),
    setFailure: setFailure(),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'shopSwitches',
  description:
    'Settings show and hide features of the shop. The operator previews them in one browser, then applies them for everyone.',
  meta: { title: 'Shop settings', rules: ['X-23', 'DATA-01'] },
  context: ({ input }) => ({ shop: input.shop, tried: input.tried, changes: input.tried, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Editing settings' },
      on: {
        'switch.set': { actions: 'setChange' },
        'trial.requested': { guard: 'isChanged', target: 'trying' },
        'trial.ended': { guard: 'isTrying', target: 'trying', actions: 'forgetChanges' },
        'keep.requested': { guard: 'hasChanges', target: 'confirming' },
      },
    },
    trying: {
      description: 'Only this browser shows the shop with the changes.',
      meta: { title: 'Previewing' },
      tags: 'busy',
      invoke: {
        id: 'trySwitches',
        src: 'trySwitches',
        input: ({ context }) => context.changes,
        onDone: 'showing',
        onError: { target: 'choosing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
    confirming: {
      meta: { title: 'Confirming for everyone' },
      tags: 'open',
      on: { 'keep.confirmed': 'keeping', 'question.closed': 'choosing' },
    },
    keeping: {
      meta: { title: 'Applying for everyone' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'keepSwitches',
        src: 'keepSwitches',
        input: ({ context }) => context.changes,
        onDone: 'showing',
        onError: { target: 'choosing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
    showing: {
      meta: { title: 'Loading the settings' },
      tags: 'busy',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        onError: { target: 'choosing', actions: ['setFailure', 'notifyFailure'] },
      },
    },
  },
});
