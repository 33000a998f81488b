import { fromCallback } from 'xstate';
import { isDocumentType } from '../../../../domain/photo';
import {
  type Picture,
  type PictureCommand,
  type PicturesEvent,
  picturesMachine,
} from '../../../../machines/orders/pictures.machine';

/** Provides the effects of the picture field. `keep` gets the files after every change. */
export const providePictures = (keep: (files: File[]) => void, hadSome = false) =>
  picturesMachine.provide({ actors: { loadPictures: loadPictures(keep, hadSome) } });

/** Holds the files in memory and sends their previews to the machine. */
const loadPictures = (keep: (files: File[]) => void, hadSome: boolean) =>
  fromCallback<PictureCommand>(({ sendBack, receive }) => {
    let stored: (Picture & { file: File })[] = [];
    let made = 0;
    const notify = () => {
      keep(stored.map(({ file }) => file));
      const pictures = stored.map(({ file: _, ...picture }) => picture);
      sendBack({ type: 'pictures.read', pictures } satisfies PicturesEvent);
    };
    if (hadSome) sendBack({ type: 'pictures.lost' } satisfies PicturesEvent);
    receive((command) => {
      if (command.type === 'picture.dropped') {
        for (const { url } of stored.filter(({ id }) => id === command.id)) URL.revokeObjectURL(url);
        stored = stored.filter(({ id }) => id !== command.id);
      } else {
        const files = command.photos.filter((photo): photo is File => photo instanceof File);
        for (const file of files) {
          made += 1;
          stored.push({
            id: String(made),
            name: file.name,
            url: URL.createObjectURL(file),
            isDocument: isDocumentType(file.type),
            file,
          });
        }
      }
      notify();
    });
    return () => {
      for (const { url } of stored) URL.revokeObjectURL(url);
      keep([]);
    };
  });
