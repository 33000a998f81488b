import { assign, emit, setup } from 'xstate';
import { type AddressDraft, type AddressSaving, type SavedAddress, savingOf } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import type {
  AddressFormContext,
  AddressFormEmitted,
  AddressFormEvent,
  AddressFormInput,
} from './address-form.types';

const placeOf = ({ address, lat, lng, zoneIds }: SavedAddress): Place => ({
  label: address,
  lat,
  lng,
  zoneIds,
});

const draftOf = ({ texts, place, type }: AddressFormContext): AddressDraft => ({
  texts: required(texts, 'texts'),
  place: required(place, 'place'),
  type,
});

const actors = {
  /** Saves the address and returns the server's message. */
  saveAddress: notProvided<{ message: string }, AddressSaving>('saveAddress'),
};

export const addressFormMachine = setup({
  types: {} as {
    input: AddressFormInput;
    context: AddressFormContext;
    events: AddressFormEvent;
    emitted: AddressFormEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    isElsewhere: ({ context, event }) => {
      const place = eventOf(event, 'place.found').place;
      return context.place === null || context.place.lat !== place.lat || context.place.lng !== place.lng;
    },
  },
  actions: {
    setType: assign(({ event }) => ({ type: eventOf(event, 'type.chosen').addressType })),
    setPlace: assign(({ event }) => ({ place: eventOf(event, 'place.found').place })),
    forgetPlace: assign({ place: null }),
    setTexts: assign(({ event }) => ({
      texts: eventOf(event, 'form.submitted').texts,
      failure: null,
      refusals: [],
    })),
    setFailure: assign(({ event }) => {
      const error = errorOf(event);
      return {
        failure: failureOf(error),
        refusals: refusalsOf(error),
      };
    }),
    announceName: emit(({ event }) => ({
      type: 'address.named' as const,
      label: eventOf(event, 'place.found').place.label,
    })),
    announceRefusal: emit(({ event }) => ({
      type: 'fields.refused' as const,
      errors: refusalsOf(errorOf(event)),
    })),
    announceSaved: emit({ type: 'address.saved' }),
    noticeServer: emit(({ event }) => serverNotice(outputOf<typeof actors, 'saveAddress'>(event))),
  },
}).createMachine({
  id: 'addressForm',
  description: 'One address: a pin, a type (home, office, other) and the details for the courier.',
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
      description: 'The form owns the text; this flow owns the pin and the type.',
      meta: { title: 'Editing', rules: ['ADDR-28', 'ADDR-29', 'DATA-03'] },
      initial: 'calm',
      on: {
        'type.chosen': {
          meta: { rules: ['ADDR-19', 'ADDR-26'] },
          actions: 'setType',
        },
        'place.found': [
          { guard: 'isElsewhere', target: '.calm', actions: ['setPlace', 'announceName'] },
          { actions: 'setPlace' },
        ],
        'place.lookupStarted': {
          description:
            'A moved pin has no address until it is looked up, so the earlier address is not saved with it.',
          meta: { rules: ['ADDR-18', 'NFR-08'] },
          actions: 'forgetPlace',
        },
        'form.submitted': [
          {
            description: 'Nothing is sent before the form is valid and the pin is set.',
            meta: { rules: ['ADDR-20'] },
            guard: 'hasPlace',
            target: 'saving',
            actions: 'setTexts',
          },
          { target: '.unplaced' },
        ],
      },
      states: {
        calm: { meta: { title: 'Idle' } },
        unplaced: {
          description: 'The place of the pin could not be looked up, for example offline.',
          meta: { title: 'Place unknown', rules: ['ADDR-20', 'NFR-08'] },
        },
        refused: {
          description: "The server's message is shown at its field, or above the form.",
          meta: { title: 'Saving failed' },
          tags: 'failed',
        },
      },
    },
    saving: {
      description: 'Updates a saved address, or adds a new one.',
      meta: { title: 'Saving', rules: ['ADDR-22', 'ADDR-24'] },
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => savingOf(context.id, draftOf(context)),
        onDone: { target: 'saved', actions: 'noticeServer' },
        onError: { target: 'editing.refused', actions: ['setFailure', 'announceRefusal'] },
      },
    },
    saved: {
      meta: { title: 'Saved', rules: ['ADDR-23'] },
      type: 'final',
      entry: 'announceSaved',
    },
  },
});
