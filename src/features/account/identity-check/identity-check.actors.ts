import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { identityCheckMachine } from '../../../../machines/account/identity-check.machine';
import { ApiError } from '../../../api/api-error';
import type { ProfileApi } from '../../../api/profile-api';
import { showPasskey } from '../../../platform/web-authn';

type OwnApi = () => Promise<ProfileApi>;
type IdentityCheckFlow = ActorRefFrom<typeof identityCheckMachine>;

export const provideIdentityCheck = (
  own: () => Promise<Pick<ProfileApi, 'proofMethods' | 'sendProofCode' | 'prove' | 'passkeyChallenge'>>,
) =>
  identityCheckMachine.provide({
    actors: {
      findMethods: fromPromise(async () => (await own()).proofMethods()),
      sendCode: fromPromise(async ({ input }) => (await own()).sendProofCode(input.method)),
      prove: fromPromise(async ({ input }) => {
        const api = await own();
        const passkey = input.method === 'passkey' ? await showPasskey(await api.passkeyChallenge()) : null;
        await api.prove({ ...input, passkey });
      }),
    },
  });

/** Wraps calls: if the server requires a proof of identity, asks the customer for it and repeats the call. */
export const withIdentityCheck =
  (flow: IdentityCheckFlow, own: OwnApi): OwnApi =>
  async () => {
    const api = await own();
    const asking =
      <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        try {
          return await call(...given);
        } catch (error) {
          const isDue = error instanceof ApiError && error.isAbout('prove_again');
          if (!isDue || !(await isProven(flow))) throw error;
          return call(...given);
        }
      };
    return {
      ...api,
      update: asking(api.update),
      remove: asking(api.remove),
      passkeyOptions: asking(api.passkeyOptions),
      removePasskey: asking(api.removePasskey),
      endSession: asking(api.endSession),
      endOtherSessions: asking(api.endOtherSessions),
      removeIdentity: asking(api.removeIdentity),
    };
  };

const isProven = (flow: IdentityCheckFlow): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isGiven: boolean) => {
      given.unsubscribe();
      declined.unsubscribe();
      resolve(isGiven);
    };
    const given = flow.on('identityCheck.given', () => end(true));
    const declined = flow.on('identityCheck.declined', () => end(false));
    flow.send({ type: 'identityCheck.requested' });
  });
