import { assign, emit, sendTo, setup } from 'xstate';
import { photoProblemOf } from '../../domain/photo';
import {
  blankDraft,
  hasNeededPapers,
  mostPapers,
  resumed,
  type Step,
  stepOfField,
  type Texts,
} from '../../domain/registration';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type {
  DraftCommand,
  PaperCommand,
  PapersChosen,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  Sending,
} from './registration.types';

type Failed = { error: unknown };
type Typed = { texts: Partial<Texts> };

function problemOf(
  { papers }: Pick<RegistrationContext, 'papers'>,
  { field, photos }: PapersChosen,
): RegistrationContext['problem'] {
  const others = papers.filter((paper) => paper.field === field).length;
  const [reason] = photos.flatMap((photo) => photoProblemOf(photo) ?? []);
  if (reason !== undefined) return { field, reason };
  return others + photos.length > mostPapers(field) ? { field, reason: 'count' } : null;
}

/** The first step that has something to correct. */
function stepRefused({ kind }: Pick<RegistrationContext, 'kind'>, error: unknown): Step | null {
  const steps = refusalsOf(error).flatMap(({ code }) => stepOfField(kind, code) ?? []);
  return steps[0] ?? null;
}

const startContext = ({ kind, draft, visit, isAnew }: RegistrationInput): RegistrationContext => ({
  kind,
  ...resumed(kind, draft, { visit, isAnew }),
  papers: [],
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
    /** Holds the files and tells what they look like. */
    holdPapers: notProvidedCallback<PaperCommand>('holdPapers'),
    keepDraft: notProvidedCallback<DraftCommand>('keepDraft'),
    register: notProvided<void, Sending>('register'),
  },
  guards: {
    isAt: ({ context }, { step }: { step: Step }) => context.step === step,
    isSent: ({ context }) => context.isSent,
    isCourier: ({ context }) => context.kind === 'courier',
    hasPlan: (_, { texts }: Typed) => Boolean(texts.plan),
    hasPlace: ({ context }, { texts }: Typed) =>
      context.place !== null && context.place.zoneIds.length > 0 && Boolean(texts.moduleId),
    hasPapers: ({ context }) => hasNeededPapers(context.kind, context.papers),
    isRefusedPaper: ({ context }, chosen: PapersChosen) => problemOf(context, chosen) !== null,
    isKnown: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'registered'),
    isClosed: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'closed'),
    isOfStep: ({ context }, { error }: Failed) => {
      const step = stepRefused(context, error);
      return step !== null && step !== 'contact';
    },
  },
  actions: {
    keepTexts: assign(({ context }, { texts }: Typed) => ({ texts: { ...context.texts, ...texts } })),
    keepPlace: assign((_, { place }: Pick<RegistrationContext, 'place'>) => ({ place })),
    goTo: assign((_, { step }: { step: Step }) => ({ step })),
    goToRefused: assign(({ context }, { error }: Failed) => ({
      step: stepRefused(context, error) ?? context.step,
    })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password })),
    forgetPassword: assign({ password: '' }),
    setPapers: assign((_, { papers }: Pick<RegistrationContext, 'papers'>) => ({ papers })),
    setProblem: assign(({ context }, chosen: PapersChosen) => ({ problem: problemOf(context, chosen) })),
    setFailure: assign((_, { error }: Failed) => ({
      failure: failureOf(error),
      refusals: refusalsOf(error),
    })),
    forgetTrouble: assign({ problem: null, failure: null, refusals: [] }),
    tellFields: emit((_, { error }: Failed) => ({
      type: 'fields.refused' as const,
      errors: refusalsOf(error),
    })),
    hold: sendTo('holdPapers', (_, { field, photos }: PapersChosen) => ({
      type: 'papers.held' as const,
      field,
      photos,
    })),
    drop: sendTo('holdPapers', (_, { id }: { id: string }) => ({ type: 'paper.dropped' as const, id })),
    dropAll: sendTo('holdPapers', { type: 'papers.dropped' as const }),
    keepOnDevice: sendTo('keepDraft', ({ context: { visit, isSent, step, texts, place } }) => ({
      type: 'draft.kept' as const,
      draft: { visit, isSent, step, texts, place },
    })),
    keepSent: sendTo('keepDraft', ({ context: { kind, visit } }) => ({
      type: 'draft.kept' as const,
      draft: blankDraft(kind, visit, true),
    })),
    forgetOnDevice: sendTo('keepDraft', { type: 'draft.forgotten' as const }),
  },
}).createMachine({
  id: 'registration',
  description:
    'Somebody wants to sell here or to deliver: step by step, kept on the device until it is sent, and then that it was. The password and the files are not kept.',
  meta: { title: 'Registration', rules: ['REG-01', 'NAV-22', 'NAV-23'] },
  context: ({ input }) => startContext(input),
  invoke: [
    {
      id: 'holdPapers',
      src: 'holdPapers',
      onError: { description: 'No file is held; another choice begins anew.' },
    },
    { id: 'keepDraft', src: 'keepDraft', onError: { description: 'It lasts as long as the page.' } },
  ],
  initial: 'filling',
  states: {
    filling: {
      meta: { title: 'Filling it in' },
      initial: 'finding',
      on: {
        'texts.typed': { actions: [{ type: 'keepTexts', params: ({ event }) => event }, 'keepOnDevice'] },
        'papers.read': { actions: { type: 'setPapers', params: ({ event }) => event } },
      },
      states: {
        finding: {
          description:
            'Where the device left it; following the link to the beginning forgets plan and step, a reload does not.',
          meta: { title: 'At which step?', rules: ['NAV-22'] },
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
              guard: { type: 'hasPlan', params: ({ event }) => event },
              target: 'finding',
              actions: [
                'forgetTrouble',
                { type: 'keepTexts', params: ({ event }) => event },
                { type: 'goTo', params: { step: 'place' } },
              ],
            },
          },
        },
        place: {
          meta: { title: 'Where the store is', rules: ['REG-01', 'MAP-04'] },
          on: {
            'place.found': {
              actions: [{ type: 'keepPlace', params: ({ event }) => event }, 'keepOnDevice'],
            },
            'step.submitted': {
              guard: { type: 'hasPlace', params: ({ event }) => event },
              target: 'finding',
              actions: [
                'forgetTrouble',
                { type: 'keepTexts', params: ({ event }) => event },
                { type: 'goTo', params: { step: 'details' } },
              ],
            },
            'step.back': { target: 'finding', actions: { type: 'goTo', params: { step: 'plan' } } },
          },
        },
        details: {
          meta: { title: 'About the store', rules: ['REG-01'] },
          on: {
            'step.submitted': {
              target: 'finding',
              actions: [
                'forgetTrouble',
                { type: 'keepTexts', params: ({ event }) => event },
                { type: 'goTo', params: { step: 'documents' } },
              ],
            },
            'step.back': { target: 'finding', actions: { type: 'goTo', params: { step: 'place' } } },
          },
        },
        work: {
          meta: { title: 'Where and with what', rules: ['REG-01', 'NAV-23'] },
          on: {
            'step.submitted': {
              target: 'finding',
              actions: [
                'forgetTrouble',
                { type: 'keepTexts', params: ({ event }) => event },
                { type: 'goTo', params: { step: 'documents' } },
              ],
            },
          },
        },
        documents: {
          meta: { title: 'Documents', rules: ['REG-01', 'PROF-05'] },
          initial: 'open',
          on: {
            'papers.chosen': [
              {
                meta: { rules: ['PROF-05', 'CONST-07'] },
                guard: { type: 'isRefusedPaper', params: ({ event }) => event },
                target: '.refused',
                actions: ['forgetTrouble', { type: 'setProblem', params: ({ event }) => event }],
              },
              {
                target: '.open',
                actions: ['forgetTrouble', { type: 'hold', params: ({ event }) => event }],
              },
            ],
            'paper.removed': {
              target: '.open',
              actions: ['forgetTrouble', { type: 'drop', params: ({ event }) => event }],
            },
            'step.submitted': [
              {
                guard: 'hasPapers',
                target: 'finding',
                actions: [
                  'forgetTrouble',
                  { type: 'keepTexts', params: ({ event }) => event },
                  { type: 'goTo', params: { step: 'contact' } },
                ],
              },
              {
                target: '.missing',
                actions: [
                  'forgetTrouble',
                  { type: 'keepTexts', params: ({ event }) => event },
                  'keepOnDevice',
                ],
              },
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
            open: { meta: { title: 'Files can be chosen' } },
            refused: {
              description: 'What was there before stays.',
              meta: { title: 'A file was not taken', rules: ['PROF-05', 'CONST-07'] },
            },
            missing: { meta: { title: 'One is needed' } },
          },
        },
        contact: {
          meta: { title: 'Who it is', rules: ['REG-01'] },
          on: {
            'registration.submitted': {
              target: '#registration.sending',
              actions: [
                'forgetTrouble',
                { type: 'keepTexts', params: ({ event }) => event },
                { type: 'keepPassword', params: ({ event }) => event },
                'keepOnDevice',
              ],
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
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'known',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'forgetOnDevice', 'dropAll'],
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          {
            description: 'What was refused is shown where it was given.',
            guard: { type: 'isOfStep', params: ({ event }) => event },
            target: 'filling',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              { type: 'goToRefused', params: ({ event }) => event },
            ],
          },
          {
            target: 'filling',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              { type: 'tellFields', params: ({ event }) => event },
            ],
          },
        ],
      },
      exit: 'forgetPassword',
    },
    pending: {
      description: 'The shop looks at the documents and answers by mail.',
      meta: { title: 'Sent, waits for an answer', rules: ['REG-01'] },
    },
    known: {
      description: 'Only said to whoever knows the password of the first one.',
      meta: { title: 'It was sent before', rules: ['REG-01'] },
    },
    closed: { meta: { title: 'Nobody can register now', rules: ['FOOT-08'] }, tags: 'failed' },
  },
});
