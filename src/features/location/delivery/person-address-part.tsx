import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { IconMapPin, IconPencil, IconPlus } from '@tabler/icons-react';
import { object } from 'yup';
import { type AddressDetails, type OrderAddress, SELECTED } from '../../../../domain/order-address';
import { FormFailure } from '../../../platform/fields/form-failure';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { usePanel } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { PanelLink } from '../../../platform/layers/panel-link';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { useEmitted } from '../../../ui/use-emitted';
import { AddressDetailFields } from '../address-detail-fields';
import form from '../address-form.module.css';
import { ADDRESS_ICONS, AddressName, SavedAddressesActor } from '../saved-addresses';
import saved from '../saved-addresses.module.css';
import { AddressLines, Continue, NothingYet } from './address-lines';
import { useAddressList, useDeliveryAddress, useDeliveryAddressRef } from './delivery-address.context';
import classes from './delivery-address.module.css';
import { GuestOffer } from './guest-offer';

const PANEL = 'delivery-address';
const DETAILS = 'order-details';

const AddressesLayer = lazyPart(() =>
  import('../saved-addresses-dialog').then((module) => module.AddressesLayer),
);

/** Lets the customer use a saved address, or the delivery place with added details [ADDR-02, ADDR-04]. */
export function PersonAddressPart() {
  const list = useAddressList();
  const panel = usePanel(PANEL);
  const address = useDeliveryAddress(({ context }) => context.address);
  useEmitted(list, 'address.selected', panel.close);
  if (!list) return null;
  const open = (event: { type: 'address.addRequested' } | { type: 'address.editRequested'; id: number }) => {
    list.send({ type: 'form.closed' });
    list.send(event);
    panel.open();
  };
  return (
    <>
      <GuestOffer />
      {address ? (
        <>
          <Chosen
            address={address}
            onEdit={address.id === null ? null : (id) => open({ type: 'address.editRequested', id })}
          />
          <Details address={address} />
        </>
      ) : (
        <NothingYet title={<Trans>No address selected for this order</Trans>}>{null}</NothingYet>
      )}
      <div className={classes.foot}>
        <Button
          variant="light"
          size="sm"
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => open({ type: 'address.addRequested' })}
        >
          <Trans>Add an address</Trans>
        </Button>
        <PanelLink
          panel={PANEL}
          className={saved.all}
          onClickCapture={() => list.send({ type: 'form.closed' })}
        >
          <Trans>View Saved Address</Trans>
        </PanelLink>
        <Continue form={address ? DETAILS : undefined} />
      </div>
      {panel.isOpen ? (
        <LazyLayer layer="delivery-address" onClose={panel.close}>
          <SavedAddressesActor actor={list}>
            <AddressesLayer layer={PANEL} onClose={panel.close} />
          </SavedAddressesActor>
        </LazyLayer>
      ) : null}
    </>
  );
}

type ChosenProps = { address: OrderAddress; onEdit: ((id: number) => void) | null };

/** Shows the chosen address. Only a saved address can be edited [ADDR-10]. */
function Chosen({ address, onEdit }: ChosenProps) {
  const { t } = useLingui();
  const { id, type, label, address: street } = address;
  const Icon = type === SELECTED ? IconMapPin : ADDRESS_ICONS[type];
  return (
    <div className={classes.chosen}>
      <Icon size={24} className={saved.icon ?? ''} aria-hidden />
      <div className={classes.named}>
        <p className={classes.title}>
          {type === SELECTED ? <Trans>Selected Address</Trans> : <AddressName type={type} label={label} />}
        </p>
        <AddressLines {...address} road={null} house={null} floor={null} />
      </div>
      {onEdit && id !== null ? (
        <button
          type="button"
          className={saved.tool}
          aria-label={t`Edit ${street}`}
          aria-haspopup="dialog"
          onClick={() => onEdit(id)}
        >
          <IconPencil size={20} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}

const textsOf = ({ road, house, floor }: AddressDetails) => ({
  road: road ?? '',
  house: house ?? '',
  floor: floor ?? '',
});

const noRules = object({});

/**
 * Asks for details of the address. They apply to the order immediately, and are saved in the account only on
 * request [ADDR-04, ADDR-05, ADDR-06].
 */
function Details({ address }: { address: OrderAddress }) {
  const flow = useDeliveryAddressRef();
  const isSaving = useDeliveryAddress((at) => at.matches({ person: { chosen: 'saving' } }));
  const isSaved = useDeliveryAddress((at) => at.matches({ person: { chosen: 'saved' } }));
  const failure = useDeliveryAddress(({ context }) => context.failure);
  const save = () => flow.send({ type: 'save.requested' });
  const {
    form: fields,
    field,
    formProps,
  } = useFlowForm({
    name: 'details',
    initial: textsOf(address),
    schema: noRules,
    onType: ({ road, house, floor }) =>
      flow.send({
        type: 'details.changed',
        details: { road: road || null, house: house || null, floor: floor || null },
      }),
    onSubmit: () => flow.send({ type: 'address.confirmed' }),
  });
  useEmitted(flow, 'details.restored', ({ details }) => fields.setValues(textsOf(details)));
  return (
    <form {...formProps} id={DETAILS} className={form.form}>
      <AddressDetailFields field={field} readOnly={isSaving} />
      <Checkbox
        checked={isSaving || isSaved}
        onChange={isSaved ? () => flow.send({ type: 'save.withdrawn' }) : save}
        label={<Trans>Save this Address</Trans>}
        aria-busy={isSaving || undefined}
      />
      <FormFailure failure={failure} />
    </form>
  );
}
