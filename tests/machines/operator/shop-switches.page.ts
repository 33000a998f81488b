import type { SnapshotFrom } from 'xstate';
import type { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

type At = SnapshotFrom<typeof shopSwitchesMachine>;

const SWITCHES = '/operator/switches';
const titles: Readonly<Record<string, string>> = {
  guest_checkout_status: 'Guests may order',
  tax_included: 'Prices hold the tax',
};
const switchOf = (name: string): Target => ({ role: 'switch', name: titles[name] ?? name });
const question: Target = { role: 'dialog', name: 'Set for everybody?' };
const bar: Target = { role: 'group', name: 'What you have set' };
const tryHere: Target = { role: 'button', name: 'Try on this browser' };
const confirm: Target = { role: 'button', name: 'Set for everybody', inside: question };

/** Each switch as it would be, the trial of this browser included. */
const shown = ({ context: { shop, wishes } }: At): Sight[] =>
  Object.keys(titles).map((name) => ({
    sees: { ...switchOf(name), isChecked: (wishes[name] ?? shop[name]) === 1 },
  }));

const offered = (at: At): Sight[] => [
  at.can({ type: 'trial.ended' })
    ? { sees: { role: 'button', name: 'End the trial' } }
    : { lacks: { role: 'button', name: 'End the trial' } },
  at.can({ type: 'trial.requested' }) ? { sees: tryHere } : { lacks: tryHere },
  Object.keys(at.context.wishes).length > 0
    ? { sees: { role: 'button', name: 'Set for everybody', inside: bar } }
    : { lacks: { role: 'button', name: 'Set for everybody', inside: bar } },
];

export const shopSwitchesPage: Page<typeof shopSwitchesMachine> = {
  open: () => ({ path: '/operator', storage: {} }),
  calls: [SWITCHES],
  acts: {
    'switch.set': ({ name }: { name: string }) => [{ act: 'press', on: switchOf(name) }],
    'trial.requested': [{ act: 'press', on: tryHere }],
    'trial.ended': [press('button', 'End the trial')],
    'keep.requested': [press('button', 'Set for everybody', { inside: bar })],
    'keep.confirmed': [{ act: 'press', on: confirm }],
    'question.closed': [press('button', 'Cancel', { inside: question })],
  },
  answers: {
    'xstate.done.actor.trySwitches': () => [answers(SWITCHES, {})],
    'xstate.error.actor.trySwitches': (error: object) => [failsToWrite(SWITCHES, error)],
    'xstate.done.actor.keepSwitches': () => [answers(SWITCHES, {})],
    'xstate.error.actor.keepSwitches': (error: object) => [failsToWrite(SWITCHES, error)],
  },
  timers: {},
  sights: {
    choosing: (at) => [{ lacks: question }, ...shown(at), ...offered(at)],
    trying: (at) => [{ sees: { ...tryHere, isBusy: true } }, ...shown(at)],
    confirming: [{ sees: question }, { sees: confirm }],
    keeping: [{ sees: { ...confirm, isBusy: true } }],
    showing: [{ lacks: question }, { sees: { ...tryHere, isBusy: true } }],
  },
  impossible: {
    'switch.set': ({ name, value }: { name: string; value: unknown }, { context: { shop, wishes } }) =>
      (wishes[name] ?? shop[name]) === value ? 'a press sets a switch to the other side' : null,
    'xstate.error.actor.reloadPage': () => 'no browser refuses to load a page anew',
  },
  endsIn: ['showing'],
};
