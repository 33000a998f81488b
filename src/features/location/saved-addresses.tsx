import { Trans, useLingui } from '@lingui/react/macro';
import { IconBriefcase, IconHome, IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type AddressType, isServed, type SavedAddress } from '../../../domain/address';
import type { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { failureTexts } from '../../i18n/failures';
import { bindFlow, usePage } from '../../platform/flow';
import { PanelLink } from '../../platform/layers/panel-link';
import { useApi } from '../../platform/shop.context';
import { FailureBlock } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import { useEmitted } from '../../ui/use-emitted';
import { provideSavedAddresses } from './address.actors';
import { useChosenPlace, useLocationRef } from './location.context';
import classes from './saved-addresses.module.css';

const [SavedAddressesActor, useSavedAddressesRef, useSavedAddresses] =
  bindFlow<ActorRefFrom<typeof savedAddressesMachine>>('savedAddresses');

export { SavedAddressesActor, useSavedAddresses, useSavedAddressesRef };

type ProviderProps = {
  onSelect: (address: SavedAddress) => void;
  children: ReactNode;
};

/** Provides the list of saved addresses. Without a store, every address can be selected. */
export function SavedAddressesProvider({ onSelect, children }: ProviderProps) {
  const { addresses } = useApi();
  const place = useChosenPlace();
  const actor = usePage(() => provideSavedAddresses(addresses), { input: { storeZones: null, place } });
  useEmitted(actor, 'address.selected', ({ address }) => onSelect(address));
  return <SavedAddressesActor actor={actor}>{children}</SavedAddressesActor>;
}

/**
 * Returns a function that makes a saved address the delivery place. Its zones are looked up again, because
 * they may have changed [LOC-05].
 */
export function useDeliverTo(): (address: SavedAddress) => void {
  const location = useLocationRef();
  return ({ lat, lng, address }) => location.send({ type: 'point.chosen', lat, lng, label: address });
}

/** Lists saved addresses in the location panel, where a press applies one immediately [LOC-02, LOC-05]. */
export function SavedPlaces() {
  return (
    <SavedAddressesProvider onSelect={useDeliverTo()}>
      <section className={classes.places}>
        <p className={classes.hint}>
          <Trans>Select from saved addresses or pick from map</Trans>
        </p>
        <Places />
      </section>
    </SavedAddressesProvider>
  );
}

function Places() {
  const { t } = useLingui();
  const flow = useSavedAddressesRef();
  const addresses = useSavedAddresses(({ context }) => context.addresses);
  return (
    <AddressStates>
      <ul className={classes.list} aria-label={t`Saved Addresses`}>
        {addresses.slice(0, SHOWN).map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={classes.place}
              onClick={() => flow.send({ type: 'address.chosen', id: address.id })}
            >
              <AddressWords address={address} />
            </button>
          </li>
        ))}
      </ul>
      <PanelLink panel="addresses" className={classes.all}>
        {addresses.length === 0 ? <Trans>Add an address</Trans> : <Trans>View Saved Address</Trans>}
      </PanelLink>
    </AddressStates>
  );
}

/** The maximum number of rows. They fit above a phone's keyboard. */
const SHOWN = 3;

export function AddressStates({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const flow = useSavedAddressesRef();
  const isLoading = useSavedAddresses((snapshot) => snapshot.matches({ list: 'loading' }));
  const failure = useSavedAddresses(({ context }) => context.failure);
  if (isLoading)
    return (
      <div className={classes.list} role="status" aria-label={t`Loading`}>
        <Skeleton blockSize={56} radius={14} />
        <Skeleton blockSize={56} radius={14} />
      </div>
    );
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return children;
}

export const ADDRESS_ICONS: Record<AddressType, typeof IconHome> = {
  home: IconHome,
  office: IconBriefcase,
  other: IconMapPin,
};

export function AddressName({ type, label }: Pick<SavedAddress, 'type' | 'label'>) {
  const names: Record<AddressType, ReactNode> = {
    home: <Trans>Home address</Trans>,
    office: <Trans>Office</Trans>,
    other: label ? <bdi>{label}</bdi> : <Trans>Other</Trans>,
  };
  return names[type];
}

export function AddressWords({ address }: { address: SavedAddress }) {
  const Icon = ADDRESS_ICONS[address.type];
  return (
    <>
      <Icon size={22} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>
          <AddressName {...address} />
        </span>{' '}
        <span className={classes.street} dir="auto">
          {address.address}
        </span>
      </span>
    </>
  );
}

/** Shows an address. Outside the store's zones it says so and cannot be chosen [ADDR-12, ADDR-17]. */
export function AddressCard({ address }: { address: SavedAddress }) {
  const { t } = useLingui();
  const flow = useSavedAddressesRef();
  const isMarked = useSavedAddresses(({ context }) => context.markedId === address.id);
  const canBeMarked = useSavedAddresses(({ context }) => isServed(address, context.storeZones));
  const { id, address: street } = address;
  return (
    <li className={classes.card} data-marked={isMarked || undefined} data-outside={!canBeMarked || undefined}>
      <label className={classes.pick}>
        <input
          type="radio"
          name="saved-address"
          checked={isMarked}
          disabled={!canBeMarked}
          onChange={() => flow.send({ type: 'address.marked', id })}
        />
        <AddressWords address={address} />
        {canBeMarked ? null : (
          <span className={classes.reason}>
            <Trans>Outside this store’s area</Trans>
          </span>
        )}
      </label>
      <button
        type="button"
        className={classes.tool}
        aria-label={t`Edit ${street}`}
        onClick={() => flow.send({ type: 'address.editRequested', id })}
      >
        <IconPencil size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t`Delete ${street}`}
        onClick={() => flow.send({ type: 'deletion.requested', id })}
      >
        <IconTrash size={20} aria-hidden />
      </button>
    </li>
  );
}
