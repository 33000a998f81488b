import { fromPromise } from 'xstate';
import { type AddressSaving, wishOf } from '../../../domain/address';
import { addressFormMachine } from '../../../machines/location/address-form.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import type { AddressApi } from '../../api/address-api';

export const provideSavedAddresses = (api: AddressApi) =>
  savedAddressesMachine.provide({
    actors: {
      readAddresses: fromPromise(({ signal }) => api.list(signal)),
      removeAddress: fromPromise(async ({ input }) => {
        await api.remove(input.id);
      }),
      restoreAddress: fromPromise(async ({ input: { address } }) => {
        await api.add(wishOf(address, address.type));
      }),
    },
  });

export const provideAddressForm = (api: AddressApi) =>
  addressFormMachine.provide({ actors: { saveAddress: saveAddress(api) } });

/** Answers with the words of the server [ADDR-22]. */
export const saveAddress = (api: AddressApi) =>
  fromPromise<{ message: string }, AddressSaving>(async ({ input }) => ({
    message: input.as === 'new' ? await api.add(input.wish) : await api.update(input.id, input.wish),
  }));
