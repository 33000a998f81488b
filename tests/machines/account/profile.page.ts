import type { SnapshotFrom } from 'xstate';
import type { Photo } from '../../../domain/photo';
import type { profileMachine } from '../../../machines/account/profile.machine';
import type { FieldsRefused } from '../../../machines/shared/failure';
import type { SaveOutcome } from '../../../machines/shared/profile-save';
import type { Page, Sight, Target } from '../../support/model/page';
import { answers as answersWith, failsToWrite, press } from '../shared/page-parts';
import { answersPerson, signedIn } from './account-parts';

type At = SnapshotFrom<typeof profileMachine>;

const SAVE = '/customer/update-profile';
const form: Target = { role: 'form', name: 'Profile Settings' };
const name: Target = { role: 'textbox', name: 'User Name', inside: form };
const save: Target = { role: 'button', name: 'Update Profile', inside: form };
const chooser: Target = { role: 'button', name: 'Choose a photo', inside: form };
const noPhoto: Target = { role: 'button', name: 'Remove the new photo', inside: form };
const away: Target = {
  role: 'link',
  name: 'Track Order',
  inside: { role: 'navigation', name: 'Account' },
};
const dialog = (title: string): Target => ({ role: 'dialog', name: title });
const badPhoto = dialog('This photo can’t be used');
const reset = dialog('Are you sure, you want to reset?');
const leave = dialog('Leave without saving?');
const code = dialog('Confirm your contact details');
const field: Target = { role: 'textbox', name: '6-digit code', inside: code };
const UNSAVED = 'You have unsaved changes.';

const isPhotoShown = ({ context }: At): Sight => (context.photo ? { sees: noPhoto } : { lacks: noPhoto });
const outcome = ({ message, codeFor }: SaveOutcome) =>
  answersWith(SAVE, {
    message,
    ...(codeFor && { otp_send: 1, verification_on: codeFor.type, verification_medium: 'mail' }),
  });

export const profilePage: Page<typeof profileMachine> = {
  open: () => ({ path: '/profile?page=profile-settings&scenario=CFG-BASE', storage: signedIn }),
  calls: [SAVE],
  fixed: answersPerson,
  acts: {
    'form.changed': ({ isDirty }: { isDirty: boolean }, { context: { account } }) => [
      { act: 'type', into: name, text: isDirty ? `${account.name} II` : account.name },
    ],
    'photo.chosen': ({ photo }: { photo: Photo }) => [{ act: 'gives', to: chooser, file: photo }],
    'photo.removed': [{ act: 'press', on: noPhoto }],
    'photo.acknowledged': [press('button', 'OK', { inside: badPhoto })],
    'profile.submitted': [{ act: 'press', on: save }],
    'verification.requested': [press('button', 'Verify <0>the phone</0>', { inside: form })],
    'code.cancelled': [press('button', 'Close', { inside: code })],
    'reset.requested': [press('button', 'Reset', { inside: form })],
    'reset.confirmed': [press('button', 'Yes', { inside: reset })],
    'reset.declined': [press('button', 'No', { inside: reset })],
    'leave.requested': [{ act: 'press', on: away }],
    // The steps after the customer has returned to the page.
    'leave.confirmed': [
      press('button', 'Leave', { inside: leave }),
      { act: 'awaits', sight: { address: '/track-order' } },
      { act: 'back' },
    ],
    'leave.declined': [press('button', 'Stay', { inside: leave })],
  },
  answers: {
    'xstate.done.actor.saveProfile': (output: SaveOutcome) => [outcome(output)],
    'xstate.error.actor.saveProfile': (error: object) => [failsToWrite(SAVE, error)],
    'xstate.done.actor.otp': (output: SaveOutcome) => [
      { act: 'type', into: field, text: '123456' },
      outcome(output),
    ],
  },
  timers: {},
  sights: {
    filling: (at) => [
      { sees: name },
      isPhotoShown(at),
      ...[badPhoto, reset, leave, code].map((layer): Sight => ({ lacks: layer })),
    ],
    'filling.viewing': ({ context: { account } }) => [{ misses: UNSAVED }, { holds: account.name, in: name }],
    'filling.editing': [{ reads: UNSAVED }],
    'photoRefused.format': [
      {
        reads: 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      },
    ],
    'photoRefused.size': [
      {
        reads: 'This photo is larger than {limit} MB. Please choose one up to {limit} MB.',
        values: { limit: 2 },
      },
    ],
    confirmingReset: [{ sees: reset }],
    confirmingLeave: [{ sees: leave }],
    saving: [{ sees: { ...save, isBusy: true } }],
    otp: [{ sees: field }],
  },
  news: {
    'fields.refused': ({ errors }: FieldsRefused) => errors.map(({ message }) => ({ reads: message })),
    'profile.changed': ({ message }: { message: string }) => [{ reads: message }],
  },
  impossible: {
    'account.changed': 'the account changes only by saving, or in another tab',
    'photo.read': 'this event follows from the choice of a picture',
    'leave.requested': ({ isSignedIn }: { isSignedIn: boolean }, at) =>
      isSignedIn && at.matches({ filling: 'editing' })
        ? null
        : 'no dialog opens, and the other page opens immediately',
    'xstate.error.actor.watchAccount': 'this step changes nothing on the page',
    'xstate.error.actor.loadPhoto': 'this step changes nothing on the page',
    'xstate.error.actor.guardLeaving': 'this step changes nothing on the page',
    'xstate.error.actor.otp': 'a code that could not be checked stays in the field and can be sent again',
  },
  endsIn: [],
};
