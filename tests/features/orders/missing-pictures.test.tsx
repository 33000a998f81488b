import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { Pictures } from '../../../src/features/orders/actions/pictures';
import { ShopPage } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';

it('an order without its prescription says that the picture is missing [MSG-35, PHAR-02]', async () => {
  const flow = createActor(resting(picturesMachine), { input: { takesDocuments: true } }).start();
  await renderPage(
    <ShopPage>
      <Pictures flow={flow as never} add="Add photos" />
    </ShopPage>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => flow.send({ type: 'pictures.missed' }));
  expect(screen.getByRole('alert').textContent).toBe('Please upload your prescription image');
});
