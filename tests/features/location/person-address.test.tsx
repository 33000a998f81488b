import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Customer, GuestContact } from '../../../domain/order-address';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { DeliveryAddress } from '../../../src/features/location/delivery/delivery-address';
import { contact, guest, mira, quay } from '../../machines/location/delivery-address.model';
import { farOffice, home } from '../../machines/location/saved-addresses.model';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeAll(async () => {
  await import('../../../src/features/location/delivery/person-address-part');
  await import('../../../src/features/location/delivery/guest-contact-part');
});

/** The checkout's first section for a guest, or for a customer with two saved addresses. */
async function show(customer: Customer, stored: GuestContact | null = null) {
  const effects = deferredActors('readOrderTypes', 'readContact', 'keepContact', 'saveAddress');
  const list = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const flow = createActor(
    deliveryAddressMachine.provide({
      actors: {
        ...(effects.actors as object),
        savedAddresses: savedAddressesMachine.provide({ actors: list.actors }),
        guestOffer: guestOfferMachine.provide({
          actors: { readContact: fromPromise(async () => null) } as never,
        }),
        watchCustomer: fromCallback(() => undefined),
      },
    }),
    { input: { begun: null, storeZones: [1] } },
  ).start();
  flow.send({ type: 'customer.changed', customer });
  if (customer.isSignedIn) list.latest('readAddresses').resolve([home, farOffice]);
  else effects.latest('readContact').resolve(stored);
  await settled();
  await renderPage(
    <ShopPage>
      <DeliveryAddress flow={flow as ActorRefFrom<typeof deliveryAddressMachine>} />
    </ShopPage>,
  );
  await act(settled);
  return { flow, effects };
}

const section = () => screen.findByRole('region', { name: 'Delivery Addresses' });
const edits = () => screen.queryAllByRole('button', { name: /^Edit / });

describe('The address of a signed-in customer in the checkout', () => {
  it('is the saved address with an edit icon, beside an add button and the other saved addresses [ADDR-02, MSG-05]', async () => {
    await show(mira);
    expect((await section()).textContent).toContain(home.address);
    expect(edits().map((icon) => icon.getAttribute('aria-label'))).toEqual([`Edit ${home.address}`]);
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View Saved Address' })).toBeDefined();
  });

  it('has no edit icon when it is the place chosen in the header [ADDR-10, ADDR-02]', async () => {
    await show({ ...mira, place: quay });
    expect((await section()).textContent).toContain('Selected Address');
    expect(edits()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
  });
});

it.each([
  ['a customer', mira],
  ['a guest', guest],
])(
  'the checkout of %s shows no address for take-away and offers none to choose [ADDR-01, ADDR-08]',
  async (_, customer) => {
    const { flow, effects } = await show(customer);
    effects.latest('readOrderTypes').resolve(['delivery', 'take_away']);
    await act(settled);
    expect(await section()).toBeDefined();
    act(() => flow.send({ type: 'orderType.chosen', orderType: 'take_away' }));
    expect(screen.queryByRole('region', { name: 'Delivery Addresses' })).toBeNull();
    expect(screen.queryByText(/saved address/i)).toBeNull();
  },
);

describe('The contact of a guest in the checkout', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('is an empty card with a text and a sign-in link for saved addresses [ADDR-03, ADDR-09, ADDR-31, MSG-13]', async () => {
    await show(guest);
    expect(await screen.findByText('No Contact Info Added')).toBeDefined();
    expect(screen.getByText('To select from saved addresses, you need to sign in.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'View Saved Address' })).toBeNull();
  });

  it('is the stored contact with its address and an edit button [ADDR-03, DATA-02]', async () => {
    await show(guest, { ...contact, contactName: 'Nour', road: '12', house: 'B', floor: '4' });
    const card = (await section()).textContent ?? '';
    expect(card).toContain('Nour');
    expect(card).toContain(contact.address);
    expect(screen.queryByText('No Contact Info Added')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit contact info' })).toBeDefined();
  });

  it('has the fields of the client’s specification, of which only the email is optional [DATA-02]', async () => {
    await show(guest);
    fireEvent.click(await screen.findByRole('button', { name: 'Add contact info' }));
    const names = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(names).toEqual([
      'Contact person name',
      'Contact person number',
      'Email (optional)',
      'Address',
      'Street number',
      'House number',
      'Floor',
    ]);
  });

  it('has autofill fields, shows each error at its field and focuses the first one [ADDR-20, ADDR-29, ADDR-30, PERM-04, MSG-09, MSG-10, MSG-11]', async () => {
    await show(guest);
    fireEvent.click(await screen.findByRole('button', { name: 'Add contact info' }));
    const tokens = {
      'Contact person name': 'name',
      'Email (optional)': 'email',
      Address: 'street-address',
    };
    for (const [name, token] of Object.entries(tokens)) expect(field(name).autocomplete).toBe(token);
    expect(field('Contact person number').autocomplete).toMatch(/^tel/);
    for (const name of ['Street number', 'House number', 'Floor']) expect(field(name)).toBeDefined();

    const problem = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
    fireEvent.change(field('Email (optional)'), { target: { value: 'nour@' } });
    fireEvent.blur(field('Email (optional)'));
    await waitFor(() => expect(field('Email (optional)').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('Phone Number is required')).toBeNull();

    field('Address').focus();
    fireEvent.click(screen.getByRole('button', { name: 'Save contact info' }));
    expect(await screen.findByText('Phone Number is required')).toBeDefined();
    expect(problem('Contact person name')).toContain('Name is required');
    expect(problem('Contact person number')).toContain('Phone Number is required');
    expect(document.activeElement).toBe(field('Contact person name'));

    fireEvent.change(field('Address'), { target: { value: ' ' } });
    fireEvent.blur(field('Address'));
    await waitFor(() => expect(problem('Address')).toContain('Address is required'));
  });
});
