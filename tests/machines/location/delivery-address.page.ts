import type { SnapshotFrom } from 'xstate';
import type { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

type At = SnapshotFrom<typeof deliveryAddressMachine>;

const section: Target = { role: 'heading', name: 'Delivery Addresses' };
const goOn: Target = { role: 'button', name: 'Continue' };
const save: Target = { role: 'checkbox', name: 'Save this Address' };
const form = { name: { role: 'textbox', name: 'Contact person name' } as const };
const field = (name: string): Target => ({ role: 'textbox', name });

const ORDER_TYPES = { delivery: 'Delivery', take_away: 'Take-away' } as const;

/** The section with the known data. */
const shows = (...sights: Sight[]): Sight[] => [{ sees: section }, ...sights];
const chosen = ({ context }: At, ...sights: Sight[]): Sight[] =>
  shows({ reads: context.address?.address ?? '' }, { sees: field('House number') }, ...sights);
const settled = ({ context }: At): Sight[] =>
  shows(
    { reads: (context.address ?? context.contact)?.address ?? '' },
    { sees: { role: 'button', name: 'Change' } },
    { lacks: goOn },
  );

const OF_LIST = 'the list of saved addresses sends this, and has its own paths';

/** Tested on its own; in the checkout it is one of several parts. */
export const deliveryAddressPage: Page<typeof deliveryAddressMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'orderType.chosen': ({ orderType }: { orderType: keyof typeof ORDER_TYPES }) => [
      press('radio', ORDER_TYPES[orderType]),
    ],
    'address.confirmed': [{ act: 'press', on: goOn }],
    'section.reopened': [press('button', 'Change')],
    'contact.editRequested': (_event, { context }) => [
      press('button', context.contact === null ? 'Add contact info' : 'Edit contact info'),
    ],
    'contact.submitted': ({ texts }: { texts: Record<string, string> }) => [
      { act: 'type', into: form.name, text: texts.contactName ?? '' },
      { act: 'type', into: field('Contact person number'), text: '500000001' },
      { act: 'type', into: field('Address'), text: texts.address ?? '' },
      { act: 'type', into: field('House number'), text: texts.house ?? '' },
      press('button', 'Save contact info'),
    ],
    'form.closed': [press('button', 'Back')],
    'details.changed': ({ details }: { details: { house: string | null } }) => [
      { act: 'type', into: field('House number'), text: details.house ?? '' },
    ],
    'save.requested': [{ act: 'ticks', on: save }],
    'save.withdrawn': [{ act: 'press', on: save }],
  },
  answers: {},
  timers: {},
  sights: {
    sorting: [],
    waiting: shows({ lacks: goOn }),
    takeAway: [{ lacks: section }],
    'guest.reading': shows({ lacks: goOn }),
    'guest.sorting': [],
    'guest.placeless': shows({ sees: { role: 'button', name: 'Choose your address' } }, { lacks: goOn }),
    'guest.lacking': shows(
      { reads: 'No Contact Info Added' },
      { reads: 'To select from saved addresses, you need to sign in.' },
      { sees: { role: 'button', name: 'Add contact info' } },
      { lacks: goOn },
    ),
    'guest.filling': shows({ sees: form.name }, { lacks: goOn }),
    'guest.keeping': shows(),
    'guest.kept': [],
    'guest.known': ({ context }) =>
      shows(
        { reads: context.contact?.contactName ?? '' },
        { sees: { role: 'button', name: 'Edit contact info' } },
      ),
    'guest.confirmed': settled,
    'person.reading': shows({ lacks: goOn }),
    'person.sorting': [],
    'person.lacking': shows(
      { reads: 'No address selected for this order' },
      { sees: { role: 'button', name: 'Add an address' } },
    ),
    'person.chosen.calm': (at) => chosen(at, { sees: { ...save, isChecked: false } }),
    'person.chosen.saving': (at) => chosen(at, { sees: { ...save, isChecked: true } }),
    'person.chosen.saved': (at) => chosen(at, { sees: { ...save, isChecked: true } }),
    'person.chosen.refused': (at) => chosen(at, { sees: { role: 'alert' } }),
    'person.confirmed': settled,
  },
  news: {
    'details.restored': ({ details }: { details: { house: string | null } }) => [
      { holds: details.house ?? '', in: field('House number') },
    ],
  },
  impossible: {
    'customer.changed': 'the rest of the shop sends the customer and the place',
    'addresses.read': OF_LIST,
    'addresses.unread': OF_LIST,
    'address.selected': OF_LIST,
    notice: OF_LIST,
    'orderType.chosen': ({ orderType }: { orderType: string }, { context }) =>
      context.orderTypes?.length === 2 && context.orderType !== orderType
        ? null
        : 'there is nothing else to choose',
    'details.changed': (_event, at) =>
      at.matches({ person: { chosen: 'saving' } }) ? 'the fields are read-only while they are saved' : null,
  },
  endsIn: [],
};
