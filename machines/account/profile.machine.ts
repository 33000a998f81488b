import { assign, emit, setup } from 'xstate';
import { type Photo, photoProblemOf } from '../../domain/photo';
import { otpMachine } from '../session/otp.machine';
import type { CodeVerdict, OtpInput } from '../session/otp.types';
import type { ChartMeta, Tag } from '../shared/chart';
import { notProvided } from '../shared/not-provided';
import type { ProfileWish, SaveInput, SaveOutcome, SavePurpose } from '../shared/profile-save';
import { required } from '../shared/required';
import type { ProfileContext, ProfileEmitted, ProfileEvent, ProfileInput } from './profile.types';
import { failureBeyondFields, fieldErrorsOf } from './save-errors';

/** What the server said to a save, and to a save with a code. */
type Outcome = { output: SaveOutcome | CodeVerdict };
type Failed = { error: unknown };

const nothingChanged = { isDirty: false, photo: null };
const nothingAsked = { wish: null, codeFor: null };
const nothingRefused = { fieldErrors: [], failure: null };

const startContext = ({ demoCode }: ProfileInput): ProfileContext => ({
  demoCode,
  ...nothingChanged,
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
  },
  guards: {
    hasChanges: ({ context }) => context.isDirty || context.photo !== null,
    hasNoChanges: ({ context }) => !context.isDirty && context.photo === null,
    isOtherFormat: (_, { photo }: { photo: Photo }) => photoProblemOf(photo) === 'type',
    isTooLarge: (_, { photo }: { photo: Photo }) => photoProblemOf(photo) === 'size',
    isCodeNeeded: (_, { output }: Outcome) => (output.codeFor ?? null) !== null,
    hasMoreToSay: ({ context }) => context.failure !== null,
  },
  actions: {
    setDirty: assign((_, { isDirty }: { isDirty: boolean }) => ({ isDirty })),
    setPhoto: assign((_, { photo }: { photo: Photo | null }) => ({ photo })),
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
    restoreForm: emit({ type: 'form.restored' }),
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
    allowLeaving: emit({ type: 'leave.allowed' }),
    refuseLeaving: emit({ type: 'leave.refused' }),
  },
}).createMachine({
  id: 'profile',
  description: 'The own name, contacts, password and picture. The texts in the fields are the form’s.',
  meta: { title: 'Profile', rules: ['PROF-01', 'PROF-02'] },
  context: ({ input }) => startContext(input),
  initial: 'filling',
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
          { actions: { type: 'setPhoto', params: ({ event }) => event } },
        ],
        'photo.removed': { actions: { type: 'setPhoto', params: { photo: null } } },
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
          on: {
            'profile.submitted': {
              target: '#profile.saving',
              actions: {
                type: 'setWish',
                params: ({ event }) => ({ wish: event.wish, purpose: 'profile' }),
              },
            },
            'leave.requested': '#profile.confirmingLeave',
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
        'reset.confirmed': { target: 'filling', actions: ['forgetChanges', 'restoreForm'] },
        'reset.declined': 'filling',
      },
    },
    confirmingLeave: {
      tags: 'open',
      description: 'The way on waits for the answer.',
      meta: { title: 'Leave without saving?', rules: ['PROF-11'] },
      on: {
        'leave.confirmed': { target: 'filling', actions: ['forgetChanges', 'restoreForm', 'allowLeaving'] },
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
      entry: ['announceChange', 'forgetWish', 'forgetChanges'],
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
