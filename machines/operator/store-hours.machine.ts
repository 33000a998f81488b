import { assign, emit, setup } from 'xstate';
import type { OpeningHours } from '../../domain/catalogue';
import {
  type HoursChange,
  hasRoom,
  hoursProblems,
  type PeriodChange,
  withDayEverywhere,
  withoutPeriod,
  withPeriod,
  withTime,
} from '../../domain/store-hours';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

type Event =
  | { type: 'list.searched'; text: string }
  | ({ type: 'hours.opened' } & HoursChange)
  | { type: 'period.added'; day: number }
  | { type: 'period.removed'; index: number }
  | ({ type: 'period.changed' } & PeriodChange)
  | { type: 'day.copied'; day: number }
  | { type: 'hours.submitted' }
  | { type: 'editing.closed' };

export const storeHoursMachine = setup({
  types: {} as {
    context: {
      /** The store whose hours are edited. */
      storeId: number | null;
      /** The edited week. */
      hours: OpeningHours[];
      /** True after the operator has tried to save hours with problems. */
      isRefused: boolean;
      failure: Failure | null;
      /** The searched text. The list shows only stores that match. */
      search: string;
    };
    events: Event;
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { saveHours: notProvided<void, HoursChange>('saveHours') },
  guards: {
    isWeek: ({ context }) => hoursProblems(context.hours).length === 0,
    hasRoom: ({ context, event }) => hasRoom(context.hours, eventOf(event, 'period.added').day),
  },
  actions: {
    setSearch: assign(({ event }) => ({ search: eventOf(event, 'list.searched').text })),
    setStore: assign(({ event }) => {
      const { storeId, hours } = eventOf(event, 'hours.opened');
      return { storeId, hours, isRefused: false, failure: null };
    }),
    addPeriod: assign(({ context, event }) => ({
      hours: withPeriod(context.hours, eventOf(event, 'period.added').day),
    })),
    removePeriod: assign(({ context, event }) => ({
      hours: withoutPeriod(context.hours, eventOf(event, 'period.removed').index),
    })),
    setTime: assign(({ context, event }) => ({
      hours: withTime(context.hours, eventOf(event, 'period.changed')),
    })),
    copyDay: assign(({ context, event }) => ({
      hours: withDayEverywhere(context.hours, eventOf(event, 'day.copied').day),
    })),
    refuseHours: assign({ isRefused: true }),
    acceptHours: assign({ isRefused: false, failure: null }),
    forgetStore: assign({ storeId: null, hours: [] }),
    setFailure: setFailure(),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
}).createMachine({
  id: 'storeHours',
  description: 'Edits the weekly hours of one store and saves the whole week.',
  meta: { title: 'Store hours', rules: ['X-32'] },
  context: { storeId: null, hours: [], isRefused: false, failure: null, search: '' },
  initial: 'showing',
  states: {
    showing: {
      meta: { title: 'Weekly hours' },
      on: {
        'list.searched': { actions: 'setSearch' },
        'hours.opened': { target: 'editing', actions: 'setStore' },
      },
    },
    editing: {
      meta: { title: 'Editing the week' },
      on: {
        'period.added': { guard: 'hasRoom', actions: 'addPeriod' },
        'period.removed': { actions: 'removePeriod' },
        'period.changed': { actions: 'setTime' },
        'day.copied': { actions: 'copyDay' },
        'hours.submitted': [
          { guard: 'isWeek', target: 'saving', actions: 'acceptHours' },
          { actions: 'refuseHours' },
        ],
        'editing.closed': { target: 'showing', actions: 'forgetStore' },
      },
    },
    saving: {
      meta: { title: 'Saving the week' },
      tags: 'busy',
      invoke: {
        id: 'saveHours',
        src: 'saveHours',
        input: ({ context: { storeId, hours } }) => ({ storeId: required(storeId, 'storeId'), hours }),
        onDone: { target: 'showing', actions: ['forgetStore', 'announceChange'] },
        onError: {
          description: 'The edited week stays, so the operator can save again.',
          target: 'editing',
          actions: ['setFailure', 'notifyFailure'],
        },
      },
    },
  },
});
