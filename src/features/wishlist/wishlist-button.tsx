import { useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import { useFormats } from '../../i18n/formats.context';
import { PanelButton } from '../../platform/layers/panel-button';
import { useChosenPlace } from '../location/location.context';
import { useSelectedModule } from '../location/module.context';
import { useIsSignedIn } from '../session/session.context';
import { useWishCountHere } from './use-favourites';

/** Opens the wishlist. Shown to customers with a zone, in every module except parcel [NAV-38]. */
export function WishlistButton() {
  const { t } = useLingui();
  const formats = useFormats();
  const hasZone = (useChosenPlace()?.zoneIds.length ?? 0) > 0;
  const type = useSelectedModule()?.type;
  const isSignedIn = useIsSignedIn();
  const count = useWishCountHere();
  if (!isSignedIn || !hasZone || type === 'parcel') return null;
  const shown = formats.number(count);
  return (
    <PanelButton name="wishlist" label={t`Wishlist, ${shown} saved`} count={count}>
      <IconHeart size={25} stroke={1.8} aria-hidden />
    </PanelButton>
  );
}
