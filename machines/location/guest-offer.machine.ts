import { assign, emit, sendTo, setup } from 'xstate';
import type { AddressSaving, SavedAddress } from '../../domain/address';
import { type GuestContact, isSameHouse, savingOfContact } from '../../domain/order-address';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import type { GuestOfferContext, GuestOfferEmitted, GuestOfferEvent } from './guest-offer.types';
import { hearAddresses } from './hear-addresses';
import { serverNotice } from './server-notice';

type Failed = { error: unknown };
type Saved = { output: { message: string } };

export const guestOfferMachine = setup({
  types: {} as {
    context: GuestOfferContext;
    events: GuestOfferEvent;
    emitted: GuestOfferEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readContact: notProvided<GuestContact | null, void>('readContact'),
    forgetContact: notProvided<void, void>('forgetContact'),
    /** Answers with the words of the server. */
    saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
    hearAddresses,
  },
  guards: {
    isSomething: (_, contact: GuestContact | null) => contact !== null,
    isInAccount: ({ context: { contact } }, { addresses }: { addresses: SavedAddress[] }) =>
      contact !== null && addresses.some((address) => isSameHouse(address, contact)),
  },
  actions: {
    setContact: assign((_, contact: GuestContact | null) => ({ contact })),
    askListAgain: sendTo(({ system }) => system.get('savedAddresses'), { type: 'addresses.outdated' }),
    noticeServer: emit((_, { output }: Saved) => serverNotice(output)),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
  },
}).createMachine({
  id: 'guestOffer',
  description: 'Somebody who wrote an address as a guest has an account now: it need not be written again.',
  meta: { title: 'What was written as a guest', rules: ['ADDR-32'] },
  context: { contact: null },
  initial: 'reading',
  invoke: {
    id: 'hearAddresses',
    src: 'hearAddresses',
    input: { of: ['savedAddresses'] },
    onError: { description: 'It is offered although the account may have it.' },
  },
  states: {
    reading: {
      meta: { title: 'Is there something?' },
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
      meta: { title: 'Keep it in the account?', rules: ['ADDR-32'] },
      on: {
        'offer.accepted': 'storing',
        'offer.declined': 'forgetting',
        'addresses.read': {
          description: 'The account has that house already.',
          guard: { type: 'isInAccount', params: ({ event }) => event },
          target: 'forgetting',
        },
      },
    },
    storing: {
      meta: { title: 'Adding it to the account', rules: ['ADDR-24', 'ADDR-32'] },
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => savingOfContact(required(context.contact, 'contact')),
        onDone: {
          target: 'forgetting',
          actions: [{ type: 'noticeServer', params: ({ event }) => event }, 'askListAgain'],
        },
        onError: {
          target: 'offered',
          actions: { type: 'noticeFailure', params: ({ event }) => event },
        },
      },
    },
    forgetting: {
      description: 'It is asked once; the device keeps nothing of it.',
      meta: { title: 'Forgetting it on the device' },
      invoke: { id: 'forgetContact', src: 'forgetContact', onDone: 'nothing', onError: 'nothing' },
    },
    nothing: { meta: { title: 'Nothing to offer' } },
  },
});
