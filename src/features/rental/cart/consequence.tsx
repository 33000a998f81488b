import { Trans } from '@lingui/react/macro';
import { consequenceOf, type TripCart, type TripLine } from '../../../../domain/rental/trip-cart';
import { useFormats } from '../../../i18n/formats.context';
import { Skeleton } from '../../../ui/skeleton';
import classes from './trip-questions.module.css';

type Props = {
  before: TripCart;
  /** The cart after the change. `null`: not loaded yet. */
  after: TripCart | null;
  isAsked: boolean;
  /** The name of the added vehicle. `null`: no vehicle is added. */
  comes: string | null;
};

/** Shows before the customer agrees which vehicles a change keeps and removes, and its price. */
export function Consequence({ before, after, isAsked, comes }: Props) {
  const formats = useFormats();
  if (after === null) return isAsked ? <Skeleton blockSize={84} radius={14} /> : null;
  const { stay, go } = consequenceOf(before, after);
  return (
    <dl className={classes.consequence} aria-live="polite">
      {stay.length > 0 ? (
        <div>
          <dt>
            <Trans>Kept</Trans>
          </dt>
          <dd>
            <Names of={stay} />
          </dd>
        </div>
      ) : null}
      {go.length > 0 ? (
        <div data-goes>
          <dt>
            <Trans>Removed</Trans>
          </dt>
          <dd>
            <Names of={go} />
          </dd>
        </div>
      ) : null}
      {comes === null ? null : (
        <div>
          <dt>
            <Trans>Added</Trans>
          </dt>
          <dd>{comes}</dd>
        </div>
      )}
      <div data-total>
        <dt>
          <Trans>New total</Trans>
        </dt>
        <dd>
          {before.lines.length > 0 ? <s>{formats.money(before.total)}</s> : null}{' '}
          <strong>{formats.money(after.total)}</strong>
        </dd>
      </div>
    </dl>
  );
}

const Names = ({ of }: { of: readonly TripLine[] }) => {
  const formats = useFormats();
  return formats.list(
    of.map(({ vehicle, quantity }) =>
      quantity === 1 ? vehicle.name : `${vehicle.name} × ${formats.number(quantity)}`,
    ),
  );
};
