import { assign, emit, sendTo, setup } from 'xstate';
import { type Photo, photoProblemOf } from '../../domain/photo';
import type { CodeVerdict, OtpInput } from '../session/otp.machine';
import { otpMachine } from '../session/otp.machine';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf, type Refusal, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { ProfileWish, SaveInput, SaveOutcome, SavePurpose } from '../shared/profile-save';
import { required } from '../shared/required';
import type {
  AccountFacts,
  LeaveCommand,
  PhotoCommand,
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileInput,
} from './profile.types';

/** What the server said to a save, and to a save with a code. */
type Outcome = { output: SaveOutcome | CodeVerdict };
type Failed = { error: unknown };

const nothingChanged = { isDirty: false, photo: null, preview: null };
const nothingAsked = { wish: null, codeFor: null };
const nothingRefused = { fieldErrors: [], failure: null };

const startContext = (input: ProfileInput): ProfileContext => ({
  ...nothingChanged,
  ...input,
  ...nothingAsked,
  ...nothingRefused,
  purpose: 'profile',
  message: '',
});

const saveInputOf = ({ wish, purpose, photo }: ProfileContext): SaveInput => ({
  wish: required(wish, 'wish'),
  purpose,
  hasPhoto: photo !== null,
});

/** What has a place in the form, and so stands at its field [PROF-07]. */
const FIELDS: readonly string[] = ['name', 'email', 'phone', 'password', 'image'];
const fieldErrorsOf = (error: unknown): Refusal[] =>
  refusalsOf(error).filter(({ code }) => FIELDS.includes(code));

/** What no field can show; null when the fields show everything. */
function failureBeyondFields(error: unknown): Failure | null {
  const failure = failureOf(error);
  if (fieldErrorsOf(error).length === 0) return failure;
  const messages = refusalsOf(error).flatMap(({ code, message }) => (FIELDS.includes(code) ? [] : message));
  return messages.length > 0 ? { code: failure.code, messages } : null;
}

/** The picture that was chosen is looked at until the account has one of its own. */
const previewBeside = ({ photo, preview, account }: ProfileContext, { imageUrl }: AccountFacts) =>
  photo === null && imageUrl !== account.imageUrl ? null : preview;

/** The code goes to the contact as it is wished, not as it was. */
function codeAsked(context: ProfileContext): OtpInput {
  const { type, hasProvider } = required(context.codeFor, 'codeFor');
  const save = saveInputOf(context);
  const contact = { type, value: save.wish[type] ?? '' };
  return {
    contact,
    hasProvider,
    isNew: true,
    purpose: { type: 'profile', save },
    demoCode: context.demoCode,
  };
}

export const profileMachine = setup({
  types: {} as {
    input: ProfileInput;
    context: ProfileContext;
    events: ProfileEvent;
    emitted: ProfileEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    saveProfile: notProvided<SaveOutcome, SaveInput>('saveProfile'),
    otp: otpMachine,
    /** Tells what the account says whenever that changes. */
    watchAccount: notProvidedCallback('watchAccount'),
    /** Holds the file and makes a picture of it to look at. */
    holdPhoto: notProvidedCallback<PhotoCommand>('holdPhoto'),
    /** Stops whoever is on the way to another page until it is known whether they may. */
    guardLeaving: notProvidedCallback<LeaveCommand>('guardLeaving'),
  },
  guards: {
    hasChanges: ({ context }) => context.isDirty || context.photo !== null,
    hasNoChanges: ({ context }) => !context.isDirty && context.photo === null,
    isOtherFormat: (_, { photo }: { photo: Photo }) => photoProblemOf(photo) === 'type',
    isTooLarge: (_, { photo }: { photo: Photo }) => photoProblemOf(photo) === 'size',
    isCodeNeeded: (_, { output }: Outcome) => (output.codeFor ?? null) !== null,
    isHeldBack: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    hasMoreToSay: ({ context }) => context.failure !== null,
  },
  actions: {
    setDirty: assign((_, { isDirty }: { isDirty: boolean }) => ({ isDirty })),
    setAccount: assign(({ context }, { account }: { account: AccountFacts }) => ({
      account,
      preview: previewBeside(context, account),
    })),
    setPhoto: assign((_, { photo: { name, type, size } }: { photo: Photo }) => ({
      photo: { name, type, size },
      fieldErrors: [],
    })),
    holdPhoto: sendTo('holdPhoto', (_, { photo }: { photo: Photo }) => ({ type: 'photo.held', photo })),
    setPreview: assign((_, { url }: { url: string }) => ({ preview: url })),
    forgetPhoto: assign({ photo: null, preview: null, fieldErrors: [] }),
    dropPhoto: sendTo('holdPhoto', { type: 'photo.dropped' }),
    keepPreview: assign({ isDirty: false, photo: null }),
    setWish: assign((_, params: { wish: ProfileWish; purpose: SavePurpose }) => ({
      ...nothingAsked,
      ...nothingRefused,
      ...params,
    })),
    setCodeFor: assign((_, { output }: Outcome) => ({ codeFor: output.codeFor ?? null })),
    setRefusal: assign((_, { error }: Failed) => ({
      fieldErrors: fieldErrorsOf(error),
      failure: failureBeyondFields(error),
    })),
    setMessage: assign((_, { output }: Outcome) => ({ message: output.message ?? '' })),
    forgetWish: assign(nothingAsked),
    forgetChanges: assign(nothingChanged),
    restoreForm: emit(({ context }) => ({ type: 'form.restored' as const, account: context.account })),
    announceChange: emit(({ context }) => ({
      type: 'profile.changed' as const,
      message: context.message,
    })),
    pointAtFields: emit(({ context }) => ({
      type: 'fields.refused' as const,
      errors: context.fieldErrors,
    })),
    notifyFailure: emit(({ context }) => ({
      type: 'notice' as const,
      code: 'failed' as const,
      failure: required(context.failure, 'failure'),
    })),
    notifyNothingToUpdate: emit({ type: 'notice', code: 'nothingToUpdate' }),
    holdBack: sendTo('guardLeaving', { type: 'changes.held' }),
    letGo: sendTo('guardLeaving', { type: 'changes.settled' }),
    allowLeaving: sendTo('guardLeaving', { type: 'leave.allowed' }),
    refuseLeaving: sendTo('guardLeaving', { type: 'leave.refused' }),
  },
}).createMachine({
  id: 'profile',
  description: 'The own name, contacts, password and picture. The texts in the fields are the form’s.',
  meta: { title: 'Profile', rules: ['PROF-01', 'PROF-02'] },
  context: ({ input }) => startContext(input),
  initial: 'filling',
  invoke: [
    {
      id: 'watchAccount',
      src: 'watchAccount',
      onError: { description: 'What the account says is read with the next visit.' },
    },
    {
      id: 'holdPhoto',
      src: 'holdPhoto',
      onError: { description: 'Without it there is no picture to look at, and none to send.' },
    },
    {
      id: 'guardLeaving',
      src: 'guardLeaving',
      onError: { description: 'Whoever leaves is not asked; a draft of the texts is kept.' },
    },
  ],
  on: {
    'account.changed': [
      {
        description: 'Nobody is writing: the fields say what the account says.',
        guard: 'hasNoChanges',
        actions: [{ type: 'setAccount', params: ({ event }) => event }, 'restoreForm'],
      },
      {
        description: 'What was typed stays.',
        actions: { type: 'setAccount', params: ({ event }) => event },
      },
    ],
    'photo.read': { actions: { type: 'setPreview', params: ({ event }) => event } },
    'leave.requested': { description: 'Nothing would be lost.', actions: 'allowLeaving' },
  },
  states: {
    filling: {
      description: 'Changing a text back to what it was is no change.',
      meta: { title: 'Filling in' },
      initial: 'viewing',
      on: {
        'form.changed': { actions: { type: 'setDirty', params: ({ event }) => event } },
        'photo.chosen': [
          {
            guard: { type: 'isOtherFormat', params: ({ event }) => event },
            target: 'photoRefused.format',
          },
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, target: 'photoRefused.size' },
          {
            actions: [
              { type: 'setPhoto', params: ({ event }) => event },
              { type: 'holdPhoto', params: ({ event }) => event },
            ],
          },
        ],
        'photo.removed': { actions: ['forgetPhoto', 'dropPhoto'] },
        'reset.requested': 'confirmingReset',
      },
      states: {
        viewing: {
          meta: { title: 'As the account says' },
          always: { guard: 'hasChanges', target: 'editing' },
          on: {
            'profile.submitted': {
              description: 'Nothing is sent where nothing changed.',
              actions: 'notifyNothingToUpdate',
            },
            'verification.requested': {
              description: 'A contact that was never proven is proven without changing anything.',
              meta: { rules: ['PROF-03'] },
              target: '#profile.saving',
              actions: {
                type: 'setWish',
                params: ({ event }) => ({ wish: event.wish, purpose: event.contact }),
              },
            },
          },
        },
        editing: {
          meta: { title: 'With changes', rules: ['PROF-01', 'PROF-04', 'PROF-06'] },
          always: { guard: 'hasNoChanges', target: 'viewing' },
          entry: 'holdBack',
          exit: 'letGo',
          on: {
            'profile.submitted': {
              target: '#profile.saving',
              actions: {
                type: 'setWish',
                params: ({ event }) => ({ wish: event.wish, purpose: 'profile' }),
              },
            },
            'leave.requested': [
              {
                guard: { type: 'isHeldBack', params: ({ event }) => event },
                target: '#profile.confirmingLeave',
              },
              {
                description: 'Whoever was signed out meanwhile is not held back; the texts are kept.',
                meta: { rules: ['AUTH-61'] },
                actions: 'allowLeaving',
              },
            ],
          },
        },
      },
    },
    photoRefused: {
      tags: 'open',
      description: 'Nothing was uploaded; the picture from before stays.',
      meta: { title: 'Not this picture', rules: ['PROF-05', 'CONST-07'] },
      initial: 'format',
      on: { 'photo.acknowledged': 'filling' },
      states: {
        format: { meta: { title: 'Another format' } },
        size: { meta: { title: 'Too large' } },
      },
    },
    confirmingReset: {
      tags: 'open',
      meta: { title: 'Reset?', rules: ['PROF-09'] },
      on: {
        'reset.confirmed': { target: 'filling', actions: ['forgetChanges', 'dropPhoto', 'restoreForm'] },
        'reset.declined': 'filling',
      },
    },
    confirmingLeave: {
      tags: 'open',
      description: 'The way on waits for the answer.',
      meta: { title: 'Leave without saving?', rules: ['PROF-11'] },
      entry: 'holdBack',
      exit: 'letGo',
      on: {
        'leave.confirmed': {
          target: 'filling',
          actions: ['forgetChanges', 'dropPhoto', 'restoreForm', 'allowLeaving'],
        },
        'leave.declined': { target: 'filling', actions: 'refuseLeaving' },
      },
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Saving', rules: ['PROF-02', 'PROF-03'] },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => saveInputOf(context),
        onDone: [
          {
            guard: { type: 'isCodeNeeded', params: ({ event }) => event },
            target: 'otp',
            actions: { type: 'setCodeFor', params: ({ event }) => event },
          },
          { target: 'saved', actions: { type: 'setMessage', params: ({ event }) => event } },
        ],
        onError: { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
    otp: {
      tags: 'open',
      description: 'Who changes a contact proves that it is theirs: the same is sent again, with the code.',
      meta: { title: 'Code', rules: ['PROF-03', 'AUTH-40', 'AUTH-41'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => codeAsked(context),
        onDone: [
          {
            description: 'Both contacts changed: the other one has a code of its own.',
            guard: { type: 'isCodeNeeded', params: ({ event }) => event },
            target: 'otp',
            reenter: true,
            actions: { type: 'setCodeFor', params: ({ event }) => event },
          },
          { target: 'saved', actions: { type: 'setMessage', params: ({ event }) => event } },
        ],
        onError: { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
      on: { 'code.cancelled': { target: 'filling', actions: 'forgetWish' } },
    },
    saved: {
      meta: { title: 'Saved', rules: ['PROF-03', 'PROF-07'] },
      description: 'The picture that was chosen is looked at until the account has it.',
      entry: ['announceChange', 'forgetWish', 'keepPreview'],
      always: 'filling',
    },
    refused: {
      description: 'What was typed stays; each message stands at its field or is a toast.',
      meta: { title: 'Refused', rules: ['PROF-07'] },
      entry: ['pointAtFields', 'forgetWish'],
      always: [{ guard: 'hasMoreToSay', target: 'filling', actions: 'notifyFailure' }, { target: 'filling' }],
    },
  },
});
