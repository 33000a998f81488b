import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/formats.context';
import { type LanguageCode, localeOf } from '../../../i18n/languages';

const MEASURE = /^(\d+) ?(cc|hp)$/i;
const YEAR = /^\d{4}$/;

/** Shows a provider's text with numbers and units in the page's language. */
export function Measured({ text }: { text: string }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (YEAR.test(text.trim()))
    return new Intl.NumberFormat(localeOf(i18n.locale as LanguageCode), { useGrouping: false }).format(
      Number(text),
    );
  const [, amount, unit] = MEASURE.exec(text.trim()) ?? [];
  if (amount === undefined) return <bdi>{text}</bdi>;
  const number = formats.number(Number(amount));
  return unit?.toLowerCase() === 'cc' ? <Trans>{number} cc</Trans> : <Trans>{number} hp</Trans>;
}
