import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';

/** Why it did not work, in the server's words or in ours. */
export function FailureWords({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  return failureTexts(i18n, failure).join(' ');
}
