import classes from './vehicle-card.module.css';

/** From here to there, in the direction of reading. */
export const WayArrow = () => (
  <span aria-hidden="true" className={`mirrored ${classes.arrow}`}>
    →
  </span>
);
