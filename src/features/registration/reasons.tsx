import { Plural, Trans } from '@lingui/react/macro';
import {
  IconCash,
  IconClipboardList,
  IconClock,
  IconMapPin,
  IconScooter,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../domain/registration';
import { useFormats } from '../../i18n/formats.context';
import { useConfig } from '../../platform/shop.context';
import classes from './reasons.module.css';

/** Explains before the first step what applicants receive, pay and need. */
export function Reasons({ kind }: { kind: Applicant }) {
  const { businessName } = useConfig();
  return (
    <section className={classes.reasons} aria-labelledby="registration-reasons">
      <h2 id="registration-reasons">
        {kind === 'store' ? (
          <Trans>Why sell on {businessName}?</Trans>
        ) : (
          <Trans>Why deliver with {businessName}?</Trans>
        )}
      </h2>
      <ul className={classes.list}>{kind === 'store' ? <StoreReasons /> : <CourierReasons />}</ul>
    </section>
  );
}

function StoreReasons() {
  const { applicantTerms } = useConfig();
  const { commissionPercent } = applicantTerms;
  const { percent } = useFormats();
  const commission = commissionPercent === null ? null : percent(commissionPercent);
  return (
    <>
      <Reason icon={<IconUsers />} title={<Trans>New customers nearby</Trans>}>
        <Trans>People in your delivery area find you in search, in lists and on the map.</Trans>
      </Reason>
      <Reason icon={<IconScooter />} title={<Trans>Delivery included</Trans>}>
        <Trans>Our couriers deliver, and we handle payments and support. You prepare the orders.</Trans>
      </Reason>
      <Reason
        icon={<IconCash />}
        title={
          commission === null ? (
            <Trans>Pay only when you sell</Trans>
          ) : (
            <Trans>{commission} commission, nothing else</Trans>
          )
        }
      >
        <Trans>No set-up costs. Prefer a fixed price? Choose the subscription.</Trans> <Payouts />
      </Reason>
      <Reason icon={<IconClipboardList />} title={<Trans>What you need</Trans>}>
        <Trans>
          Your store’s address, a logo, and the owner’s email and phone number. It takes about five minutes.
        </Trans>
      </Reason>
    </>
  );
}

function CourierReasons() {
  const { applicantTerms } = useConfig();
  const { courierFee } = applicantTerms;
  const { money } = useFormats();
  const fee = courierFee === null ? null : money(courierFee);
  return (
    <>
      <Reason icon={<IconClock />} title={<Trans>Your own hours</Trans>}>
        <Trans>Go online when it suits you and accept the deliveries you want.</Trans>
      </Reason>
      <Reason
        icon={<IconCash />}
        title={
          fee === null ? <Trans>Paid for each delivery</Trans> : <Trans>At least {fee} per delivery</Trans>
        }
      >
        <Trans>Tips are all yours.</Trans> <Payouts />
      </Reason>
      <Reason icon={<IconMapPin />} title={<Trans>Your own area</Trans>}>
        <Trans>Deliver in the area you know, with the vehicle you have.</Trans>
      </Reason>
      <Reason icon={<IconClipboardList />} title={<Trans>What you need</Trans>}>
        <Trans>
          Photos of your passport, driving licence or identity card, an email and a phone number. It takes
          about five minutes.
        </Trans>
      </Reason>
    </>
  );
}

function Payouts() {
  const { payoutDays } = useConfig().applicantTerms;
  return payoutDays === null ? null : (
    <Plural value={payoutDays} one="Paid out every day." other="Paid out every # days." />
  );
}

const Reason = ({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) => (
  <li className={classes.reason}>
    <span className={classes.icon} aria-hidden>
      {icon}
    </span>
    <span>
      <strong className={classes.title}>{title}</strong>
      <span className={classes.text}>{children}</span>
    </span>
  </li>
);
