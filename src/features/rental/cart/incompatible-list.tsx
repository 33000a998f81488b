import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TripCart } from '../../../../domain/rental/trip-cart';
import { useFormats } from '../../../i18n/formats.context';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './trip-questions.module.css';

type Props = {
  cart: TripCart;
  lineIds: readonly number[];
  isBusy: boolean;
  /** A description of the cart after the removal. */
  consequence: ReactNode;
  onRemove: () => void;
  onCancel: () => void;
};

/** Lists the vehicles that do not fit. The button removes all of them [RENT-24, RENT-25]. */
export const IncompatibleList = ({ cart, lineIds, isBusy, consequence, onRemove, onCancel }: Props) => {
  const formats = useFormats();
  return (
    <>
      <p className={question.text}>
        <Trans>These vehicles aren’t available for this trip type or time. Remove them to continue.</Trans>
      </p>
      <ul className={classes.list}>
        {cart.lines
          .filter(({ id }) => lineIds.includes(id))
          .map(({ id, vehicle, quantity }) => (
            <li key={id} className={classes.row}>
              <TilePicture
                src={vehicle.imageUrl}
                name={vehicle.name}
                tint={vehicle.id}
                width={64}
                height={48}
                isDecorative
                className={classes.picture}
              />
              <strong>{vehicle.name}</strong>
              <span>× {formats.number(quantity)}</span>
            </li>
          ))}
      </ul>
      {consequence}
      <div className={question.answers}>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={onRemove}>
          <Trans>Remove & Continue</Trans>
        </Button>
      </div>
    </>
  );
};
