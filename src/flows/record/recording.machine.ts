import { assign, setup } from 'xstate';
import { eventOf } from '../../../machines/shared/event';
import { notProvidedCallback } from '../../../machines/shared/not-provided';
import { nothingLive } from '../live/live-actors';
import type { GalleryUpdate } from '../live/wire';
import type { Take } from './recorded.types';
import { type Reports, stepsIn, withReport } from './takes';

type RecordingEvents =
  | { type: 'record.pressed' }
  | { type: 'stop.pressed' }
  | { type: 'discard.pressed' }
  | { type: 'report.received'; report: GalleryUpdate };

/** The recording that a reload of the gallery interrupted. */
type Earlier = { isOngoing: boolean; takes: readonly Take[] };

/** Records what the flows of the shop do in other tabs of this browser. */
export const recordingMachine = setup({
  types: {} as { context: Reports & Earlier; events: RecordingEvents; input: Earlier },
  actors: { listen: notProvidedCallback('listen') },
  actions: {
    forget: assign({ live: nothingLive, takes: [] }),
    addReport: assign(({ context, event }) => withReport(context, eventOf(event, 'report.received').report)),
  },
  guards: {
    hasSteps: ({ context }) => stepsIn(context.takes) > 0,
    isOngoing: ({ context }) => context.isOngoing,
  },
  delays: {
    /**
     * Milliseconds. Without this pause, the second press of a double click would hit the next button in the
     * same place.
     */
    doubleClick: 500,
  },
}).createMachine({
  id: 'recording',
  meta: { title: 'Recording in the live view' },
  context: ({ input }) => ({ ...input, live: nothingLive }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'The gallery opens' },
      always: [
        { guard: 'isOngoing', target: 'recording.ongoing' },
        { guard: 'hasSteps', target: 'stopped.shown' },
        { target: 'empty' },
      ],
    },
    empty: {
      meta: { title: 'Nothing recorded' },
      on: { 'record.pressed': { target: 'recording', actions: 'forget' } },
    },
    recording: {
      meta: { title: 'Recording' },
      invoke: { id: 'listen', src: 'listen' },
      on: { 'report.received': { actions: 'addReport' } },
      initial: 'begun',
      states: {
        begun: { meta: { title: 'Just begun' }, after: { doubleClick: 'ongoing' } },
        ongoing: {
          meta: { title: 'Ongoing' },
          on: {
            'stop.pressed': [
              { guard: 'hasSteps', target: '#recording.stopped' },
              { target: '#recording.withoutSteps' },
            ],
          },
        },
      },
    },
    stopped: {
      meta: { title: 'Stopped' },
      initial: 'justStopped',
      states: {
        justStopped: { meta: { title: 'Just stopped' }, after: { doubleClick: 'shown' } },
        shown: {
          meta: { title: 'Shown as a path' },
          on: {
            'record.pressed': { target: '#recording.recording', actions: 'forget' },
            'discard.pressed': { target: '#recording.empty', actions: 'forget' },
          },
        },
      },
    },
    withoutSteps: {
      meta: { title: 'Stopped without a step' },
      description: 'No flow of the shop received an event, for instance because the shop was not open.',
      on: { 'record.pressed': { target: 'recording', actions: 'forget' } },
    },
  },
});
