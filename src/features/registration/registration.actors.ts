import { fromCallback, fromPromise } from 'xstate';
import type { Applicant, RegistrationFile } from '../../../domain/registration';
import { readDraft as draftIn } from '../../../domain/registration';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import type {
  DraftCommand,
  FileCommand,
  RegistrationEvent,
} from '../../../machines/registration/registration.types';
import type { RegistrationApi, SentFile } from '../../api/registration-api';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const nameOf = (kind: Applicant): string => `registration-${kind}`;

export const storedRegistration = (kind: Applicant) => draftIn(kind, readDraft(nameOf(kind)));

type Ports = { api: RegistrationApi; kind: Applicant; language: () => string };

export function provideRegistration({ api, kind, language }: Ports) {
  let files: SentFile[] = [];
  return registrationMachine.provide({
    actors: {
      loadDocuments: loadDocuments((chosen) => {
        files = chosen;
      }),
      keepDraft: fromCallback<DraftCommand>(({ receive }) => {
        receive((command) => {
          if (command.type === 'draft.stored') writeDraft(nameOf(kind), command.draft);
          else forgetDraft(nameOf(kind));
        });
      }),
      register: fromPromise(({ input: { texts, place, password } }) =>
        api.register(kind, { texts, place, password, files, language: language() }),
      ),
    },
  });
}

/** Holds the files in memory and sends their previews to the machine. */
const loadDocuments = (keep: (files: SentFile[]) => void) =>
  fromCallback<FileCommand>(({ sendBack, receive }) => {
    let chosen: (RegistrationFile & { file: File })[] = [];
    let made = 0;
    const leave = (gone: (file: RegistrationFile) => boolean) => {
      for (const { url } of chosen.filter(gone)) URL.revokeObjectURL(url);
      chosen = chosen.filter((file) => !gone(file));
    };
    const notify = () => {
      keep(chosen.map(({ field, file }) => ({ field, file })));
      const files = chosen.map(({ id, field, name, url }) => ({ id, field, name, url }));
      sendBack({ type: 'files.read', files } satisfies RegistrationEvent);
    };
    receive((command) => {
      if (command.type === 'file.dropped') leave(({ id }) => id === command.id);
      else if (command.type === 'files.dropped') leave(() => true);
      else
        for (const file of command.photos.filter((photo): photo is File => photo instanceof File)) {
          made += 1;
          chosen.push({
            id: String(made),
            field: command.field,
            name: file.name,
            url: URL.createObjectURL(file),
            file,
          });
        }
      notify();
    });
    return () => leave(() => true);
  });
