import type { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import type { OrderLookup } from '../../../machines/orders/order-tracking.types';
import type { Page, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const OF_STREAM = 'the event stream or the network sends this';

const number: Target = { role: 'textbox', name: 'Order number' };
const track: Target = { role: 'button', name: 'Track' };
const way: Target = { role: 'heading', name: 'Order progress' };
const updated = { reads: 'Last updated' } as const;

/** Tested on its own, after looking an order up. */
export const orderTrackingPage: Page<typeof orderTrackingMachine> = {
  open: () => ({ path: '/track-order', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'lookup.submitted': ({ lookup }: { lookup: OrderLookup }) => [
      { act: 'type', into: number, text: String(lookup.id) },
      { act: 'type', into: { role: 'textbox', name: 'Phone number' }, text: lookup.phone ?? '' },
      { act: 'press', on: track },
    ],
    'lookup.reopened': [press('button', 'Track another order')],
    'retry.requested': [press('button', 'Try again')],
  },
  answers: {},
  timers: { pollTime: 8_000, pauseTime: 2_000, refundTime: 20_000 },
  sights: {
    lookup: [{ sees: number }, { sees: track }, { lacks: way }, { misses: 'We couldn’t find an order' }],
    loading: [{ sees: { ...track, isBusy: true } }],
    notFound: [
      { reads: 'We couldn’t find an order with this number and contact. Please check both.' },
      { sees: track },
    ],
    failed: [{ sees: { role: 'alert' } }, { sees: track }, { misses: 'We couldn’t find an order' }],
    live: [{ sees: way }, updated, { lacks: number }],
    'live.stage.placed': [{ reads: 'Basil Kitchen has your order and will confirm it soon.' }],
    'live.stage.preparing': [{ reads: 'Basil Kitchen is preparing your order.' }],
    'live.stage.ready': [{ reads: 'Your order is ready and waiting for the courier.' }],
    'live.stage.onTheWay': [{ reads: 'The courier is on the way to you.' }],
    stale: [{ reads: 'No updates right now. We’ll keep trying.' }, updated, { sees: way }],
    offline: [{ reads: 'You’re offline. Updates continue when you’re back online.' }, updated, { sees: way }],
    catchingUp: [{ sees: way }, updated],
    finished: ({ context: { order } }) => [
      {
        reads:
          order?.status === 'refund_requested'
            ? 'We’re reviewing your refund request.'
            : 'Your order has arrived. Enjoy!',
      },
      { misses: 'Last updated' },
      { sees: way },
    ],
  },
  impossible: {
    'order.changed': 'the actions on the order send this, and have their own paths',
    'status.changed': OF_STREAM,
    'courier.moved': OF_STREAM,
    'signal.received': OF_STREAM,
    'stream.ended': OF_STREAM,
    'stream.refused': OF_STREAM,
    'network.lost': OF_STREAM,
    'network.found': OF_STREAM,
    'retry.requested': (_event, at) =>
      at.matches('failed') ? 'a customer who looks an order up presses “Track” again' : null,
    'lookup.reopened': (_event, { context }) => (context.order === null ? 'the form is already open' : null),
  },
  endsIn: [],
};
