import { Plural, Trans } from '@lingui/react/macro';
import type { RentalReviewPage } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { EmptyState } from '../../../ui/empty-state';
import { Rating } from '../../../ui/rating';
import { Section } from '../../catalogue/page/section';
import classes from './provider-page.module.css';

/** Lists reviews. Those of a provider also name the vehicle [RENT-13]. */
export function RentalReviews({ page, rating }: { page: RentalReviewPage; rating: number }) {
  const formats = useFormats();
  return (
    <Section title={<Trans>Reviews</Trans>}>
      {page.total === 0 ? (
        <EmptyState title={<Trans>No reviews yet</Trans>} headingLevel={3}>
          <Trans>Take a trip and be the first to leave a review.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className={classes.average}>
            <Rating look="stars" value={rating} />{' '}
            <Plural value={page.total} one="# review" other="# reviews" />
          </p>
          <ul className={classes.reviews}>
            {page.entries.map((review) => (
              <li key={review.id} className={classes.review}>
                <p className={classes.head}>
                  <strong dir="auto">{review.author ?? <Trans>A customer</Trans>}</strong>
                  <Rating look="stars" value={review.rating} />
                  <time dateTime={review.createdAt}>{formats.date(review.createdAt)}</time>
                </p>
                {review.vehicleName ? <p className={classes.about}>{review.vehicleName}</p> : null}
                {review.comment ? <p dir="auto">{review.comment}</p> : null}
                {review.reply ? (
                  <p className={classes.reply}>
                    <strong>
                      <Trans>Reply from the provider:</Trans>
                    </strong>{' '}
                    {review.reply}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
