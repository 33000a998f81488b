import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type PictureCommand, picturesMachine } from '../../../machines/orders/pictures.machine';

const MEGABYTE = 1024 * 1024;
const file = (type: string, size = 1_000) => ({ name: 'a file', type, size });

/** Returns the state after these files were chosen, and the files that were kept. */
function chosen(takesDocuments: boolean, ...photos: ReturnType<typeof file>[]) {
  const kept: string[] = [];
  const loadPictures = fromCallback<PictureCommand>(({ receive }) => {
    receive((command) => {
      if (command.type === 'pictures.stored') kept.push(...command.photos.map(({ type }) => type));
    });
  });
  const machine = picturesMachine.provide({ actors: { loadPictures: loadPictures as never } });
  const flow = createActor(machine, { input: { takesDocuments } }).start();
  flow.send({ type: 'pictures.chosen', photos });
  return [flow.getSnapshot().value, kept];
}

it('a prescription takes a PDF beside pictures, and other uploads take pictures only [PHAR-06, PHAR-04]', () => {
  expect(chosen(true, file('application/pdf'), file('image/png'))).toEqual([
    'empty',
    ['application/pdf', 'image/png'],
  ]);
  expect(chosen(false, file('application/pdf'))).toEqual([{ refused: 'format' }, []]);
  expect(chosen(true, file('text/html'))).toEqual([{ refused: 'format' }, []]);
});

it('a PDF of more than two megabytes is refused by its size [PHAR-06, CONST-07]', () => {
  expect(chosen(true, file('application/pdf', 2 * MEGABYTE))).toEqual(['empty', ['application/pdf']]);
  expect(chosen(true, file('application/pdf', 2 * MEGABYTE + 1))).toEqual([{ refused: 'size' }, []]);
});
