import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ActorRefFrom } from 'xstate';
import type { deliveryAddressMachine } from '../../../../machines/location/delivery-address.machine';
import { useFlowEffects } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { focusHeadingOf } from '../../../ui/focus-heading';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { useIsSignedIn } from '../../session/session.context';
import { AddressLines } from './address-lines';
import { deliveryAddressEffects } from './delivery-address.actors';
import {
  DELIVERY_ADDRESSES,
  DeliveryAddressActor,
  useDeliveryAddress,
  useDeliveryAddressRef,
} from './delivery-address.context';
import classes from './delivery-address.module.css';
import { OrderTypeChoice } from './order-type-choice';

const GuestContactPart = lazyPart(() => import('./guest-contact-part').then((file) => file.GuestContactPart));
const PersonAddressPart = lazyPart(() =>
  import('./person-address-part').then((file) => file.PersonAddressPart),
);

type Props = { flow: ActorRefFrom<typeof deliveryAddressMachine> };

/**
 * Delivery or take-away, with the address: the first section of the checkout [ADDR-01 to ADDR-11, ADDR-30 to
 * ADDR-32].
 */
export function DeliveryAddress({ flow }: Props) {
  useFlowEffects(flow, deliveryAddressEffects);
  return (
    <DeliveryAddressActor actor={flow}>
      <OrderTypeChoice />
      <Section />
    </DeliveryAddressActor>
  );
}

function Section() {
  const isThere = useDeliveryAddress((snapshot) => !snapshot.matches('takeAway'));
  if (!isThere) return null;
  return (
    <section className={classes.card} aria-labelledby={DELIVERY_ADDRESSES}>
      <h2 id={DELIVERY_ADDRESSES} tabIndex={-1}>
        <Trans>Delivery Addresses</Trans>
      </h2>
      <Part />
    </section>
  );
}

function Part() {
  const flow = useDeliveryAddressRef();
  const isGuest = useDeliveryAddress((snapshot) => snapshot.matches('guest'));
  const isReading = useDeliveryAddress(
    (snapshot) =>
      snapshot.matches('waiting') ||
      snapshot.matches({ guest: 'reading' }) ||
      snapshot.matches({ person: 'reading' }),
  );
  const isDone = useDeliveryAddress(
    (snapshot) => snapshot.matches({ guest: 'confirmed' }) || snapshot.matches({ person: 'confirmed' }),
  );
  if (isReading) return <Reading />;
  if (isDone) return <Settled onChange={() => flow.send({ type: 'section.reopened' })} />;
  return (
    <LazyPlace fallback={<Reading />}>{isGuest ? <GuestContactPart /> : <PersonAddressPart />}</LazyPlace>
  );
}

/** A placeholder of the usual height. A customer's section is higher on phones, because its fields wrap. */
const Reading = () => (
  <Skeleton blockSize={useIsSignedIn() ? 'var(--part-of-customer)' : 'var(--part-of-guest)'} radius={16} />
);

/** Summarizes the confirmed address in a collapsed section [CHK-01]. */
function Settled({ onChange }: { onChange: () => void }) {
  const address = useDeliveryAddress(({ context }) => context.address ?? context.contact);
  if (address === null) return null;
  return (
    <div className={classes.settled} role="status">
      <IconCircleCheckFilled size={24} className={classes.good ?? ''} aria-hidden />
      <AddressLines {...address} />
      <Button
        variant="light"
        size="sm"
        onClick={({ currentTarget }) => {
          focusHeadingOf(currentTarget);
          onChange();
        }}
      >
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
