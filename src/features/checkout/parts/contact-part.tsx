import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { isReachable } from '../../../../domain/order-quote';
import { WholePhoneField } from '../../../platform/fields/whole-phone-field';
import { useCheckout, useIsTakeAway, useWish, useWishChange } from '../checkout.context';
import classes from '../checkout.module.css';
import { Part } from './part';

/** Who is called, where neither the address nor the account says so: whoever fetches the order, above all [DLV-02]. */
export function ContactPart() {
  const isTakeAway = useIsTakeAway();
  const known = useCheckout(({ context }) => context.place?.contact ?? null);
  const hasPlace = useCheckout(({ context }) => context.place?.destination != null);
  const isKnown = known !== null && isReachable(known);
  if (known === null || (!isTakeAway && (isKnown || !hasPlace))) return null;
  return (
    <Part
      field="contact"
      title={isTakeAway ? <Trans>Who picks it up?</Trans> : <Trans>Whom shall we call?</Trans>}
    >
      {isKnown ? (
        <p className={classes.contact}>
          <bdi>{known.name}</bdi> <bdi dir="ltr">{known.phone}</bdi>
        </p>
      ) : (
        <ContactFields />
      )}
    </Part>
  );
}

function ContactFields() {
  const { contact } = useWish();
  const change = useWishChange();
  return (
    <div className={classes.pair}>
      <TextInput
        label={<Trans>Contact person name</Trans>}
        value={contact.name}
        autoComplete="name"
        maxLength={100}
        onChange={({ currentTarget }) => change({ contact: { ...contact, name: currentTarget.value } })}
      />
      <WholePhoneField
        label={<Trans>Contact person number</Trans>}
        description={<Trans>The store calls when something is missing.</Trans>}
        value={contact.phone}
        maxLength={30}
        onChange={(phone) => change({ contact: { ...contact, phone } })}
      />
    </div>
  );
}
