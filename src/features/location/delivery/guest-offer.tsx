import { Trans, useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { guestOfferMachine } from '../../../../machines/location/guest-offer.machine';
import { useFlow } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { AddressLines } from './address-lines';
import { useGuestOffer } from './delivery-address.context';
import classes from './delivery-address.module.css';

/** Offers a customer who has just signed in to save the guest address in the account [ADDR-32]. */
export function GuestOffer() {
  const offer = useGuestOffer();
  return offer ? <Offer flow={offer} /> : null;
}

function Offer({ flow }: { flow: ActorRefFrom<typeof guestOfferMachine> }) {
  const { t } = useLingui();
  const contact = useFlow(flow, ({ context }) => context.contact);
  const isOffered = useFlow(flow, (at) => at.matches('offered'));
  const isStoring = useFlow(flow, (at) => at.matches('storing'));
  if (contact === null || !(isOffered || isStoring)) return null;
  return (
    <section className={classes.offer} aria-label={t`Your guest address`}>
      <p>
        <Trans>Save the address you used as a guest to your account?</Trans>
      </p>
      <AddressLines {...contact} />
      <div className={classes.actions}>
        <Button size="sm" loading={isStoring} onClick={() => flow.send({ type: 'offer.accepted' })}>
          <Trans>Save it</Trans>
        </Button>
        <Button size="sm" variant="subtle" onClick={() => flow.send({ type: 'offer.declined' })}>
          <Trans>No, thanks</Trans>
        </Button>
      </div>
    </section>
  );
}
