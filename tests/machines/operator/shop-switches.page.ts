import type { SnapshotFrom } from 'xstate';
import type { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

type At = SnapshotFrom<typeof shopSwitchesMachine>;

const SWITCHES = '/operator/switches';
const titles: Readonly<Record<string, string>> = {
  guest_checkout_status: 'Guest checkout',
  tax_included: 'Prices include tax',
};
const switchOf = (name: string): Target => ({ role: 'switch', name: titles[name] ?? name });
const question: Target = { role: 'dialog', name: 'Apply for everyone?' };
const bar: Target = { role: 'group', name: 'Your changes' };
const tryHere: Target = { role: 'button', name: 'Preview in this browser' };
const confirm: Target = { role: 'button', name: 'Apply for everyone', inside: question };

/** Each switch with its pending value, including this browser's trial settings. */
const shown = ({ context: { shop, changes } }: At): Sight[] =>
  Object.keys(titles).map((name) => ({
    sees: { ...switchOf(name), isChecked: (changes[name] ?? shop[name]) === 1 },
  }));

const offered = (at: At): Sight[] => [
  at.can({ type: 'trial.ended' })
    ? { sees: { role: 'button', name: 'End preview' } }
    : { lacks: { role: 'button', name: 'End preview' } },
  at.can({ type: 'trial.requested' }) ? { sees: tryHere } : { lacks: tryHere },
  Object.keys(at.context.changes).length > 0
    ? { sees: { role: 'button', name: 'Apply for everyone', inside: bar } }
    : { lacks: { role: 'button', name: 'Apply for everyone', inside: bar } },
];

export const shopSwitchesPage: Page<typeof shopSwitchesMachine> = {
  open: () => ({ path: '/operator', storage: {} }),
  calls: [SWITCHES],
  acts: {
    'switch.set': ({ name }: { name: string }) => [{ act: 'press', on: switchOf(name) }],
    'trial.requested': [{ act: 'press', on: tryHere }],
    'trial.ended': [press('button', 'End preview')],
    'keep.requested': [press('button', 'Apply for everyone', { inside: bar })],
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
    'switch.set': ({ name, value }: { name: string; value: unknown }, { context: { shop, changes } }) =>
      (changes[name] ?? shop[name]) === value ? 'a press sets a switch to the other value' : null,
    'xstate.error.actor.reloadPage': () => 'no browser refuses to reload a page',
  },
  endsIn: ['showing'],
};
