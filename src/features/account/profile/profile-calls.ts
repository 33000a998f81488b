import type { ProfileContact, SaveInput, SaveOutcome } from '../../../../machines/account/profile.types';
import type { ContactProof, ProfileApi } from '../../../api/profile-api';
import type { PhoneProvider } from '../../session/code/phone-provider';
import type { ResendLock } from '../../session/code/resend-lock';

export type ProfilePorts = {
  api(): Promise<Pick<ProfileApi, 'update'>>;
  /** The picture that was chosen: the machine only knows what it is like. */
  photo(): File | null;
  phoneProvider: PhoneProvider;
  lock: ResendLock;
};

type Code = { contact: ProfileContact; hasProvider: boolean; code: string };

/** One call saves, asks for a code, and saves with it [PROF-02, PROF-03]. */
export function createProfileCalls({ api, photo, phoneProvider, lock }: ProfilePorts) {
  const send = async (
    { wish, purpose, hasPhoto }: SaveInput,
    proof: ContactProof | null,
    signal?: AbortSignal,
  ): Promise<SaveOutcome> => {
    const { update } = await api();
    const outcome = await update({ ...wish, purpose, image: hasPhoto ? photo() : null, proof }, signal);
    if (outcome.codeFor)
      await codeWasSent(contactOf(wish, outcome.codeFor.type), outcome.codeFor.hasProvider);
    return outcome;
  };

  /** The outside provider sends its own; inside the minute the code that is on its way is kept. */
  const codeWasSent = async (contact: ProfileContact, hasProvider: boolean) => {
    if (hasProvider) await phoneProvider.send(contact.value);
    if (lock.secondsLeft(contact) === 0) lock.close(contact);
  };

  return {
    save: (input: SaveInput, signal: AbortSignal): Promise<SaveOutcome> => send(input, null, signal),
    saveWithCode: (input: SaveInput, { contact, hasProvider, code }: Code): Promise<SaveOutcome> =>
      send(input, {
        on: contact.type,
        code,
        sessionInfo: hasProvider ? phoneProvider.sessionOf(contact.value) : null,
      }),
    sendAnotherCode: async (input: SaveInput, { contact }: Pick<Code, 'contact'>): Promise<void> => {
      await send(input, null);
      lock.close(contact);
    },
  };
}

const contactOf = (wish: SaveInput['wish'], type: ProfileContact['type']): ProfileContact => ({
  type,
  value: wish[type] ?? '',
});
