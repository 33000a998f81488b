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

it('the price filter’s chip opens both price fields and applies them together [CAT-08]', async () => {
  const onApply = await show();
  expect(chip().textContent).toBe('Price');
  expect(chip().parentElement?.contains(screen.getByLabelText('Lowest price'))).toBe(true);
  fireEvent.change(screen.getByLabelText('Lowest price'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Highest price'), { target: { value: '20' } });
  fireEvent.click(screen.getByText('Apply'));
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ min: 5, max: 20 }));
});

it('the price filter’s chip shows the chosen prices [CAT-08]', async () => {
  await show(undefined, 20);
  expect(chip().textContent).toBe('… – $20.00');
});

it('an invalid price in the price filter is not applied, is explained at its field and stays there [CAT-08]', async () => {
  const onApply = await show();
  const lowest = screen.getByLabelText<HTMLInputElement>('Lowest price');
  const highest = screen.getByLabelText<HTMLInputElement>('Highest price');
  fireEvent.change(lowest, { target: { value: '4.999' } });
  fireEvent.change(highest, { target: { value: '3' } });
  fireEvent.click(screen.getByText('Apply'));
  const text = 'Enter an amount with up to two decimals.';
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(lowest.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(document.activeElement).toBe(lowest);
  expect([lowest.value, highest.value]).toEqual(['4.999', '3']);
  fireEvent.change(lowest, { target: { value: '4.99' } });
  fireEvent.click(screen.getByText('Apply'));
  expect(screen.getByRole('alert').textContent).toBe('The highest price can’t be lower than the lowest.');
  expect(document.activeElement).toBe(highest);
  expect(onApply).not.toHaveBeenCalled();
  fireEvent.change(highest, { target: { value: '٥' } });
  fireEvent.click(screen.getByText('Apply'));
  expect(onApply).toHaveBeenCalledWith({ min: 4.99, max: 5 });
  expect(screen.queryByRole('alert')).toBeNull();
});
