import { assign, emit, sendTo, setup } from 'xstate';
import { type AddressSaving, isServed, type SavedAddress } from '../../domain/address';
import {
  type AddressDetails,
  type ContactTexts,
  type Customer,
  detailsOf,
  type GuestContact,
  savingOfOrder,
} from '../../domain/order-address';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import * as rules from './delivery-address.rules';
import type { DeliveryAddressTypes, OrderType } from './delivery-address.types';
import { guestOfferMachine } from './guest-offer.machine';
import { hearAddresses } from './hear-addresses';
import { savedAddressesMachine } from './saved-addresses.machine';
import { serverNotice } from './server-notice';

type Who = { customer: Customer };
type Read = { addresses: SavedAddress[] };
type Failed = { error: unknown };
type Saved = { output: { message: string } };

export const deliveryAddressMachine = setup({
  types: {} as DeliveryAddressTypes,
  actors: {
    /** Tells who is there and where the shop delivers to them, at once and whenever that changes. */
    watchCustomer: notProvidedCallback('watchCustomer'),
    /** How the store gives its orders out. */
    readWays: notProvided<OrderType[], void>('readWays'),
    savedAddresses: savedAddressesMachine,
    guestOffer: guestOfferMachine,
    hearAddresses,
    readContact: notProvided<GuestContact | null, void>('readContact'),
    keepContact: notProvided<void, { contact: GuestContact }>('keepContact'),
    /** Answers with the words of the server. */
    saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
  },
  guards: {
    isTakeAwayOnly: (_, ways: OrderType[]) => !ways.includes('delivery'),
    isNoTakeAway: ({ context }, ways: OrderType[]) =>
      context.orderType === 'take_away' && !ways.includes('take_away'),
    isTakeAway: ({ context }) => context.orderType === 'take_away',
    isTakeAwayAsked: (_, { orderType }: { orderType: OrderType }) => orderType === 'take_away',
    isUnknown: ({ context }) => context.customer === null,
    isSignedIn: ({ context }) => context.customer?.isSignedIn === true,
    isSameOwner: ({ context }, { customer }: Who) => rules.isSameOwner(context, customer),
    hasMoved: ({ context }, { customer }: Who) => rules.hasMoved(context, customer),
    isPlaceLost: ({ context }, { customer }: Who) =>
      rules.isSameOwner(context, customer) && customer.place === null,
    hasNoPlace: ({ context }) => context.customer?.place === null,
    hasContact: ({ context }) => context.contact !== null,
    isServedPlace: ({ context }) => isServed(rules.placeOf(context), context.storeZones),
    hasAddress: ({ context }) => context.address !== null,
    isSomewhere: ({ context }, { addresses }: Read) => rules.afterReading(context, addresses) !== null,
    isSameAddress: ({ context }, { addresses }: Read) =>
      rules.afterReading(context, addresses)?.id === context.address?.id,
  },
  actions: {
    setCustomer: assign((_, { customer }: Who) => ({ customer })),
    forgetOwner: assign({ addresses: [], address: null, contact: null, failure: null }),
    setWays: assign((_, ways: OrderType[]) => ({ ways })),
    setOrderType: assign((_, { orderType }: { orderType: OrderType }) => ({ orderType })),
    setContact: assign((_, contact: GuestContact | null) => ({ contact })),
    takeContact: assign(({ context }, texts: ContactTexts) => ({
      contact: rules.contactWith(context, texts),
    })),
    moveContact: assign(({ context }) => ({ contact: rules.contactAfterMoving(context) })),
    followCustomer: assign(({ context }) => rules.afterMoving(context)),
    nameContact: assign(({ context }) => ({ address: rules.afterNaming(context) })),
    keepAddresses: assign(({ context }, { addresses }: Read) => rules.withAddresses(context, addresses)),
    takeAddress: assign((_, { address }: { address: SavedAddress }) => ({ address })),
    setDetails: assign(({ context }, { details }: { details: AddressDetails }) => ({
      address: { ...required(context.address, 'address'), ...detailsOf(details) },
    })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    askListAgain: sendTo('savedAddresses', { type: 'addresses.outdated' }),
    tellListPlace: sendTo('savedAddresses', ({ context }) => rules.placeChange(context)),
    requestPlace: emit((_, { address }: { address: SavedAddress }) => rules.placeNews(address)),
    restoreDetails: emit(({ context }) => rules.detailsNews(context)),
    announceName: emit(({ context }) => rules.nameNews(context)),
    pass: emit((_, notice: Notice) => notice),
    noticeContactMissing: emit({ type: 'notice', code: 'contactMissing' }),
    noticeAddressMissing: emit({ type: 'notice', code: 'deliveryAddressMissing' }),
    noticeServer: emit((_, { output }: Saved) => serverNotice(output)),
  },
}).createMachine({
  id: 'deliveryAddress',
  description:
    'The part of an order that says where it goes: an address of the account or the place of the shop, and for a guest whom to call there.',
  meta: { title: 'Delivery address', rules: ['ADDR-01'] },
  context: ({ input }) => ({
    ...input,
    ways: null,
    orderType: input.begun?.orderType ?? 'delivery',
    customer: null,
    addresses: [],
    address: null,
    contact: null,
    failure: null,
  }),
  initial: 'sorting',
  invoke: [
    {
      id: 'watchCustomer',
      src: 'watchCustomer',
      onError: { description: 'Who is there is asked anew with the next visit.' },
    },
    {
      id: 'readWays',
      src: 'readWays',
      onDone: [
        {
          description: 'This store brings nothing.',
          meta: { rules: ['DLV-01'] },
          guard: { type: 'isTakeAwayOnly', params: ({ event }) => event.output },
          target: '.takeAway',
          actions: [
            { type: 'setWays', params: ({ event }) => event.output },
            { type: 'setOrderType', params: { orderType: 'take_away' } },
          ],
        },
        {
          description: 'It was to be fetched, and this store gives nothing out.',
          meta: { rules: ['CHK-11', 'DLV-01'] },
          guard: { type: 'isNoTakeAway', params: ({ event }) => event.output },
          target: '.sorting',
          actions: [
            { type: 'setWays', params: ({ event }) => event.output },
            { type: 'setOrderType', params: { orderType: 'delivery' } },
          ],
        },
        { actions: { type: 'setWays', params: ({ event }) => event.output } },
      ],
      onError: {
        description: 'Only delivery is offered.',
        actions: { type: 'setWays', params: () => ['delivery'] },
      },
    },
  ],
  on: {
    'customer.changed': [
      {
        guard: { type: 'isSameOwner', params: ({ event }) => event },
        actions: { type: 'setCustomer', params: ({ event }) => event },
      },
      {
        description: 'Somebody came or left: nothing of who was there before is shown.',
        meta: { rules: ['MENU-08', 'PERM-04', 'PERM-05'] },
        target: '.sorting',
        actions: ['forgetOwner', { type: 'setCustomer', params: ({ event }) => event }],
      },
    ],
    'orderType.chosen': [
      {
        meta: { rules: ['ADDR-01', 'ADDR-08', 'DLV-02'] },
        guard: { type: 'isTakeAwayAsked', params: ({ event }) => event },
        target: '.takeAway',
        actions: { type: 'setOrderType', params: ({ event }) => event },
      },
      { target: '.sorting', actions: { type: 'setOrderType', params: ({ event }) => event } },
    ],
  },
  states: {
    sorting: {
      meta: { title: 'Whose order?' },
      always: [
        { guard: 'isTakeAway', target: 'takeAway' },
        { guard: 'isUnknown', target: 'waiting' },
        { guard: 'isSignedIn', target: 'person' },
        { target: 'guest' },
      ],
    },
    waiting: { meta: { title: 'Nobody is known yet' }, tags: 'busy' },
    takeAway: {
      description: 'Who fetches an order needs no address: the section is not there.',
      meta: { title: 'Fetched by the customer', rules: ['ADDR-01', 'ADDR-05', 'ADDR-08'] },
    },
    guest: {
      meta: { title: 'A guest', rules: ['ADDR-03', 'ADDR-09', 'ADDR-25', 'PERM-04'] },
      initial: 'reading',
      on: {
        'customer.changed': {
          description: 'Whom to call stays; the street is that of the new place.',
          guard: { type: 'hasMoved', params: ({ event }) => event },
          target: '.sorting',
          actions: [{ type: 'setCustomer', params: ({ event }) => event }, 'moveContact'],
        },
      },
      states: {
        reading: {
          meta: { title: 'Reading what the device keeps', rules: ['ADDR-30'] },
          tags: 'busy',
          invoke: {
            id: 'readContact',
            src: 'readContact',
            onDone: {
              target: 'sorting',
              actions: [{ type: 'setContact', params: ({ event }) => event.output }, 'moveContact'],
            },
            onError: 'sorting',
          },
          on: {
            'customer.changed': {
              guard: { type: 'isSameOwner', params: ({ event }) => event },
              actions: { type: 'setCustomer', params: ({ event }) => event },
            },
          },
        },
        sorting: {
          meta: { title: 'What is known?' },
          always: [
            { guard: 'hasNoPlace', target: 'placeless' },
            { guard: 'hasContact', target: 'known' },
            { target: 'lacking' },
          ],
        },
        placeless: {
          description: 'The way to a place stands here.',
          meta: { title: 'No place yet', rules: ['ADDR-11'] },
          on: { 'address.confirmed': { actions: 'noticeAddressMissing' } },
        },
        lacking: {
          meta: { title: 'No contact info added', rules: ['ADDR-31'] },
          tags: 'empty',
          on: {
            'contact.editRequested': 'filling',
            'address.confirmed': { meta: { rules: ['ADDR-31'] }, actions: 'noticeContactMissing' },
          },
        },
        filling: {
          description: 'What is typed is the form’s.',
          meta: { title: 'Contact form', rules: ['ADDR-20', 'ADDR-29', 'ADDR-30'] },
          on: {
            'contact.submitted': {
              target: 'keeping',
              actions: { type: 'takeContact', params: ({ event }) => event.texts },
            },
            'form.closed': 'sorting',
            'address.confirmed': { actions: 'noticeContactMissing' },
            'customer.changed': [
              {
                guard: { type: 'isPlaceLost', params: ({ event }) => event },
                target: 'placeless',
                actions: { type: 'setCustomer', params: ({ event }) => event },
              },
              {
                description: 'The rest of what was typed stays.',
                guard: { type: 'hasMoved', params: ({ event }) => event },
                actions: [
                  { type: 'setCustomer', params: ({ event }) => event },
                  'moveContact',
                  'announceName',
                ],
              },
            ],
          },
        },
        keeping: {
          description: 'A browser that refuses to keep it has it until the page is left.',
          meta: { title: 'Keeping it on the device', rules: ['ADDR-25', 'STO-02'] },
          tags: 'busy',
          invoke: {
            id: 'keepContact',
            src: 'keepContact',
            input: ({ context }) => ({ contact: required(context.contact, 'contact') }),
            onDone: 'known',
            onError: 'known',
          },
        },
        known: {
          meta: { title: 'Contact known', rules: ['ADDR-03', 'ADDR-30'] },
          on: {
            'contact.editRequested': 'filling',
            'address.confirmed': [
              { guard: 'isServedPlace', target: 'confirmed' },
              { meta: { rules: ['ADDR-11'] }, actions: 'noticeAddressMissing' },
            ],
          },
        },
        confirmed: {
          meta: { title: 'The order has its contact', rules: ['CHK-01'] },
          on: { 'section.reopened': 'known' },
        },
      },
    },
    person: {
      meta: { title: 'Somebody with an account', rules: ['ADDR-02', 'ADDR-04', 'PERM-05'] },
      initial: 'reading',
      invoke: [
        {
          id: 'savedAddresses',
          systemId: 'savedAddresses',
          src: 'savedAddresses',
          input: ({ context }) => ({
            storeZones: context.storeZones,
            place: context.customer?.place ?? null,
          }),
          onError: '.sorting',
        },
        {
          id: 'guestOffer',
          systemId: 'guestOffer',
          src: 'guestOffer',
          onError: { description: 'It is offered with the next visit.' },
        },
        {
          id: 'hearThem',
          src: 'hearAddresses',
          input: { of: ['savedAddresses', 'guestOffer'] },
          onError: '.sorting',
        },
      ],
      on: {
        notice: { actions: { type: 'pass', params: ({ event }) => event } },
        'addresses.read': {
          target: '.sorting',
          actions: { type: 'keepAddresses', params: ({ event }) => event },
        },
        'address.selected': {
          description: 'What was selected becomes the place of the shop too: one place on the whole page.',
          meta: { rules: ['ADDR-14', 'LOC-06'] },
          target: '.sorting',
          actions: [
            { type: 'takeAddress', params: ({ event }) => event },
            { type: 'requestPlace', params: ({ event }) => event },
          ],
        },
        'customer.changed': [
          {
            guard: { type: 'hasMoved', params: ({ event }) => event },
            target: '.sorting',
            actions: [
              { type: 'setCustomer', params: ({ event }) => event },
              'followCustomer',
              'tellListPlace',
            ],
          },
          {
            guard: { type: 'isSameOwner', params: ({ event }) => event },
            actions: [{ type: 'setCustomer', params: ({ event }) => event }, 'nameContact'],
          },
        ],
      },
      states: {
        reading: {
          description: 'The address of the place may be among them.',
          meta: { title: 'Reading the addresses', rules: ['ADDR-23'] },
          tags: 'busy',
          on: {
            'addresses.unread': {
              description: 'The place of the shop is enough to deliver to.',
              target: 'sorting',
              actions: 'followCustomer',
            },
            'customer.changed': {
              guard: { type: 'isSameOwner', params: ({ event }) => event },
              actions: { type: 'setCustomer', params: ({ event }) => event },
            },
          },
        },
        sorting: {
          meta: { title: 'Is there one?' },
          always: [
            { guard: 'hasAddress', target: 'chosen', actions: 'restoreDetails' },
            { target: 'lacking' },
          ],
        },
        lacking: {
          description: 'Nothing is chosen in silence: the place lies outside of the store’s area.',
          meta: { title: 'No address', rules: ['ADDR-11', 'ADDR-17'] },
          tags: 'empty',
          on: {
            'address.confirmed': { meta: { rules: ['ADDR-11'] }, actions: 'noticeAddressMissing' },
          },
        },
        chosen: {
          meta: { title: 'Address chosen', rules: ['ADDR-02', 'ADDR-10'] },
          initial: 'calm',
          on: {
            'details.changed': {
              meta: { rules: ['ADDR-05'] },
              target: '.calm',
              actions: { type: 'setDetails', params: ({ event }) => event },
            },
            'address.confirmed': 'confirmed',
          },
          states: {
            calm: {
              meta: { title: 'As it is for this order' },
              on: { 'save.requested': { meta: { rules: ['ADDR-06'] }, target: 'saving' } },
            },
            saving: {
              meta: { title: 'Saving it', rules: ['ADDR-06', 'ADDR-24'] },
              tags: 'busy',
              on: { 'details.changed': {}, 'address.confirmed': {} },
              invoke: {
                id: 'saveAddress',
                src: 'saveAddress',
                input: ({ context }) => savingOfOrder(required(context.address, 'address')),
                onDone: {
                  target: 'saved',
                  actions: [{ type: 'noticeServer', params: ({ event }) => event }, 'askListAgain'],
                },
                onError: {
                  target: 'refused',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
            },
            saved: {
              meta: { title: 'Saved', rules: ['ADDR-06'] },
              on: {
                'save.withdrawn': 'calm',
                'addresses.read': {
                  meta: { rules: ['ADDR-23'] },
                  guard: { type: 'isSomewhere', params: ({ event }) => event },
                  actions: { type: 'keepAddresses', params: ({ event }) => event },
                },
              },
            },
            refused: {
              meta: { title: 'Could not be saved' },
              tags: 'failed',
              exit: 'forgetFailure',
              on: { 'save.requested': 'saving' },
            },
          },
        },
        confirmed: {
          meta: { title: 'The order has its address', rules: ['CHK-01'] },
          on: {
            'section.reopened': { target: 'chosen', actions: 'restoreDetails' },
            'addresses.read': {
              guard: { type: 'isSameAddress', params: ({ event }) => event },
              actions: { type: 'keepAddresses', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
