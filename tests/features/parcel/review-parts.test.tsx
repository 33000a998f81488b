import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ParcelActor } from '../../../src/features/parcel/parcel.context';
import {
  CourierPart,
  PayerPart,
  ProhibitedPart,
  SchedulePart,
} from '../../../src/features/parcel/parts/review-parts';
import { openPage } from '../../machines/parcel/page';
import { ready } from '../../machines/parcel/parcels';
import { settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

const options = {
  hasCash: true,
  hasPartialPayment: false,
  gateways: [{ id: 'demo', title: 'Card', imageUrl: null }],
  offlineMethods: [],
  hasTips: true,
  usualTip: 2_00,
};
const slot = (hour: number) => ({
  at: `2026-11-25T0${hour}:00:00Z`,
  endsAt: `2026-11-25T0${hour + 1}:00:00Z`,
});
const days = [
  { date: '2026-11-24', slots: [] },
  { date: '2026-11-25', slots: [slot(6), slot(7)] },
];

async function show(part: ReactNode, draft: object = {}, offered: object = options) {
  const { flow } = openPage({ progress: { ...ready, draft: { ...ready.draft, ...draft } } });
  await renderPage(
    <ShopPage>
      <ParcelActor actor={flow as never}>
        <Suspense>{part}</Suspense>
      </ParcelActor>
    </ShopPage>,
    { api: { checkout: { options: async () => offered }, parcels: {} } },
  );
  await act(settled);
  return { draft: () => flow.getSnapshot().context.progress.draft, flow };
}
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('The last parts of a parcel', () => {
  it('offer pick-up as soon as possible, or in a slot of a day that has one [PARC-02, DLV-07]', async () => {
    const { draft } = await show(<SchedulePart days={days} />);

    expect(radio(/As soon as possible/).checked).toBe(true);
    await press(radio(/Schedule for later/));
    expect(draft().scheduledAt).toBe(slot(6).at);
    const times = screen.getByRole('combobox', { name: 'Time' });
    fireEvent.change(times, { target: { value: slot(7).at } });
    expect(draft().scheduledAt).toBe(slot(7).at);
    await press(radio(/As soon as possible/));
    expect(draft().scheduledAt).toBeNull();
  });

  it('offer no later time when no day has a slot [PARC-02, DLV-07]', async () => {
    await show(<SchedulePart days={[{ date: '2026-11-24', slots: [] }]} />);

    expect(screen.queryByRole('radio', { name: /Schedule for later/ })).toBeNull();
  });

  it('ask who pays: the sender by any method, or the receiver in cash at the door [PARC-02]', async () => {
    const { draft } = await show(<PayerPart />);

    expect(radio(/^I pay/).checked).toBe(true);
    await press(await screen.findByRole('radio', { name: /Card/ }));
    expect(draft().payment).toMatchObject({ by: 'digital' });
    await press(radio(/The receiver pays/));
    expect(draft().payer).toBe('receiver');
    expect(screen.queryByRole('radio', { name: /Card/ })).toBeNull();
    expect(screen.getByText('In cash at the door')).toBeDefined();
  });

  it('take a prepared or an own instruction for the courier, and a tip [PARC-02]', async () => {
    const { draft } = await show(<CourierPart offered={['Handle with care', 'Keep upright']} />);

    await press(screen.getByRole('button', { name: 'Keep upright' }));
    expect(draft().instruction).toBe('Keep upright');
    await press(screen.getByRole('button', { name: 'Keep upright' }));
    expect(draft().instruction).toBe('');
    fireEvent.change(screen.getByRole('textbox', { name: 'For the courier' }), {
      target: { value: 'Blue gate' },
    });
    expect(draft().instruction).toBe('Blue gate');
    await press(await screen.findByRole('button', { name: '$2.00' }));
    expect(draft().tip).toBe(2_00);
  });

  it('say that tips are not available when the shop takes none [PARC-02]', async () => {
    await show(<CourierPart offered={[]} />, {}, { ...options, hasTips: false });

    expect(await screen.findByText('Tips aren’t available right now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: '$2.00' })).toBeNull();
  });

  it('list the prohibited goods, which the sender has to acknowledge [PARC-04]', async () => {
    const { draft, flow } = await show(<ProhibitedPart />, { isProhibitedRead: false });

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cash, jewellery and identity documents',
      'Weapons, explosives, gas and flammable items',
      'Drugs, alcohol and medicine without a prescription',
      'Animals and perishable food',
    ]);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'My parcel contains none of these' });
    expect([box.checked, screen.queryByRole('alert')]).toEqual([false, null]);
    await act(async () => flow.send({ type: 'parcel.submitted' }));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await press(box);
    expect(draft().isProhibitedRead).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    const terms = screen.getByRole('link', { name: 'Terms & Conditions' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/terms-and-conditions',
      '_blank',
    ]);
  });
});
