import '../../platform/fields/inputs.css';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PARCEL_STEPS, type ParcelContext, type ParcelStep } from '../../../domain/parcel-sending';
import { fullName } from '../../../domain/person';
import type { PaymentFlag } from '../../../machines/checkout/payment.types';
import { useFormats } from '../../i18n/formats.context';
import { usePage } from '../../platform/flow';
import { ReadPart } from '../../platform/read-part';
import { useApi, useConfig, useReads } from '../../platform/shop.context';
import { FailureBlock } from '../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { SignInRequired } from '../checkout/sign-in-required';
import { guestOrder } from '../orders/tracking/guest-orders';
import { usePerson, useSessionRef } from '../session/session.context';
import { StepFrame } from '../session/steps/step-frame';
import { parcelEffects, provideParcel } from './parcel.actors';
import { ParcelActor, useParcel, useParcelRef } from './parcel.context';
import classes from './parcel.module.css';
import { openParcelProgress } from './parcel-progress';
import { clearParcelContext, parcelContext } from './parcel-reads';
import { STEP_TITLES } from './step-titles';
import { CategoryStep } from './steps/category-step';
import { InstructionsStep } from './steps/instructions-step';
import { PayerStep } from './steps/payer-step';
import { ScheduleStep } from './steps/schedule-step';
import { TipStep } from './steps/tip-step';

const PartyStep = lazyPart(() => import('./steps/party-step').then((file) => file.PartyStep));
const SummaryStep = lazyPart(() => import('./steps/summary-step').then((file) => file.SummaryStep));
const AfterSending = lazyPart(() => import('./after-sending').then((file) => file.AfterSending));

type Props = {
  zoneIds: number[];
  categoryId: number | null;
  orderId: number | null;
  flag: PaymentFlag | null;
};

/** `/parcel/send`: from an empty form to one sent and paid parcel [PARC-02]. */
export function ParcelPage(props: Props) {
  const flow = useParcelFlow(props);
  return (
    <ParcelActor actor={flow}>
      <div className={`page ${classes.page}`}>
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
  const { parcels, checkout } = useApi();
  const { isGuestCheckoutAllowed } = useConfig();
  const session = useSessionRef();
  const person = usePerson();
  const navigate = useNavigate();
  const shows = (id: number, payment: PaymentFlag | undefined) =>
    navigate({ to: '/parcel/send', search: { order_id: id, flag: payment }, replace: true });
  const [progress] = useState(() =>
    openParcelProgress({ name: person ? fullName(person) : '', phone: person?.phone ?? '' }, categoryId),
  );
  const flow = usePage(
    () =>
      provideParcel({
        api: parcels,
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
  return flow;
}

function Content() {
  const isFilling = useParcel((at) => at.matches('filling') || at.matches('sending'));
  const isSignedOut = useParcel((at) => at.matches('signedOut'));
  const isWaiting = useParcel((at) => at.matches('waiting'));
  if (isFilling) return <Ground />;
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

function Ground() {
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
      {(ground) => <Steps ground={ground} />}
    </ReadPart>
  );
}

function Steps({ ground }: { ground: ParcelContext }) {
  const step = useParcel(({ context }) => context.progress.step);
  return (
    <>
      <Progress step={step} />
      <section className={classes.card} aria-labelledby="parcel-step">
        <StepFrame key={step}>
          <h2 id="parcel-step" tabIndex={-1} data-autofocus>
            {STEP_TITLES[step]}
          </h2>
        </StepFrame>
        <LazyPlace fallback={<Skeleton blockSize={260} radius={14} />}>
          <Body step={step} ground={ground} />
        </LazyPlace>
      </section>
    </>
  );
}

function Body({ step, ground }: { step: ParcelStep; ground: ParcelContext }): ReactNode {
  switch (step) {
    case 'category':
      return <CategoryStep kinds={ground.kinds} />;
    case 'sender':
    case 'receiver':
      return <PartyStep key={step} end={step} />;
    case 'instructions':
      return <InstructionsStep offered={ground.instructions} />;
    case 'payer':
      return <PayerStep />;
    case 'schedule':
      return <ScheduleStep days={ground.days} />;
    case 'tip':
      return <TipStep />;
    case 'summary':
      return <SummaryStep kinds={ground.kinds} />;
  }
}

function Progress({ step }: { step: ParcelStep }) {
  const formats = useFormats();
  const at = PARCEL_STEPS.indexOf(step) + 1;
  const number = formats.number(at);
  const count = formats.number(PARCEL_STEPS.length);
  return (
    <div className={classes.progress}>
      <p>
        <Trans>
          Step {number} of {count}
        </Trans>
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
