import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconStar } from '@tabler/icons-react';
import {
  isSameTarget,
  type OrderLine,
  type PlacedOrder,
  type ReviewTarget,
  reviewOf,
} from '../../../../domain/placed-order';
import { useClock } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Rating } from '../../../ui/rating';
import { SentPictures } from '../pictures/sent-pictures';
import { Panel } from '../shared/panel';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { StarShape, useStarNames } from './stars';

type Props = { order: PlacedOrder; lines: OrderLine[] };
type Subject = { key: string; name: string; target: ReviewTarget };

/** Offers reviews of items, store and courier after delivery. A new review appears immediately [ORD-09]. */
export function ReviewsPanel({ order, lines }: Props) {
  const { t } = useLingui();
  const { store, courier, choices } = order;
  if (choices.reviewUntil === null && order.reviews.length === 0) return null;
  const goods = lines.flatMap(({ itemId, name }): Subject[] =>
    itemId === null ? [] : [{ key: `item ${itemId}`, name, target: { about: 'item', itemId } }],
  );
  const subjects: Subject[] = [
    ...new Map(goods.map((subject) => [subject.key, subject])).values(),
    ...(store ? [{ key: 'store', name: store.name, target: { about: 'store' } as const }] : []),
    ...(courier
      ? [{ key: 'courier', name: courier.name || t`Courier`, target: { about: 'courier' } as const }]
      : []),
  ];
  return (
    <Panel title={<Trans>Your reviews</Trans>} isScreenOnly>
      <ul className={classes.subjects}>
        {subjects.map(({ key, name, target }) => (
          <li key={key} className={classes.subject}>
            <SubjectLine order={order} name={name} target={target} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SubjectLine({ order, name, target }: { order: PlacedOrder; name: string; target: ReviewTarget }) {
  const { t } = useLingui();
  const flow = useOrderActionsRef();
  const now = useClock();
  const own = reviewOf(order.reviews, target);
  const canWrite =
    own === null
      ? order.choices.reviewUntil !== null
      : own.editableUntil !== null && now() < new Date(own.editableUntil).getTime();
  const open = () => flow.send({ type: 'review.requested', target, name });
  return (
    <>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {own ? <Rating look="stars" value={own.rating} /> : null}
        {own?.comment ? <p className={classes.comment}>{own.comment}</p> : null}
        {own ? <SentPictures addresses={own.imageUrls} label={t`Your photos of ${name}`} isPublic /> : null}
      </div>
      {canWrite && own === null ? <QuickStars name={name} target={target} /> : null}
      {canWrite ? (
        <Button
          variant="light"
          size="sm"
          aria-haspopup="dialog"
          aria-label={own ? t`Edit your review of ${name}` : t`Review ${name}`}
          leftSection={
            own ? (
              <IconPencil size={18} aria-hidden />
            ) : (
              <IconStar className={classes.sign} size={18} aria-hidden />
            )
          }
          onClick={open}
        >
          {own ? <Trans>Edit</Trans> : <Trans>Review</Trans>}
        </Button>
      ) : null}
    </>
  );
}

/** Sends a rating with one press [ORD-09]. */
function QuickStars({ name, target }: Pick<Subject, 'name' | 'target'>) {
  const { t } = useLingui();
  const flow = useOrderActionsRef();
  const isSending = useOrderActions((at) => at.matches('rating') && isSameTarget(at.context.target, target));
  const isBusy = useOrderActions((at) => !at.matches('idle'));
  const names = useStarNames();
  return (
    <fieldset className={classes.quick} aria-label={t`Rate ${name}`} aria-busy={isSending}>
      {names.map((star, index) => (
        <button
          key={star}
          type="button"
          className={classes.quickStar}
          aria-label={star}
          disabled={isBusy}
          onClick={() => flow.send({ type: 'review.rated', target, rating: index + 1 })}
        >
          <StarShape size={24} />
        </button>
      ))}
    </fieldset>
  );
}
