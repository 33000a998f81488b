import { hoursProblems } from '../../../domain/store-hours';
import { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { createModel } from '../../support/model';

const TUESDAY = 2;

export const storeHoursModel = createModel(storeHoursMachine, {
  fixtures: [
    { type: 'list.searched', text: 'olive' },
    { type: 'hours.opened', storeId: 7, hours: [{ day: TUESDAY, opens: '10:00', closes: '23:00' }] },
    { type: 'period.added', day: TUESDAY },
    { type: 'period.removed', index: 0 },
    { type: 'period.changed', index: 0, part: 'closes', time: '21:00' },
    { type: 'day.copied', day: TUESDAY },
    { type: 'hours.submitted' },
    { type: 'editing.closed' },
    { type: 'xstate.done.actor.saveHours', output: undefined },
    { type: 'xstate.error.actor.saveHours', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [
    Math.min(context.hours.length, 2),
    hoursProblems(context.hours).length > 0,
    context.isRefused,
    context.failure?.code,
    context.search,
  ],
  invariants: {
    'only a week without problems is sent': (at) =>
      !at.matches('saving') || hoursProblems(at.context.hours).length === 0,
    'a store is kept only while its hours are edited': (at) =>
      at.matches('showing') === (at.context.storeId === null),
  },
});
