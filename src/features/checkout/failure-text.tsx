import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';

/** Shows the server's message, or the app's text for the failure code. */
export function FailureText({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  return failureTexts(i18n, failure).join(' ');
}
