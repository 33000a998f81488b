import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { proofMachine } from '../../../../machines/account/proof.machine';
import { ApiError } from '../../../api/api-error';
import type { ProfileApi } from '../../../api/profile-api';
import { showPasskey } from '../../../platform/web-authn';

type OwnApi = () => Promise<ProfileApi>;
type ProofFlow = ActorRefFrom<typeof proofMachine>;

export const provideProof = (
  own: () => Promise<Pick<ProfileApi, 'proofMethods' | 'sendProofCode' | 'prove' | 'passkeyChallenge'>>,
) =>
  proofMachine.provide({
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
export const withProof =
  (flow: ProofFlow, own: OwnApi): OwnApi =>
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

const isProven = (flow: ProofFlow): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isGiven: boolean) => {
      given.unsubscribe();
      declined.unsubscribe();
      resolve(isGiven);
    };
    const given = flow.on('proof.given', () => end(true));
    const declined = flow.on('proof.declined', () => end(false));
    flow.send({ type: 'proof.requested' });
  });
