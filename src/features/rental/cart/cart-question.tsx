import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { hasDistance, isOfferedAs, type TripPlan, vehicleCount } from '../../../../domain/rental/trip-cart';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { failureTexts } from '../../../i18n/failures';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { Consequence } from './consequence';
import { IncompatibleList } from './incompatible-list';
import { useTripCart, useTripCartRef } from './trip-cart.context';
import { KindChoice, TripFields, withTripType } from './trip-fields';
import { TripSummary } from './trip-parts';
import classes from './trip-questions.module.css';

type Step = 'clear' | 'edit' | 'consider' | 'list';

const titles: Record<Step, ReactNode> = {
  clear: <Trans>Clear your trip cart?</Trans>,
  edit: <Trans>Change trip</Trans>,
  consider: <Trans>This would change</Trans>,
  list: <Trans>These vehicles don’t fit the new trip</Trans>,
};

/** Shows at most one question, by the flow's state. Closing it changes nothing [RENT-30]. */
export function CartQuestion() {
  const flow = useTripCartRef();
  const step = useTripCart((at): Step => {
    if (at.matches({ filled: 'confirmingClear' }) || at.matches({ filled: 'clearing' })) return 'clear';
    if (at.matches({ filled: 'incompatible' }) || at.matches({ filled: 'removingIncompatible' }))
      return 'list';
    if (at.matches({ filled: 'considering' }) || at.matches({ filled: 'updatingTrip' })) return 'consider';
    return 'edit';
  });
  return (
    <Question
      name="trip"
      title={titles[step]}
      size={step === 'edit' ? 'medium' : 'small'}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      {step === 'clear' ? <Clear /> : null}
      {step === 'edit' ? <Edit /> : null}
      {step === 'consider' ? <Consider /> : null}
      {step === 'list' ? <Conflicts /> : null}
    </Question>
  );
}

const useIsBusy = () => useTripCart((at) => at.hasTag('busy'));

function Clear() {
  const flow = useTripCartRef();
  const count = useTripCart(({ context }) => vehicleCount(context.cart));
  const isBusy = useIsBusy();
  return (
    <>
      <p className={question.text}>
        <Plural
          value={count}
          one="# vehicle and your trip will be removed from the cart."
          other="# vehicles and your trip will be removed from the cart."
        />
      </p>
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Keep my cart</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => flow.send({ type: 'clear.confirmed' })}>
          <Trans>Clear cart</Trans>
        </Button>
      </div>
    </>
  );
}

const KINDS: readonly RentalType[] = ['hourly', 'day_wise', 'distance_wise'];

function Edit() {
  const plan = useTripCart(({ context }) => context.plan ?? context.cart.plan);
  return plan ? <Fields from={plan} /> : null;
}

function Fields({ from }: { from: TripPlan }) {
  const { i18n } = useLingui();
  const flow = useTripCartRef();
  const cart = useTripCart(({ context }) => context.cart);
  const failure = useTripCart(({ context }) => context.failure);
  const isBusy = useIsBusy();
  const [plan, setPlan] = useState(from);
  const kinds = KINDS.filter((kind) => kind !== 'distance_wise' || hasDistance(from));
  const going = cart.lines.filter(({ vehicle }) => !isOfferedAs(vehicle, plan.kind));
  return (
    <>
      <KindChoice kinds={kinds} chosen={plan.kind} onChoose={(kind) => setPlan(withTripType(plan, kind))} />
      <TripFields plan={plan} onChange={setPlan} />
      {going.length > 0 ? (
        <p className={question.failure} role="status">
          <Trans>Not available for this trip type:</Trans>{' '}
          {going.map(({ vehicle }) => vehicle.name).join(', ')}
        </p>
      ) : null}
      {failure ? (
        <p className={question.failure} role="alert">
          {failureTexts(i18n, failure).join(' ')}
        </p>
      ) : null}
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => flow.send({ type: 'trip.submitted', plan })}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}

/** Compares the old and the new trip with their totals [RENT-31]. */
function Consider() {
  const formats = useFormats();
  const flow = useTripCartRef();
  const cart = useTripCart(({ context }) => context.cart);
  const preview = useTripCart(({ context }) => context.preview);
  const plan = useTripCart(({ context }) => context.plan);
  const isBusy = useIsBusy();
  return (
    <>
      <div className={classes.pair}>
        <p className={classes.side}>
          <small>
            <Trans>Now</Trans>
          </small>
          <span>{cart.plan ? <TripSummary plan={cart.plan} /> : null}</span>
          <strong>{formats.money(cart.total)}</strong>
        </p>
        <p className={classes.side}>
          <small>
            <Trans>After</Trans>
          </small>
          <span>{plan ? <TripSummary plan={plan} /> : null}</span>
          <strong>{formats.money(preview?.total ?? cart.total)}</strong>
        </p>
      </div>
      <p className={question.text}>
        <Trans>All vehicles stay in your cart.</Trans>
      </p>
      <div className={question.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => flow.send({ type: 'change.confirmed' })}>
          <Trans>Change trip</Trans>
        </Button>
      </div>
    </>
  );
}

function Conflicts() {
  const flow = useTripCartRef();
  const cart = useTripCart(({ context }) => context.cart);
  const conflicts = useTripCart(({ context }) => context.conflicts);
  const after = useTripCart(({ context }) => context.preview);
  const isAsked = useTripCart(({ children }) => 'previewWithoutConflicts' in children);
  return (
    <IncompatibleList
      cart={cart}
      lineIds={conflicts}
      isBusy={useIsBusy()}
      consequence={<Consequence before={cart} after={after} isAsked={isAsked} comes={null} />}
      onRemove={() => flow.send({ type: 'removal.confirmed' })}
      onCancel={() => flow.send({ type: 'question.closed' })}
    />
  );
}
