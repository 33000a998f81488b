import classes from './vehicle-card.module.css';

/** The arrow is mirrored in right-to-left languages. */
export const RouteArrow = () => (
  <span aria-hidden="true" className={`mirrored ${classes.arrow}`}>
    →
  </span>
);
