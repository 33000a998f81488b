import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/formats.context';

const MEASURE = /^(\d+) ?(cc|hp)$/i;

/** What a provider has written of an engine: a measure that everybody writes alike is said in the page's language. */
export function Measured({ text }: { text: string }) {
  const formats = useFormats();
  const [, amount, unit] = MEASURE.exec(text.trim()) ?? [];
  if (amount === undefined) return <bdi>{text}</bdi>;
  const number = formats.number(Number(amount));
  return unit?.toLowerCase() === 'cc' ? <Trans>{number} cc</Trans> : <Trans>{number} hp</Trans>;
}
