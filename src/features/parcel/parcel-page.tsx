import '../../platform/fields/inputs.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PARCEL_STEPS, type ParcelContext, type ParcelStep } from '../../../domain/parcel-sending';
import type { PaymentFlag } from '../../../machines/checkout/payment.types';
import { useFormats } from '../../i18n/formats.context';
import { usePage } from '../../platform/flow';
import { ReadPart } from '../../platform/read-part';
import { useApi, useConfig, useReads } from '../../platform/shop.context';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { useEmitted } from '../../ui/use-emitted';
import checkout from '../checkout/checkout.module.css';
import { SignInRequired } from '../checkout/sign-in-required';
import { useLocationRef } from '../location/location.context';
import { guestOrder } from '../orders/tracking/guest-orders';
import { usePerson, useSessionRef } from '../session/session.context';
import { StepFrame } from '../session/steps/step-frame';
import { contactOf, parcelEffects, provideParcel } from './parcel.actors';
import { ParcelActor, useParcel, useParcelRef } from './parcel.context';
import classes from './parcel.module.css';
import { openParcelProgress } from './parcel-progress';
import { clearParcelContext, parcelContext } from './parcel-reads';
import { ParcelSummary, StickyPrice } from './parcel-summary';
import { STEP_TITLES } from './parcel-words';
import { CategoryPart } from './parts/category-part';
import { ReceiverPart, SenderPart } from './parts/end-part';
import { focusPart } from './parts/part';

const Review = lazyPart(() => import('./parts/review').then((file) => file.Review));
const AfterSending = lazyPart(() => import('./after-sending').then((file) => file.AfterSending));

type Props = {
  zoneIds: number[];
  categoryId: number | null;
  orderId: number | null;
  flag: PaymentFlag | null;
};

/** The page `/parcel/send`, from the empty form to the payment [PARC-02]. */
export function ParcelPage(props: Props) {
  const flow = useParcelFlow(props);
  return (
    <ParcelActor actor={flow}>
      <div className={`page ${classes.wide}`}>
        <h1 tabIndex={-1}>
          <Trans>Send a parcel</Trans>
        </h1>
        <OverlayKit>
          <Content />
        </OverlayKit>
      </div>
    </ParcelActor>
  );
}

function useParcelFlow({ zoneIds, categoryId, orderId, flag }: Props) {
  const { parcels, addresses, checkout } = useApi();
  const { isGuestCheckoutAllowed } = useConfig();
  const session = useSessionRef();
  const person = usePerson();
  const navigate = useNavigate();
  const shows = (id: number, payment: PaymentFlag | undefined) =>
    navigate({ to: '/parcel/send', search: { order_id: id, flag: payment }, replace: true });
  const location = useLocationRef();
  const [progress] = useState(() => openParcelProgress(contactOf(person), categoryId));
  const flow = usePage(
    () =>
      provideParcel({
        api: parcels,
        addresses,
        location,
        orders: checkout,
        session,
        isGuestAllowed: isGuestCheckoutAllowed,
        phoneOf: (id) => guestOrder(id)?.phone ?? null,
        callback: `${window.location.origin}/parcel/send`,
        nameOrder: (id) => shows(id, 'pending'),
        unpaidReason: () => i18n._(msg`Payment not completed`),
      }),
    { input: { progress, zoneIds, orderId, flag }, effects: parcelEffects },
  );
  useEmitted(flow, 'part.pointed', (pointed) => focusPart(pointed.part));
  return flow;
}

function Content() {
  const isFilling = useParcel((at) => at.matches('filling') || at.matches('sending'));
  const isSignedOut = useParcel((at) => at.matches('signedOut'));
  const isWaiting = useParcel((at) => at.matches('waiting'));
  if (isFilling) return <LoadedPages />;
  if (isSignedOut) return <AskedIn />;
  if (isWaiting) return <Waiting />;
  return (
    <LazyPlace fallback={<Waiting />}>
      <AfterSending />
    </LazyPlace>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

function LoadedPages() {
  const { i18n: language, t } = useLingui();
  const api = useApi();
  const reads = useReads();
  return (
    <ReadPart
      read={() => parcelContext({ api, reads }, language.locale)}
      forget={() => clearParcelContext(reads)}
      fallback={<Waiting />}
      failed={(retry) => (
        <FailureBlock
          title={<Trans>Parcels couldn’t be loaded</Trans>}
          reason={t`Check your connection and try again.`}
          onRetry={retry}
        />
      )}
    >
      {(choices) => <Pages choices={choices} />}
    </ReadPart>
  );
}

function Pages({ choices }: { choices: ParcelContext }) {
  const step = useParcel(({ context }) => context.progress.step);
  const isLocked = useParcel((at) => at.matches('sending'));
  if (choices.kinds.length === 0) return <NoKinds />;
  return (
    <>
      <div className={checkout.columns}>
        <StepFrame key={step}>
          <Progress step={step} />
          <fieldset className={classes.parts} disabled={isLocked} aria-labelledby="parcel-step">
            {step === 'details' ? (
              <Details choices={choices} />
            ) : (
              <LazyPlace fallback={<Skeleton blockSize={520} radius={20} />}>
                <Review choices={choices} />
              </LazyPlace>
            )}
          </fieldset>
        </StepFrame>
        <ParcelSummary kinds={choices.kinds} />
      </div>
      <StickyPrice kinds={choices.kinds} />
    </>
  );
}

const Details = ({ choices }: { choices: ParcelContext }) => (
  <>
    <CategoryPart kinds={choices.kinds} />
    <SenderPart />
    <ReceiverPart />
  </>
);

const NoKinds = () => (
  <EmptyState title={<Trans>Parcels aren’t available right now</Trans>}>
    <Trans>Please come back later.</Trans>
  </EmptyState>
);

function Progress({ step }: { step: ParcelStep }) {
  const formats = useFormats();
  const isAsked = useParcel(({ context }) => context.part !== null);
  const at = PARCEL_STEPS.indexOf(step) + 1;
  const number = formats.number(at);
  const count = formats.number(PARCEL_STEPS.length);
  return (
    <div className={classes.progress}>
      <p>
        <Trans>
          Step {number} of {count}
        </Trans>{' '}
        ·{' '}
        <strong id="parcel-step" tabIndex={-1} data-autofocus={isAsked ? undefined : true}>
          {STEP_TITLES[step]}
        </strong>
      </p>
      <progress aria-labelledby="parcel-step" max={PARCEL_STEPS.length} value={at} />
    </div>
  );
}

function AskedIn() {
  const flow = useParcelRef();
  return (
    <SignInRequired onSignIn={() => flow.send({ type: 'signIn.requested' })}>
      <Trans>You need an account to send a parcel. We’ll keep your details.</Trans>
    </SignInRequired>
  );
}
