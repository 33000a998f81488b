import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ZoomLayer } from '../../../src/features/catalogue/item/zoom-layer';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

async function show() {
  await renderPage(
    <ShopPage>
      <ZoomLayer
        src="/pictures/item/1f355.svg"
        alt="Margherita"
        title="Margherita, picture 1"
        onClose={() => undefined}
      />
    </ShopPage>,
  );
  const frame = screen.getByRole('region', { name: 'Enlarged photo' });
  const scrollBy = vi.fn();
  Object.assign(frame, { scrollBy });
  return { frame, scrollBy };
}

it('the enlarged picture is shown at 1200 x 1800 in an area that the keyboard can scroll [ITEM-15, CONST-12]', async () => {
  const { frame } = await show();

  const picture = screen.getByRole('img', { name: 'Margherita' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '1800']);
  expect(frame.tabIndex).toBe(0);
});

it('the enlarged picture opens at its centre [ITEM-15]', async () => {
  const { frame } = await show();
  const sizes = { scrollWidth: 1200, clientWidth: 800, scrollHeight: 1800, clientHeight: 600 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(frame, name, { value });

  fireEvent.load(screen.getByRole('img', { name: 'Margherita' }));

  expect([frame.scrollLeft, frame.scrollTop]).toEqual([200, 600]);
});

it('the enlarged picture can be dragged with the mouse, while touch is left to the browser [ITEM-15]', async () => {
  const { frame, scrollBy } = await show();
  const move = (pointerType: string, buttons: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true, buttons });
    Object.defineProperties(event, {
      pointerType: { value: pointerType },
      movementX: { value: 12 },
      movementY: { value: -5 },
    });
    fireEvent(frame, event);
  };

  move('mouse', 0);
  move('touch', 1);
  expect(scrollBy).not.toHaveBeenCalled();
  move('mouse', 1);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(-12, 5);
});

it('a button shows the whole enlarged picture and enlarges it again [ITEM-15]', async () => {
  const { frame } = await show();

  fireEvent.click(screen.getByRole('button', { name: 'Fit to screen' }));
  expect(frame.dataset.whole).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(frame.dataset.whole).toBeUndefined();
  fireEvent.doubleClick(frame);
  expect(frame.dataset.whole).toBe('true');
});
