import { fromCallback, fromPromise } from 'xstate';
import type { Applicant, Paper } from '../../../domain/registration';
import { readDraft as draftIn } from '../../../domain/registration';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import type {
  DraftCommand,
  PaperCommand,
  RegistrationEvent,
} from '../../../machines/registration/registration.types';
import type { RegistrationApi, SentPaper } from '../../api/registration-api';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const nameOf = (kind: Applicant): string => `registration-${kind}`;

export const storedRegistration = (kind: Applicant) => draftIn(kind, readDraft(nameOf(kind)));

type Ports = { api: RegistrationApi; kind: Applicant; language: () => string };

export function provideRegistration({ api, kind, language }: Ports) {
  let papers: SentPaper[] = [];
  return registrationMachine.provide({
    actors: {
      loadDocuments: loadDocuments((chosen) => {
        papers = chosen;
      }),
      keepDraft: fromCallback<DraftCommand>(({ receive }) => {
        receive((command) => {
          if (command.type === 'draft.stored') writeDraft(nameOf(kind), command.draft);
          else forgetDraft(nameOf(kind));
        });
      }),
      register: fromPromise(({ input: { texts, place, password } }) =>
        api.register(kind, { texts, place, password, papers, language: language() }),
      ),
    },
  });
}

/** Holds the files in memory and sends their previews to the machine. */
const loadDocuments = (keep: (papers: SentPaper[]) => void) =>
  fromCallback<PaperCommand>(({ sendBack, receive }) => {
    let chosen: (Paper & { file: File })[] = [];
    let made = 0;
    const leave = (gone: (paper: Paper) => boolean) => {
      for (const { url } of chosen.filter(gone)) URL.revokeObjectURL(url);
      chosen = chosen.filter((paper) => !gone(paper));
    };
    const notify = () => {
      keep(chosen.map(({ field, file }) => ({ field, file })));
      const papers = chosen.map(({ id, field, name, url }) => ({ id, field, name, url }));
      sendBack({ type: 'papers.read', papers } satisfies RegistrationEvent);
    };
    receive((command) => {
      if (command.type === 'paper.dropped') leave(({ id }) => id === command.id);
      else if (command.type === 'papers.dropped') leave(() => true);
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
