import type { SignInStepsContext } from './sign-in-steps.types';

/** Back is shown only where there is somewhere to go; with codes as the only method there is none [AUTH-03]. */
export const canGoBack = (snapshot: { can(event: { type: 'back.requested' }): boolean }): boolean =>
  snapshot.can({ type: 'back.requested' });

/** What `user_info` begins with: what was typed before, else what the provider or the server knows [AUTH-55]. */
export function infoStart(context: SignInStepsContext): { name: string; contact: string } {
  const { infoForm, request, answer, missingContact } = context;
  if (infoForm !== null) return { name: infoForm.name, contact: infoForm[missingContact] ?? '' };
  const name = request?.type === 'social' ? (request.identity.name ?? '') : '';
  // Whoever is not the known customer can't have that customer's contact.
  const isOther = answer === null || answer.existing !== null;
  return { name, contact: isOther ? '' : (answer[missingContact] ?? '') };
}
