import { Trans } from '@lingui/react/macro';
import { IconClockPause, IconCreditCardOff } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Minor } from '../../../../domain/money';
import type { CheckoutOptions, OrderPayment, PaymentChoice } from '../../../../domain/order-quote';
import type { RestSplit } from '../../../../domain/payment-plan';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { shownSplit } from '../../../../machines/checkout/payment.rules';
import type { PaymentFlag } from '../../../../machines/checkout/payment.types';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, useFlowEffects } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { usePerson } from '../../session/session.context';
import { FailureText } from '../failure-text';
import { type PaidSubject, PaymentChoices } from '../parts/payment-part';
import classes from './after-placing.module.css';
import { NotFoundCard, OutcomeCard } from './outcome';
import { PAYING_TEXTS } from './paying-texts';
import { paymentEffects } from './payment.actors';
import { SplitText } from './split-text';

const PaymentUncertain = lazyPart(() => import('./payment-uncertain').then((file) => file.PaymentUncertain));

type Flow = ActorRefFrom<typeof paymentMachine>;

type Props = { flow: Flow; subject: PaidSubject };

/** Shows a payment in progress, the redirect to the payment page, or a missing payment [CHK-07]. */
export function Paying({ flow, subject: paid }: Props) {
  const isTakeAway = useFlow(flow, ({ context }) => context.order?.isTakeAway ?? false);
  const subject = paid === 'order' && isTakeAway ? 'takeAway' : paid;
  const isPaying = useFlow(flow, (snapshot) => snapshot.matches('paying'));
  const isUnpaid = useFlow(flow, (snapshot) => snapshot.matches('unpaid'));
  const isUnread = useFlow(flow, (snapshot) => snapshot.matches({ confirmingPayment: 'unread' }));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const texts = PAYING_TEXTS[subject];
  if (isUnpaid) return <Unpaid flow={flow} subject={subject} />;
  if (isUnread && failure?.code === 'notFound')
    return (
      <NotFoundCard
        title={texts.unread}
        reason={<FailureText failure={failure} />}
        what={subject === 'trip' ? 'trip' : 'order'}
      />
    );
  if (isUnread && failure)
    return (
      <FailureBlock
        title={texts.unread}
        reason={<FailureText failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (isPaying)
    return (
      <OutcomeCard
        tone="wait"
        icon={<IconClockPause size={52} />}
        title={<Trans>Taking you to payment</Trans>}
      >
        <p className={classes.text}>{texts.openingPage}</p>
        <div className={classes.actions}>
          <Button onClick={() => flow.send({ type: 'payment.requested', balance: null })}>
            <Trans>Continue to payment</Trans>
          </Button>
          <CheckAgain flow={flow} />
        </div>
      </OutcomeCard>
    );
  return (
    <div className={classes.card}>
      <Skeleton blockSize={56} radius={28} />
      <p className={classes.text} role="status">
        {texts.confirming}
      </p>
      <NotPaid flow={flow} />
    </div>
  );
}

/** A button for customers who come back without having paid [CHK-07, X-05]. */
function NotPaid({ flow }: Pick<Props, 'flow'>) {
  const canDeny = useFlow(flow, (snapshot) => snapshot.can({ type: 'payment.denied' }));
  if (!canDeny) return null;
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => flow.send({ type: 'payment.denied' })}>
        <Trans>I didn’t pay</Trans>
      </Button>
    </div>
  );
}

const CheckAgain = ({ flow }: Pick<Props, 'flow'>) => (
  <Button variant="default" onClick={() => flow.send({ type: 'retry.requested' })}>
    <Trans>Check again</Trans>
  </Button>
);

/** Offers to pay now, to change the method, or to cancel [CHK-07]. */
function Unpaid({ flow, subject }: Props) {
  useFlowEffects(flow, paymentEffects);
  const texts = PAYING_TEXTS[subject];
  const orderId = useFlow(flow, ({ context }) => context.orderId);
  const flag = useFlow(flow, ({ context }) => context.flag);
  const isAsked = useFlow(flow, (snapshot) => snapshot.hasTag('open'));
  return (
    <OutcomeCard tone="wait" icon={<IconCreditCardOff size={52} />} title={texts.title}>
      <p className={classes.number} role="status">
        {texts.number(orderId)}
      </p>
      <Owed flow={flow} />
      <p className={classes.text}>
        <WhatHappened flag={flag} /> {texts.kept}
      </p>
      <Troubles flow={flow} />
      <PaymentMethods flow={flow} subject={subject} />
      <div className={classes.actions}>
        <CheckAgain flow={flow} />
        <Button
          variant="subtle"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          {texts.cancel}
        </Button>
      </div>
      {isAsked ? (
        <LazyQuestion
          name={subject === 'trip' ? 'trip' : 'order'}
          onClose={() => flow.send({ type: 'question.closed' })}
        >
          <PaymentUncertain flow={flow} subject={subject} />
        </LazyQuestion>
      ) : null}
    </OutcomeCard>
  );
}

/** Shows the amount due and the amount that the wallet paid [CHK-04]. */
function Owed({ flow }: { flow: Flow }) {
  const formats = useFormats();
  const order = useFlow(flow, ({ context }) => context.order);
  if (order === null || order.total === null) return null;
  const { total, paid = 0 } = order;
  const due = formats.money(total - paid);
  return (
    <p className={classes.number}>
      {paid > 0 ? (
        <Trans>
          {formats.money(paid)} paid from your wallet, <strong>{due}</strong> left to pay.
        </Trans>
      ) : (
        <Trans>
          To pay: <strong>{due}</strong>
        </Trans>
      )}
    </p>
  );
}

function WhatHappened({ flag }: { flag: PaymentFlag | null }) {
  if (flag === 'fail') return <Trans>Your bank declined the payment.</Trans>;
  return flag === 'cancel' ? <Trans>You cancelled the payment.</Trans> : null;
}

function Troubles({ flow }: { flow: Flow }) {
  const failure = useFlow(flow, ({ context }) => context.failure);
  const isReferenceMissing = useFlow(flow, (snapshot) =>
    snapshot.matches({ unpaid: { choosing: 'referenceMissing' } }),
  );
  const isCashTooMuch = useFlow(flow, (snapshot) =>
    snapshot.matches({ unpaid: { choosing: 'cashTooMuch' } }),
  );
  return (
    <>
      {failure ? (
        <p className={classes.bad} role="alert">
          <FailureText failure={failure} />
        </p>
      ) : null}
      {isCashTooMuch ? (
        <p className={classes.bad} role="alert">
          <Trans>The total amount of the order, exceeds maximum amount of the cash on delivery method</Trans>
        </p>
      ) : null}
      {isReferenceMissing ? (
        <p className={classes.bad} role="alert">
          <Trans>Enter your payment reference first.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Lists all payment methods, with one button that starts the chosen one [CHK-04]. */
function PaymentMethods({ flow, subject }: Props) {
  const { checkout } = useApi();
  const { promise } = useReads().read('checkout-options', VISIT_LIFETIME, () => checkout.options());
  const payment = useFlow(flow, ({ context }) => context.payment);
  const usesWallet = useFlow(flow, ({ context }) => context.usesWallet);
  const limit = useFlow(flow, ({ context }) => context.order?.cashLimit ?? null);
  const balance = useBalance();
  const isStarting = useFlow(flow, (snapshot) => snapshot.matches({ unpaid: 'starting' }));
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
      <Shared flow={flow} />
      <div className={classes.actions}>
        <Button loading={isStarting} onClick={() => flow.send({ type: 'payment.requested', balance })}>
          <PressWords by={payment.by} subject={subject} />
        </Button>
      </div>
    </>
  );
}

/**
 * Shows how the wallet and another method share the total. Hidden if the wallet pays nothing and the server
 * rejected no split [CHK-04, CHK-14].
 */
function Shared({ flow }: { flow: Flow }) {
  const balance = useBalance();
  const isRefused = useFlow(flow, ({ context }) => context.split !== null);
  const split = useFlow(flow, ({ context }) => shownSplit(context, balance), isSameSplit);
  if (split === null || (split.wallet === 0 && !isRefused)) return null;
  return (
    <p className={classes.text} role="status">
      <SplitText {...split} />
    </p>
  );
}

const isSameSplit = (one: RestSplit | null, other: RestSplit | null) =>
  one?.wallet === other?.wallet && one?.due === other?.due;

function PressWords({ by, subject }: { by: OrderPayment['by']; subject: PaidSubject }) {
  if (by === 'cash') return PAYING_TEXTS[subject].cash;
  return by === 'offline' ? <Trans>Submit reference</Trans> : <Trans>Pay now</Trans>;
}

type MethodsProps = {
  subject: PaidSubject;
  options: Promise<CheckoutOptions>;
  choice: PaymentChoice;
  /** The maximum for cash. `null`: no maximum. */
  limit: Minor | null;
  onChoose: (choice: PaymentChoice) => void;
};

/** Returns the wallet's balance. `null`: the wallet is off, or the visitor is a guest. */
function useBalance() {
  const { isWalletOn } = useConfig();
  const balance = usePerson()?.walletBalance ?? null;
  return isWalletOn ? balance : null;
}

const Methods = ({ options, ...props }: MethodsProps) => (
  <PaymentChoices options={use(options)} balance={useBalance()} {...props} />
);
