import { useLingui } from '@lingui/react/macro';
import { useApi, useReads } from '../../../platform/shop.context';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import type { Reader, Scope } from './page-blocks';

/** Returns the values that responses depend on. Parts of the page reload when one changes [API-08]. */
export function useScope(): Scope {
  const { i18n } = useLingui();
  const module = useSelectedModule();
  return { language: i18n.locale, zoneIds: useChosenPlace()?.zoneIds ?? [], module };
}

export function useReader(): Reader {
  const api = useApi();
  return { api, reads: useReads() };
}
