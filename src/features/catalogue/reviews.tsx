import { Plural, Trans } from '@lingui/react/macro';
import type { Review, ReviewPage } from '../../api/catalogue-mapping';
import { useFormats } from '../../i18n/formats.context';
import { Rating } from '../../ui/rating';
import classes from './reviews.module.css';
import { Section } from './section';

const STARS = [5, 4, 3, 2, 1];

type Props = { page: ReviewPage; rating: number; count: number };

export function Reviews({ page, rating, count }: Props) {
  if (page.total === 0) return null;
  return (
    <Section title={<Trans>Reviews</Trans>}>
      <ReviewSummary page={page} rating={rating} count={count} />
      <ReviewList reviews={page.entries} />
    </Section>
  );
}

/** The average, and how many gave five, four, three, two and one star. */
function ReviewSummary({ page, rating, count }: Props) {
  const formats = useFormats();
  const most = Math.max(1, ...(page.histogram ?? []));
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <span className={classes.number}>{formats.rating(rating)}</span>
        <Rating look="stars" value={rating} />
        <span className={classes.count}>
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      </p>
      {page.histogram ? (
        <dl className={classes.histogram}>
          {STARS.map((stars, place) => (
            <div key={stars} className={classes.votes}>
              <dt>
                <Plural value={stars} one="# star" other="# stars" />
              </dt>
              <dd>
                <progress
                  className={classes.bar}
                  value={page.histogram?.[place] ?? 0}
                  max={most}
                  aria-hidden="true"
                />
                <span>{formats.number(page.histogram?.[place] ?? 0)}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

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
      {review.reply ? (
        <p className={classes.reply}>
          <strong>
            <Trans>The store answers:</Trans>
          </strong>{' '}
          {review.reply}
        </p>
      ) : null}
    </article>
  );
}
