import { Skeleton } from '../../../ui/skeleton';
import classes from './entries.module.css';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

export const EntriesSkeleton = () => (
  <div className={classes.entries} aria-hidden="true">
    {PLACES.map((place) => (
      <Skeleton key={place} blockSize={56} />
    ))}
  </div>
);
