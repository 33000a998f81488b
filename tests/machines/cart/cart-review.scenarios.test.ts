import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { cartReviewMachine } from '../../../machines/cart/cart-review.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { read, risen, SALE_ENDS_IN, scarce } from './cart-review.model';

function start() {
  const effects = deferredActors('acceptChanges');
  const clock = new SimulatedClock();
  const review = createActor(cartReviewMachine.provide({ actors: effects.actors }), { clock });
  const emitted = emittedBy(review);
  review.start();
  const isOpen = () => review.getSnapshot().hasTag('open');
  return { review, effects, clock, emitted, isOpen };
}

it('the review of cart changes opens immediately for a changed cart, and never for an unchanged one [CART-63]', () => {
  const { review, isOpen } = start();

  review.send(read([]));
  expect(isOpen()).toBe(false);
  review.send(read([risen]));

  expect(isOpen()).toBe(true);
});

it('accepting the review confirms exactly the changes shown and closes it with the confirmed cart [CART-63]', async () => {
  const { review, effects, emitted, isOpen } = start();
  review.send(read([risen, scarce]));

  review.send({ type: 'changes.accepted' });
  expect(effects.callsOf('acceptChanges').map(({ input }) => input)).toEqual([{ lines: [risen, scarce] }]);
  review.send(read([]));
  effects.latest('acceptChanges').resolve(undefined);
  await settled();

  expect(emitted).toEqual([]);
  expect(isOpen()).toBe(false);
});

it('a cart line that changes during the confirmation is listed again [CART-63]', async () => {
  const { review, effects, isOpen } = start();
  review.send(read([risen]));
  review.send({ type: 'changes.accepted' });
  review.send(read([]));
  effects.latest('acceptChanges').resolve(undefined);
  await settled();

  review.send(read([{ ...risen, token: 'risen again' }]));

  expect(isOpen()).toBe(true);
});

it('the review of cart changes closes when the last changed line is removed [CART-63]', () => {
  const { review, isOpen } = start();
  review.send(read([risen, scarce]));

  review.send({ type: 'line.dropped', lineId: 1 });
  expect(isOpen()).toBe(true);
  review.send({ type: 'line.dropped', lineId: 2 });

  expect(isOpen()).toBe(false);
});

it('a postponed review of cart changes opens again only for a new change or on request [CART-63]', () => {
  const { review, isOpen } = start();
  review.send(read([risen]));
  review.send({ type: 'flow.dismissed' });
  review.send(read([risen]));
  expect(isOpen()).toBe(false);

  review.send({ type: 'review.requested' });
  expect(isOpen()).toBe(true);
  review.send({ type: 'flow.dismissed' });
  review.send(read([risen, scarce]));

  expect(isOpen()).toBe(true);
});

it('a failed confirmation of cart changes says why and can be retried or left [CART-63]', async () => {
  const { review, effects, isOpen } = start();
  review.send(read([risen]));
  review.send({ type: 'changes.accepted' });
  effects.latest('acceptChanges').reject({ code: 'offline' });
  await settled();
  expect(review.getSnapshot().context.failure?.code).toBe('offline');

  review.send({ type: 'changes.accepted' });
  expect(effects.callsOf('acceptChanges')).toHaveLength(2);
  effects.latest('acceptChanges').reject({ code: 'server' });
  await settled();
  review.send({ type: 'flow.dismissed' });

  expect(isOpen()).toBe(false);
});

it('the cart reloads at the moment a sale ends [CAT-12, PRICE-09]', () => {
  const { review, clock, emitted } = start();
  review.send(read([], SALE_ENDS_IN));
  clock.increment(SALE_ENDS_IN - 1);
  expect(emitted).toEqual([]);

  clock.increment(1);
  expect(emitted).toEqual([{ type: 'cart.reloadRequested' }]);
  clock.increment(10 * SALE_ENDS_IN);

  expect(emitted).toHaveLength(1);
});
