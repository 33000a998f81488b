import { assign, emit, sendTo, setup } from 'xstate';
import { photoProblemOf } from '../../domain/photo';
import type { OtpInput } from '../session/otp.machine';
import { otpMachine } from '../session/otp.machine';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { type Failure, failureOf, type Refusal, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import type { ProfileDraft, SaveInput, SaveOutcome, SavePurpose } from '../shared/profile-save';
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

const nothingChanged = { isDirty: false, photo: null, preview: null };
const nothingAsked = { draft: null, codeFor: null };
const nothingRefused = { fieldErrors: [], failure: null };

const startContext = (input: ProfileInput): ProfileContext => ({
  ...nothingChanged,
  ...input,
  ...nothingAsked,
  ...nothingRefused,
  imageBefore: null,
  purpose: 'profile',
  message: '',
});

const saveInputOf = ({ draft, purpose, photo }: ProfileContext): SaveInput => ({
  draft: required(draft, 'draft'),
  purpose,
  hasPhoto: photo !== null,
});

/** Fields of the form that can show an error [PROF-07]. */
const FIELDS: readonly string[] = ['name', 'email', 'phone', 'password', 'image'];
const fieldErrorsOf = (error: unknown): Refusal[] =>
  refusalsOf(error).filter(({ code }) => FIELDS.includes(code));

/** Returns the part of the failure that no form field shows. `null`: the fields show all errors. */
function failureBeyondFields(error: unknown): Failure | null {
  const failure = failureOf(error);
  if (fieldErrorsOf(error).length === 0) return failure;
  const messages = refusalsOf(error).flatMap(({ code, message }) => (FIELDS.includes(code) ? [] : message));
  return messages.length > 0 ? { code: failure.code, messages } : null;
}

/** Returns the chosen picture's preview, which is shown until the account has a picture. */
const previewBeside = ({ photo, preview, account }: ProfileContext, { imageUrl }: AccountFacts) =>
  photo === null && imageUrl !== account.imageUrl ? null : preview;

/** Returns the input of the code form. The one-time code is sent to the new contact, not to the old one. */
function codeAsked(context: ProfileContext): OtpInput {
  const { type, hasProvider } = required(context.codeFor, 'codeFor');
  const save = saveInputOf(context);
  const contact = { type, value: save.draft[type] ?? '' };
  return {
    contact,
    hasProvider,
    isNew: true,
    purpose: { type: 'profile', save },
    demoCode: context.demoCode,
  };
}

const actors = {
  saveProfile: notProvided<SaveOutcome, SaveInput>('saveProfile'),
  otp: otpMachine,
  /** Sends the account whenever it changes. */
  watchAccount: notProvidedCallback('watchAccount'),
  /** Holds the chosen file in memory and creates a preview. */
  loadPhoto: notProvidedCallback<PhotoCommand>('loadPhoto'),
  /** Blocks navigation while the form has unsaved changes. */
  guardLeaving: notProvidedCallback<LeaveCommand>('guardLeaving'),
};

export const profileMachine = setup({
  types: {} as {
    input: ProfileInput;
    context: ProfileContext;
    events: ProfileEvent;
    emitted: ProfileEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasChanges: ({ context }) => context.isDirty || context.photo !== null,
    hasNoChanges: ({ context }) => !context.isDirty && context.photo === null,
    isOtherFormat: ({ event }) => photoProblemOf(eventOf(event, 'photo.chosen').photo) === 'type',
    isTooLarge: ({ event }) => photoProblemOf(eventOf(event, 'photo.chosen').photo) === 'size',
    isCodeNeeded: ({ event }) =>
      (outputOf<typeof actors, 'saveProfile' | 'otp'>(event).codeFor ?? null) !== null,
    isLeavingBlocked: ({ event }) => eventOf(event, 'leave.requested').isSignedIn,
    hasMoreToSay: ({ context }) => context.failure !== null,
  },
  actions: {
    setDirty: assign(({ event }) => ({ isDirty: eventOf(event, 'form.changed').isDirty })),
    setAccount: assign(({ context, event }) => {
      const account = eventOf(event, 'account.changed').account;
      return {
        account,
        preview: previewBeside(context, account),
      };
    }),
    setPhoto: assign(({ event }) => {
      const {
        photo: { name, type, size },
      } = eventOf(event, 'photo.chosen');
      return {
        photo: { name, type, size },
        fieldErrors: [],
      };
    }),
    loadPhoto: sendTo('loadPhoto', ({ event }) => ({
      type: 'photo.stored',
      photo: eventOf(event, 'photo.chosen').photo,
    })),
    setPreview: assign(({ event }) => ({ preview: eventOf(event, 'photo.read').url })),
    forgetPhoto: assign({ photo: null, preview: null, fieldErrors: [] }),
    dropPhoto: sendTo('loadPhoto', { type: 'photo.dropped' }),
    keepPreview: assign(({ context: { account, imageBefore, preview } }) => ({
      isDirty: false,
      photo: null,
      preview: account.imageUrl === imageBefore ? preview : null,
    })),
    setDraft: assign(({ context }, params: { draft: ProfileDraft; purpose: SavePurpose }) => ({
      imageBefore: context.account.imageUrl,
      ...nothingAsked,
      ...nothingRefused,
      ...params,
    })),
    setCodeFor: assign(({ event }) => ({
      codeFor: outputOf<typeof actors, 'saveProfile' | 'otp'>(event).codeFor ?? null,
    })),
    setRefusal: assign(({ event }) => {
      const error = errorOf(event);
      return {
        fieldErrors: fieldErrorsOf(error),
        failure: failureBeyondFields(error),
      };
    }),
    setMessage: assign(({ event }) => ({
      message: outputOf<typeof actors, 'saveProfile' | 'otp'>(event).message ?? '',
    })),
    forgetDraft: assign(nothingAsked),
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
    blockLeaving: sendTo('guardLeaving', { type: 'changes.unsaved' }),
    letGo: sendTo('guardLeaving', { type: 'changes.settled' }),
    allowLeaving: sendTo('guardLeaving', { type: 'leave.allowed' }),
    refuseLeaving: sendTo('guardLeaving', { type: 'leave.refused' }),
  },
}).createMachine({
  id: 'profile',
  description: 'Edits name, contacts, password and photo. The form holds the typed text.',
  meta: { title: 'Profile', rules: ['PROF-01', 'PROF-02'] },
  context: ({ input }) => startContext(input),
  initial: 'filling',
  invoke: [
    {
      id: 'watchAccount',
      src: 'watchAccount',
      onError: { description: 'If this fails, the account’s data loads on the next visit.' },
    },
    {
      id: 'loadPhoto',
      src: 'loadPhoto',
      onError: { description: 'If this fails, a new photo cannot be previewed or sent.' },
    },
    {
      id: 'guardLeaving',
      src: 'guardLeaving',
      onError: {
        description:
          'If this fails, the customer leaves the page without a dialog. The typed text is kept as a draft.',
      },
    },
  ],
  on: {
    'account.changed': [
      {
        description: "If nothing was typed, the fields show the account's new data.",
        guard: 'hasNoChanges',
        actions: ['setAccount', 'restoreForm'],
      },
      {
        description: 'If the customer has typed, the typed text stays.',
        actions: 'setAccount',
      },
    ],
    'photo.read': { actions: 'setPreview' },
    'leave.requested': {
      description: 'Without changes, the customer leaves the page without a dialog.',
      actions: 'allowLeaving',
    },
  },
  states: {
    filling: {
      description: 'Restoring the original text counts as no change.',
      meta: { title: 'Editing' },
      initial: 'viewing',
      on: {
        'form.changed': { actions: 'setDirty' },
        'photo.chosen': [
          { guard: 'isOtherFormat', target: 'photoRefused.format' },
          { guard: 'isTooLarge', target: 'photoRefused.size' },
          { actions: ['setPhoto', 'loadPhoto'] },
        ],
        'photo.removed': { actions: ['forgetPhoto', 'dropPhoto'] },
        'reset.requested': 'confirmingReset',
      },
      states: {
        viewing: {
          meta: { title: 'Unchanged' },
          always: { guard: 'hasChanges', target: 'editing' },
          on: {
            'profile.submitted': {
              description: 'Without changes nothing is sent.',
              actions: 'notifyNothingToUpdate',
            },
            'verification.requested': {
              description: 'An unverified contact can be verified without other changes.',
              meta: { rules: ['PROF-03'] },
              target: '#profile.saving',
              actions: {
                type: 'setDraft',
                params: ({ event }) => ({ draft: event.draft, purpose: event.contact }),
              },
            },
          },
        },
        editing: {
          meta: { title: 'Changed', rules: ['PROF-01', 'PROF-04', 'PROF-06'] },
          always: { guard: 'hasNoChanges', target: 'viewing' },
          entry: 'blockLeaving',
          exit: 'letGo',
          on: {
            'profile.submitted': {
              target: '#profile.saving',
              actions: {
                type: 'setDraft',
                params: ({ event }) => ({ draft: event.draft, purpose: 'profile' }),
              },
            },
            'leave.requested': [
              { guard: 'isLeavingBlocked', target: '#profile.confirmingLeave' },
              {
                description:
                  'A customer who was signed out meanwhile leaves without a dialog. The typed text is kept as a draft.',
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
      description: 'Nothing was uploaded, so the earlier photo stays.',
      meta: { title: 'Picture rejected', rules: ['PROF-05', 'CONST-07'] },
      initial: 'format',
      on: { 'photo.acknowledged': 'filling' },
      states: {
        format: { meta: { title: 'Wrong format' } },
        size: { meta: { title: 'Too large' } },
      },
    },
    confirmingReset: {
      tags: 'open',
      meta: { title: 'Confirm reset', rules: ['PROF-09'] },
      on: {
        'reset.confirmed': { target: 'filling', actions: ['forgetChanges', 'dropPhoto', 'restoreForm'] },
        'reset.declined': 'filling',
      },
    },
    confirmingLeave: {
      tags: 'open',
      description: 'The page stays until the customer answers.',
      meta: { title: 'Leave without saving?', rules: ['PROF-11'] },
      entry: 'blockLeaving',
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
          { guard: 'isCodeNeeded', target: 'otp', actions: 'setCodeFor' },
          { target: 'saved', actions: 'setMessage' },
        ],
        onError: { target: 'refused', actions: 'setRefusal' },
      },
    },
    otp: {
      tags: 'open',
      description:
        'A new email or phone is verified with a code. Then the form is sent again with that code.',
      meta: { title: 'Code', rules: ['PROF-03', 'AUTH-40', 'AUTH-41'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => codeAsked(context),
        onDone: [
          {
            description: 'If both email and phone have changed, the second one gets its own code.',
            guard: 'isCodeNeeded',
            target: 'otp',
            reenter: true,
            actions: 'setCodeFor',
          },
          { target: 'saved', actions: 'setMessage' },
        ],
        onError: { target: 'refused', actions: 'setRefusal' },
      },
      on: { 'code.cancelled': { target: 'filling', actions: 'forgetDraft' } },
    },
    saved: {
      meta: { title: 'Saved', rules: ['PROF-03', 'PROF-07'] },
      description: 'The chosen photo is shown until the account has it.',
      entry: ['announceChange', 'forgetDraft', 'keepPreview'],
      always: 'filling',
    },
    refused: {
      description: 'The typed text stays. Each error is shown at its field or as a toast.',
      meta: { title: 'Rejected', rules: ['PROF-07'] },
      entry: ['pointAtFields', 'forgetDraft'],
      always: [{ guard: 'hasMoreToSay', target: 'filling', actions: 'notifyFailure' }, { target: 'filling' }],
    },
  },
});
