import { useLingui } from '@lingui/react/macro';
import { type LanguageCode, localeOf } from '../../i18n/languages';
import { useClock } from '../../platform/shop.context';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Returns a function that formats the elapsed time in its largest whole unit. */
export function useAge(): (at: string) => string {
  const { i18n } = useLingui();
  const now = useClock();
  return (at) => {
    const minutes = Math.max(0, Math.floor((now() - new Date(at).getTime()) / MINUTE));
    const [unit, size] = UNITS.find(([, length]) => minutes >= length) ?? (['minute', 1] as const);
    return new Intl.RelativeTimeFormat(localeOf(i18n.locale as LanguageCode)).format(
      -Math.floor(minutes / size),
      unit,
    );
  };
}
