import { emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';

export const ownDataMachine = setup({
  types: {} as {
    events: { type: 'download.requested' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Brings everything that is kept of the person into a file on their device. */
    saveOwnData: notProvided<void, void>('saveOwnData'),
  },
  actions: {
    notifyFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'notice' as const,
      code: 'failed' as const,
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'ownData',
  description: 'What the shop keeps of a person, to take along.',
  meta: { title: 'Own data', rules: ['PROF-12'] },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Can be taken along' },
      on: { 'download.requested': 'downloading' },
    },
    downloading: {
      meta: { title: 'Being collected' },
      tags: 'busy',
      invoke: {
        id: 'saveOwnData',
        src: 'saveOwnData',
        onDone: 'idle',
        onError: { target: 'idle', actions: { type: 'notifyFailure', params: ({ event }) => event } },
      },
    },
  },
});
