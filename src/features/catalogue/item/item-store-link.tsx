import { IconBuildingStore } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Item } from '../../../../domain/catalogue';
import classes from './item-store-link.module.css';

/** The store of an item, with the market it belongs to [ITEM-08]. */
export const ItemStoreLink = ({ item }: { item: Item }) => (
  <p>
    <Link
      className={classes.link}
      to="/store/$id"
      params={{ id: String(item.storeId) }}
      search={{
        id: item.storeId,
        module_id: item.moduleId,
        store_zone_id: item.zoneId,
        ...(item.moduleType !== null && { module_type: item.moduleType }),
      }}
    >
      <IconBuildingStore size={18} aria-hidden />
      {item.storeName}
    </Link>
  </p>
);
