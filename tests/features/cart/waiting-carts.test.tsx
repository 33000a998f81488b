import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { moduleMachine } from '../../../machines/location/module.machine';
import { WaitingCarts } from '../../../src/features/cart/drawer/waiting-carts';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { grocery, modules } from '../../machines/location/module.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the empty cart names the cart of another module, and one press opens that module [CART-60]', async () => {
  const module = createActor(
    moduleMachine.provide({
      actors: {
        storeModule: fromPromise<void, { moduleId: number }>(async () => undefined),
        showPress: fromPromise<void, void>(async () => undefined),
      },
    }),
    { input: { modules, storedId: grocery.id } },
  ).start();
  module.send({ type: 'zones.changed', zoneIds: [1] });
  const waitingCarts = async () => [{ moduleId: 1, storeName: 'Noor Grill', lines: 2 }];
  await renderPage(
    <ShopPage>
      <ModuleProvider actor={module as never}>
        <WaitingCarts />
      </ModuleProvider>
    </ShopPage>,
    { api: { discovery: { waitingCarts } } },
  );
  expect((await screen.findByText('Noor Grill')).parentElement?.textContent).toContain('2 items');
  fireEvent.click(screen.getByRole('button', { name: /^Open\s*M1$/ }));
  await waitFor(() => expect(module.getSnapshot().context.selectedId).toBe(1));
});
