import classes from './vehicle-card.module.css';

/** Mirrored with the text direction. */
export const WayArrow = () => (
  <span aria-hidden="true" className={`mirrored ${classes.arrow}`}>
    →
  </span>
);
