import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine';
import type { forgotPasswordMachine } from './forgot-password.machine';
import type { signInStepsMachine } from './sign-in-steps.machine';
import type { SignInStepsContext } from './sign-in-steps.types';

/**
 * Returns whether the form has a Back button. With codes as the only method there is no previous step
 * [AUTH-03].
 */
export const canGoBack = (snapshot: { can(event: { type: 'back.requested' }): boolean }): boolean =>
  snapshot.can({ type: 'back.requested' });

/**
 * Returns the initial values of the form: typed earlier, or else from the provider or the server [AUTH-55].
 */
export function infoStart(context: SignInStepsContext): { name: string; contact: string } {
  const { infoForm, request, answer, missingContact } = context;
  if (infoForm !== null) return { name: infoForm.name, contact: infoForm[missingContact] ?? '' };
  const name = request?.type === 'social' ? (request.identity.name ?? '') : '';
  // The known customer's contact must not be shown to another person.
  const isOther = answer === null || answer.existing !== null;
  return { name, contact: isOther ? '' : (answer[missingContact] ?? '') };
}

const SCREENS = [
  'noMethod',
  'noRecovery',
  'sign-in',
  'identifying',
  'sign-up',
  'completing',
  'forgotPassword',
] as const;
const STEPS = ['otp', 'phone_modal', 'user_info', 'is_exist_user'] as const;
const RECOVERY_STEPS = ['requestOtp', 'enterCode', 'newPassword'] as const;

/** Returns the form to show. While a form is being sent, it stays visible. */
export function screenOf(snapshot: SnapshotFrom<typeof authMachine>) {
  if (snapshot.matches('signingIn'))
    return snapshot.context.request?.type === 'social' ? 'identifying' : 'sign-in';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? snapshot.context.entry;
}

export const stepOf = (snapshot: SnapshotFrom<typeof signInStepsMachine>) =>
  STEPS.find((step) => snapshot.matches(step)) ?? null;

export const recoveryStepOf = (snapshot: SnapshotFrom<typeof forgotPasswordMachine>) =>
  RECOVERY_STEPS.find((step) => snapshot.matches(step)) ?? null;
