import type { Contact } from '../../../../domain/contact';
import type { SaveInput, SaveOutcome } from '../../../../machines/shared/profile-save';
import type { ContactProof, ProfileApi } from '../../../api/profile-api';
import type { PhoneProvider } from '../../session/code/phone-provider';

export type ProfilePorts = {
  api(): Promise<Pick<ProfileApi, 'update'>>;
  /** The picture that was chosen: the machine only knows what it is like. */
  photo(): File | null;
  phoneProvider: PhoneProvider;
};

type Code = { contact: Contact; hasProvider: boolean; code: string };

/** One call saves, asks for a code, and saves with it [PROF-02, PROF-03]. */
export function createProfileCalls({ api, photo, phoneProvider }: ProfilePorts) {
  const send = async (
    { wish, purpose, hasPhoto }: SaveInput,
    proof: ContactProof | null,
    signal?: AbortSignal,
  ): Promise<SaveOutcome> => {
    const { update } = await api();
    return update({ ...wish, purpose, image: hasPhoto ? photo() : null, proof }, signal);
  };

  return {
    save: (input: SaveInput, signal: AbortSignal): Promise<SaveOutcome> => send(input, null, signal),
    saveWithCode: (input: SaveInput, { contact, hasProvider, code }: Code): Promise<SaveOutcome> =>
      send(input, {
        on: contact.type,
        code,
        sessionInfo: hasProvider ? phoneProvider.sessionOf(contact.value) : null,
      }),
    sendAnotherCode: async (input: SaveInput): Promise<void> => {
      await send(input, null);
    },
  };
}
