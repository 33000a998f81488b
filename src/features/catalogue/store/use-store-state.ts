import { useLingui } from '@lingui/react/macro';
import type { Store } from '../../../../domain/catalogue';
import { type OpenState, openState } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { useOpeningTexts } from '../../cart/button/use-opening-texts';

export type StoreState = {
  open: OpenState;
  /** "Open until 23:00", "Opens 18:00", "Opens tomorrow at 10:00". */
  words: string;
};

const MINUTE = 60_000;
const NEVER: OpenState = { isOpen: false, opensAt: null };

export function useStoreState(store: Store): StoreState {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const openingWords = useOpeningTexts();
  const { utcOffsetMinutes } = useConfig();
  const open = store.isActive ? openState(store.hours, now(), utcOffsetMinutes) : NEVER;
  if (!open.isOpen)
    return { open, words: openingWords(open.opensAt === null ? null : now() + open.opensIn * MINUTE) };
  return {
    open,
    words: open.closesAt === null ? t`Open 24 hours` : t`Open until ${formats.time(open.closesAt)}`,
  };
}
