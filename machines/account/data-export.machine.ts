import { setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notifyFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';

export const dataExportMachine = setup({
  types: {} as {
    events: { type: 'download.requested' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Downloads the account's data as a file. */
    saveDataExport: notProvided<void, void>('saveDataExport'),
  },
  actions: {
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'dataExport',
  description: 'Exports everything the shop stores about a customer as one file.',
  meta: { title: 'Data export', rules: ['PROF-12'] },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Ready to export' },
      on: { 'download.requested': 'downloading' },
    },
    downloading: {
      meta: { title: 'Exporting' },
      tags: 'busy',
      invoke: {
        id: 'saveDataExport',
        src: 'saveDataExport',
        onDone: 'idle',
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
  },
});
