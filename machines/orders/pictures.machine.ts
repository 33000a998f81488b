import { assign, emit, sendTo, setup } from 'xstate';
import { MAX_PICTURES, type Photo, photoProblemOf, prescriptionProblemOf } from '../../domain/photo';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notProvidedCallback } from '../shared/not-provided';

/**
 * A chosen picture without its file. An actor holds the file, because the machine's context holds only JSON.
 */
export type Picture = { id: string; name: string; url: string; isDocument: boolean };

/** `takesDocuments`: PDF files are allowed too, for a prescription [PHAR-06]. */
type PicturesInput = { takesDocuments: boolean };
type PicturesContext = PicturesInput & { pictures: Picture[] };

export type PicturesEvent =
  | { type: 'pictures.chosen'; photos: readonly Photo[] }
  | { type: 'picture.removed'; id: string }
  /** The form was submitted without a required picture. */
  | { type: 'pictures.missed' }
  /** The page was reloaded, so the chosen files are lost. */
  | { type: 'pictures.lost' }
  | { type: 'pictures.read'; pictures: Picture[] };

export type PicturesEmitted = { type: 'pictures.changed'; count: number };

export type PictureCommand =
  | { type: 'pictures.stored'; photos: readonly Photo[] }
  | { type: 'picture.dropped'; id: string };

const isWrong = (
  { takesDocuments }: PicturesContext,
  photos: readonly Photo[],
  problem: 'type' | 'size',
): boolean =>
  photos.some((photo) => (takesDocuments ? prescriptionProblemOf : photoProblemOf)(photo) === problem);

export const picturesMachine = setup({
  types: {} as {
    input: PicturesInput;
    context: PicturesContext;
    events: PicturesEvent;
    emitted: PicturesEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Holds the chosen files in memory and sends previews. */
    loadPictures: notProvidedCallback<PictureCommand>('loadPictures'),
  },
  guards: {
    hasNone: ({ context }) => context.pictures.length === 0,
    isTooMany: ({ context, event }) =>
      context.pictures.length + eventOf(event, 'pictures.chosen').photos.length > MAX_PICTURES,
    isOtherFormat: ({ context, event }) => isWrong(context, eventOf(event, 'pictures.chosen').photos, 'type'),
    isTooLarge: ({ context, event }) => isWrong(context, eventOf(event, 'pictures.chosen').photos, 'size'),
  },
  actions: {
    loadPictures: sendTo('loadPictures', ({ event }) => ({
      type: 'pictures.stored' as const,
      photos: eventOf(event, 'pictures.chosen').photos,
    })),
    drop: sendTo('loadPictures', ({ event }) => ({
      type: 'picture.dropped' as const,
      id: eventOf(event, 'picture.removed').id,
    })),
    setPictures: assign(({ event }) => ({ pictures: eventOf(event, 'pictures.read').pictures })),
    announceCount: emit(({ context }) => ({
      type: 'pictures.changed' as const,
      count: context.pictures.length,
    })),
  },
}).createMachine({
  id: 'pictures',
  description:
    'Checks up to three pictures for a prescription, a refund or a review before they are sent. A prescription can also be a PDF.',
  meta: {
    title: 'Pictures to send',
    rules: ['PHAR-02', 'PHAR-03', 'PHAR-04', 'PHAR-06', 'ORD-07', 'ORD-09'],
  },
  context: ({ input }) => ({ ...input, pictures: [] }),
  initial: 'sorting',
  invoke: {
    id: 'loadPictures',
    src: 'loadPictures',
    onError: { description: 'If this fails, nothing is selected, and the customer can choose again.' },
  },
  on: {
    'pictures.chosen': [
      {
        meta: { rules: ['PHAR-03'] },
        guard: 'isTooMany',
        target: '.refused.tooMany',
      },
      {
        meta: { rules: ['PHAR-04', 'PHAR-06', 'PROF-05'] },
        guard: 'isOtherFormat',
        target: '.refused.format',
      },
      {
        meta: { rules: ['CONST-07'] },
        guard: 'isTooLarge',
        target: '.refused.size',
      },
      { target: '.sorting', actions: 'loadPictures' },
    ],
    'pictures.missed': '.refused.missing',
    'pictures.lost': { guard: 'hasNone', target: '.lost' },
    'picture.removed': { target: '.sorting', actions: 'drop' },
    'pictures.read': { target: '.sorting', actions: ['setPictures', 'announceCount'] },
  },
  states: {
    sorting: {
      meta: { title: 'Checking for pictures' },
      always: [{ guard: 'hasNone', target: 'empty' }, { target: 'attached' }],
    },
    empty: { meta: { title: 'No picture yet', rules: ['PHAR-01', 'PHAR-02'] }, tags: 'empty' },
    lost: {
      description:
        'Pictures are not stored before they are sent, so after a reload the customer must choose them again.',
      meta: { title: 'Pictures not kept', rules: ['CHK-11', 'PHAR-04'] },
      tags: 'empty',
    },
    attached: { meta: { title: 'Pictures chosen', rules: ['PHAR-04'] } },
    refused: {
      description: 'The new picture was rejected. Earlier pictures stay.',
      meta: { title: 'Rejected' },
      tags: 'failed',
      initial: 'tooMany',
      states: {
        missing: { meta: { title: 'Picture missing', rules: ['PHAR-02'] } },
        tooMany: { meta: { title: 'Too many', rules: ['PHAR-03'] } },
        format: { meta: { title: 'Not a picture', rules: ['PHAR-04'] } },
        size: { meta: { title: 'Too large', rules: ['CONST-07'] } },
      },
    },
  },
});
