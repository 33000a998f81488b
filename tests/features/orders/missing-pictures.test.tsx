import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { Pictures } from '../../../src/features/orders/actions/pictures';
import { ShopPage } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';

async function show(takesDocuments: boolean) {
  const flow = createActor(resting(picturesMachine), { input: { takesDocuments } }).start();
  await renderPage(
    <ShopPage>
      <Pictures flow={flow as never} add="Add photos" />
    </ShopPage>,
  );
  return flow;
}

it('an order without its prescription says that the picture is missing [MSG-35, PHAR-02]', async () => {
  const flow = await show(true);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => flow.send({ type: 'pictures.missed' }));
  expect(screen.getByRole('alert').textContent).toBe('Please upload your prescription image');
});

it.each([
  ['a prescription', true, 'image/jpeg,image/png,image/gif,application/pdf'],
  ['a refund or a review', false, 'image/jpeg,image/png,image/gif'],
] as const)(
  'the pictures of %s are chosen from the camera or the files, of the allowed types only [PHAR-04, PHAR-06]',
  async (_, takesDocuments, types) => {
    await show(takesDocuments);
    const field = screen.getByLabelText<HTMLInputElement>('Add photos', { selector: 'input' });
    // Phones offer their camera for pictures. With `capture` they would offer nothing else.
    expect([field.type, field.accept, field.multiple]).toEqual(['file', types, true]);
    expect(field.hasAttribute('capture')).toBe(false);
  },
);
