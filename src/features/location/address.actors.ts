import { fromPromise } from 'xstate';
import type { AddressWish, SavedAddress } from '../../../domain/address';
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
      restoreAddress: fromPromise(async ({ input }) => {
        await api.add(wishOf(input.address));
      }),
    },
  });

export const provideAddressForm = (api: AddressApi) =>
  addressFormMachine.provide({
    actors: {
      addAddress: fromPromise(async ({ input }) => ({ message: await api.add(input) })),
      updateAddress: fromPromise(async ({ input: { id, ...wish } }) => ({
        message: await api.update(id, wish),
      })),
    },
  });

/** What would have to be written to save this address. */
const wishOf = (address: SavedAddress): AddressWish => ({
  type: address.type,
  place: { lat: address.lat, lng: address.lng },
  texts: textsOf(address),
});

export const textsOf = ({
  address,
  contactName,
  contactPhone,
  road,
  house,
  floor,
  note,
  label,
}: SavedAddress) => ({
  address,
  contactName,
  contactPhone,
  road: road ?? '',
  house: house ?? '',
  floor: floor ?? '',
  note: note ?? '',
  label: label ?? '',
});
