import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { guestOfferMachine } from '../../../../machines/location/guest-offer.machine';
import { Button } from '../../../ui/button';
import { AddressLines } from './address-lines';
import { useGuestOffer } from './delivery-address.context';
import classes from './delivery-address.module.css';

/** What they wrote as a guest need not be written again [ADDR-32]. */
export function GuestOffer() {
  const offer = useGuestOffer();
  return offer ? <Offer flow={offer} /> : null;
}

function Offer({ flow }: { flow: ActorRefFrom<typeof guestOfferMachine> }) {
  const { t } = useLingui();
  const contact = useSelector(flow, ({ context }) => context.contact);
  const isOffered = useSelector(flow, (at) => at.matches('offered'));
  const isStoring = useSelector(flow, (at) => at.matches('storing'));
  if (contact === null || !(isOffered || isStoring)) return null;
  return (
    <section className={classes.offer} aria-label={t`Your address as a guest`}>
      <p>
        <Trans>Save the address that you used as a guest to your account?</Trans>
      </p>
      <AddressLines {...contact} />
      <div className={classes.ways}>
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
