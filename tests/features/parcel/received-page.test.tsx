import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedParcel } from '../../../domain/parcel-sending';
import { ApiError } from '../../../src/api/api-error';
import { ReceiverLink } from '../../../src/features/orders/detail/receiver-link';
import { ReceivedPage } from '../../../src/features/parcel/received-page';
import { settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const coming: ReceivedParcel = {
  id: 301,
  status: 'picked_up',
  kind: 'Documents',
  pin: '1956',
  due: 4_50,
  isReturning: false,
  expectedAt: null,
  address: '7 Shore Road',
  spot: null,
  courier: { name: 'Omar', phone: '+508 41 22 33', spot: null },
};
const delivered: ReceivedParcel = { ...coming, status: 'delivered', pin: null, due: 0, courier: null };

async function follow(received: (token: string) => Promise<ReceivedParcel>) {
  await renderPage(
    <ShopPage>
      <ReceivedPage token="a-link" />
    </ShopPage>,
    { api: { parcels: { received } } },
  );
  await act(settled);
}

const shown = () => document.body.textContent ?? '';

afterEach(cleanup);

describe('The page of a parcel’s receiver', () => {
  it('shows the code, the amount to pay, the address and the courier, and reads the parcel of its link [PARC-05]', async () => {
    const received = vi.fn(async (_token: string) => coming);
    await follow(received);
    expect(received.mock.calls[0]?.[0]).toBe('a-link');
    for (const part of ['Documents', '1956', 'Pay $4.50 in cash at the door.', '7 Shore Road', 'Omar'])
      expect(shown()).toContain(part);
    expect(screen.getByRole('link', { name: '+508 41 22 33' }).getAttribute('href')).toBe('tel:+508412233');
  });

  it('shows no name, phone and address after the delivery [PARC-05]', async () => {
    await follow(async () => delivered);
    expect(shown()).toContain('Documents');
    expect(shown()).not.toMatch(/1956|Shore Road|Omar|508|cash/);
  });

  it('says that the parcel is returned to its sender [PARC-05]', async () => {
    await follow(async () => ({ ...coming, isReturning: true, pin: null }));
    expect(screen.getByText('This parcel is being returned to the sender.')).toBeDefined();
  });

  it('says that a link doesn’t work, and what to do [PARC-05]', async () => {
    await follow(async () => {
      throw new ApiError('notFound');
    });
    expect(screen.getByText('This link doesn’t work')).toBeDefined();
    expect(screen.getByText('Ask the sender for a new link.')).toBeDefined();
  });
});

it('the sender of a parcel gets the receiver’s link to copy, and its preview [PARC-05]', async () => {
  await renderPage(<ReceiverLink token="a-link" />);
  const link = `${window.location.origin}/parcel/receive/a-link`;
  expect(screen.getByRole('status', { name: 'Share with the receiver' }).textContent).toBe(link);
  const preview = screen.getByRole('link', { name: 'Preview the receiver’s page' });
  expect(preview.getAttribute('href')).toBe('/parcel/receive/a-link');
});
