import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PriceChip } from '../../../src/features/catalogue/browse/price-chip';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = async (min?: number, max?: number) => {
  const onApply = vi.fn();
  await renderPage(
    <ShopPage>
      <PriceChip min={min} max={max} onApply={onApply} />
    </ShopPage>,
  );
  return onApply;
};
const chip = () => document.querySelector('summary') as HTMLElement;

it('asks for both prices behind one chip, and applies them together (review 32) [CAT-08]', async () => {
  const onApply = await show();
  expect(chip().textContent).toBe('Price');
  expect(chip().parentElement?.contains(screen.getByLabelText('Lowest price'))).toBe(true);
  fireEvent.change(screen.getByLabelText('Lowest price'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Highest price'), { target: { value: '20' } });
  fireEvent.click(screen.getByText('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ min: 5, max: 20 }));
});

it('says which prices are chosen (review 32) [CAT-08]', async () => {
  await show(undefined, 20);
  expect(chip().textContent).toBe('… – $20.00');
});
