import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';

/** Shows the store's discount. The text speaks of a menu only for food stores. */
export function StoreOffer({ store }: { store: Store }) {
  const formats = useFormats();
  if (store.discountPercent <= 0) return null;
  const percent = formats.percent(store.discountPercent);
  return (
    <Badge tone="accent">
      {store.moduleType === 'food' ? (
        <Trans>{percent} off the menu</Trans>
      ) : (
        <Trans>{percent} off everything</Trans>
      )}
    </Badge>
  );
}
