import type { BookedTrip } from '../../../domain/rental/booked-trip';
import { tripTrackingMachine } from '../../../machines/rental/trip-tracking.machine';
import { createModel } from '../../support/model';
import { plan } from './trips';

/** Booked with City Wheels. */
export const tripOf = (status: BookedTrip['status'], overrides: Partial<BookedTrip> = {}): BookedTrip => ({
  id: 2001,
  status,
  bookedAt: '2026-03-10T08:00:00.000Z',
  moments: { pending: '2026-03-10T08:00:00.000Z' },
  plan: plan(),
  providerId: 3,
  providerName: 'City Wheels',
  providerPhone: null,
  vehiclesAmount: 30_00,
  discount: 0,
  couponCode: null,
  couponDiscount: 0,
  total: 30_00,
  tax: 0,
  isTaxIncluded: false,
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  paid: 0,
  pin: null,
  note: '',
  cancelReason: null,
  vehicles: [],
  driver: null,
  canCancel: status === 'pending',
  canPay: status === 'pending',
  canReview: status === 'completed',
  canChange: false,
  referenceStatus: null,
  ...overrides,
});

const lookup = { id: 2001, phone: '+971501234567' };
const off = { error: { code: 'offline', messages: [] } };

export const tripTrackingModel = createModel(tripTrackingMachine, {
  input: { lookup: null },
  otherInputs: [{ lookup: { id: 2001, phone: null } }],
  fixtures: [
    { type: 'lookup.submitted', lookup },
    ...(['readTrip', 'catchUp'] as const).flatMap(
      (read) =>
        [
          { type: `xstate.done.actor.${read}`, output: tripOf('pending') },
          { type: `xstate.done.actor.${read}`, output: tripOf('completed') },
          { type: `xstate.error.actor.${read}`, ...off },
        ] as const,
    ),
    { type: 'xstate.error.actor.readTrip', error: { code: 'notFound', messages: [] } },
  ],
  vertex: ({ context }) => [context.lookup?.phone, context.trip?.status, context.failure?.code],
  invariants: {
    'only a known trip is tracked': (at) => !at.matches('following') || at.context.trip !== null,
    'no trip is kept while another is looked up': (at) => !at.matches('lookup') || at.context.trip === null,
  },
});
