import { Plural, Trans } from '@lingui/react/macro';
import house from '@lobehub/fluent-emoji-3d/assets/1f3e1.webp';
import { IconPlus } from '@tabler/icons-react';
import { isServed, type SavedAddress, servedFirst } from '../../../domain/address';
import { ConfirmDialog } from '../../platform/layers/confirm-dialog';
import { Dialog } from '../../platform/layers/dialog';
import { useCloseLayer } from '../../platform/layers/layers.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { UndoBar } from '../../ui/undo-bar';
import { useIsSignedIn } from '../session/session.context';
import { useRequestSignIn } from '../session/sign-in-prompt.context';
import { AddressForm } from './address-form';
import {
  AddressCard,
  AddressStates,
  SavedAddressesProvider,
  useDeliverTo,
  useSavedAddresses,
  useSavedAddressesRef,
} from './saved-addresses';
import classes from './saved-addresses.module.css';

/** Lists the saved addresses. A press selects one; the Select button applies it [ADDR-12 to ADDR-17]. */
export function SavedAddressesDialog() {
  const isSignedIn = useIsSignedIn();
  const deliverTo = useDeliverTo();
  const close = useCloseLayer('addresses');
  const take = (address: SavedAddress) => {
    deliverTo(address);
    close();
  };
  if (!isSignedIn)
    return (
      <Dialog layer="addresses" title={<Trans>Saved Addresses</Trans>} onClose={close}>
        <SignInFirst />
      </Dialog>
    );
  return (
    <SavedAddressesProvider onSelect={take}>
      <AddressesLayer layer="addresses" onClose={close} />
    </SavedAddressesProvider>
  );
}

function SignInFirst() {
  const request = useRequestSignIn();
  return (
    <EmptyState
      headingLevel={3}
      title={<Trans>To select from saved addresses, you need to sign in.</Trans>}
      action={
        <Button onClick={() => request('sign-in', null)}>
          <Trans>Sign In</Trans>
        </Button>
      }
    />
  );
}

type LayerProps = { layer: 'addresses' | 'delivery-address'; onClose: () => void };

export function AddressesLayer({ layer, onClose }: LayerProps) {
  const isFilling = useSavedAddresses((snapshot) => snapshot.matches({ list: 'filling' }));
  const isNew = useSavedAddresses(({ context }) => context.edited === null);
  const listTitle = <Trans>Saved Addresses</Trans>;
  const formTitle = isNew ? <Trans>New address</Trans> : <Trans>Edit address</Trans>;
  return (
    <>
      <Dialog
        layer={layer}
        title={isFilling ? formTitle : listTitle}
        size={isFilling ? 'large' : 'medium'}
        onClose={onClose}
      >
        {isFilling ? <AddressForm /> : <AddressList onClose={onClose} />}
      </Dialog>
      <DeletionQuestion />
    </>
  );
}

function AddressList({ onClose }: { onClose: () => void }) {
  const flow = useSavedAddressesRef();
  const addresses = useSavedAddresses(({ context }) => context.addresses);
  const storeZones = useSavedAddresses(({ context }) => context.storeZones);
  const outside = addresses.filter((address) => !isServed(address, storeZones)).length;
  const add = (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => flow.send({ type: 'address.addRequested' })}
    >
      <Trans>Add an address</Trans>
    </Button>
  );
  return (
    <AddressStates>
      {addresses.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={<Trans>Oops</Trans>}
          picture={<img src={house} alt="" width={96} height={96} />}
          action={add}
        >
          <Trans>You don’t have any saved address yet. please save address to continue</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={classes.top}>{add}</div>
          <ul className={classes.cards}>
            {servedFirst(addresses, storeZones).map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
          {outside > 0 ? (
            <p className={classes.hint}>
              <Plural
                value={outside}
                one="# address is outside this store’s area"
                other="# addresses are outside this store’s area"
              />
            </p>
          ) : null}
        </>
      )}
      <UndoDeletion />
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={() => flow.send({ type: 'selection.confirmed' })}>
          <Trans>Select</Trans>
        </Button>
      </div>
    </AddressStates>
  );
}

function UndoDeletion() {
  const flow = useSavedAddressesRef();
  const isOffered = useSavedAddresses((snapshot) => !snapshot.matches({ undo: 'nothing' }));
  const isRestoring = useSavedAddresses((snapshot) => snapshot.matches({ undo: 'restoring' }));
  if (!isOffered) return null;
  return (
    <UndoBar isUndoing={isRestoring} onUndo={() => flow.send({ type: 'undo.requested' })}>
      <Trans>The address was deleted.</Trans>
    </UndoBar>
  );
}

function DeletionQuestion() {
  const flow = useSavedAddressesRef();
  const isAsked = useSavedAddresses((snapshot) => snapshot.hasTag('open'));
  const isBusy = useSavedAddresses((snapshot) => snapshot.matches({ list: 'removing' }));
  const street = useSavedAddresses(({ context }) => context.toDelete?.address ?? '');
  if (!isAsked) return null;
  return (
    <ConfirmDialog
      name="addressDeletion"
      title={<Trans>Delete this address?</Trans>}
      confirm={<Trans>Delete</Trans>}
      cancel={<Trans>Keep</Trans>}
      isBusy={isBusy}
      onConfirm={() => flow.send({ type: 'deletion.confirmed' })}
      onCancel={() => flow.send({ type: 'deletion.declined' })}
    >
      <bdi>{street}</bdi>
    </ConfirmDialog>
  );
}
