import { required } from '../shared/required';
import type { CodeInput, ProfileContact, ProfileContext, SaveInput } from './profile.types';

export const nothingChanged = { isDirty: false, photo: null };

export const nothingAsked = { wish: null, codeFor: null };

export const nothingRefused = { fieldErrors: [], failure: null };

export const saveInputOf = ({ wish, purpose, photo }: ProfileContext): SaveInput => ({
  wish: required(wish, 'wish'),
  purpose,
  hasPhoto: photo !== null,
});

/** The code goes to the contact as it is wished, not as it was. */
export function codeRequestOf(context: ProfileContext): CodeInput {
  const { type, hasProvider } = required(context.codeFor, 'codeFor');
  const save = saveInputOf(context);
  const contact: ProfileContact = { type, value: save.wish[type] ?? '' };
  return {
    contact,
    hasProvider,
    isNew: true,
    purpose: { type: 'profile', save },
    demoCode: context.demoCode,
  };
}
