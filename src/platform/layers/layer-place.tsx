import { Skeleton } from '../../ui/skeleton';
import classes from './layer-place.module.css';

/** A placeholder for a layer whose code is loading. The dark background appears immediately. */
export const LayerPlace = ({ kind, name }: { kind: 'drawer' | 'dialog'; name: string }) => (
  <div className={classes.scrim} data-kind={kind}>
    <div className={classes.content} role="status" aria-label={name}>
      <div className={classes.bones}>
        <Skeleton blockSize={24} inlineSize="50%" />
        <Skeleton blockSize={kind === 'drawer' ? 96 : 200} />
        <Skeleton blockSize={96} />
      </div>
    </div>
  </div>
);
