import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { CartLine } from '../../../../domain/cart';
import { failureTexts } from '../../../i18n/failures';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import { useCartLines, useCartRef } from '../cart.context';
import { LineChanges } from '../lines/line-changes';
import type { CartReviewActor } from './cart-review.actors';
import classes from './cart-review-dialog.module.css';

type Props = { actor: CartReviewActor };

/** Each change from old to new: all of them are accepted, or single lines removed; nothing happens silently [CART-63]. */
export function CartReviewDialog({ actor }: Props) {
  const lines = useCartLines().filter(({ review }) => review !== undefined);
  const dismiss = () => actor.send({ type: 'flow.dismissed' });
  return (
    <Question
      name="review"
      title={<Trans>Some things in your cart have changed</Trans>}
      onClose={dismiss}
      size="medium"
    >
      <p className={classes.text}>
        <Trans>Nothing is ordered or charged before you agree.</Trans>
      </p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <ChangedLine key={line.id} line={line} />
        ))}
      </ul>
      <Failure actor={actor} />
      <Answers actor={actor} />
    </Question>
  );
}

function ChangedLine({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const { item } = line;
  const { name } = item;
  return (
    <li className={classes.line}>
      <TilePicture
        className={classes.picture}
        src={item.imageUrl}
        name={name}
        tint={item.id}
        width={48}
        height={48}
        isDecorative
      />
      <div>
        <p className={classes.name}>{name}</p>
        <LineChanges line={line} />
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={t`Remove ${name} from cart`}
        onClick={() => cart.send({ type: 'line.removed', lineId: line.id })}
      >
        <IconTrash size={18} aria-hidden />
        <Trans>Remove</Trans>
      </button>
    </li>
  );
}

function Failure({ actor }: Props) {
  const { i18n } = useLingui();
  const failure = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.failure : null,
  );
  return failure ? (
    <p className={classes.failure} role="alert">
      {failureTexts(i18n, failure).join(' ')}
    </p>
  ) : null;
}

function Answers({ actor }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  return (
    <div className={classes.answers}>
      <Button variant="default" onClick={() => actor.send({ type: 'flow.dismissed' })}>
        <Trans>Decide later</Trans>
      </Button>
      <Button loading={isBusy} data-autofocus onClick={() => actor.send({ type: 'changes.accepted' })}>
        {isFailed ? <Trans>Try again</Trans> : <Trans>Accept all</Trans>}
      </Button>
    </div>
  );
}
