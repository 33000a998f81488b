import { useLingui } from '@lingui/react/macro';
import type { Store } from '../../../../domain/catalogue';
import { type OpenState, openState } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';

export type StoreState = {
  open: OpenState;
  /** "Open until 23:00", "Opens 18:00", "Opens tomorrow at 10:00". */
  words: string;
  /** Why nothing can be added now; null when it can, be it for later. */
  closedReason: string | null;
};

export function useStoreState(store: Store): StoreState {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  if (!store.isActive)
    return { open: { isOpen: false, opensAt: null }, words: t`Closed`, closedReason: t`Closed` };
  const open = openState(store.hours, now(), utcOffsetMinutes);
  const words = openWords();
  return { open, words, closedReason: open.isOpen || store.canSchedule ? null : words };

  function openWords(): string {
    if (open.isOpen) return t`Open until ${formats.time(open.closesAt)}`;
    if (open.opensAt === null) return t`Closed`;
    const time = formats.time(open.opensAt);
    if (open.inDays === 0) return t`Opens ${time}`;
    return open.inDays === 1 ? t`Opens tomorrow at ${time}` : t`Opens in ${open.inDays} days at ${time}`;
  }
}
