import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ParcelKind } from '../../../domain/parcel-sending';
import { ParcelActor } from '../../../src/features/parcel/parcel.context';
import { StickyPrice } from '../../../src/features/parcel/parcel-summary';
import { AddressBook } from '../../../src/features/parcel/parts/address-book';
import { SenderPart } from '../../../src/features/parcel/parts/end-part';
import { home } from '../../machines/location/saved-addresses.model';
import { openPage } from '../../machines/parcel/page';
import { progress, quote, ready, receiver, sender } from '../../machines/parcel/parcels';
import { settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { signedInAs } from '../account/account-stage';
import { amira } from '../account/people';

afterEach(cleanup);

const kinds = [
  { id: 1, name: 'Documents', minimumCharge: 3_00 },
  { id: 2, name: 'Box', minimumCharge: 5_50 },
] as ParcelKind[];

type Page = ReturnType<typeof openPage>;

async function show({ flow }: Page, part: ReactNode) {
  const session = signedInAs(amira);
  await settled();
  await renderPage(
    <ShopPage session={session}>
      <ParcelActor actor={flow as never}>
        <Suspense>{part}</Suspense>
      </ParcelActor>
    </ShopPage>,
    {
      api: {
        addresses: { list: async () => [home] },
        parcels: { receivers: async () => [receiver] },
      },
    },
  );
  await act(settled);
}

it('the parcel form shows the lowest price from the start, then that of the category, then the price of the route [PARC-07]', async () => {
  const page = openPage({ progress });
  await show(page, <StickyPrice kinds={kinds} />);
  expect(screen.getByText('From $3.00')).toBeDefined();
  act(() => page.flow.send({ type: 'draft.changed', draft: { categoryId: 2 } }));
  expect(screen.getByText('From $5.50')).toBeDefined();
  act(() => page.flow.send({ type: 'party.changed', end: 'sender', party: sender }));
  act(() => page.flow.send({ type: 'party.changed', end: 'receiver', party: receiver }));
  await act(async () => page.answered('quoteParcel', quote));
  expect(screen.getByText('$4.90')).toBeDefined();
});

it('a known sender is one line, which a press on Change opens [PARC-07]', async () => {
  const page = openPage({ progress });
  await page.answered('findSender', sender);
  await show(page, <SenderPart />);
  const part = screen.getByRole('region', { name: 'Pickup address' });
  expect(part.textContent).toContain('Nour Test');
  expect(part.textContent).toContain('4 Mole Street');
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change' })));
  expect(screen.getByRole('textbox', { name: 'Sender’s name' })).toBeDefined();
});

it('saved addresses by their names and earlier receivers fill in the receiver with one press [PARC-06, PARC-07]', async () => {
  const page = openPage({ progress });
  await show(page, <AddressBook end="receiver" />);
  const entries = () =>
    screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')]);
  expect(entries()).toEqual([
    ['Home addressHill Road 7', 'false'],
    ['Samira Haddad7 Shore Road', 'false'],
  ]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Samira/ })));
  expect(page.flow.getSnapshot().context.progress.draft.receiver).toMatchObject(receiver);
  expect(entries()[1]).toEqual(['Samira Haddad7 Shore Road', 'true']);
});

it('the sender of a parcel is offered saved addresses, but no earlier receivers and not the receiver’s place [PARC-06, PARC-07]', async () => {
  const page = openPage({ progress: ready });
  await show(page, <AddressBook end="sender" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Home addressHill Road 7',
  ]);
});
