import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TipField } from '../../../src/features/checkout/parts/extras-part';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const tip = (hasTips: boolean, given = 0, onChange: (tip: number) => void = () => undefined) =>
  renderPage(
    <AccountStage>
      <TipField tip={given} onChange={onChange} otherwise={<p>None are taken</p>} />
    </AccountStage>,
    { api: { checkout: { options: async () => ({ hasTips, usualTip: 200 }) } } },
  );

it('the checkout offers tips when the shop accepts them [PARC-02, DATA-01]', async () => {
  await tip(true);
  expect(await screen.findByRole('button', { name: '$2.00' })).toBeDefined();
  expect(screen.queryByText('None are taken')).toBeNull();
});

it('the checkout explains in place of the tips that the shop accepts none [PARC-02, DATA-01]', async () => {
  await tip(false);
  expect(await screen.findByText('None are taken')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an invalid custom tip is explained at its field, and an empty field means no tip [CHK-09, LANG-05]', async () => {
  const onChange = vi.fn();
  await tip(true, 12_50, onChange);
  const own = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Other amount' });
  expect(own.value).toBe('12.5');
  const types = (value: string) => {
    fireEvent.change(own, { target: { value } });
    fireEvent.blur(own);
  };
  types('3.005');
  expect(screen.getByText('Enter an amount with up to two decimals.')).toBeTruthy();
  expect(own.getAttribute('aria-invalid')).toBe('true');
  types('three');
  expect(screen.getByText('Please enter the amount in digits.')).toBeTruthy();
  expect([own.value, onChange.mock.calls]).toEqual(['three', []]);
  types('٣٫٥');
  expect(onChange.mock.lastCall).toEqual([3_50]);
  expect(screen.queryByText('Please enter the amount in digits.')).toBeNull();
  types('');
  expect(onChange.mock.lastCall).toEqual([0]);
});
