import classes from './vehicle-card.module.css';

/** An arrow between two places. It is mirrored in right-to-left languages. */
export const RouteArrow = () => (
  <span aria-hidden="true" className={`mirrored ${classes.arrow}`}>
    →
  </span>
);
