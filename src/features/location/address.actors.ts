import type { ActorRefFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { type AddressSaving, draftOf } from '../../../domain/address';
import { addressFormMachine } from '../../../machines/location/address-form.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import type { AddressApi } from '../../api/address-api';
import type { EffectsOf } from '../../platform/flow';

export const provideSavedAddresses = (api: AddressApi) =>
  savedAddressesMachine.provide({
    actors: {
      readAddresses: fromPromise(({ signal }) => api.list(signal)),
      removeAddress: fromPromise(async ({ input }) => {
        await api.remove(input.id);
      }),
      restoreAddress: fromPromise(async ({ input: { address } }) => {
        await api.add(draftOf(address, address.type));
      }),
    },
  });

export const provideAddressForm = (api: AddressApi) =>
  addressFormMachine.provide({ actors: { saveAddress: saveAddress(api) } });

/** Saves an address and resolves to the server's message, which the app shows [ADDR-22]. */
export const saveAddress = (api: AddressApi) =>
  fromPromise<{ message: string }, AddressSaving>(async ({ input }) => ({
    message: input.as === 'new' ? await api.add(input.draft) : await api.update(input.id, input.draft),
  }));

export const addressFormEffects = (
  list: ActorRefFrom<typeof savedAddressesMachine>,
): EffectsOf<typeof addressFormMachine> => ({ 'address.saved': () => list.send({ type: 'address.saved' }) });
