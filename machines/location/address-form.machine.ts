import { assign, emit, setup } from 'xstate';
import {
  type AddressSaving,
  type AddressTexts,
  type AddressType,
  type AddressWish,
  type SavedAddress,
  savingOf,
} from '../../domain/address';
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
import { serverNotice } from './server-notice';

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
    /** Answers with the words of the server. */
    saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
  },
  guards: {
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
    noticeServer: emit((_, { output }: Saved) => serverNotice(output)),
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
          target: 'saving',
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
    saving: {
      description: 'What the account has is changed, anything else becomes a new address of it.',
      meta: { title: 'Saving', rules: ['ADDR-22', 'ADDR-24'] },
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => savingOf(context.id, wishOf(context)),
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
