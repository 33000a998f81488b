import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin, IconPencil } from '@tabler/icons-react';
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
 * Shows the guest's place and contact for this order. The contact is stored on this device [ADDR-03, ADDR-09,
 * ADDR-30, ADDR-31].
 */
export function GuestContactPart() {
  const isFilling = useDeliveryAddress((snapshot) => snapshot.matches({ guest: 'filling' }));
  const isPlaceless = useDeliveryAddress((snapshot) => snapshot.matches({ guest: 'placeless' }));
  const isKnown = useDeliveryAddress((snapshot) => snapshot.matches({ guest: 'known' }));
  if (isFilling) return <ContactForm />;
  return (
    <>
      {isPlaceless ? (
        <Placeless />
      ) : (
        <>
          <Destination />
          <ContactCard />
        </>
      )}
      <div className={classes.foot}>
        <SavedAreForPeople />
        {isKnown ? <Continue /> : null}
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

/** The place that was chosen in the header. */
function Destination() {
  const location = usePanel('location');
  const place = useDeliveryAddress(({ context }) => context.customer?.place ?? null);
  const isOutside = useDeliveryAddress(
    ({ context: { customer, storeZones } }) =>
      customer?.place !== undefined && customer.place !== null && !isServed(customer.place, storeZones),
  );
  return (
    <div className={classes.where}>
      <IconMapPin size={24} className={saved.icon ?? ''} aria-hidden />
      <p className={classes.label}>
        <Trans>Deliver to</Trans>
      </p>
      <p className={classes.place}>
        <bdi className={classes.street}>{place?.label}</bdi>
        {isOutside ? (
          <span className={classes.reason}>
            <Trans>Outside this store’s area</Trans>
          </span>
        ) : null}
      </p>
      <button type="button" className={saved.all} aria-haspopup="dialog" onClick={location.open}>
        <Trans>Change location</Trans>
      </button>
    </div>
  );
}

function ContactCard() {
  const { t } = useLingui();
  const flow = useDeliveryAddressRef();
  const contact = useDeliveryAddress(({ context }) => context.contact);
  const edit = () => flow.send({ type: 'contact.editRequested' });
  return contact ? (
    <div className={classes.chosen}>
      <AddressLines {...contact} />
      <button type="button" className={saved.tool} aria-label={t`Edit contact info`} onClick={edit}>
        <IconPencil size={20} aria-hidden />
      </button>
    </div>
  ) : (
    <div className={classes.contactless}>
      <p className={classes.title}>
        <Trans>No Contact Info Added</Trans>
      </p>
      <Button variant="light" onClick={edit}>
        <Trans>Add contact info</Trans>
      </Button>
    </div>
  );
}

function SavedAreForPeople() {
  const request = useRequestSignIn();
  return (
    <p className={classes.people}>
      <Trans>To select from saved addresses, you need to sign in.</Trans>{' '}
      <button
        type="button"
        className={saved.all}
        aria-haspopup="dialog"
        onClick={() => request('sign-in', null)}
      >
        <Trans>Sign In</Trans>
      </button>
    </p>
  );
}
