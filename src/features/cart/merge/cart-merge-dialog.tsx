import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartConflict } from '../../../../domain/cart';
import type { cartMergeMachine } from '../../../../machines/cart/cart-merge.machine';
import { failureTexts } from '../../../i18n/failures';
import { useFlow } from '../../../platform/flow';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import classes from '../button/conflict-dialog.module.css';

type Props = { actor: ActorRefFrom<typeof cartMergeMachine> };

/** Asks which of two carts to keep, and names both. No cart is dropped without asking [CART-64]. */
export function CartMergeDialog({ actor }: Props) {
  const conflict = useFlow(actor, ({ context }) => context.conflict);
  const isFailed = useFlow(actor, (snapshot) => snapshot.hasTag('failed'));
  return (
    <Question
      name="merge"
      title={
        isFailed ? (
          <Trans>We couldn’t merge your carts</Trans>
        ) : (
          <Trans>Which cart do you want to keep?</Trans>
        )
      }
      onClose={() => actor.send({ type: 'flow.dismissed' })}
    >
      {conflict ? <Sides conflict={conflict} /> : null}
      {isFailed ? <Failure actor={actor} /> : <Choice actor={actor} />}
    </Question>
  );
}

function Sides({ conflict }: { conflict: CartConflict }) {
  const { accountStore, accountLines, guestStore, guestLines } = conflict;
  return (
    <div className={classes.sides}>
      <Side whose={<Trans>In your account</Trans>} store={accountStore} lines={accountLines} />
      <Side whose={<Trans>On this device</Trans>} store={guestStore} lines={guestLines} />
    </div>
  );
}

const Side = ({ whose, store, lines }: { whose: ReactNode; store: string; lines: number }) => (
  <p className={classes.store}>
    <small>{whose}</small>
    <strong>{store}</strong>
    <small>
      <Plural value={lines} one="# item" other="# items" />
    </small>
  </p>
);

function Choice({ actor }: Props) {
  const isBusy = useFlow(actor, (snapshot) => snapshot.hasTag('busy'));
  const keep = useFlow(actor, ({ context }) => context.keep);
  return (
    <>
      <p className={question.text}>
        <Trans>
          You have item from another store in cart. If you continue, your all previous item from cart will be
          removed and this one will be added.
        </Trans>
      </p>
      <p className={question.text}>
        <Trans>Close this to decide later. We’ll keep both carts and show the one in your account.</Trans>
      </p>
      <div className={question.answers}>
        <Button
          variant="default"
          loading={isBusy && keep === 'account'}
          data-autofocus
          onClick={() => actor.send({ type: 'accountCart.kept' })}
        >
          <Trans>Keep my account's cart</Trans>
        </Button>
        <Button
          variant="default"
          loading={isBusy && keep === 'guest'}
          onClick={() => actor.send({ type: 'guestCart.taken' })}
        >
          <Trans>Use this device's cart</Trans>
        </Button>
      </div>
    </>
  );
}

function Failure({ actor }: Props) {
  const { i18n } = useLingui();
  const failure = useFlow(actor, ({ context }) => context.failure);
  return (
    <>
      <p className={question.text}>
        <Trans>Your carts haven’t changed.</Trans>
      </p>
      {failure ? (
        <p className={question.failure} role="alert">
          {failureTexts(i18n, failure).join(' ')}
        </p>
      ) : null}
      <div className={question.answers}>
        <Button variant="default" onClick={() => actor.send({ type: 'flow.dismissed' })}>
          <Trans>Not now</Trans>
        </Button>
        <Button data-autofocus onClick={() => actor.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  );
}
