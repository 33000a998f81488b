import { useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import { useFormats } from '../../i18n/formats.context';
import { usePanel } from '../../platform/layers/layers.context';
import { useChosenPlace } from '../location/location.context';
import { useSelectedModule } from '../location/module.context';
import { useWishCountHere } from './use-wishes-here';
import { useWishlist } from './wishlist.context';
import classes from './wishlist-button.module.css';

/** For a signed-in person with a zone, in every market but parcel [NAV-38]. */
export function WishlistButton() {
  const { t } = useLingui();
  const formats = useFormats();
  const panel = usePanel('wishlist');
  const hasZone = (useChosenPlace()?.zoneIds.length ?? 0) > 0;
  const type = useSelectedModule()?.type;
  const isSignedIn = useWishlist((snapshot) => snapshot.matches('signedIn'));
  const count = useWishCountHere();
  if (!isSignedIn || !hasZone || type === 'parcel') return null;
  const shown = formats.number(count);
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      data-opens="wishlist"
      aria-expanded={panel.isOpen}
      aria-label={t`Wishlist, ${shown} saved`}
      onClick={panel.open}
    >
      <IconHeart size={25} stroke={1.8} aria-hidden />
      {count > 0 ? (
        <span key={count} className={classes.badge} aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </button>
  );
}
