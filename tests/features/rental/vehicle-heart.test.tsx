import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyTripCart } from '../../../domain/rental/trip-cart';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { FoundVehicle } from '../../../src/api/rental-mapping';
import { VehicleGallery } from '../../../src/features/rental/vehicle/vehicle-gallery';
import { WishlistProvider } from '../../../src/features/wishlist/wishlist.context';
import { compact, suv } from '../../machines/rental/trips';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const shown = (vehicle: typeof compact) =>
  ({ ...vehicle, imageUrls: [], isNew: false, discount: null }) as unknown as FoundVehicle;

it('the heart on a vehicle’s page shows whether the vehicle is in the wishlist and changes that [WISH-06]', async () => {
  const effects = deferredActors('loadWishlist', 'saveFavourite');
  const wishlist = createActor(wishlistMachine.provide({ actors: effects.actors })).start();
  wishlist.send({ type: 'person.arrived' });
  effects.latest('loadWishlist').resolve({ item: [], store: [], vehicle: [compact.id], provider: [suv.id] });
  await settled();
  await renderPage(
    <ShopPage>
      <WishlistProvider actor={wishlist as never}>
        <VehicleGallery vehicle={shown(compact)} />
        <VehicleGallery vehicle={shown(suv)} />
      </WishlistProvider>
    </ShopPage>,
    { api: { rental: { tripCart: async () => emptyTripCart }, location: {} } },
  );
  const heart = (name: string) => screen.getByRole('button', { name: `Add ${name} to wishlist` });
  const isFilled = (name: string) => heart(name).getAttribute('aria-pressed');
  expect([isFilled('Compact'), isFilled('SUV')]).toEqual(['true', 'false']);

  await act(async () => void fireEvent.click(heart('SUV')));
  expect(isFilled('SUV')).toBe('true');
  expect(effects.latest('saveFavourite').input).toMatchObject({ kind: 'vehicle', id: suv.id, isOn: true });
});
