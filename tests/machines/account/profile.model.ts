import type { Photo } from '../../../domain/photo';
import { profileMachine } from '../../../machines/account/profile.machine';
import type { AccountFacts } from '../../../machines/account/profile.types';
import type { ProfileDraft, SaveOutcome } from '../../../machines/shared/profile-save';
import { createModel } from '../../support/model';

export const draft = (overrides: Partial<ProfileDraft> = {}): ProfileDraft => ({
  name: 'Amira Haddad',
  email: 'amira@new.test',
  phone: '+971501110001',
  password: null,
  ...overrides,
});
export const account: AccountFacts = {
  name: 'Amira Haddad',
  email: 'amira@souk.test',
  phone: '+971501110001',
  imageUrl: null,
};
export const photo = (overrides: Partial<Photo> = {}): Photo => ({
  name: 'me.jpg',
  type: 'image/jpeg',
  size: 400_000,
  ...overrides,
});
export const saved: SaveOutcome = { message: 'Profile updated successfully.', codeFor: null };
export const codeDue = (type: 'email' | 'phone' = 'email'): SaveOutcome => ({
  message: 'We’ve sent you a verification code.',
  codeFor: { type, hasProvider: false },
});
export const refusedFields = {
  code: 'refused',
  messages: ['This email address belongs to another account.'],
  errors: [{ code: 'email', message: 'This email address belongs to another account.' }],
};
const down = { code: 'server', messages: [] };

export const profileModel = createModel(profileMachine, {
  input: { demoCode: null, account, isDirty: false },
  fixtures: [
    { type: 'account.changed', account: { ...account, name: 'Amira B. Haddad', imageUrl: '/amira.webp' } },
    { type: 'photo.read', url: 'blob:preview' },
    { type: 'leave.requested', isSignedIn: true },
    { type: 'leave.requested', isSignedIn: false },
    { type: 'xstate.error.actor.watchAccount', error: new Error('nobody tells') },
    { type: 'xstate.error.actor.loadPhoto', error: new Error('no room') },
    { type: 'xstate.error.actor.guardLeaving', error: new Error('no history') },
    { type: 'form.changed', isDirty: true },
    { type: 'form.changed', isDirty: false },
    { type: 'photo.chosen', photo: photo() },
    { type: 'photo.chosen', photo: photo({ name: 'me.webp', type: 'image/webp' }) },
    { type: 'photo.chosen', photo: photo({ name: 'large.png', type: 'image/png', size: 3_400_000 }) },
    { type: 'profile.submitted', draft: draft() },
    { type: 'verification.requested', contact: 'phone', draft: draft() },
    { type: 'xstate.done.actor.saveProfile', output: saved },
    { type: 'xstate.done.actor.saveProfile', output: codeDue() },
    { type: 'xstate.error.actor.saveProfile', error: refusedFields },
    { type: 'xstate.error.actor.saveProfile', error: down },
    { type: 'xstate.done.actor.otp', output: saved },
    { type: 'xstate.done.actor.otp', output: codeDue('phone') },
    { type: 'xstate.error.actor.otp', error: down },
  ],
  vertex: ({ context }) => [context.isDirty, context.photo !== null, context.codeFor?.type],
  // While no picture is chosen, there is none to remove.
  isPossible: ({ type }, { context }) =>
    !['photo.removed', 'photo.read'].includes(type) || context.photo !== null,
  invariants: {
    'nothing changes while the profile is only viewed': (at) =>
      !at.matches({ filling: 'viewing' }) || (!at.context.isDirty && at.context.photo === null),
    'the question before leaving opens only while there are changes': (at) =>
      !at.matches('confirmingLeave') || at.context.isDirty || at.context.photo !== null,
    'a preview exists only while a picture is chosen, or until the account has another picture': ({
      context,
    }) =>
      context.preview === null || context.photo !== null || context.account.imageUrl === context.imageBefore,
    'a password is kept only while it is sent': (at) => !at.matches('filling') || at.context.draft === null,
    'only pictures that may be uploaded are kept': ({ context: { photo: kept } }) =>
      kept === null || (kept.type === 'image/jpeg' && kept.size <= 2 * 1024 * 1024),
    'a code is requested only for a known contact': (at) =>
      !at.matches('otp') || (at.context.codeFor !== null && at.context.draft !== null),
  },
});
