import { assign, emit, raise, setup } from 'xstate';
import { isServed, type SavedAddress } from '../../domain/address';
import type { LatLng } from '../../domain/geo';
import { isSameHouse } from '../../domain/order-address';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import type {
  SavedAddressesContext,
  SavedAddressesEmitted,
  SavedAddressesEvent,
  SavedAddressesInput,
} from './saved-addresses.types';

type Named = { id: number };
type Failed = { error: unknown };
type Read = { output: SavedAddress[] };

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

export const savedAddressesMachine = setup({
  types: {} as {
    input: SavedAddressesInput;
    context: SavedAddressesContext;
    events: SavedAddressesEvent;
    emitted: SavedAddressesEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readAddresses: notProvided<SavedAddress[], void>('readAddresses'),
    removeAddress: notProvided<void, { id: number }>('removeAddress'),
    /** As it was before it was deleted, under a number of its own. */
    restoreAddress: notProvided<void, { address: SavedAddress }>('restoreAddress'),
  },
  guards: {
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isHeld: ({ context }) => withId(context, context.heldId) !== null,
    isSelectable: ({ context }, { id }: Named) => {
      const address = withId(context, id);
      return address !== null && isServed(address, context.storeZones);
    },
    isThere: ({ context }, { id }: Named) => withId(context, id) !== null,
    isFormWanted: ({ context: { wanted } }, { output }: Read) =>
      wanted !== null && (wanted.id === null || output.some(({ id }) => id === wanted.id)),
  },
  actions: {
    keepAddresses: assign(({ context }, { output }: Read) => ({
      addresses: output,
      heldId:
        addedId(context, output) ??
        output.find(({ id }) => id === context.heldId)?.id ??
        idAt({ ...context, addresses: output }, context.place),
      isNewAwaited: false,
    })),
    awaitNew: assign(({ context }) => ({ isNewAwaited: context.edited === null })),
    followPlace: assign(({ context }, { place }: { place: LatLng | null }) => ({
      place,
      heldId: idAt(context, place) ?? context.heldId,
    })),
    hold: assign((_, { id }: Named) => ({ heldId: id })),
    openBlank: assign({ edited: null }),
    openWith: assign(({ context }, { id }: Named) => ({ edited: withId(context, id) })),
    want: assign((_, { id }: { id: number | null }) => ({ wanted: { id } })),
    openWanted: assign(({ context }) => ({
      edited: withId(context, context.wanted?.id ?? null),
      wanted: null,
    })),
    forgetWanted: assign({ wanted: null }),
    doom: assign(({ context }, { id }: Named) => ({ doomed: withId(context, id) })),
    spare: assign({ doomed: null }),
    forgetDoomed: assign(({ context: { addresses, heldId, doomed } }) => ({
      addresses: addresses.filter(({ id }) => id !== doomed?.id),
      heldId: heldId === doomed?.id ? null : heldId,
      removed: doomed,
      wasRemovedHeld: heldId !== null && heldId === doomed?.id,
      doomed: null,
    })),
    awaitRestored: assign(({ context: { heldId, wasRemovedHeld } }) => ({
      isNewAwaited: wasRemovedHeld && heldId === null,
    })),
    forgetRemoved: assign({ removed: null }),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    announceHeld: emit(({ context }) => ({
      type: 'address.selected' as const,
      address: required(withId(context, context.heldId), 'held address'),
    })),
    announceChosen: emit(({ context }, { id }: Named) => ({
      type: 'address.selected' as const,
      address: required(withId(context, id), 'chosen address'),
    })),
    announceRead: emit(({ context: { addresses } }) => ({ type: 'addresses.read' as const, addresses })),
    announceUnread: emit({ type: 'addresses.unread' }),
    offerUndo: raise({ type: 'removal.done' }),
    readAgain: raise({ type: 'addresses.outdated' }),
    noticeNothing: emit({ type: 'notice', code: 'noSavedAddress' }),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
  },
  delays: { undoTime: 8_000 },
}).createMachine({
  id: 'savedAddresses',
  description:
    'The addresses of an account: one is held until it is taken. Deleting asks, and can be undone.',
  meta: { title: 'Saved addresses', rules: ['ADDR-12', 'ADDR-27', 'LOC-02'] },
  context: ({ input }) => ({
    storeZones: input.storeZones,
    addresses: [],
    place: input.place,
    heldId: null,
    doomed: null,
    removed: null,
    wasRemovedHeld: false,
    edited: null,
    failure: null,
    isNewAwaited: false,
    wanted: null,
  }),
  on: { 'place.changed': { actions: { type: 'followPlace', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    list: {
      meta: { title: 'The list' },
      initial: 'loading',
      on: { 'addresses.outdated': '.loading' },
      states: {
        loading: {
          description: 'Whoever asks for a form now has it, as the account knows the address then.',
          meta: { title: 'Reading the addresses', rules: ['ADDR-23'] },
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
                guard: { type: 'isFormWanted', params: ({ event }) => event },
                target: 'filling',
                actions: [
                  { type: 'keepAddresses', params: ({ event }) => event },
                  'openWanted',
                  'announceRead',
                ],
              },
              {
                target: 'showing',
                actions: [
                  { type: 'keepAddresses', params: ({ event }) => event },
                  'forgetWanted',
                  'announceRead',
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'setFailure', params: ({ event }) => event },
                'forgetWanted',
                'announceUnread',
              ],
            },
          },
        },
        failed: {
          meta: { title: 'Could not be read' },
          tags: 'failed',
          on: { 'retry.requested': { target: 'loading', actions: 'forgetFailure' } },
        },
        showing: {
          meta: { title: 'Shown' },
          initial: 'counting',
          on: {
            'address.addRequested': { target: 'filling', actions: 'openBlank' },
            'address.editRequested': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'filling',
              actions: { type: 'openWith', params: ({ event }) => event },
            },
            'deletion.requested': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'askingDeletion',
              actions: { type: 'doom', params: ({ event }) => event },
            },
            'place.changed': {
              target: '.counting',
              actions: { type: 'followPlace', params: ({ event }) => event },
            },
            'selection.confirmed': {
              meta: { rules: ['ADDR-16'] },
              actions: 'noticeNothing',
            },
          },
          states: {
            counting: {
              meta: { title: 'Is there one?' },
              always: [
                { guard: 'isHeld', target: 'held' },
                { guard: 'hasAddresses', target: 'nothingHeld' },
                { target: 'empty' },
              ],
            },
            empty: { meta: { title: 'No address saved yet', rules: ['ADDR-13'] }, tags: 'empty' },
            nothingHeld: {
              meta: { title: 'None is held' },
              on: {
                'address.held': {
                  description: 'What lies outside the store’s zones says so and can not be held.',
                  meta: { rules: ['ADDR-07', 'ADDR-17'] },
                  guard: { type: 'isSelectable', params: ({ event }) => event },
                  target: 'held',
                  actions: { type: 'hold', params: ({ event }) => event },
                },
                'address.chosen': {
                  meta: { rules: ['LOC-05'] },
                  guard: { type: 'isSelectable', params: ({ event }) => event },
                  actions: { type: 'announceChosen', params: ({ event }) => event },
                },
              },
            },
            held: {
              description: 'Only held: closing in any other way than by Select changes nothing.',
              meta: { title: 'One is held', rules: ['ADDR-14'] },
              on: {
                'address.held': {
                  guard: { type: 'isSelectable', params: ({ event }) => event },
                  actions: { type: 'hold', params: ({ event }) => event },
                },
                'selection.confirmed': { meta: { rules: ['ADDR-14'] }, actions: 'announceHeld' },
              },
            },
          },
        },
        askingDeletion: {
          meta: { title: 'Delete this address?', rules: ['ADDR-27'] },
          tags: 'open',
          on: {
            'deletion.confirmed': 'removing',
            'deletion.declined': { target: 'showing', actions: 'spare' },
          },
        },
        removing: {
          meta: { title: 'Deleting' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'removeAddress',
            src: 'removeAddress',
            input: ({ context }) => ({ id: required(context.doomed, 'doomed address').id }),
            onDone: {
              target: 'showing',
              actions: ['forgetDoomed', 'announceRead', 'offerUndo'],
            },
            onError: {
              target: 'showing',
              actions: ['spare', { type: 'noticeFailure', params: ({ event }) => event }],
            },
          },
        },
        filling: {
          description: 'The form is a flow of its own.',
          meta: { title: 'An address is written', rules: ['ADDR-18'] },
          on: {
            'address.saved': {
              description: 'What was added is held, so that Select takes it.',
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
      meta: { title: 'The way back', rules: ['ADDR-27'] },
      initial: 'nothing',
      on: { 'removal.done': '.offered' },
      states: {
        nothing: { meta: { title: 'Nothing to undo' } },
        offered: {
          meta: { title: 'A deletion can be undone' },
          after: { undoTime: { target: 'nothing', actions: 'forgetRemoved' } },
          on: { 'undo.requested': 'restoring' },
        },
        restoring: {
          meta: { title: 'Saving it again' },
          tags: 'busy',
          invoke: {
            id: 'restoreAddress',
            src: 'restoreAddress',
            input: ({ context }) => ({ address: required(context.removed, 'removed address') }),
            onDone: {
              description: 'What was held before it was deleted is held again, unless another is by now.',
              target: 'nothing',
              actions: ['awaitRestored', 'forgetRemoved', 'readAgain'],
            },
            onError: {
              target: 'offered',
              actions: { type: 'noticeFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
