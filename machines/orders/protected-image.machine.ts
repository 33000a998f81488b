import { assign, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

type ProtectedImageContext = {
  address: string;
  /** The object URL of the picture. */
  url: string | null;
};

type ProtectedImageEvent = { type: 'picture.neared' } | { type: 'retry.requested' };

const actors = {
  readPicture: notProvided<string, { address: string }>('readPicture'),
  loadPicture: notProvidedCallback<ProtectedImageEvent, { url: string | null }>('loadPicture'),
};

export const protectedImageMachine = setup({
  types: {} as {
    input: { address: string };
    context: ProtectedImageContext;
    events: ProtectedImageEvent;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  actions: {
    setUrl: assign(({ event }) => ({ url: outputOf<typeof actors, 'readPicture'>(event) })),
  },
}).createMachine({
  id: 'protectedImage',
  description: "A picture that the server sends only with its owner's token.",
  meta: { title: 'Protected image', rules: ['CHAT-02', 'ORD-07', 'PERM-07'] },
  context: ({ input }) => ({ address: input.address, url: null }),
  initial: 'away',
  states: {
    away: {
      description: 'Pictures out of sight are not downloaded.',
      meta: { title: 'Not seen yet' },
      on: { 'picture.neared': 'reading' },
    },
    reading: {
      meta: { title: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context: { address } }) => ({ address }),
        onDone: { target: 'shown', actions: 'setUrl' },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The picture is removed from memory when it leaves the page.',
      meta: { title: 'Shown' },
      invoke: {
        id: 'loadPicture',
        src: 'loadPicture',
        input: ({ context: { url } }) => ({ url }),
        onError: { description: 'If this fails, the picture stays in memory until the tab closes.' },
      },
    },
    failed: {
      meta: { title: 'Loading failed' },
      tags: 'failed',
      on: { 'retry.requested': 'reading' },
    },
  },
});
