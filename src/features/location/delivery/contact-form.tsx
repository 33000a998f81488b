import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { contactSchema } from '../../../../domain/forms/contact';
import { AutoDirectionField } from '../../../platform/fields/auto-direction-field';
import { fullPhone, shownPhone } from '../../../platform/fields/dial-codes';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useEmitted } from '../../../ui/use-emitted';
import { AddressDetailFields } from '../address-detail-fields';
import form from '../address-form.module.css';
import { DELIVERY_ADDRESSES, useDeliveryAddress, useDeliveryAddressRef } from './delivery-address.context';

const EMPTY = {
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  address: '',
  road: '',
  house: '',
  floor: '',
};

/**
 * Focuses the first field, because the button that opened the form disappears. When the form closes, the
 * section's heading gets the focus.
 */
const takeFocus = (field: HTMLInputElement) => {
  field.focus();
  return () => {
    if (field.form?.contains(document.activeElement)) document.getElementById(DELIVERY_ADDRESSES)?.focus();
  };
};

/** Asks for a guest's contact. It is stored on this device only [ADDR-25, ADDR-30]. */
export function ContactForm() {
  const { country } = useConfig();
  const flow = useDeliveryAddressRef();
  const place = useDeliveryAddress(({ context }) => context.customer?.place ?? null);
  const stored = useDeliveryAddress(({ context }) => context.contact);
  const { contactName, contactPhone, contactEmail, address, road, house, floor } = {
    ...EMPTY,
    address: place?.label ?? '',
    ...stored,
  };
  const {
    form: fields,
    field,
    phone,
    formProps,
  } = useFlowForm({
    name: 'contact',
    initial: {
      contactName,
      contactPhone: shownPhone(contactPhone, country),
      contactEmail,
      address,
      road,
      house,
      floor,
      country,
    },
    schema: contactSchema,
    read: (typed) => ({ ...typed, contactPhone: fullPhone(typed.contactPhone, typed.country) }),
    onSubmit: ({ country: of, ...texts }) =>
      flow.send({
        type: 'contact.submitted',
        texts: {
          ...texts,
          contactName: texts.contactName.trim(),
          contactPhone: fullPhone(texts.contactPhone, of),
          contactEmail: texts.contactEmail.trim(),
          address: texts.address.trim(),
        },
      }),
  });
  useEmitted(flow, 'address.named', ({ label }) => fields.setFieldValue('address', label));
  return (
    <form {...formProps} className={form.form}>
      <TextInput
        {...field('contactName')}
        label={<Trans>Contact person name</Trans>}
        autoComplete="name"
        maxLength={100}
        ref={takeFocus}
      />
      <PhoneField
        {...phone('contactPhone', 'country')}
        label={<Trans>Contact person number</Trans>}
        maxLength={30}
      />
      <TextInput
        {...field('contactEmail')}
        label={<Trans>Email (optional)</Trans>}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <AutoDirectionField
        {...field('address')}
        label={<Trans>Address</Trans>}
        autoComplete="street-address"
        maxLength={500}
      />
      <AddressDetailFields field={field} />
      <div className={form.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'form.closed' })}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit">
          <Trans>Save contact info</Trans>
        </Button>
      </div>
    </form>
  );
}
