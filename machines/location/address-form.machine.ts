import { assign, emit, setup } from 'xstate';
import type { AddressTexts, AddressType, AddressWish, SavedAddress } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  AddressFormContext,
  AddressFormEmitted,
  AddressFormEvent,
  AddressFormInput,
} from './address-form.types';

type Failed = { error: unknown };
type Saved = { output: { message: string } };
const placeOf = ({ address, lat, lng, zoneIds }: SavedAddress): Place => ({
  label: address,
  lat,
  lng,
  zoneIds,
});

type Found = { place: Place };

const wishOf = ({ texts, place, type }: AddressFormContext): AddressWish => ({
  texts: required(texts, 'texts'),
  place: required(place, 'place'),
  type,
});

const changeOf = (context: AddressFormContext): AddressWish & { id: number } => ({
  ...wishOf(context),
  id: required(context.id, 'id'),
});

export const addressFormMachine = setup({
  types: {} as {
    input: AddressFormInput;
    context: AddressFormContext;
    events: AddressFormEvent;
    emitted: AddressFormEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Both answer with the words of the server. */
    addAddress: notProvided<{ message: string }, AddressWish>('addAddress'),
    updateAddress: notProvided<{ message: string }, AddressWish & { id: number }>('updateAddress'),
  },
  guards: {
    isKnownToServer: ({ context }) => context.id !== null,
    hasPlace: ({ context }) => context.place !== null,
    isElsewhere: ({ context }, { place }: Found) =>
      context.place === null || context.place.lat !== place.lat || context.place.lng !== place.lng,
  },
  actions: {
    setType: assign((_, { addressType }: { addressType: AddressType }) => ({ type: addressType })),
    setPlace: assign((_, { place }: Found) => ({ place })),
    setTexts: assign((_, { texts }: { texts: AddressTexts }) => ({ texts, failure: null, refusals: [] })),
    setFailure: assign((_, { error }: Failed) => ({
      failure: failureOf(error),
      refusals: refusalsOf(error),
    })),
    announceName: emit((_, { place }: Found) => ({ type: 'address.named' as const, label: place.label })),
    announceRefusal: emit((_, { error }: Failed) => ({
      type: 'fields.refused' as const,
      errors: refusalsOf(error),
    })),
    announceSaved: emit({ type: 'address.saved' }),
    noticeServer: emit((_, { output }: Saved) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
  },
}).createMachine({
  id: 'addressForm',
  description: 'One address: a pin, home or office or other, and the words that a courier needs.',
  meta: { title: 'Address form', rules: ['ADDR-18', 'ADDR-20', 'ADDR-26'] },
  context: ({ input }) => ({
    id: input.address?.id ?? null,
    type: input.address?.type ?? 'home',
    place: input.address && placeOf(input.address),
    texts: null,
    failure: null,
    refusals: [],
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'What is typed is the form’s; the pin and the kind of address are kept here.',
      meta: { title: 'Writing', rules: ['ADDR-28', 'ADDR-29', 'DATA-03'] },
      initial: 'calm',
      on: {
        'type.chosen': {
          meta: { rules: ['ADDR-19', 'ADDR-26'] },
          actions: { type: 'setType', params: ({ event }) => event },
        },
        'place.found': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            actions: [
              { type: 'setPlace', params: ({ event }) => event },
              { type: 'announceName', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'setPlace', params: ({ event }) => event } },
        ],
        'form.submitted': {
          description: 'Nothing is sent before the form agrees and the pin stands.',
          meta: { rules: ['ADDR-20'] },
          guard: 'hasPlace',
          target: 'sending',
          actions: { type: 'setTexts', params: ({ event }) => event },
        },
      },
      states: {
        calm: { meta: { title: 'Nothing went wrong' } },
        refused: {
          description: 'What the server said stands at its field, or above the form.',
          meta: { title: 'Could not be saved' },
          tags: 'failed',
        },
      },
    },
    sending: {
      meta: { title: 'New or changed?', rules: ['ADDR-24'] },
      always: [{ guard: 'isKnownToServer', target: 'updating' }, { target: 'adding' }],
    },
    adding: {
      meta: { title: 'Adding', rules: ['ADDR-22'] },
      tags: 'busy',
      invoke: {
        id: 'addAddress',
        src: 'addAddress',
        input: ({ context }) => wishOf(context),
        onDone: { target: 'saved', actions: { type: 'noticeServer', params: ({ event }) => event } },
        onError: {
          target: 'editing.refused',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'announceRefusal', params: ({ event }) => event },
          ],
        },
      },
    },
    updating: {
      meta: { title: 'Changing', rules: ['ADDR-22'] },
      tags: 'busy',
      invoke: {
        id: 'updateAddress',
        src: 'updateAddress',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'saved', actions: { type: 'noticeServer', params: ({ event }) => event } },
        onError: {
          target: 'editing.refused',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'announceRefusal', params: ({ event }) => event },
          ],
        },
      },
    },
    saved: {
      meta: { title: 'Saved', rules: ['ADDR-23'] },
      type: 'final',
      entry: 'announceSaved',
    },
  },
});
