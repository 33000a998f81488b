import { Trans } from '@lingui/react/macro';
import { IconFlag, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { returnsToPickup } from '../../../../domain/rental/trip-search';
import type { TripEnd } from '../../../../machines/rental/rental-search.types';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import classes from './field.module.css';
import { useRentalSearch, useRentalSearchRef } from './rental-search.context';

const PlaceDialog = lazyPart(() => import('./place-dialog').then((file) => file.PlaceDialog));

type Props = { end: TripEnd; label: string };

/** Shows the start or the end of the trip. A press opens the place dialog [RENT-02, RENT-11]. */
export function PlaceField({ end, label }: Props) {
  const id = useId();
  const flow = useRentalSearchRef();
  const place = useRentalSearch(({ context }) => context.draft[end]);
  const kind = useRentalSearch(({ context }) => context.draft.type);
  const isReturn = end === 'destination' && returnsToPickup({ type: kind, destination: place });
  const dialog = useExplanation('tripPlace', end);
  const Icon = end === 'pickup' ? IconMapPin : IconFlag;
  return (
    <div className={classes.field}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        className={classes.box}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={dialog.open}
      >
        <Icon size={20} aria-hidden />
        <span
          className={classes.value}
          id={`${id}-value`}
          dir={place ? 'auto' : undefined}
          data-empty={(place === null && !isReturn) || undefined}
        >
          {place?.name ??
            (isReturn ? <Trans>Return to the same place</Trans> : <Trans>Choose a place</Trans>)}
        </span>
      </button>
      {dialog.isOpen ? (
        <LazyLayer layer="tripPlace" onClose={dialog.close}>
          <PlaceDialog
            end={end}
            place={place}
            onClose={dialog.close}
            onReturn={
              end === 'destination' && place !== null && kind !== 'distance_wise'
                ? () => {
                    flow.send({ type: 'destination.cleared' });
                    dialog.close();
                  }
                : null
            }
            onChoose={(chosen) => {
              flow.send({ type: 'place.chosen', end, place: chosen });
              dialog.close();
            }}
          />
        </LazyLayer>
      ) : null}
    </div>
  );
}
