import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { Consequence } from '../cart/consequence';
import { IncompatibleList } from '../cart/incompatible-list';
import { TripSummary } from '../cart/trip-parts';
import classes from '../cart/trip-questions.module.css';
import { useAddVehicle, useAddVehicleRef } from './add-vehicle.context';
import type { KindPrice } from './kind-price';
import { TripChooser } from './trip-chooser';

type Step = 'choose' | 'provider' | 'type' | 'list' | 'hours';

const titles: Record<Step, ReactNode> = {
  choose: <Trans>Choose a trip type</Trans>,
  provider: <Trans>Are you sure, you want to reset?</Trans>,
  type: <Trans>Do you want to change trip type</Trans>,
  list: <Trans>These vehicles don’t fit the new trip</Trans>,
  hours: <Trans>Your trip is different</Trans>,
};

/** Shows at most one question, by the flow's state. Closing it changes nothing [RENT-30]. */
export function AddQuestion({ prices }: { prices: readonly KindPrice[] }) {
  const flow = useAddVehicleRef();
  const step = useAddVehicle((at): Step => {
    if (at.matches('choosingTrip')) return 'choose';
    if (at.matches('providerConflict') || at.matches('resetting')) return 'provider';
    if (at.matches('incompatible') || at.matches('removingIncompatible')) return 'list';
    if (at.matches('hourDifference')) return 'hours';
    return 'type';
  });
  return (
    <Question
      name="trip"
      title={titles[step]}
      size={step === 'choose' ? 'medium' : 'small'}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      {step === 'choose' ? <TripChooser prices={prices} /> : null}
      {step === 'provider' ? <OtherProvider /> : null}
      {step === 'type' ? <OtherKind /> : null}
      {step === 'list' ? <Conflicts /> : null}
      {step === 'hours' ? <OtherHours /> : null}
    </Question>
  );
}

function OtherProvider() {
  const flow = useAddVehicleRef();
  const provider = useAddVehicle(({ context }) => context.otherProvider);
  const wanted = useAddVehicle(({ context }) => context.draft?.vehicle.provider.name);
  const isBusy = useAddVehicle((at) => at.hasTag('busy'));
  return (
    <>
      <div className={classes.pair}>
        <p className={classes.side}>
          <small>
            <Trans>In your cart</Trans>
          </small>
          <strong>{provider}</strong>
        </p>
        <p className={classes.side}>
          <small>
            <Trans>You are adding from</Trans>
          </small>
          <strong>{wanted}</strong>
        </p>
      </div>
      <p className={question.text}>
        <Trans>
          A trip is booked with one provider. If you continue, your current vehicles are replaced by this one.
        </Trans>
      </p>
      <AddPreview />
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Keep my cart</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => flow.send({ type: 'reset.confirmed' })}>
          <Trans>Clear and add</Trans>
        </Button>
      </div>
    </>
  );
}

/** Shows the vehicles that stay, those that are removed, and the new price. */
function AddPreview() {
  const cart = useAddVehicle(({ context }) => context.world?.cart ?? null);
  const after = useAddVehicle(({ context }) => context.preview);
  const comes = useAddVehicle(({ context }) => context.draft?.vehicle.name ?? '');
  const isAsked = useAddVehicle(({ children }) =>
    ['previewReset', 'previewTripType', 'previewDuration'].some((id) => id in children),
  );
  return cart ? <Consequence before={cart} after={after} isAsked={isAsked} comes={comes} /> : null;
}

function BothTrips() {
  const cartPlan = useAddVehicle(({ context }) => context.world?.cart.plan ?? null);
  const requested = useAddVehicle(({ context }) => context.plan);
  return (
    <div className={classes.pair}>
      <p className={classes.side}>
        <small>
          <Trans>In your cart</Trans>
        </small>
        <span>{cartPlan ? <TripSummary plan={cartPlan} /> : null}</span>
      </p>
      <p className={classes.side}>
        <small>
          <Trans>You’re adding</Trans>
        </small>
        <span>{requested ? <TripSummary plan={requested} /> : null}</span>
      </p>
    </div>
  );
}

function OtherKind() {
  const flow = useAddVehicleRef();
  const isBusy = useAddVehicle((at) => at.hasTag('busy'));
  return (
    <>
      <BothTrips />
      <AddPreview />
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>No</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => flow.send({ type: 'change.confirmed' })}>
          <Trans>Yes</Trans>
        </Button>
      </div>
    </>
  );
}

function OtherHours() {
  const flow = useAddVehicleRef();
  return (
    <>
      <p className={question.text}>
        <Trans>All vehicles in a trip share the same start time and duration.</Trans>
      </p>
      <BothTrips />
      <p className={question.text}>
        <Trans>If you change the trip:</Trans>
      </p>
      <AddPreview />
      <div className={classes.stack}>
        <Button data-autofocus onClick={() => flow.send({ type: 'trip.kept' })}>
          <Trans>Add to my current trip</Trans>
        </Button>
        <Button variant="light" onClick={() => flow.send({ type: 'trip.updated' })}>
          <Trans>Change trip</Trans>
        </Button>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

function Conflicts() {
  const flow = useAddVehicleRef();
  const cart = useAddVehicle(({ context }) => context.world?.cart ?? null);
  const conflicts = useAddVehicle(({ context }) => context.conflicts);
  const isBusy = useAddVehicle((at) => at.hasTag('busy'));
  return cart ? (
    <IncompatibleList
      cart={cart}
      lineIds={conflicts}
      isBusy={isBusy}
      consequence={<AddPreview />}
      onRemove={() => flow.send({ type: 'removal.confirmed' })}
      onCancel={() => flow.send({ type: 'question.closed' })}
    />
  ) : null;
}
