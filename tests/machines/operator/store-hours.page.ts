import type { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite } from '../shared/page-parts';

const HOURS = '/operator/stores/7/hours';
const values = { name: 'Olive Branch' };
const change: Target = { role: 'button', name: 'Change hours of {name}', values };
const save: Target = { role: 'button', name: 'Save hours' };
const search: Target = { role: 'searchbox', name: 'Search this list' };

export const storeHoursPage: Page<typeof storeHoursMachine> = {
  open: () => ({ path: '/operator?view=hours', storage: {} }),
  calls: [HOURS],
  acts: {
    'list.searched': ({ text }: { text: string }) => [{ act: 'type', into: search, text }],
    'hours.opened': [{ act: 'press', on: change }],
    'period.added': [
      { act: 'press', on: { role: 'button', name: 'Add hours on {name}', values: { name: 'Tuesday' } } },
    ],
    'period.removed': [
      { act: 'press', on: { role: 'button', name: 'Remove {place}', values: { place: 'Tuesday, 1' } } },
    ],
    'period.changed': ({ time }: { time: string }) => [
      {
        act: 'type',
        into: { role: 'combobox', name: '{place}: closes', values: { place: 'Tuesday, 1' } },
        text: time,
      },
    ],
    'day.copied': [
      { act: 'press', on: { role: 'button', name: 'Copy to all days: {name}', values: { name: 'Tuesday' } } },
    ],
    'hours.submitted': [{ act: 'press', on: save }],
    'editing.closed': [{ act: 'press', on: { role: 'button', name: 'Cancel' } }],
  },
  answers: {
    'xstate.done.actor.saveHours': () => [answers(HOURS, {})],
    'xstate.error.actor.saveHours': (error: object) => [failsToWrite(HOURS, error)],
  },
  timers: {},
  sights: {
    showing: [{ sees: change }],
    editing: [{ sees: save }],
    saving: [{ sees: { ...save, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
