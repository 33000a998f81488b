import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { isReachable } from '../../../../domain/order-quote';
import { WholePhoneField } from '../../../platform/fields/whole-phone-field';
import { useCheckout, useDraft, useDraftChange, useIsTakeAway } from '../checkout.context';
import classes from '../checkout.module.css';
import { Part } from './part';

/** Asks for a contact if neither the address nor the account has one, as is common for take-away [DLV-02]. */
export function ContactPart() {
  const isTakeAway = useIsTakeAway();
  const known = useCheckout(({ context }) => context.place?.contact ?? null);
  const hasPlace = useCheckout(({ context }) => context.place?.destination != null);
  const isKnown = known !== null && isReachable(known);
  if (known === null || (!isTakeAway && (isKnown || !hasPlace))) return null;
  return (
    <Part
      field="contact"
      title={isTakeAway ? <Trans>Who’s picking it up?</Trans> : <Trans>Who should we call?</Trans>}
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
  const { contact } = useDraft();
  const change = useDraftChange();
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
        description={<Trans>The store will call if an item is unavailable.</Trans>}
        value={contact.phone}
        maxLength={30}
        onChange={(phone) => change({ contact: { ...contact, phone } })}
      />
    </div>
  );
}
