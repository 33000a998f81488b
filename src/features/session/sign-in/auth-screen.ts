import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '../../../../machines/session/auth.machine';
import type { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import type { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';

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

/** Where something is being sent, what sent it stays on the screen. */
export function screenOf(snapshot: SnapshotFrom<typeof authMachine>) {
  if (snapshot.matches('signingIn'))
    return snapshot.context.request?.type === 'social' ? 'identifying' : 'sign-in';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? snapshot.context.entry;
}

export const stepOf = (snapshot: SnapshotFrom<typeof signInStepsMachine>) =>
  STEPS.find((step) => snapshot.matches(step)) ?? null;

export const recoveryStepOf = (snapshot: SnapshotFrom<typeof forgotPasswordMachine>) =>
  RECOVERY_STEPS.find((step) => snapshot.matches(step)) ?? null;
