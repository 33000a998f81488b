import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

type OwnPictureContext = {
  address: string;
  /** Where the browser holds what was read. */
  url: string | null;
};

type OwnPictureEvent = { type: 'picture.neared' } | { type: 'retry.requested' };

export const ownPictureMachine = setup({
  types: {} as {
    input: { address: string };
    context: OwnPictureContext;
    events: OwnPictureEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readPicture: notProvided<string, { address: string }>('readPicture'),
    holdPicture: notProvidedCallback<OwnPictureEvent, { url: string | null }>('holdPicture'),
  },
  actions: {
    setUrl: assign((_, { output }: { output: string }) => ({ url: output })),
  },
}).createMachine({
  id: 'ownPicture',
  description: 'A picture that the server shows to nobody without the token of whoever it belongs to.',
  meta: { title: 'A picture of one’s own', rules: ['CHAT-02', 'ORD-07', 'PERM-07'] },
  context: ({ input }) => ({ address: input.address, url: null }),
  initial: 'away',
  states: {
    away: {
      description: 'What is out of sight is not downloaded.',
      meta: { title: 'Not seen yet' },
      on: { 'picture.neared': 'reading' },
    },
    reading: {
      meta: { title: 'Is being read' },
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context: { address } }) => ({ address }),
        onDone: { target: 'shown', actions: { type: 'setUrl', params: ({ event }) => event } },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The browser forgets it with the page.',
      meta: { title: 'Is shown' },
      invoke: {
        id: 'holdPicture',
        src: 'holdPicture',
        input: ({ context: { url } }) => ({ url }),
        onError: { description: 'It is forgotten with the tab.' },
      },
    },
    failed: {
      meta: { title: 'Could not be read' },
      tags: 'failed',
      on: { 'retry.requested': 'reading' },
    },
  },
});
