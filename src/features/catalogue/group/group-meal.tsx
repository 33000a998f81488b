import { Trans } from '@lingui/react/macro';
import type { GroupMeal as Meal } from '../../../../domain/group-order';
import { stageOf } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { TilePicture } from '../../../ui/tile-picture';
import { StatusBadge } from '../../orders/shared/status-badge';
import { useMoment } from '../../orders/shared/use-moment';
import { useGroup } from './group.context';
import classes from './group-page.module.css';

/** A friend's page after placing: the status of the order and the friend's own dishes [CART-74]. */
export function GroupMeal({ meal }: { meal: Meal }) {
  const formats = useFormats();
  const { store, hostName } = useGroup();
  return (
    <div className={classes.meal}>
      <h1 tabIndex={-1}>
        <Trans>Your order from {store.name}</Trans>
      </h1>
      <section className={classes.side}>
        <p className={classes.state} role="status">
          <StatusBadge status={meal.status} type={meal.type} />
          <Moment meal={meal} />
        </p>
        <p className={classes.quiet}>
          {hostName === null ? (
            <Trans>Your friend has placed the order.</Trans>
          ) : (
            <Trans>
              <bdi>{hostName}</bdi> has placed the order.
            </Trans>
          )}{' '}
          {meal.type === 'delivery' ? <Trans>It goes to their address.</Trans> : null}
        </p>
        <h2>
          <Trans>Your dishes</Trans>
        </h2>
        {meal.dishes.length === 0 ? (
          <p className={classes.quiet}>
            <Trans>You chose nothing.</Trans>
          </p>
        ) : (
          <>
            <ul className={classes.dishes}>
              {meal.dishes.map((dish) => (
                <li key={dish.id} className={classes.dish}>
                  <TilePicture
                    src={dish.imageUrl}
                    name={dish.name}
                    tint={dish.id}
                    width={64}
                    height={64}
                    isDecorative
                    className={classes.picture}
                  />
                  <p>
                    <strong>
                      {formats.number(dish.quantity)} × <bdi>{dish.name}</bdi>
                    </strong>
                    {dish.choices.length > 0 ? (
                      <span className={classes.quiet}>{dish.choices.join(' · ')}</span>
                    ) : null}
                  </p>
                  <span>{formats.money(dish.total)}</span>
                </li>
              ))}
            </ul>
            <p className={classes.total}>
              <span>
                <Trans>Total</Trans>
              </span>
              <strong>{formats.money(meal.dishes.reduce((sum, { total }) => sum + total, 0))}</strong>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

function Moment({ meal: { status, type, expectedAt } }: { meal: Meal }) {
  const moment = useMoment();
  if (expectedAt === null || stageOf(status) === 'over') return null;
  return (
    <strong>
      {type === 'take_away' ? (
        <Trans>Ready around {moment.time(expectedAt)}</Trans>
      ) : (
        <Trans>Arriving around {moment.time(expectedAt)}</Trans>
      )}
    </strong>
  );
}
