import { assign, emit, sendTo, setup } from 'xstate';
import type { AddressSaving } from '../../domain/address';
import { isSameHouse } from '../../domain/geo';
import { type GuestContact, savingOfContact } from '../../domain/order-address';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { notifyFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import { listenToAddresses } from './addresses-events';
import type { GuestOfferContext, GuestOfferEmitted, GuestOfferEvent } from './guest-offer.types';

const actors = {
  readContact: notProvided<GuestContact | null, void>('readContact'),
  forgetContact: notProvided<void, void>('forgetContact'),
  /** Saves the address and returns the server's message. */
  saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
  listenToAddresses,
};

export const guestOfferMachine = setup({
  types: {} as {
    context: GuestOfferContext;
    events: GuestOfferEvent;
    emitted: GuestOfferEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isSomething: (_, contact: GuestContact | null) => contact !== null,
    isInAccount: ({ context: { contact }, event }) =>
      contact !== null &&
      eventOf(event, 'addresses.read').addresses.some((address) => isSameHouse(address, contact)),
  },
  actions: {
    setContact: assign((_, contact: GuestContact | null) => ({ contact })),
    askListAgain: sendTo(({ system }) => system.get('savedAddresses'), { type: 'addresses.outdated' }),
    noticeServer: emit(({ event }) => serverNotice(outputOf<typeof actors, 'saveAddress'>(event))),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'guestOffer',
  description: 'A new customer is offered to save the address that they used as a guest.',
  meta: { title: 'Guest address offer', rules: ['ADDR-32'] },
  context: { contact: null },
  initial: 'reading',
  invoke: {
    id: 'listenToAddresses',
    src: 'listenToAddresses',
    input: { of: ['savedAddresses'] },
    onError: { description: 'If the saved addresses cannot be read, the address is offered anyway.' },
  },
  states: {
    reading: {
      meta: { title: 'Checking the device' },
      invoke: {
        id: 'readContact',
        src: 'readContact',
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'setContact', params: ({ event }) => event.output },
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    offered: {
      meta: { title: 'Offering to save', rules: ['ADDR-32'] },
      on: {
        'offer.accepted': 'storing',
        'offer.declined': 'forgetting',
        'addresses.read': {
          description: 'Nothing is offered, because the account already has that address.',
          guard: 'isInAccount',
          target: 'forgetting',
        },
      },
    },
    storing: {
      meta: { title: 'Saving to the account', rules: ['ADDR-24', 'ADDR-32'] },
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => savingOfContact(required(context.contact, 'contact')),
        onDone: { target: 'forgetting', actions: ['noticeServer', 'askListAgain'] },
        onError: { target: 'offered', actions: 'notifyFailure' },
      },
    },
    forgetting: {
      description: 'The offer is shown once. Then the guest contact is removed from the device.',
      meta: { title: 'Removing from the device' },
      invoke: { id: 'forgetContact', src: 'forgetContact', onDone: 'nothing', onError: 'nothing' },
    },
    nothing: { meta: { title: 'Nothing to offer' } },
  },
});
