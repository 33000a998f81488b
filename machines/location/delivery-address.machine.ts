import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type AddressSaving, isServed } from '../../domain/address';
import { type ContactTexts, detailsOf, type GuestContact, savingOfOrder } from '../../domain/order-address';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import { listenToAddresses } from './addresses-events';
import * as rules from './delivery-address.rules';
import type { DeliveryAddressTypes, OrderType } from './delivery-address.types';
import { guestOfferMachine } from './guest-offer.machine';
import { savedAddressesMachine } from './saved-addresses.machine';

const actors = {
  /** Sends customer and place, first immediately and then on every change. */
  watchCustomer: notProvidedCallback('watchCustomer'),
  /** Returns the order types that the store offers: delivery, take-away or both. */
  readOrderTypes: notProvided<OrderType[], void>('readOrderTypes'),
  savedAddresses: savedAddressesMachine,
  guestOffer: guestOfferMachine,
  listenToAddresses,
  readContact: notProvided<GuestContact | null, void>('readContact'),
  keepContact: notProvided<void, { contact: GuestContact }>('keepContact'),
  /** Saves the address and returns the server's message. */
  saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
};

export const deliveryAddressMachine = setup({
  types: {} as DeliveryAddressTypes,
  actors,
  guards: {
    isTakeAwayOnly: (_, orderTypes: OrderType[]) => !orderTypes.includes('delivery'),
    isNoTakeAway: ({ context }, orderTypes: OrderType[]) =>
      context.orderType === 'take_away' && !orderTypes.includes('take_away'),
    isTakeAway: ({ context }) => context.orderType === 'take_away',
    isTakeAwayAsked: ({ event }) => eventOf(event, 'orderType.chosen').orderType === 'take_away',
    isUnknown: ({ context }) => context.customer === null,
    isSignedIn: ({ context }) => context.customer?.isSignedIn === true,
    isSameOwner: ({ context, event }) =>
      rules.isSameOwner(context, eventOf(event, 'customer.changed').customer),
    hasMoved: ({ context, event }) => rules.hasMoved(context, eventOf(event, 'customer.changed').customer),
    hasMovedToAddress: ({ context, event }) =>
      rules.hasMovedToAddress(context, eventOf(event, 'customer.changed').customer),
    isPlaceLost: ({ context, event }) => {
      const customer = eventOf(event, 'customer.changed').customer;
      return rules.isSameOwner(context, customer) && customer.place === null;
    },
    hasNoPlace: ({ context }) => context.customer?.place === null,
    hasContact: ({ context }) => context.contact !== null,
    isServedPlace: ({ context }) => isServed(rules.placeOf(context), context.storeZones),
    hasAddress: ({ context }) => context.address !== null,
    isSomewhere: ({ context, event }) =>
      rules.afterReading(context, eventOf(event, 'addresses.read').addresses) !== null,
    isSameAddress: ({ context, event }) =>
      rules.afterReading(context, eventOf(event, 'addresses.read').addresses)?.id === context.address?.id,
  },
  actions: {
    setCustomer: assign(({ event }) => ({ customer: eventOf(event, 'customer.changed').customer })),
    forgetOwner: assign({ addresses: [], address: null, contact: null, failure: null }),
    setOrderTypes: assign((_, orderTypes: OrderType[]) => ({ orderTypes })),
    setOrderType: assign((_, { orderType }: { orderType: OrderType }) => ({ orderType })),
    setContact: assign((_, contact: GuestContact | null) => ({ contact })),
    takeContact: assign(({ context }, texts: ContactTexts) => ({
      contact: rules.contactWith(context, texts),
    })),
    moveContact: assign(({ context }) => ({ contact: rules.contactAfterMoving(context) })),
    followCustomer: assign(({ context }) => rules.afterMoving(context)),
    nameContact: assign(({ context }) => ({ address: rules.afterNaming(context) })),
    keepAddresses: assign(({ context, event }) =>
      rules.withAddresses(context, eventOf(event, 'addresses.read').addresses),
    ),
    takeAddress: assign(({ event }) => ({ address: eventOf(event, 'address.selected').address })),
    setDetails: assign(({ context, event }) => ({
      address: {
        ...required(context.address, 'address'),
        ...detailsOf(eventOf(event, 'details.changed').details),
      },
    })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    askListAgain: sendTo('savedAddresses', { type: 'addresses.outdated' }),
    /** The list may have failed. The place chosen in the header is then enough. */
    sendPlaceToList: enqueueActions(({ context, enqueue, self }) => {
      const list = self.getSnapshot().children.savedAddresses;
      if (list?.getSnapshot().status === 'active')
        enqueue.sendTo('savedAddresses', rules.placeChange(context));
    }),
    requestPlace: emit(({ event }) => rules.placeEvent(eventOf(event, 'address.selected').address)),
    restoreDetails: emit(({ context }) => rules.detailsEvent(context)),
    announceName: emit(({ context }) => rules.nameEvent(context)),
    pass: emit(({ event }) => eventOf(event, 'notice')),
    noticeAddressMissing: emit({ type: 'notice', code: 'deliveryAddressMissing' }),
    noticeServer: emit(({ event }) => serverNotice(outputOf<typeof actors, 'saveAddress'>(event))),
  },
}).createMachine({
  id: 'deliveryAddress',
  description:
    'The order goes to a saved address or to the place chosen in the header. A guest also enters a contact.',
  meta: { title: 'Delivery address', rules: ['ADDR-01'] },
  context: ({ input }) => ({
    ...input,
    orderTypes: null,
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
      onError: { description: 'If this fails, the visitor’s data loads on the next visit.' },
    },
    {
      id: 'readOrderTypes',
      src: 'readOrderTypes',
      onDone: [
        {
          description: 'The store does not deliver, so the order becomes take-away.',
          meta: { rules: ['DLV-01'] },
          guard: { type: 'isTakeAwayOnly', params: ({ event }) => event.output },
          target: '.takeAway',
          actions: [
            { type: 'setOrderTypes', params: ({ event }) => event.output },
            { type: 'setOrderType', params: { orderType: 'take_away' } },
          ],
        },
        {
          description: 'The store has no take-away, so the order becomes a delivery.',
          meta: { rules: ['CHK-11', 'DLV-01'] },
          guard: { type: 'isNoTakeAway', params: ({ event }) => event.output },
          target: '.sorting',
          actions: [
            { type: 'setOrderTypes', params: ({ event }) => event.output },
            { type: 'setOrderType', params: { orderType: 'delivery' } },
          ],
        },
        { actions: { type: 'setOrderTypes', params: ({ event }) => event.output } },
      ],
      onError: {
        description: 'If the order types cannot be read, only delivery is offered.',
        actions: { type: 'setOrderTypes', params: () => ['delivery'] },
      },
    },
  ],
  on: {
    'customer.changed': [
      { guard: 'isSameOwner', actions: 'setCustomer' },
      {
        description: "Another person signed in or out: the previous person's data is hidden.",
        meta: { rules: ['MENU-08', 'PERM-04', 'PERM-05'] },
        target: '.sorting',
        actions: ['forgetOwner', 'setCustomer'],
      },
    ],
    'orderType.chosen': [
      {
        meta: { rules: ['ADDR-01', 'ADDR-08', 'DLV-02'] },
        guard: 'isTakeAwayAsked',
        target: '.takeAway',
        actions: { type: 'setOrderType', params: ({ event }) => event },
      },
      { target: '.sorting', actions: { type: 'setOrderType', params: ({ event }) => event } },
    ],
  },
  states: {
    sorting: {
      meta: { title: 'Checking the visitor' },
      always: [
        { guard: 'isTakeAway', target: 'takeAway' },
        { guard: 'isUnknown', target: 'waiting' },
        { guard: 'isSignedIn', target: 'person' },
        { target: 'guest' },
      ],
    },
    waiting: { meta: { title: 'Visitor unknown' }, tags: 'busy' },
    takeAway: {
      description: 'Take-away needs no address: the section is hidden.',
      meta: { title: 'Take-away', rules: ['ADDR-01', 'ADDR-05', 'ADDR-08'] },
    },
    guest: {
      meta: { title: 'Guest', rules: ['ADDR-03', 'ADDR-09', 'ADDR-25', 'PERM-04'] },
      initial: 'reading',
      on: {
        'customer.changed': {
          description: 'The contact stays, and the street changes to the new place.',
          guard: 'hasMoved',
          target: '.sorting',
          actions: ['setCustomer', 'moveContact'],
        },
      },
      states: {
        reading: {
          meta: { title: 'Reading the device', rules: ['ADDR-30'] },
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
            'customer.changed': { guard: 'isSameOwner', actions: 'setCustomer' },
          },
        },
        sorting: {
          meta: { title: 'Checking the known address' },
          always: [
            { guard: 'hasNoPlace', target: 'placeless' },
            { guard: 'hasContact', target: 'known' },
            { target: 'lacking' },
          ],
        },
        placeless: {
          description: 'Offers to choose a place.',
          meta: { title: 'No place yet', rules: ['ADDR-11'] },
        },
        lacking: {
          description: 'Placing the order without a contact shows a toast.',
          meta: { title: 'No contact info added', rules: ['ADDR-31'] },
          tags: 'empty',
          on: { 'contact.editRequested': 'filling' },
        },
        filling: {
          description: 'The form owns the text.',
          meta: { title: 'Contact form', rules: ['ADDR-20', 'ADDR-29', 'ADDR-30'] },
          on: {
            'contact.submitted': {
              target: 'keeping',
              actions: { type: 'takeContact', params: ({ event }) => event.texts },
            },
            'form.closed': 'sorting',
            'customer.changed': [
              { guard: 'isPlaceLost', target: 'placeless', actions: 'setCustomer' },
              {
                description: 'The street changes to the new place. Other typed text stays.',
                guard: 'hasMoved',
                actions: ['setCustomer', 'moveContact', 'announceName'],
              },
            ],
          },
        },
        keeping: {
          description: 'Without storage, the contact is kept until the page closes.',
          meta: { title: 'Saving on the device', rules: ['ADDR-25', 'STO-02'] },
          tags: 'busy',
          invoke: {
            id: 'keepContact',
            src: 'keepContact',
            input: ({ context }) => ({ contact: required(context.contact, 'contact') }),
            onDone: 'kept',
            onError: 'kept',
          },
        },
        kept: {
          meta: { title: 'Checking the store’s area', rules: ['LOC-18'] },
          always: [{ guard: 'isServedPlace', target: 'confirmed' }, { target: 'known' }],
        },
        known: {
          description: 'The contact is stored on the device, or the store does not deliver to this place.',
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
          meta: { title: 'Contact complete', rules: ['CHK-01'] },
          on: { 'section.reopened': 'known' },
        },
      },
    },
    person: {
      meta: { title: 'Customer', rules: ['ADDR-02', 'ADDR-04', 'PERM-05'] },
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
          onError: { description: 'If this fails, the contact is offered again on the next visit.' },
        },
        {
          id: 'hearThem',
          src: 'listenToAddresses',
          input: { of: ['savedAddresses', 'guestOffer'] },
          onError: '.sorting',
        },
      ],
      on: {
        notice: { actions: 'pass' },
        'addresses.read': { target: '.sorting', actions: 'keepAddresses' },
        'address.selected': {
          description: 'The selected address also becomes the chosen place of the header.',
          meta: { rules: ['ADDR-14', 'LOC-06'] },
          target: '.sorting',
          actions: ['takeAddress', 'requestPlace'],
        },
        'customer.changed': [
          {
            description:
              'The header follows the selected address. Unsaved input and a running save are kept.',
            meta: { rules: ['ADDR-14', 'LOC-06'] },
            guard: 'hasMovedToAddress',
            actions: ['setCustomer', 'sendPlaceToList'],
          },
          {
            guard: 'hasMoved',
            target: '.sorting',
            actions: ['setCustomer', 'followCustomer', 'sendPlaceToList'],
          },
          { guard: 'isSameOwner', actions: ['setCustomer', 'nameContact'] },
        ],
      },
      states: {
        reading: {
          description: 'The place chosen in the header may be one of the saved addresses.',
          meta: { title: 'Loading the addresses', rules: ['ADDR-23'] },
          tags: 'busy',
          on: {
            'addresses.unread': {
              description: 'The place chosen in the header is enough to deliver to.',
              target: 'sorting',
              actions: 'followCustomer',
            },
            'customer.changed': { guard: 'isSameOwner', actions: 'setCustomer' },
          },
        },
        sorting: {
          meta: { title: 'Checking for an address' },
          always: [
            { guard: 'hasAddress', target: 'chosen', actions: 'restoreDetails' },
            { target: 'lacking' },
          ],
        },
        lacking: {
          description: "Nothing is chosen automatically: the place is outside the store's area.",
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
              actions: 'setDetails',
            },
            'address.confirmed': 'confirmed',
          },
          states: {
            calm: {
              meta: { title: 'For this order only' },
              on: { 'save.requested': { meta: { rules: ['ADDR-06'] }, target: 'saving' } },
            },
            saving: {
              meta: { title: 'Saving', rules: ['ADDR-06', 'ADDR-24'] },
              tags: 'busy',
              on: {
                'details.changed': {},
                'address.confirmed': {},
                'addresses.read': { guard: 'isSomewhere', actions: 'keepAddresses' },
              },
              invoke: {
                id: 'saveAddress',
                src: 'saveAddress',
                input: ({ context }) => savingOfOrder(required(context.address, 'address')),
                onDone: { target: 'saved', actions: ['noticeServer', 'askListAgain'] },
                onError: { target: 'refused', actions: 'setFailure' },
              },
            },
            saved: {
              meta: { title: 'Saved', rules: ['ADDR-06'] },
              on: {
                'save.withdrawn': 'calm',
                'addresses.read': {
                  meta: { rules: ['ADDR-23'] },
                  guard: 'isSomewhere',
                  actions: 'keepAddresses',
                },
              },
            },
            refused: {
              meta: { title: 'Saving failed' },
              tags: 'failed',
              exit: 'forgetFailure',
              on: { 'save.requested': 'saving' },
            },
          },
        },
        confirmed: {
          meta: { title: 'Address complete', rules: ['CHK-01'] },
          on: {
            'section.reopened': { target: 'chosen', actions: 'restoreDetails' },
            'addresses.read': { guard: 'isSameAddress', actions: 'keepAddresses' },
          },
        },
      },
    },
  },
});
