import { fromPromise } from 'xstate';
import { accountDeletionMachine } from '../../../../machines/account/account-deletion.machine';
import { profileMachine } from '../../../../machines/account/profile.machine';
import { otpMachine } from '../../../../machines/session/otp.machine';
import type { CodeDestination } from '../../../../machines/session/otp.types';
import type { SaveInput } from '../../../../machines/shared/profile-save';
import type { ProfileApi } from '../../../api/profile-api';
import { lockResend } from '../../session/code/resend-lock';
import { createProfileCalls, type ProfilePorts } from './profile-calls';

/** The code's flow is that of signing in; what it checks the code with is the save itself. */
export function provideProfile(ports: ProfilePorts) {
  const calls = createProfileCalls(ports);
  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise(async ({ input }) => ({
        answer: null,
        ...(await calls.saveWithCode(savedBy(input), input)),
      })),
      sendCode: fromPromise(({ input }) => calls.sendAnotherCode(savedBy(input))),
      sendByProvider: fromPromise(({ input }) => ports.phoneProvider.send(input.phone)),
      lockResend: fromPromise(async ({ input }) => lockResend(input)),
    },
  });
  return profileMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, signal }) => calls.save(input, signal)),
      otp,
    },
  });
}

/** The flow of the code hands its purpose on as it came: with all that is saved. */
function savedBy({ purpose }: CodeDestination): SaveInput {
  if (purpose.type !== 'profile') throw new Error('A code of the profile proves something else');
  return purpose.save;
}

export const provideAccountDeletion = (api: () => Promise<Pick<ProfileApi, 'remove'>>) =>
  accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise(async ({ input }) => {
        const { remove } = await api();
        await remove(input.confirmation);
      }),
    },
  });
