import { assign, emit, sendTo, setup } from 'xstate';
import { photoProblemOf } from '../../domain/photo';
import {
  blankDraft,
  hasRequiredFiles,
  maxFiles,
  resumed,
  type Step,
  stepOfField,
} from '../../domain/registration';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { failureOf, isRefusedFor, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type {
  DraftCommand,
  FileCommand,
  FilesChosen,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  Sending,
} from './registration.types';

function problemOf(
  { files }: Pick<RegistrationContext, 'files'>,
  { field, photos }: FilesChosen,
): RegistrationContext['problem'] {
  const others = files.filter((file) => file.field === field).length;
  const [reason] = photos.flatMap((photo) => photoProblemOf(photo) ?? []);
  if (reason !== undefined) return { field, reason };
  return others + photos.length > maxFiles(field) ? { field, reason: 'count' } : null;
}

/** Returns the first step with a field that the server rejected. */
function stepRefused({ kind }: Pick<RegistrationContext, 'kind'>, error: unknown): Step | null {
  const steps = refusalsOf(error).flatMap(({ code }) => stepOfField(kind, code) ?? []);
  return steps[0] ?? null;
}

const startContext = ({ kind, draft, visit, isStartLink }: RegistrationInput): RegistrationContext => ({
  kind,
  ...resumed(kind, draft, { visit, isStartLink }),
  files: [],
  problem: null,
  password: '',
  failure: null,
  refusals: [],
});

export const registrationMachine = setup({
  types: {} as {
    input: RegistrationInput;
    context: RegistrationContext;
    events: RegistrationEvent;
    emitted: RegistrationEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Holds the chosen files in memory and sends previews. */
    loadDocuments: notProvidedCallback<FileCommand>('loadDocuments'),
    keepDraft: notProvidedCallback<DraftCommand>('keepDraft'),
    register: notProvided<void, Sending>('register'),
  },
  guards: {
    isAt: ({ context }, { step }: { step: Step }) => context.step === step,
    isSent: ({ context }) => context.isSent,
    isCourier: ({ context }) => context.kind === 'courier',
    hasPlan: ({ event }) => Boolean(eventOf(event, 'step.submitted').texts.plan),
    hasPlace: ({ context, event }) =>
      context.place !== null &&
      context.place.zoneIds.length > 0 &&
      Boolean(eventOf(event, 'step.submitted').texts.moduleId),
    hasFiles: ({ context }) => hasRequiredFiles(context.kind, context.files),
    isRefusedFile: ({ context, event }) => problemOf(context, eventOf(event, 'files.chosen')) !== null,
    isKnown: ({ event }) => isRefusedFor(errorOf(event), 'registered'),
    isClosed: ({ event }) => isRefusedFor(errorOf(event), 'closed'),
    isOfStep: ({ context, event }) => {
      const step = stepRefused(context, errorOf(event));
      return step !== null && step !== 'contact';
    },
  },
  actions: {
    keepTexts: assign(({ context, event }) => ({
      texts: {
        ...context.texts,
        ...eventOf(event, 'texts.typed', 'step.submitted', 'registration.submitted').texts,
      },
    })),
    keepPlace: assign(({ event }) => ({ place: eventOf(event, 'place.found').place })),
    forgetPlace: assign({ place: null }),
    goTo: assign((_, { step }: { step: Step }) => ({ step })),
    goToRefused: assign(({ context, event }) => ({
      step: stepRefused(context, errorOf(event)) ?? context.step,
    })),
    keepPassword: assign(({ event }) => ({ password: eventOf(event, 'registration.submitted').password })),
    forgetPassword: assign({ password: '' }),
    setFiles: assign(({ event }) => ({ files: eventOf(event, 'files.read').files })),
    setProblem: assign(({ context, event }) => ({
      problem: problemOf(context, eventOf(event, 'files.chosen')),
    })),
    setFailure: assign(({ event }) => {
      const error = errorOf(event);
      return {
        failure: failureOf(error),
        refusals: refusalsOf(error),
      };
    }),
    forgetTrouble: assign({ problem: null, failure: null, refusals: [] }),
    announceFields: emit(({ event }) => ({
      type: 'fields.refused' as const,
      errors: refusalsOf(errorOf(event)),
    })),
    loadDocuments: sendTo('loadDocuments', ({ event }) => {
      const { field, photos } = eventOf(event, 'files.chosen');
      return {
        type: 'files.stored' as const,
        field,
        photos,
      };
    }),
    drop: sendTo('loadDocuments', ({ event }) => ({
      type: 'file.dropped' as const,
      id: eventOf(event, 'file.removed').id,
    })),
    dropAll: sendTo('loadDocuments', { type: 'files.dropped' as const }),
    keepOnDevice: sendTo('keepDraft', ({ context: { visit, isSent, step, texts, place } }) => ({
      type: 'draft.stored' as const,
      draft: { visit, isSent, step, texts, place },
    })),
    keepSent: sendTo('keepDraft', ({ context: { kind, visit } }) => ({
      type: 'draft.stored' as const,
      draft: blankDraft(kind, visit, true),
    })),
    forgetOnDevice: sendTo('keepDraft', { type: 'draft.forgotten' as const }),
  },
}).createMachine({
  id: 'registration',
  description:
    'Registers stores and couriers step by step. The input is stored on the device until it is sent, except password and files.',
  meta: { title: 'Registration', rules: ['REG-01', 'NAV-22', 'NAV-23'] },
  context: ({ input }) => startContext(input),
  invoke: [
    {
      id: 'loadDocuments',
      src: 'loadDocuments',
      onError: { description: 'If this fails, no file is selected, and the customer can choose again.' },
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      onError: { description: 'If the choice cannot be stored, it lasts until the page closes.' },
    },
  ],
  initial: 'filling',
  states: {
    filling: {
      meta: { title: 'Filling in the registration' },
      initial: 'finding',
      on: {
        'texts.typed': { actions: ['keepTexts', 'keepOnDevice'] },
        'files.read': { actions: 'setFiles' },
      },
      states: {
        finding: {
          description:
            'Continues at the stored step after a reload. The link to the start drops the plan and the step.',
          meta: { title: 'Finding the step', rules: ['NAV-22'] },
          entry: 'keepOnDevice',
          always: [
            { guard: 'isSent', target: '#registration.pending' },
            { guard: { type: 'isAt', params: { step: 'plan' } }, target: 'plan' },
            { guard: { type: 'isAt', params: { step: 'place' } }, target: 'place' },
            { guard: { type: 'isAt', params: { step: 'details' } }, target: 'details' },
            { guard: { type: 'isAt', params: { step: 'work' } }, target: 'work' },
            { guard: { type: 'isAt', params: { step: 'documents' } }, target: 'documents' },
            { target: 'contact' },
          ],
        },
        plan: {
          meta: { title: 'Business plan', rules: ['REG-01', 'NAV-22'] },
          on: {
            'step.submitted': {
              guard: 'hasPlan',
              target: 'finding',
              actions: ['forgetTrouble', 'keepTexts', { type: 'goTo', params: { step: 'place' } }],
            },
          },
        },
        place: {
          meta: { title: 'Store location', rules: ['REG-01', 'MAP-04'] },
          on: {
            'place.found': { actions: ['keepPlace', 'keepOnDevice'] },
            'place.lookupStarted': {
              description: 'A moved pin has no address until it is looked up.',
              meta: { rules: ['NFR-08'] },
              actions: ['forgetPlace', 'keepOnDevice'],
            },
            'step.submitted': {
              guard: 'hasPlace',
              target: 'finding',
              actions: ['forgetTrouble', 'keepTexts', { type: 'goTo', params: { step: 'details' } }],
            },
            'step.back': { target: 'finding', actions: { type: 'goTo', params: { step: 'plan' } } },
          },
        },
        details: {
          meta: { title: 'Store details', rules: ['REG-01'] },
          on: {
            'step.submitted': {
              target: 'finding',
              actions: ['forgetTrouble', 'keepTexts', { type: 'goTo', params: { step: 'documents' } }],
            },
            'step.back': { target: 'finding', actions: { type: 'goTo', params: { step: 'place' } } },
          },
        },
        work: {
          meta: { title: 'Area and vehicle', rules: ['REG-01', 'NAV-23'] },
          on: {
            'step.submitted': {
              target: 'finding',
              actions: ['forgetTrouble', 'keepTexts', { type: 'goTo', params: { step: 'documents' } }],
            },
          },
        },
        documents: {
          meta: { title: 'Documents', rules: ['REG-01', 'PROF-05'] },
          initial: 'open',
          on: {
            'files.chosen': [
              {
                meta: { rules: ['PROF-05', 'CONST-07'] },
                guard: 'isRefusedFile',
                target: '.refused',
                actions: ['forgetTrouble', 'setProblem'],
              },
              { target: '.open', actions: ['forgetTrouble', 'loadDocuments'] },
            ],
            'file.removed': { target: '.open', actions: ['forgetTrouble', 'drop'] },
            'step.submitted': [
              {
                guard: 'hasFiles',
                target: 'finding',
                actions: ['forgetTrouble', 'keepTexts', { type: 'goTo', params: { step: 'contact' } }],
              },
              { target: '.missing', actions: ['forgetTrouble', 'keepTexts', 'keepOnDevice'] },
            ],
            'step.back': [
              {
                guard: 'isCourier',
                target: 'finding',
                actions: { type: 'goTo', params: { step: 'work' } },
              },
              { target: 'finding', actions: { type: 'goTo', params: { step: 'details' } } },
            ],
          },
          states: {
            open: { meta: { title: 'Choosing files' } },
            refused: {
              description: 'The new file was rejected. Earlier files stay.',
              meta: { title: 'File rejected', rules: ['PROF-05', 'CONST-07'] },
            },
            missing: { meta: { title: 'File missing' } },
          },
        },
        contact: {
          meta: { title: 'Account', rules: ['REG-01'] },
          on: {
            'registration.submitted': {
              target: '#registration.sending',
              actions: ['forgetTrouble', 'keepTexts', 'keepPassword', 'keepOnDevice'],
            },
            'step.back': {
              target: 'finding',
              actions: ['forgetTrouble', { type: 'goTo', params: { step: 'documents' } }],
            },
          },
        },
      },
    },
    sending: {
      meta: { title: 'Sending', rules: ['REG-01'] },
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { kind, texts, place, password } }) => ({ kind, texts, place, password }),
        onDone: { target: 'pending', actions: ['keepSent', 'dropAll'] },
        onError: [
          { guard: 'isKnown', target: 'known', actions: ['setFailure', 'forgetOnDevice', 'dropAll'] },
          { guard: 'isClosed', target: 'closed', actions: 'setFailure' },
          {
            description: 'Rejected fields open their step.',
            guard: 'isOfStep',
            target: 'filling',
            actions: ['setFailure', 'goToRefused'],
          },
          { target: 'filling', actions: ['setFailure', 'announceFields'] },
        ],
      },
      exit: 'forgetPassword',
    },
    pending: {
      description: 'The operator checks the documents and answers by email.',
      meta: { title: 'Waiting for review', rules: ['REG-01'] },
    },
    known: {
      description: 'The page says this only if the password matches the first registration.',
      meta: { title: 'Already registered', rules: ['REG-01'] },
    },
    closed: { meta: { title: 'Registration closed', rules: ['FOOT-08'] }, tags: 'failed' },
  },
});
