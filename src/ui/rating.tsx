import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { starsOf } from '../../domain/rating';
import { useFormats } from '../i18n/formats.context';
import classes from './rating.module.css';

type Props = {
  value: number;
  count?: number;
  /** `stars`: five stars in half steps [CAT-05]. `short`: one star and the number. */
  look?: 'stars' | 'short';
  /** False if a large number beside the stars already shows the value. */
  hasNumber?: boolean;
};

export function Rating({ value, count, look = 'short', hasNumber = true }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const rated = formats.rating(value);
  const reviews =
    count === undefined
      ? ''
      : t`${plural(count, { zero: 'no reviews', one: '# review', other: '# reviews' })}`;
  const name = reviews === '' ? t`Rated ${rated} of 5` : t`Rated ${rated} of 5, ${reviews}`;
  const halves = starsOf(value) * 2;
  return (
    <span className={classes.rating} role="img" aria-label={name}>
      {look === 'stars' ? (
        <span className={classes.stars} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              fill={halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'empty'}
            />
          ))}
        </span>
      ) : (
        <Star fill="full" />
      )}
      {hasNumber ? (
        <span aria-hidden="true" className={classes.number}>
          {rated}
        </span>
      ) : null}
      {count === undefined ? null : (
        <span aria-hidden="true" className={classes.count}>
          ({formats.number(count)})
        </span>
      )}
    </span>
  );
}

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

function Star({ fill }: { fill: 'full' | 'half' | 'empty' }) {
  return (
    <svg
      className={classes.star}
      data-fill={fill}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path className={classes.outline} d={STAR} />
      {fill === 'empty' ? null : <path className={classes.filled} d={STAR} />}
    </svg>
  );
}
