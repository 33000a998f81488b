import type { UnderWay } from '../../../domain/under-way';
import { underWayMachine } from '../../../machines/site/under-way.machine';
import { createModel } from '../../support/model';
import { orderOf } from '../orders/order-tracking.model';

const onTheWay: UnderWay[] = [{ what: 'order', order: orderOf('picked_up') }];

export const underWayModel = createModel(underWayMachine, {
  fixtures: [
    { type: 'page.opened' },
    { type: 'xstate.done.actor.readUnderWay', output: onTheWay },
    { type: 'xstate.done.actor.readUnderWay', output: [] },
    { type: 'xstate.error.actor.readUnderWay', error: { code: 'offline' } },
    { type: 'xstate.done.actor.refreshUnderWay', output: onTheWay },
    { type: 'xstate.done.actor.refreshUnderWay', output: [] },
    { type: 'xstate.error.actor.refreshUnderWay', error: { code: 'offline' } },
    { type: 'xstate.error.actor.watchPages', error: { code: 'unknown' } },
  ],
  vertex: ({ context }) => context.shown !== null,
  invariants: {
    'the bar is shown exactly while an order or a trip is running': (at) =>
      (at.context.shown !== null) === (at.matches('live') || at.matches('refreshing')),
  },
});
