import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconReceiptOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { LateRefundNote } from '../../orders/shared/late-refund-note';
import { useIsSignedIn } from '../../session/session.context';
import classes from './after-placing.module.css';

type CardProps = { icon: ReactNode; tone: 'good' | 'wait' | 'bad'; title: ReactNode; children: ReactNode };

export const OutcomeCard = ({ icon, tone, title, children }: CardProps) => (
  <section className={classes.card} aria-labelledby="after-title">
    <span className={classes.icon} data-tone={tone} aria-hidden>
      {icon}
    </span>
    <h2 id="after-title">{title}</h2>
    {children}
  </section>
);

type DoneProps = {
  title: ReactNode;
  number: ReactNode;
  /** The total of the order. `null`: unknown. */
  total: Minor | null;
  /** The text about the next step. It is hidden once the order is in progress. */
  text: ReactNode;
  isBegun: boolean;
  /** The arrival time, shown at the top because customers look for it first. */
  arrival?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** Shows the number, the total and the link of a placed order [CHK-10]. */
export function DoneCard({ title, number, total, text, isBegun, arrival, actions, children }: DoneProps) {
  const formats = useFormats();
  return (
    <OutcomeCard tone="good" icon={<IconCircleCheckFilled size={56} />} title={title}>
      {arrival}
      <p className={classes.number} role="status">
        {number}
        {total === null ? null : (
          <>
            {' · '}
            <strong>{formats.money(total)}</strong>
          </>
        )}
      </p>
      <p className={classes.text}>
        {isBegun ? <Trans>Check the tracking page for the latest status.</Trans> : text}
      </p>
      <div className={classes.actions}>{actions}</div>
      {children}
    </OutcomeCard>
  );
}

type CancelledProps = { title: ReactNode; text?: ReactNode; actions: ReactNode };

export const CancelledCard = ({ title, text, actions }: CancelledProps) => (
  <OutcomeCard tone="bad" icon={<IconReceiptOff size={52} />} title={title}>
    {text ? <p className={classes.text}>{text}</p> : null}
    <div className={classes.actions}>{actions}</div>
  </OutcomeCard>
);

type LateProps = { title: ReactNode; text: ReactNode; actions: ReactNode };

/** Says that the order was cancelled because the payment did not arrive in time [CHK-07]. */
export const PaymentTimeoutCard = ({ title, text, actions }: LateProps) => (
  <CancelledCard
    title={title}
    text={
      <>
        {text} <LateRefundNote />
      </>
    }
    actions={actions}
  />
);

type TrackProps = { what: 'order' | 'trip'; id: number };

/**
 * A link to tracking that asks for no contact. The device has stored it, because guests have no order list
 * [ORD-20].
 */
export function TrackButton({ what, id }: TrackProps) {
  const isOwn = useIsSignedIn();
  const params = { id: String(id) };
  return (
    <Button
      renderRoot={(props) => {
        if (!isOwn) return <Link to="/track-order" search={{ [what]: id }} {...props} />;
        return what === 'trip' ? (
          <Link to="/my-trips/$id" params={params} {...props} />
        ) : (
          <Link to="/my-orders/$id" params={params} {...props} />
        );
      }}
    >
      {what === 'trip' ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>}
    </Button>
  );
}

export const HomeButton = ({ children }: { children: ReactNode }) => (
  <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
    {children}
  </Button>
);

type NotFoundProps = { title: ReactNode; reason: ReactNode; what: 'order' | 'trip' };

/**
 * Shown if the order does not exist or belongs to another customer. Links to the customer's own list
 * [PERM-07].
 */
export function NotFoundCard({ title, reason, what }: NotFoundProps) {
  const isSignedIn = useIsSignedIn();
  const list = what === 'trip' ? '/my-trips' : '/my-orders';
  return (
    <OutcomeCard tone="bad" icon={<IconReceiptOff size={52} />} title={title}>
      <p className={classes.text} role="alert">
        {reason}
      </p>
      <div className={classes.actions}>
        {isSignedIn ? (
          <Button renderRoot={(props) => <Link to={list} {...props} />}>
            {what === 'trip' ? <Trans>My Trips</Trans> : <Trans>My Orders</Trans>}
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link to="/track-order" {...props} />}>
            {what === 'trip' ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>}
          </Button>
        )}
      </div>
    </OutcomeCard>
  );
}
