import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ADDRESS_TYPES, type AddressTexts, type AddressType, textsOf } from '../../../domain/address';
import { addressSchema } from '../../../domain/forms/address';
import type { addressFormMachine } from '../../../machines/location/address-form.machine';
import { AutoDirectionField } from '../../platform/fields/auto-direction-field';
import { fullPhone, shownPhone } from '../../platform/fields/dial-codes';
import { FormFailure } from '../../platform/fields/form-failure';
import { PhoneField } from '../../platform/fields/phone-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi, useConfig } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { useEmitted } from '../../ui/use-emitted';
import { usePerson } from '../session/session.context';
import { addressFormEffects, provideAddressForm } from './address.actors';
import { AddressDetailFields } from './address-detail-fields';
import classes from './address-form.module.css';
import { useChosenPlace } from './location.context';
import { MapPicker, MapPickerProvider, useMapPicker } from './map-picker';
import { pinEffects } from './map-picker.actors';
import { useSavedAddresses, useSavedAddressesRef } from './saved-addresses';

/** Edits the pin, the type and the delivery details of an address [ADDR-18 to ADDR-29]. */
export function AddressForm() {
  const { addresses } = useApi();
  const { defaultLocation } = useConfig();
  const list = useSavedAddressesRef();
  const edited = useSavedAddresses(({ context }) => context.edited);
  const place = useChosenPlace();
  const flow = usePage(() => provideAddressForm(addresses), {
    input: { address: edited },
    effects: addressFormEffects(list),
  });
  return (
    <MapPickerProvider start={edited ?? place ?? defaultLocation} effects={pinEffects(flow)}>
      <div className={classes.columns}>
        <MapPicker isNear={edited !== null || place !== null} />
        <Fields flow={flow} />
      </div>
    </MapPickerProvider>
  );
}

type Flow = ActorRefFrom<typeof addressFormMachine>;

/** Maps the server's field names to the form's fields. */
const FIELDS = {
  address: 'address',
  contact_person_name: 'contactName',
  contact_person_number: 'contactPhone',
} as const;

const EMPTY: AddressTexts = {
  address: '',
  contactName: '',
  contactPhone: '',
  road: '',
  house: '',
  floor: '',
  note: '',
  label: '',
};

function Fields({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const { country } = useConfig();
  const person = usePerson();
  const list = useSavedAddressesRef();
  const edited = useSavedAddresses(({ context }) => context.edited);
  const type = useFlow(flow, ({ context }) => context.type);
  const failure = useFlow(flow, ({ context }) => context.failure);
  const refusals = useFlow(flow, ({ context }) => context.refusals);
  const isBusy = useFlow(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasPlace = useFlow(flow, ({ context }) => context.place !== null);
  const isUnplaced = useFlow(flow, (snapshot) => snapshot.matches({ editing: 'unplaced' }));
  const isLooking = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  const own = {
    contactName: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
    contactPhone: person?.phone ?? '',
  };
  const begun = { ...EMPTY, ...(edited ? textsOf(edited) : own) };
  const { form, field, phone, formProps, isAtFields } = useFlowForm({
    name: 'address',
    initial: { ...begun, contactPhone: shownPhone(begun.contactPhone, country), country },
    schema: addressSchema,
    read: (typed) => ({ ...typed, contactPhone: fullPhone(typed.contactPhone, typed.country) }),
    flow,
    fields: FIELDS,
    onSubmit: ({ country: of, ...texts }) =>
      flow.send({
        type: 'form.submitted',
        texts: { ...texts, contactPhone: fullPhone(texts.contactPhone, of) },
      }),
  });
  useEmitted(flow, 'address.named', ({ label }) => form.setFieldValue('address', label));
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isAtFields(refusals) ? null : failure} />
      <TypeChoice type={type} onChoose={(addressType) => flow.send({ type: 'type.chosen', addressType })} />
      {type === 'other' ? (
        <AutoDirectionField {...field('label')} label={<Trans>Label name (optional)</Trans>} maxLength={60} />
      ) : null}
      <AutoDirectionField
        {...field('address')}
        label={<Trans>Address</Trans>}
        autoComplete="street-address"
        maxLength={500}
      />
      <AddressDetailFields field={field} />
      <TextInput
        {...field('contactName')}
        label={<Trans>Contact person name</Trans>}
        autoComplete="name"
        maxLength={100}
      />
      <PhoneField
        {...phone('contactPhone', 'country')}
        label={<Trans>Contact person number</Trans>}
        maxLength={30}
      />
      <Textarea
        {...field('note')}
        label={<Trans>Note for the courier (optional)</Trans>}
        placeholder={t`Ring twice, the green door…`}
        autosize
        minRows={2}
        maxLength={500}
      />
      {isUnplaced ? (
        <p role="alert" className={classes.problem}>
          <Trans>We couldn’t find an address for the pin. Try again on the map, or move the pin.</Trans>
        </p>
      ) : null}
      <div className={classes.answers}>
        <Button variant="default" onClick={() => list.send({ type: 'form.closed' })}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" loading={isBusy || (isLooking && !hasPlace)}>
          <Trans>Save address</Trans>
        </Button>
      </div>
    </form>
  );
}

function TypeChoice({ type, onChoose }: { type: AddressType; onChoose: (type: AddressType) => void }) {
  const { t } = useLingui();
  const names: Record<AddressType, ReactNode> = {
    home: <Trans>Home address</Trans>,
    office: <Trans>Office</Trans>,
    other: <Trans>Other</Trans>,
  };
  return (
    <SegmentedControl
      fullWidth
      aria-label={t`Address label`}
      classNames={{ root: classes.types ?? '', label: classes.type ?? '', indicator: classes.chosen ?? '' }}
      value={type}
      onChange={(chosen) => onChoose(chosen as AddressType)}
      data={ADDRESS_TYPES.map((value) => ({ value, label: names[value] }))}
    />
  );
}
