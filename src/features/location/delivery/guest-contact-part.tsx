import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { isServed } from '../../../../domain/address';
import { usePanel } from '../../../platform/layers/layers.context';
import { Button } from '../../../ui/button';
import { useRequestSignIn } from '../../session/sign-in-prompt.context';
import saved from '../saved-addresses.module.css';
import { AddressLines, Continue, NothingYet } from './address-lines';
import { ContactForm } from './contact-form';
import { useDeliveryAddress, useDeliveryAddressRef } from './delivery-address.context';
import classes from './delivery-address.module.css';

/**
 * Shows the guest's contact for this order, which is stored on this device [ADDR-03, ADDR-09, ADDR-30,
 * ADDR-31].
 */
export function GuestContactPart() {
  const isFilling = useDeliveryAddress((snapshot) => snapshot.matches({ guest: 'filling' }));
  const isPlaceless = useDeliveryAddress((snapshot) => snapshot.matches({ guest: 'placeless' }));
  if (isFilling) return <ContactForm />;
  return (
    <>
      {isPlaceless ? <Placeless /> : <ContactCard />}
      <SavedAreForPeople />
      <div className={classes.foot}>
        <Continue />
      </div>
    </>
  );
}

function Placeless() {
  const location = usePanel('location');
  return (
    <NothingYet title={<Trans>Where should we deliver?</Trans>}>
      <Button variant="light" aria-haspopup="dialog" onClick={location.open}>
        <Trans>Choose your address</Trans>
      </Button>
    </NothingYet>
  );
}

function ContactCard() {
  const { t } = useLingui();
  const flow = useDeliveryAddressRef();
  const location = usePanel('location');
  const contact = useDeliveryAddress(({ context }) => context.contact);
  const place = useDeliveryAddress(({ context }) => context.customer?.place ?? null);
  const isOutside = useDeliveryAddress(
    ({ context: { customer, storeZones } }) =>
      customer?.place !== undefined && customer.place !== null && !isServed(customer.place, storeZones),
  );
  const edit = () => flow.send({ type: 'contact.editRequested' });
  return (
    <>
      {contact ? (
        <div className={classes.chosen}>
          <AddressLines {...contact} />
          <button type="button" className={saved.tool} aria-label={t`Edit contact info`} onClick={edit}>
            <IconPencil size={20} aria-hidden />
          </button>
        </div>
      ) : (
        <NothingYet title={<Trans>No Contact Info Added</Trans>}>
          <Button variant="light" onClick={edit}>
            <Trans>Add contact info</Trans>
          </Button>
        </NothingYet>
      )}
      <div className={classes.where}>
        <p>
          <Trans>Deliver to</Trans> <bdi>{place?.label}</bdi>
          {isOutside ? (
            <span className={classes.reason}>
              <Trans>Outside this store’s area</Trans>
            </span>
          ) : null}
        </p>
        <Button variant="light" size="sm" aria-haspopup="dialog" onClick={location.open}>
          <Trans>Change location</Trans>
        </Button>
      </div>
    </>
  );
}

function SavedAreForPeople() {
  const request = useRequestSignIn();
  return (
    <div className={classes.where}>
      <p className={saved.hint}>
        <Trans>To select from saved addresses, you need to sign in.</Trans>
      </p>
      <Button variant="light" size="sm" aria-haspopup="dialog" onClick={() => request('sign-in', null)}>
        <Trans>Sign In</Trans>
      </Button>
    </div>
  );
}
