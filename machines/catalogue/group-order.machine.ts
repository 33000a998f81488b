import { assign, emit, raise, setup } from 'xstate';
import {
  canBecome,
  type GroupMeal,
  type GroupOrder,
  isRunning,
  mayChangeLine,
  mayRemovePerson,
  memberName,
} from '../../domain/group-order';
import { stageOf } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type { GroupChange, GroupOrderContext, GroupOrderEmitted, GroupOrderEvent } from './group-order.types';

type WithChange = { change: GroupChange };

const actors = {
  readGroup: notProvided<GroupOrder, { token: string }>('readGroup'),
  sendChange: notProvided<GroupOrder, { token: string; group: GroupOrder; change: GroupChange }>(
    'sendChange',
  ),
  readMeal: notProvided<GroupMeal, { token: string }>('readMeal'),
  /** Sends an event for each new version of the host's cart. */
  watchCart: notProvidedCallback<{ type: 'cart.changed' }>('watchCart'),
};

export const groupOrderMachine = setup({
  types: {} as {
    input: { token: string };
    context: GroupOrderContext;
    events: GroupOrderEvent;
    emitted: GroupOrderEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isUnknown: ({ event }) => failureOf(errorOf(event)).code === 'notFound',
    isOver: ({ context }) => !isRunning(groupIn(context).state),
    isHost: ({ context }) => groupIn(context).role === 'host',
    isVisitor: ({ context }) => groupIn(context).role === 'visitor',
    isLocked: ({ context }) => groupIn(context).state === 'locked',
    isName: ({ event }) => memberName(eventOf(event, 'name.submitted').name) !== null,
    isOwnLine: ({ context, event }) => isOwnLine(context, eventOf(event, 'line.changed').lineId),
    isRemoval: ({ context, event }) =>
      isOwnLine(context, eventOf(event, 'line.changed').lineId) &&
      eventOf(event, 'line.changed').quantity <= 0,
    canRemovePerson: ({ context, event }) =>
      mayRemovePerson(groupIn(context), eventOf(event, 'person.removed').memberId),
    isFriendOfPlaced: ({ context }) =>
      groupIn(context).state === 'placed' && groupIn(context).role === 'member',
    isEaten: ({ context: { meal } }) => meal !== null && stageOf(meal.status) === 'over',
    canLock: ({ context }) => canBecome(groupIn(context).state, 'locked'),
    canReopen: ({ context }) => canBecome(groupIn(context).state, 'open'),
    hasChanges: ({ context }) => context.changes.length > 0,
    hasNoChanges: ({ context }) => context.changes.length === 0,
  },
  actions: {
    setGroup: assign(({ event }) => ({
      group: outputOf<typeof actors, 'readGroup' | 'sendChange'>(event),
      isStale: false,
    })),
    setMeal: assign(({ event }) => ({ meal: outputOf<typeof actors, 'readMeal'>(event) })),
    announceUpdate: raise({ type: 'group.updated' }),
    refuseName: assign({ isNameWrong: true }),
    acceptName: assign({ isNameWrong: false }),
    setStale: assign({ isStale: true }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    notifyFailure: notifyFailure(),
    queue: assign(({ context }, { change }: WithChange) => ({ changes: [...context.changes, change] })),
    announceRefusal: raise({ type: 'change.refused' }),
    dropFirst: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    dropAll: assign({ changes: [] }),
    announceDish: emit(({ event }) => ({
      type: 'dish.added' as const,
      itemId: eventOf(event, 'dish.chosen').item.id,
    })),
  },
  delays: { soon: 5000, mealTime: 20_000 },
}).createMachine({
  id: 'groupOrder',
  description: 'Friends add dishes to the cart of the host. The host sees the dishes of each person.',
  meta: { title: 'Group order', rules: ['CART-72', 'CART-73'] },
  context: ({ input }) => ({
    ...input,
    group: null,
    changes: [],
    meal: null,
    failure: null,
    isStale: false,
    isNameWrong: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetFailure',
      meta: { title: 'Loading' },
      invoke: {
        id: 'readFirst',
        src: 'readGroup',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'running', actions: 'setGroup' },
        onError: [
          { guard: 'isUnknown', target: 'unknown' },
          { target: 'unread', actions: 'setFailure' },
        ],
      },
    },
    unread: {
      tags: 'failed',
      meta: { title: 'Loading failed' },
      on: { 'retry.requested': 'reading' },
    },
    unknown: { tags: 'empty', meta: { title: 'No such group', rules: ['CART-74'] } },
    running: {
      type: 'parallel',
      meta: { title: 'Group loaded' },
      states: {
        person: {
          initial: 'settling',
          meta: { title: 'Role' },
          on: { 'group.updated': '.settling' },
          states: {
            settling: {
              meta: { title: 'Checking role and state' },
              always: [
                { guard: 'isOver', target: 'over' },
                { guard: 'isHost', target: 'sharing' },
                { guard: 'isVisitor', target: 'visiting' },
                { guard: 'isLocked', target: 'waiting' },
                { target: 'ordering' },
              ],
            },
            visiting: {
              description: 'Friends need a name but no account.',
              meta: { title: 'Entering a name', rules: ['CART-72'] },
              on: {
                'name.submitted': [
                  {
                    guard: 'isName',
                    actions: [
                      'acceptName',
                      {
                        type: 'queue',
                        params: ({ event }) => ({ change: { type: 'join', name: event.name } }),
                      },
                    ],
                  },
                  { actions: 'refuseName' },
                ],
              },
            },
            ordering: {
              meta: { title: 'Choosing dishes', rules: ['CART-72'] },
              on: {
                'dish.chosen': {
                  actions: [
                    {
                      type: 'queue',
                      params: ({ event: { item, selection, quantity } }) => ({
                        change: { type: 'add', item, selection, quantity },
                      }),
                    },
                    'announceDish',
                  ],
                },
                'line.changed': [
                  {
                    guard: 'isRemoval',
                    actions: [
                      {
                        type: 'queue',
                        params: ({ event }) => ({ change: { type: 'remove', lineId: event.lineId } }),
                      },
                    ],
                  },
                  {
                    guard: 'isOwnLine',
                    actions: [
                      {
                        type: 'queue',
                        params: ({ context, event }) => ({
                          change: updateOf(context, event.lineId, event.quantity),
                        }),
                      },
                    ],
                  },
                ],
                'done.toggled': {
                  actions: [
                    {
                      type: 'queue',
                      params: ({ event }) => ({ change: { type: 'setDone', isDone: event.isDone } }),
                    },
                  ],
                },
              },
            },
            waiting: { meta: { title: 'Locked by the host', rules: ['CART-73'] } },
            sharing: {
              description: 'The host shares the link, sees everyone’s dishes and goes to the checkout.',
              meta: { title: 'Host view', rules: ['CART-71', 'CART-73'] },
              invoke: {
                id: 'watchCart',
                src: 'watchCart',
                onError: { description: 'The group still reloads every few seconds.' },
              },
              on: {
                'line.changed': {
                  guard: 'isRemoval',
                  actions: [
                    {
                      type: 'queue',
                      params: ({ event }) => ({ change: { type: 'remove', lineId: event.lineId } }),
                    },
                  ],
                },
                'person.removed': {
                  description: 'The person’s dishes are removed from the cart too.',
                  guard: 'canRemovePerson',
                  actions: [
                    {
                      type: 'queue',
                      params: ({ event }) => ({ change: { type: 'removeMember', memberId: event.memberId } }),
                    },
                  ],
                },
                'group.locked': {
                  guard: 'canLock',
                  actions: [{ type: 'queue', params: { change: { type: 'setState', state: 'locked' } } }],
                },
                'group.reopened': {
                  guard: 'canReopen',
                  actions: [{ type: 'queue', params: { change: { type: 'setState', state: 'open' } } }],
                },
                'group.ended': {
                  actions: [{ type: 'queue', params: { change: { type: 'setState', state: 'cancelled' } } }],
                },
              },
            },
            over: {
              description: 'The group order was placed, ended by the host or expired. The page says which.',
              meta: { title: 'Ended', rules: ['CART-74'] },
              initial: 'checking',
              states: {
                checking: {
                  meta: { title: 'Checking how it ended' },
                  always: [{ guard: 'isFriendOfPlaced', target: 'readingMeal' }, { target: 'told' }],
                },
                readingMeal: {
                  description: 'The host has the order in the account; friends see it here.',
                  meta: { title: 'Loading the order', rules: ['CART-74'] },
                  invoke: {
                    id: 'readMeal',
                    src: 'readMeal',
                    input: ({ context: { token } }) => ({ token }),
                    onDone: { target: 'followed', actions: 'setMeal' },
                    onError: { description: 'The last known status stays.', target: 'followed' },
                  },
                },
                followed: {
                  meta: { title: 'Following the order', rules: ['CART-74'] },
                  always: { guard: 'isEaten', target: 'told' },
                  after: { mealTime: 'readingMeal' },
                },
                told: { meta: { title: 'No more news' } },
              },
            },
          },
        },
        changes: {
          initial: 'none',
          meta: { title: 'Own changes' },
          states: {
            none: {
              meta: { title: 'Nothing to send' },
              always: { guard: 'hasChanges', target: 'sending' },
            },
            sending: {
              tags: 'busy',
              meta: { title: 'Sending a change' },
              invoke: {
                id: 'sendChange',
                src: 'sendChange',
                input: ({ context }) => ({
                  token: context.token,
                  group: groupIn(context),
                  change: required(context.changes[0] ?? null, 'change'),
                }),
                onDone: { target: 'none', actions: ['setGroup', 'dropFirst', 'announceUpdate'] },
                onError: {
                  description: 'The toast says why, and the group reloads, because it may have ended.',
                  target: 'none',
                  actions: ['notifyFailure', 'dropAll', 'announceRefusal'],
                },
              },
            },
          },
        },
        updates: {
          initial: 'resting',
          meta: { title: 'Changes by others', rules: ['CART-73'] },
          states: {
            resting: {
              meta: { title: 'Up to date' },
              after: { soon: [{ guard: 'isOver', target: 'ended' }, { target: 'asking' }] },
              on: { 'cart.changed': 'asking', 'change.refused': 'asking' },
            },
            asking: {
              description: 'Friends have no stream, so the group reloads every few seconds.',
              meta: { title: 'Reloading the group' },
              on: { 'group.updated': 'resting' },
              invoke: {
                id: 'readGroup',
                src: 'readGroup',
                input: ({ context: { token } }) => ({ token }),
                onDone: [
                  {
                    guard: 'hasNoChanges',
                    target: 'resting',
                    actions: ['setGroup', 'announceUpdate'],
                  },
                  {
                    description:
                      'The result is ignored, because the response to the change being sent will be newer.',
                    target: 'resting',
                  },
                ],
                onError: { target: 'resting', actions: 'setStale' },
              },
            },
            ended: { meta: { title: 'No more updates' } },
          },
        },
      },
    },
  },
});

const groupIn = ({ group }: GroupOrderContext): GroupOrder => required(group, 'group');

function isOwnLine(context: GroupOrderContext, lineId: number): boolean {
  const { state, role, memberId, lines } = groupIn(context);
  const line = lines.find(({ id }) => id === lineId);
  return (
    line !== undefined && mayChangeLine({ state, memberId, isHost: role === 'host' }, line.person ?? null)
  );
}

function updateOf(context: GroupOrderContext, lineId: number, quantity: number): GroupChange {
  const line = groupIn(context).lines.find(({ id }) => id === lineId) ?? null;
  const { item, selection } = required(line, 'line');
  return { type: 'update', lineId, item, selection, quantity };
}
