import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Store } from '../../../../domain/catalogue';
import { withSearch } from '../../../platform/search-change';
import classes from './order-type-switch.module.css';

type Props = { store: Store; isTakeAway: boolean };

/** Switches between delivery and take-away. Hidden if the store offers only one. */
export function OrderTypeSwitch({ store, isTakeAway }: Props) {
  const { t } = useLingui();
  if (!store.hasDelivery || !store.hasTakeAway) return null;
  return (
    <nav className={classes.ways} aria-label={t`Delivery or take-away`}>
      <Link
        className={classes.way}
        to="."
        search={withSearch({ way: undefined })}
        replace
        resetScroll={false}
        data-on={isTakeAway ? undefined : true}
      >
        <Trans>Delivery</Trans>
      </Link>
      <Link
        className={classes.way}
        to="."
        search={withSearch({ way: 'take_away' })}
        replace
        resetScroll={false}
        data-on={isTakeAway || undefined}
      >
        <Trans>Take-away</Trans>
      </Link>
    </nav>
  );
}
