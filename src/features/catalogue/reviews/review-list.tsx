import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '../../../api/discovery-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './reviews.module.css';

export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className={classes.list}>
      {reviews.map((review) => (
        <li key={review.id} className={classes.review}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ul>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const formats = useFormats();
  return (
    <article>
      <p className={classes.head}>
        <strong dir="auto">{review.author ?? <Trans>A customer</Trans>}</strong>
        <Rating look="stars" value={review.rating} />
        <time dateTime={review.createdAt}>{formats.date(review.createdAt)}</time>
      </p>
      {review.comment ? <p>{review.comment}</p> : null}
      {review.photos.length > 0 ? <ReviewPhotos review={review} /> : null}
      {review.reply ? (
        <p className={classes.reply}>
          <strong>
            <Trans>Reply from the store:</Trans>
          </strong>{' '}
          {review.reply}
        </p>
      ) : null}
    </article>
  );
}

function ReviewPhotos({ review }: { review: Review }) {
  const { t } = useLingui();
  const author = review.author ?? t`A customer`;
  return (
    <ul className={classes.photos}>
      {review.photos.map((photo, index) => (
        <li key={photo}>
          <TilePicture
            className={classes.photo}
            src={photo}
            name={t`Photo ${index + 1} by ${author}`}
            tint={review.id + index}
            width={88}
            height={88}
          />
        </li>
      ))}
    </ul>
  );
}
