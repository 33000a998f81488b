import { Trans } from '@lingui/react/macro';
import { IconClockPause, IconCreditCardOff } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Minor } from '../../../../domain/money';
import type { CheckoutOptions, OrderPayment, PaymentChoice } from '../../../../domain/order-quote';
import { paymentPlan } from '../../../../domain/payment-plan';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import type { PaymentFlag } from '../../../../machines/checkout/payment.types';
import { useFormats } from '../../../i18n/formats.context';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { Skeleton } from '../../../ui/skeleton';
import { usePerson, useSessionRef } from '../../session/session.context';
import { FailureWords } from '../failure-words';
import { type PaidSubject, PaymentChoices } from '../parts/payment-part';
import classes from './after-placing.module.css';
import { NotFoundCard, OutcomeCard } from './outcome';
import { WORDS } from './paying-words';

const Doubt = later(() => import('./doubt').then((file) => file.Doubt));

type Flow = ActorRefFrom<typeof paymentMachine>;

type Props = { flow: Flow; subject: PaidSubject };

/** Until the payment is done: confirming, on the way to its page, or still to be paid [CHK-07]. */
export function Paying({ flow, subject: paid }: Props) {
  const isTakeAway = useSelector(flow, ({ context }) => context.order?.isTakeAway ?? false);
  const subject = paid === 'order' && isTakeAway ? 'takeAway' : paid;
  const isPaying = useSelector(flow, (snapshot) => snapshot.matches('paying'));
  const isUnpaid = useSelector(flow, (snapshot) => snapshot.matches('unpaid'));
  const isUnread = useSelector(flow, (snapshot) => snapshot.matches({ confirmingPayment: 'unread' }));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const words = WORDS[subject];
  if (isUnpaid) return <Unpaid flow={flow} subject={subject} />;
  if (isUnread && failure?.code === 'notFound')
    return (
      <NotFoundCard
        title={words.unread}
        reason={<FailureWords failure={failure} />}
        what={subject === 'trip' ? 'trip' : 'order'}
      />
    );
  if (isUnread && failure)
    return (
      <FailureBlock
        title={words.unread}
        reason={<FailureWords failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (isPaying)
    return (
      <OutcomeCard
        tone="wait"
        icon={<IconClockPause size={52} />}
        title={<Trans>Taking you to the payment</Trans>}
      >
        <p className={classes.text}>{words.leaving}</p>
        <div className={classes.ways}>
          <Button onClick={() => flow.send({ type: 'payment.requested' })}>
            <Trans>Continue to the payment</Trans>
          </Button>
          <CheckAgain flow={flow} />
        </div>
      </OutcomeCard>
    );
  return (
    <div className={classes.card}>
      <Skeleton blockSize={56} radius={28} />
      <p className={classes.text} role="status">
        {words.confirming}
      </p>
      <NotPaid flow={flow} />
    </div>
  );
}

/** The way out of the wait for whoever came back without having paid [CHK-07, X-05]. */
function NotPaid({ flow }: Pick<Props, 'flow'>) {
  const canDeny = useSelector(flow, (snapshot) => snapshot.can({ type: 'payment.denied' }));
  if (!canDeny) return null;
  return (
    <div className={classes.ways}>
      <Button variant="default" onClick={() => flow.send({ type: 'payment.denied' })}>
        <Trans>I have not paid</Trans>
      </Button>
    </div>
  );
}

const CheckAgain = ({ flow }: Pick<Props, 'flow'>) => (
  <Button variant="default" onClick={() => flow.send({ type: 'retry.requested' })}>
    <Trans>Check again</Trans>
  </Button>
);

/** The order, the trip or the parcel is kept: pay now, pay otherwise, or cancel it [CHK-07]. */
function Unpaid({ flow, subject }: Props) {
  useNotices(flow);
  const session = useSessionRef();
  useNews(flow, 'wallet.moved', () => session.send({ type: 'profile.changed' }));
  const words = WORDS[subject];
  const orderId = useSelector(flow, ({ context }) => context.orderId);
  const flag = useSelector(flow, ({ context }) => context.flag);
  const isAsked = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  return (
    <OutcomeCard tone="wait" icon={<IconCreditCardOff size={52} />} title={words.title}>
      <p className={classes.number} role="status">
        {words.number(orderId)}
      </p>
      <Owed flow={flow} />
      <p className={classes.text}>
        <WhatHappened flag={flag} /> {words.kept}
      </p>
      <Troubles flow={flow} />
      <WaysToPay flow={flow} subject={subject} />
      <div className={classes.ways}>
        <CheckAgain flow={flow} />
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          {words.cancel}
        </Button>
      </div>
      {isAsked ? (
        <Suspense>
          <Doubt flow={flow} subject={subject} />
        </Suspense>
      ) : null}
    </OutcomeCard>
  );
}

/** What is left to pay, and what the wallet has paid before [CHK-04]. */
function Owed({ flow }: { flow: Flow }) {
  const formats = useFormats();
  const order = useSelector(flow, ({ context }) => context.order);
  if (order === null || order.total === null) return null;
  const { total, paid = 0 } = order;
  const due = formats.money(total - paid);
  return (
    <p className={classes.number}>
      {paid > 0 ? (
        <Trans>
          {formats.money(paid)} is paid from your wallet, <strong>{due}</strong> is left to pay.
        </Trans>
      ) : (
        <Trans>
          To pay: <strong>{due}</strong>
        </Trans>
      )}
    </p>
  );
}

/** As the page of the payment told it on the way back. */
function WhatHappened({ flag }: { flag: PaymentFlag | null }) {
  if (flag === 'fail') return <Trans>The bank has declined the payment.</Trans>;
  return flag === 'cancel' ? <Trans>You cancelled the payment.</Trans> : null;
}

function Troubles({ flow }: { flow: Flow }) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isReferenceMissing = useSelector(flow, (snapshot) =>
    snapshot.matches({ unpaid: { choosing: 'referenceMissing' } }),
  );
  const isCashTooMuch = useSelector(flow, (snapshot) =>
    snapshot.matches({ unpaid: { choosing: 'cashTooMuch' } }),
  );
  return (
    <>
      {failure ? (
        <p className={classes.bad} role="alert">
          <FailureWords failure={failure} />
        </p>
      ) : null}
      {isCashTooMuch ? (
        <p className={classes.bad} role="alert">
          <Trans>The total amount of the order, exceeds maximum amount of the cash on delivery method</Trans>
        </p>
      ) : null}
      {isReferenceMissing ? (
        <p className={classes.bad} role="alert">
          <Trans>Fill in the reference of your payment first.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Every way to pay, and one press that begins with the chosen one [CHK-04]. */
function WaysToPay({ flow, subject }: Props) {
  const { checkout } = useApi();
  const { promise } = useReads().read('checkout-options', VISIT_LIFETIME, () => checkout.options());
  const payment = useSelector(flow, ({ context }) => context.payment);
  const usesWallet = useSelector(flow, ({ context }) => context.usesWallet);
  const limit = useSelector(flow, ({ context }) => context.order?.cashLimit ?? null);
  const isStarting = useSelector(flow, (snapshot) => snapshot.matches({ unpaid: 'starting' }));
  return (
    <>
      <details className={classes.methods}>
        <summary className="unfold">
          <Trans>Change payment method</Trans>
        </summary>
        <Suspense fallback={<Skeleton blockSize={140} radius={14} />}>
          <Methods
            subject={subject}
            options={promise}
            choice={{ payment, usesWallet }}
            limit={limit}
            onChoose={(choice) => flow.send({ type: 'payment.chosen', ...choice })}
          />
        </Suspense>
      </details>
      {usesWallet ? <Shared flow={flow} /> : null}
      <div className={classes.ways}>
        <Button loading={isStarting} onClick={() => flow.send({ type: 'payment.requested' })}>
          <PressWords by={payment.by} subject={subject} />
        </Button>
      </div>
    </>
  );
}

/** What the press takes from the wallet, and what it leaves [CHK-04]. */
function Shared({ flow }: { flow: Flow }) {
  const formats = useFormats();
  const balance = useBalance();
  const order = useSelector(flow, ({ context }) => context.order);
  const by = useSelector(flow, ({ context }) => context.payment.by);
  if (order === null || order.total === null) return null;
  const plan = paymentPlan(
    { method: by, usesWallet: true },
    {
      total: order.total - (order.paid ?? 0),
      walletBalance: balance,
      cashLimit: null,
      isOffered: () => true,
      hasPartialPayment: true,
    },
  );
  const fromWallet = formats.money(plan.wallet);
  const rest = formats.money(plan.rest);
  return (
    <p className={classes.text} role="status">
      {plan.rest > 0 ? (
        <Trans>
          {fromWallet} from your wallet now, and {rest} like this.
        </Trans>
      ) : (
        <Trans>Your wallet pays all of it.</Trans>
      )}
    </p>
  );
}

function PressWords({ by, subject }: { by: OrderPayment['by']; subject: PaidSubject }) {
  if (by === 'cash') return WORDS[subject].cash;
  return by === 'offline' ? <Trans>Send the reference</Trans> : <Trans>Pay now</Trans>;
}

type MethodsProps = {
  subject: PaidSubject;
  options: Promise<CheckoutOptions>;
  choice: PaymentChoice;
  /** The most that may be paid in cash; null: as much as one likes. */
  limit: Minor | null;
  onChoose: (choice: PaymentChoice) => void;
};

/** Null: there is no wallet to pay with. */
function useBalance() {
  const { isWalletOn } = useConfig();
  const balance = usePerson()?.walletBalance ?? null;
  return isWalletOn ? balance : null;
}

const Methods = ({ options, ...props }: MethodsProps) => (
  <PaymentChoices options={use(options)} balance={useBalance()} {...props} />
);
