import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { browserMachine } from '../../../machines/browser.machine';
import { OfflineBanner } from '../../../src/features/site/frame/offline-banner';
import { NetworkProvider } from '../../../src/platform/network.context';
import { deferredActors } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the offline banner and the Add button say which actions are sent later and which are impossible offline [NFR-08]', async () => {
  const { actors } = deferredActors(
    'prepareNotices',
    'answerGallery',
    'measureQuiet',
    'loadLiveCart',
    'keepShop',
  );
  const browser = createActor(browserMachine.provide({ actors: actors as never })).start();
  await renderPage(
    <ShopPage>
      <NetworkProvider actor={browser as never}>
        <OfflineBanner />
      </NetworkProvider>
    </ShopPage>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => browser.send({ type: 'network.offline' }));
  expect(screen.getByRole('status').textContent).toBe(
    'You’re offline. Information may be out of date. Cart changes will sync, and you can add items once you’re back online.',
  );
  browser.stop();
});
