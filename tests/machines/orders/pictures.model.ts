import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { createModel } from '../../support/model';

const photo = { name: 'paper.jpg', type: 'image/jpeg', size: 100_000 };
const paper = { name: 'paper.pdf', type: 'application/pdf', size: 100_000 };
const held = { id: '1', name: photo.name, url: 'blob:1', isDocument: false };

export const picturesModel = createModel(picturesMachine, {
  input: { takesDocuments: true },
  fixtures: [
    { type: 'pictures.chosen', photos: [photo] },
    { type: 'pictures.chosen', photos: [photo, photo, photo, photo] },
    { type: 'pictures.chosen', photos: [paper] },
    { type: 'pictures.chosen', photos: [{ ...photo, type: 'text/html' }] },
    { type: 'pictures.chosen', photos: [{ ...photo, size: 3_000_000 }] },
    { type: 'picture.removed', id: '1' },
    { type: 'pictures.lost' },
    { type: 'pictures.read', pictures: [] },
    { type: 'pictures.read', pictures: [held] },
    { type: 'xstate.error.actor.loadPictures', error: { code: 'unexpected' } },
  ],
  vertex: ({ context }) => context.pictures.length,
  invariants: {
    'at most three pictures are attached': (at) => at.context.pictures.length <= 3,
    'an attached picture is loaded': (at) => !at.matches('attached') || at.context.pictures.length > 0,
  },
});
