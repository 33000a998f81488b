import { Plural, Trans } from '@lingui/react/macro';
import type { ReviewPage } from '../../../api/discovery-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { Rating } from '../../../ui/rating';
import type { ReviewSubject } from '../page/page-blocks';
import { Section } from '../page/section';
import { ReviewBrowser } from './review-browser';
import classes from './reviews.module.css';

const STARS = [5, 4, 3, 2, 1];

type Props = { subject: ReviewSubject; page: ReviewPage; rating: number; count: number };

export function Reviews({ subject, page, rating, count }: Props) {
  if (page.total === 0) return null;
  return (
    <Section title={<Trans>Reviews</Trans>}>
      <ReviewSummary page={page} rating={rating} count={count} />
      <ReviewBrowser subject={subject} />
    </Section>
  );
}

function ReviewSummary({ page, rating, count }: Omit<Props, 'subject'>) {
  const formats = useFormats();
  const all = (page.histogram ?? []).reduce((sum, votes) => sum + votes, 0);
  return (
    <div className={classes.summary}>
      <p className={classes.average}>
        <span className={classes.number}>{formats.rating(rating)}</span>
        <Rating look="stars" value={rating} hasNumber={false} />
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
                  max={Math.max(1, all)}
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
