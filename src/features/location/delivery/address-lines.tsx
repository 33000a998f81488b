import { Trans } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useDeliveryAddress, useDeliveryAddressRef } from './delivery-address.context';
import classes from './delivery-address.module.css';

type Lines = {
  address: string;
  road: string | null;
  house: string | null;
  floor: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail?: string;
};

export function AddressLines({
  address,
  road,
  house,
  floor,
  contactName,
  contactPhone,
  contactEmail,
}: Lines) {
  return (
    <div className={classes.lines}>
      <p className={classes.street}>
        <bdi>{address}</bdi>
      </p>
      {road || house || floor ? (
        <p className={classes.behind}>
          <Detail name={<Trans>Street number</Trans>} value={road} />
          <Detail name={<Trans>House number</Trans>} value={house} />
          <Detail name={<Trans>Floor</Trans>} value={floor} />
        </p>
      ) : null}
      {contactName || contactPhone ? (
        <p className={classes.who}>
          <bdi>{contactName}</bdi> <bdi dir="ltr">{contactPhone}</bdi>{' '}
          {contactEmail ? <bdi dir="ltr">{contactEmail}</bdi> : null}
        </p>
      ) : null}
    </div>
  );
}

const Detail = ({ name, value }: { name: ReactNode; value: string | null }) =>
  value ? (
    <span>
      {name} <bdi>{value}</bdi>
    </span>
  ) : null;

/**
 * Confirms the section. Looks less prominent than the button that places the order, which is the page's
 * primary action [CHK-17].
 */
export function Continue({ form }: { form?: string | undefined }) {
  const flow = useDeliveryAddressRef();
  const isBusy = useDeliveryAddress((snapshot) => snapshot.matches({ person: { chosen: 'saving' } }));
  const confirm = () => flow.send({ type: 'address.confirmed' });
  return (
    <Button
      variant="default"
      loading={isBusy}
      {...(form === undefined ? { onClick: confirm } : { type: 'submit', form })}
    >
      <Trans>Continue</Trans>
    </Button>
  );
}

export const NothingYet = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={classes.nothing}>
    <IconMapPin size={26} aria-hidden />
    <p className={classes.title}>{title}</p>
    <div className={classes.actions}>{children}</div>
  </div>
);
