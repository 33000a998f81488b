import { Trans } from '@lingui/react/macro';
import { IconBuildingStore, IconCloudOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCart, useCartLines } from '../cart.context';
import { CartLines } from '../lines/cart-lines';
import { ZoneNotice } from '../lines/zone-notice';
import classes from './cart-drawer.module.css';

export function CartContents() {
  const lines = useCartLines();
  const isQueued = useCart((snapshot) => snapshot.hasTag('queued'));
  const store = lines[0]?.item;
  return (
    <>
      {isQueued ? (
        <p className={classes.waiting} role="status">
          <IconCloudOff size={20} aria-hidden />
          <Trans>You are offline. Your changes are kept and will sync.</Trans>
        </p>
      ) : null}
      {store ? (
        <p className={classes.store}>
          <IconBuildingStore size={18} aria-hidden />
          <Link
            to="/store/$id"
            params={{ id: String(store.storeId) }}
            search={{ id: store.storeId, module_id: store.moduleId, store_zone_id: store.zoneId }}
          >
            {store.storeName}
          </Link>
        </p>
      ) : null}
      <ZoneNotice />
      <ul>
        <CartLines lines={lines} />
      </ul>
    </>
  );
}
