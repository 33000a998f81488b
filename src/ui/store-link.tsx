import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Store } from '../../domain/catalogue';

type Props = {
  store: Pick<Store, 'id' | 'moduleId' | 'zoneId' | 'lat' | 'lng'>;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a store with every URL parameter of the specification [NAV-09]. */
export const StoreLink = ({ store, className, children }: Props) => (
  <Link
    className={className}
    to="/store/$id"
    params={{ id: String(store.id) }}
    search={{
      id: store.id,
      module_id: store.moduleId,
      lat: store.lat,
      lng: store.lng,
      store_zone_id: store.zoneId,
    }}
  >
    {children}
  </Link>
);
