import { assign, emit, raise, setup } from 'xstate';
import { isServed, type SavedAddress } from '../../domain/address';
import { isSameHouse, type LatLng } from '../../domain/geo';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  SavedAddressesContext,
  SavedAddressesEmitted,
  SavedAddressesEvent,
  SavedAddressesInput,
} from './saved-addresses.types';

const withId = ({ addresses }: SavedAddressesContext, id: number | null): SavedAddress | null =>
  addresses.find((address) => address.id === id) ?? null;

const idAt = (
  { addresses, storeZones }: Pick<SavedAddressesContext, 'addresses' | 'storeZones'>,
  place: LatLng | null,
): number | null =>
  place === null
    ? null
    : (addresses.find((address) => isSameHouse(address, place) && isServed(address, storeZones))?.id ?? null);

const addedId = (
  { isNewAwaited, addresses, storeZones }: SavedAddressesContext,
  now: SavedAddress[],
): number | undefined =>
  isNewAwaited
    ? now.find((address) => addresses.every(({ id }) => id !== address.id) && isServed(address, storeZones))
        ?.id
    : undefined;

const actors = {
  readAddresses: notProvided<SavedAddress[], void>('readAddresses'),
  removeAddress: notProvided<void, { id: number }>('removeAddress'),
  /** Restores the deleted address with a new id. */
  restoreAddress: notProvided<void, { address: SavedAddress }>('restoreAddress'),
};

export const savedAddressesMachine = setup({
  types: {} as {
    input: SavedAddressesInput;
    context: SavedAddressesContext;
    events: SavedAddressesEvent;
    emitted: SavedAddressesEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isMarked: ({ context }) => withId(context, context.markedId) !== null,
    isSelectable: ({ context, event }) => {
      const address = withId(context, eventOf(event, 'address.chosen', 'address.marked').id);
      return address !== null && isServed(address, context.storeZones);
    },
    isThere: ({ context, event }) =>
      withId(context, eventOf(event, 'address.editRequested', 'deletion.requested').id) !== null,
    isFormWanted: ({ context: { wanted }, event }) =>
      wanted !== null &&
      (wanted.id === null ||
        outputOf<typeof actors, 'readAddresses'>(event).some(({ id }) => id === wanted.id)),
  },
  actions: {
    keepAddresses: assign(({ context, event }) => {
      const output = outputOf<typeof actors, 'readAddresses'>(event);
      return {
        addresses: output,
        markedId:
          addedId(context, output) ??
          output.find(({ id }) => id === context.markedId)?.id ??
          idAt({ ...context, addresses: output }, context.place),
        isNewAwaited: false,
      };
    }),
    awaitNew: assign(({ context }) => ({ isNewAwaited: context.edited === null })),
    followPlace: assign(({ context, event }) => {
      const place = eventOf(event, 'place.changed').place;
      return {
        place,
        markedId: idAt(context, place) ?? context.markedId,
      };
    }),
    mark: assign(({ event }) => ({ markedId: eventOf(event, 'address.marked').id })),
    openBlank: assign({ edited: null }),
    openWith: assign(({ context, event }) => ({
      edited: withId(context, eventOf(event, 'address.editRequested').id),
    })),
    want: assign((_, { id }: { id: number | null }) => ({ wanted: { id } })),
    openWanted: assign(({ context }) => ({
      edited: withId(context, context.wanted?.id ?? null),
      wanted: null,
    })),
    forgetWanted: assign({ wanted: null }),
    setToDelete: assign(({ context, event }) => ({
      toDelete: withId(context, eventOf(event, 'deletion.requested').id),
    })),
    clearToDelete: assign({ toDelete: null }),
    applyDeletion: assign(({ context: { addresses, markedId, toDelete } }) => ({
      addresses: addresses.filter(({ id }) => id !== toDelete?.id),
      markedId: markedId === toDelete?.id ? null : markedId,
      removed: toDelete,
      wasRemovedMarked: markedId !== null && markedId === toDelete?.id,
      toDelete: null,
    })),
    awaitRestored: assign(({ context: { markedId, wasRemovedMarked } }) => ({
      isNewAwaited: wasRemovedMarked && markedId === null,
    })),
    forgetRemoved: assign({ removed: null }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    announceMarked: emit(({ context }) => ({
      type: 'address.selected' as const,
      address: required(withId(context, context.markedId), 'held address'),
    })),
    announceChosen: emit(({ context, event }) => ({
      type: 'address.selected' as const,
      address: required(withId(context, eventOf(event, 'address.chosen').id), 'chosen address'),
    })),
    announceRead: emit(({ context: { addresses } }) => ({ type: 'addresses.read' as const, addresses })),
    announceUnread: emit({ type: 'addresses.unread' }),
    offerUndo: raise({ type: 'removal.done' }),
    readAgain: raise({ type: 'addresses.outdated' }),
    noticeNothing: emit({ type: 'notice', code: 'noSavedAddress' }),
    notifyFailure: notifyFailure(),
  },
  delays: { undoTime: 8_000 },
}).createMachine({
  id: 'savedAddresses',
  description:
    "The account's addresses. Select applies the selected one. Deleting needs a confirmation and can be undone.",
  meta: { title: 'Saved addresses', rules: ['ADDR-12', 'ADDR-27', 'LOC-02'] },
  context: ({ input }) => ({
    storeZones: input.storeZones,
    addresses: [],
    place: input.place,
    markedId: null,
    toDelete: null,
    removed: null,
    wasRemovedMarked: false,
    edited: null,
    failure: null,
    isNewAwaited: false,
    wanted: null,
  }),
  on: { 'place.changed': { actions: 'followPlace' } },
  type: 'parallel',
  states: {
    list: {
      meta: { title: 'List' },
      initial: 'loading',
      on: { 'addresses.outdated': '.loading' },
      states: {
        loading: {
          description: "A requested form opens after loading, with the account's current data.",
          meta: { title: 'Loading the addresses', rules: ['ADDR-23'] },
          tags: 'busy',
          on: {
            'address.addRequested': { actions: { type: 'want', params: { id: null } } },
            'address.editRequested': { actions: { type: 'want', params: ({ event }) => event } },
            'form.closed': { actions: 'forgetWanted' },
          },
          invoke: {
            id: 'readAddresses',
            src: 'readAddresses',
            onDone: [
              {
                guard: 'isFormWanted',
                target: 'filling',
                actions: ['keepAddresses', 'openWanted', 'announceRead'],
              },
              { target: 'showing', actions: ['keepAddresses', 'forgetWanted', 'announceRead'] },
            ],
            onError: { target: 'failed', actions: ['setFailure', 'forgetWanted', 'announceUnread'] },
          },
        },
        failed: {
          meta: { title: 'Loading failed' },
          tags: 'failed',
          on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
        },
        showing: {
          meta: { title: 'Shown' },
          initial: 'counting',
          on: {
            'address.addRequested': { target: 'filling', actions: 'openBlank' },
            'address.editRequested': { guard: 'isThere', target: 'filling', actions: 'openWith' },
            'deletion.requested': { guard: 'isThere', target: 'askingDeletion', actions: 'setToDelete' },
            'place.changed': { target: '.counting', actions: 'followPlace' },
            'address.chosen': {
              description: 'A press applies the address, whichever one is selected.',
              meta: { rules: ['LOC-05', 'RENT-11'] },
              guard: 'isSelectable',
              actions: 'announceChosen',
            },
            'selection.confirmed': {
              meta: { rules: ['ADDR-16'] },
              actions: 'noticeNothing',
            },
          },
          states: {
            counting: {
              meta: { title: 'Checking the list' },
              always: [
                { guard: 'isMarked', target: 'marked' },
                { guard: 'hasAddresses', target: 'nothingMarked' },
                { target: 'empty' },
              ],
            },
            empty: { meta: { title: 'Empty', rules: ['ADDR-13'] }, tags: 'empty' },
            nothingMarked: {
              meta: { title: 'None selected' },
              on: {
                'address.marked': {
                  description: "An address outside the store's zones says so and cannot be selected.",
                  meta: { rules: ['ADDR-07', 'ADDR-17'] },
                  guard: 'isSelectable',
                  target: 'marked',
                  actions: 'mark',
                },
              },
            },
            marked: {
              description: 'Only Select applies it; closing changes nothing.',
              meta: { title: 'One selected', rules: ['ADDR-14'] },
              on: {
                'address.marked': { guard: 'isSelectable', actions: 'mark' },
                'selection.confirmed': { meta: { rules: ['ADDR-14'] }, actions: 'announceMarked' },
              },
            },
          },
        },
        askingDeletion: {
          meta: { title: 'Confirm deletion', rules: ['ADDR-27'] },
          tags: 'open',
          on: {
            'deletion.confirmed': 'removing',
            'deletion.declined': { target: 'showing', actions: 'clearToDelete' },
          },
        },
        removing: {
          meta: { title: 'Deleting' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'removeAddress',
            src: 'removeAddress',
            input: ({ context }) => ({ id: required(context.toDelete, 'address to delete').id }),
            onDone: { target: 'showing', actions: ['applyDeletion', 'announceRead', 'offerUndo'] },
            onError: { target: 'showing', actions: ['clearToDelete', 'notifyFailure'] },
          },
        },
        filling: {
          description: 'The form is a separate flow.',
          meta: { title: 'Editing an address', rules: ['ADDR-18'] },
          on: {
            'address.saved': {
              description: 'A new address is selected, so that Select applies it.',
              meta: { rules: ['ADDR-23'] },
              target: 'loading',
              actions: 'awaitNew',
            },
            'form.closed': 'showing',
          },
        },
      },
    },
    undo: {
      meta: { title: 'Undo', rules: ['ADDR-27'] },
      initial: 'nothing',
      on: { 'removal.done': '.offered' },
      states: {
        nothing: { meta: { title: 'Nothing to undo' } },
        offered: {
          meta: { title: 'Undo offered' },
          after: { undoTime: { target: 'nothing', actions: 'forgetRemoved' } },
          on: { 'undo.requested': 'restoring' },
        },
        restoring: {
          meta: { title: 'Restoring' },
          tags: 'busy',
          invoke: {
            id: 'restoreAddress',
            src: 'restoreAddress',
            input: ({ context }) => ({ address: required(context.removed, 'removed address') }),
            onDone: {
              description: 'A restored address is selected again, unless another one was selected meanwhile.',
              target: 'nothing',
              actions: ['awaitRestored', 'forgetRemoved', 'readAgain'],
            },
            onError: { target: 'offered', actions: 'notifyFailure' },
          },
        },
      },
    },
  },
});
