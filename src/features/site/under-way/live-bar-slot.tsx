import { useLocation } from '@tanstack/react-router';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { guestOrders, guestTrips } from '../../orders/tracking/guest-orders';
import { useIsSignedIn } from '../../session/session.context';

const LiveBar = lazyPart(() => import('./live-bar').then((file) => file.LiveBar));

/** Pages that show the live status bar. Pages about an order show its status themselves. */
const PAGES =
  /^\/($|(home|categories|category|items|brand|store|campaigns|flash-sale|interest|rental\/(cart|provider-details))(\/|$))/;

/** Loads the live status bar for customers, and on devices that have ordered [ORD-22, NFR-07]. */
export function LiveBarSlot() {
  const isPage = useLocation({ select: ({ pathname }) => PAGES.test(pathname) });
  const isSignedIn = useIsSignedIn();
  if (!isPage || !(isSignedIn || guestOrders().length > 0 || guestTrips().length > 0)) return null;
  return (
    <LazyPlace>
      <LiveBar />
    </LazyPlace>
  );
}
