import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import type { CartLine } from '../../../../domain/cart';
import { failureTexts } from '../../../i18n/failures';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import { useCartLines, useCartRef, useCartReview, useCartReviewRef } from '../cart.context';
import { LineChanges } from '../lines/line-changes';
import classes from './cart-review-dialog.module.css';

/**
 * Lists the changed lines. The customer accepts all changes or removes lines; no line changes unnoticed
 * [CART-63].
 */
export function CartReviewDialog() {
  const review = useCartReviewRef();
  const lines = useCartLines().filter(({ review }) => review !== undefined);
  const dismiss = () => review.send({ type: 'flow.dismissed' });
  return (
    <Question
      name="review"
      title={<Trans>Some items in your cart have changed</Trans>}
      onClose={dismiss}
      size="medium"
    >
      <p className={question.text}>
        <Trans>We won’t place your order or charge you until you agree.</Trans>
      </p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <ChangedLine key={line.id} line={line} />
        ))}
      </ul>
      <Failure />
      <Answers />
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

function Failure() {
  const { i18n } = useLingui();
  const failure = useCartReview((snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  return failure ? (
    <p className={question.failure} role="alert">
      {failureTexts(i18n, failure).join(' ')}
    </p>
  ) : null;
}

function Answers() {
  const review = useCartReviewRef();
  const isBusy = useCartReview((snapshot) => snapshot.hasTag('busy'));
  const isFailed = useCartReview((snapshot) => snapshot.hasTag('failed'));
  return (
    <div className={question.answers}>
      <Button variant="default" onClick={() => review.send({ type: 'flow.dismissed' })}>
        <Trans>Decide later</Trans>
      </Button>
      <Button loading={isBusy} data-autofocus onClick={() => review.send({ type: 'changes.accepted' })}>
        {isFailed ? <Trans>Try again</Trans> : <Trans>Accept all</Trans>}
      </Button>
    </div>
  );
}
