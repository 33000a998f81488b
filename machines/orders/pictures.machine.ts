import { assign, emit, sendTo, setup } from 'xstate';
import { MOST_PICTURES, type Photo, photoProblemOf } from '../../domain/photo';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvidedCallback } from '../shared/not-provided';

/** A picture that goes along with what is sent; the file itself stays with whoever holds it. */
export type Picture = { id: string; name: string; url: string };

type PicturesContext = { pictures: Picture[] };

export type PicturesEvent =
  | { type: 'pictures.chosen'; photos: readonly Photo[] }
  | { type: 'picture.removed'; id: string }
  /** It was to be sent without one, and needs one. */
  | { type: 'pictures.missed' }
  /** Some were chosen before the page was left, and nobody holds them any more. */
  | { type: 'pictures.lost' }
  /** All that is held now. */
  | { type: 'pictures.read'; pictures: Picture[] };

export type PicturesEmitted = { type: 'pictures.told'; count: number };

export type PictureCommand =
  | { type: 'pictures.held'; photos: readonly Photo[] }
  | { type: 'picture.dropped'; id: string };

type Chosen = { photos: readonly Photo[] };
const isWrong = (photos: readonly Photo[], problem: 'type' | 'size'): boolean =>
  photos.some((photo) => photoProblemOf(photo) === problem);

export const picturesMachine = setup({
  types: {} as {
    context: PicturesContext;
    events: PicturesEvent;
    emitted: PicturesEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Holds the files and tells what they look like. */
    holdPictures: notProvidedCallback<PictureCommand>('holdPictures'),
  },
  guards: {
    hasNone: ({ context }) => context.pictures.length === 0,
    isTooMany: ({ context }, { photos }: Chosen) => context.pictures.length + photos.length > MOST_PICTURES,
    isOtherFormat: (_, { photos }: Chosen) => isWrong(photos, 'type'),
    isTooLarge: (_, { photos }: Chosen) => isWrong(photos, 'size'),
  },
  actions: {
    hold: sendTo('holdPictures', (_, { photos }: Chosen) => ({ type: 'pictures.held' as const, photos })),
    drop: sendTo('holdPictures', (_, { id }: { id: string }) => ({ type: 'picture.dropped' as const, id })),
    setPictures: assign((_, { pictures }: { pictures: Picture[] }) => ({ pictures })),
    tellCount: emit(({ context }) => ({ type: 'pictures.told' as const, count: context.pictures.length })),
  },
}).createMachine({
  id: 'pictures',
  description:
    'Up to three pictures, looked at before they go along: of a prescription, with a refund or with a review.',
  meta: { title: 'Pictures that are sent', rules: ['PHAR-02', 'PHAR-03', 'PHAR-04', 'ORD-07', 'ORD-09'] },
  context: { pictures: [] },
  initial: 'sorting',
  invoke: {
    id: 'holdPictures',
    src: 'holdPictures',
    onError: { description: 'Nothing is held; another choice begins anew.' },
  },
  on: {
    'pictures.chosen': [
      {
        meta: { rules: ['PHAR-03'] },
        guard: { type: 'isTooMany', params: ({ event }) => event },
        target: '.refused.tooMany',
      },
      {
        meta: { rules: ['PHAR-04', 'PROF-05'] },
        guard: { type: 'isOtherFormat', params: ({ event }) => event },
        target: '.refused.format',
      },
      {
        meta: { rules: ['CONST-07'] },
        guard: { type: 'isTooLarge', params: ({ event }) => event },
        target: '.refused.size',
      },
      { target: '.sorting', actions: { type: 'hold', params: ({ event }) => event } },
    ],
    'pictures.missed': '.refused.missing',
    'pictures.lost': { guard: 'hasNone', target: '.lost' },
    'picture.removed': { target: '.sorting', actions: { type: 'drop', params: ({ event }) => event } },
    'pictures.read': {
      target: '.sorting',
      actions: [{ type: 'setPictures', params: ({ event }) => event }, 'tellCount'],
    },
  },
  states: {
    sorting: {
      meta: { title: 'Are there pictures?' },
      always: [{ guard: 'hasNone', target: 'empty' }, { target: 'attached' }],
    },
    empty: { meta: { title: 'No picture yet', rules: ['PHAR-01', 'PHAR-02'] }, tags: 'empty' },
    lost: {
      description: 'They are on no device and no server before they are sent: they are chosen again.',
      meta: { title: 'Pictures that were not kept', rules: ['CHK-11', 'PHAR-04'] },
      tags: 'empty',
    },
    attached: { meta: { title: 'Pictures that go along', rules: ['PHAR-04'] } },
    refused: {
      description: 'What was there before stays.',
      meta: { title: 'Not taken' },
      tags: 'failed',
      initial: 'tooMany',
      states: {
        missing: { meta: { title: 'One is needed', rules: ['PHAR-02'] } },
        tooMany: { meta: { title: 'More than three', rules: ['PHAR-03'] } },
        format: { meta: { title: 'No picture', rules: ['PHAR-04'] } },
        size: { meta: { title: 'Too large', rules: ['CONST-07'] } },
      },
    },
  },
});
